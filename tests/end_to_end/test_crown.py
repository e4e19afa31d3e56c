"""The crown: challenges, games for it, what happens to its holder, its cards, and its role."""

import asyncio

import pytest

from bot.domain import GuildId, MatchId, PingBy, UserId
from bot.features.crown.occasion import KIND
from bot.features.crown.service import Crown, Crowns
from bot.features.moderation.service import Moderation
from bot.features.privacy.service import PersonalData
from discord_playground import Message, Permission, Person, Role, TextChannel
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.test_standing_messages import rate


@pytest.fixture
def hall(club: Club) -> TextChannel:
    """The channel of the crown."""
    return club.guild.create_text_channel("hall")


@pytest.fixture
async def started(club: Club, hall: TextChannel) -> None:
    """Start the crown. Anna, Ben and Cleo are in the table of ratings, in this order."""
    await play_here(club, club.anna, club.ben)
    await play_here(club, club.cleo, club.ben, match=2)
    for person, rating in ((club.anna, 1700), (club.ben, 1600), (club.cleo, 1500)):
        await rate(club, person, rating)
    panel = await club.use(club.olga, "dvonn-admin crown")
    assert "The crown is off" in panel.text
    await club.select(club.olga, panel, "dvonn:crown-channel", hall)
    await club.nothing_to_do()


async def play_here(club: Club, winner: Person, loser: Person, match: int = 1) -> None:
    await club.use(winner, "challenge", {"opponent": loser, "colour": "white"})
    await club.press(loser, club._last(club.channel), "Accept")
    await club.nothing_to_do()
    for number, space in enumerate(("a1", "a2", "a3", "b1")):
        await club.use(loser if number % 2 else winner, "move", {"match": match, "move": space})
    await club.resign(loser, match)


async def crown(club: Club) -> Crown:
    return await club.bot.get(Crowns).crown(GuildId(club.guild.id))


async def holder(club: Club) -> UserId | None:
    reign = (await crown(club)).reign
    return reign.holder if reign else None


async def challenge(club: Club, person: Person) -> Message:
    """Challenge from the page of the crown; return the page after it."""
    page = await club.use(person, "dvonn-club crown")
    answer = await club.press(person, page, "Challenge")
    await club.nothing_to_do()
    return answer


def waiting(club: Club, hall: TextChannel) -> Message:
    """The message of the challenge that waits for its answer."""
    return next(each for each in club.public(hall) if "Accept" in labels(each))


def cards(club: Club, hall: TextChannel) -> list[str]:
    """The text of the cards of new holders."""
    texts = [message.text for message in club.public(hall)]
    return [text for text in texts if "has won the crown" in text or "wears the crown now" in text]


async def win(club: Club, hall: TextChannel, challenger: Person, opponent: Person, loser: Person) -> int:
    """Play for the crown until someone resigns; return the number of the match."""
    await challenge(club, challenger)
    await club.press(opponent, waiting(club, hall), "Accept")
    await club.nothing_to_do()
    match = await playing(club)
    await club.resign(loser, match)
    await club.time_passes(minutes=1)
    return match


async def playing(club: Club) -> int:
    open_challenge = (await crown(club)).challenge
    assert open_challenge is not None
    assert open_challenge.match is not None
    return open_challenge.match


@on_both_databases
@pytest.mark.usefixtures("started")
async def test_it_passes_from_hand_to_hand(club: Club, hall: TextChannel) -> None:
    standing = club.public(hall)[0]
    assert "No one wears the crown" in standing.text
    assert "Right now: Anna and Ben." in standing.text
    assert "has been sent" in (await challenge(club, club.ben)).text
    asked = waiting(club, hall)
    assert asked.pings == {club.anna.id}
    await club.press(club.anna, asked, "Accept")
    await club.nothing_to_do()
    assert asked not in club.public(hall), "the challenge goes away with its answer"
    match = await club.stored(await playing(club))
    assert (match.occasion.kind, match.is_rated, str(match.pace)) == (KIND, True, "3d1d5d")
    assert match.venue.channel == hall.id
    assert f"Game {match.id}, for the crown · The pieces were set up" in club.public(hall)[-1].text
    question = await club.use(club.anna, "resign", {"match": match.id}, channel=hall)
    assert "Resign the game for the crown?" in question.text
    await club.resign(club.anna, match.id)
    await club.time_passes(minutes=1)
    assert await holder(club) == club.ben.id
    assert [text.splitlines()[0] for text in cards(club, hall)] == ["👑 **Ben has won the crown.**"]
    card = next(each for each in club.public(hall) if "has won" in each.text)
    assert card.pings == set()
    assert [media.description for media in card.media] == ["A crown, with the name Ben."]
    await win(club, hall, club.cleo, club.ben, loser=club.cleo)
    kept = (await crown(club)).reign
    assert kept is not None
    assert kept.defences == 1
    await club.time_passes(days=8)
    await win(club, hall, club.anna, club.ben, loser=club.ben)
    page = await club.use(club.cleo, "dvonn-club crown")
    assert "Anna** has worn the crown since" in page.text
    assert "1\\. **Ben**" in page.text
    assert "1 defense" in page.text
    assert len(cards(club, hall)) == 2


@pytest.mark.usefixtures("started")
async def test_a_tie_and_a_cancelled_game_keep_it(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await challenge(club, club.cleo)
    await club.press(club.ben, waiting(club, hall), "Accept")
    await club.nothing_to_do()
    match = await playing(club)
    await club.bot.get(Moderation).cancel_match(
        MatchId(match), GuildId(club.guild.id), by=UserId(club.olga.id)
    )
    await club.time_passes(minutes=1)
    known = await crown(club)
    assert (known.challenge, known.reign and known.reign.holder) == (None, club.ben.id)
    assert known.reign is not None
    assert known.reign.defences == 0


@on_both_databases
@pytest.mark.usefixtures("started")
async def test_of_two_who_challenge_at_once_one_gets_a_friendly_no(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await club.time_passes(days=8)
    page_a, page_c = [await club.use(person, "dvonn-club crown") for person in (club.anna, club.cleo)]
    answers = await asyncio.gather(
        club.press(club.anna, page_a, "Challenge"), club.press(club.cleo, page_c, "Challenge")
    )
    told = sorted("already challenging" in answer.text for answer in answers)
    assert told == [False, True]
    assert len([each for each in club.public(hall) if "Accept" in labels(each)]) == 1
    assert (await crown(club)).challenge is not None


@pytest.mark.usefixtures("started")
async def test_who_may_not_challenge_reads_why(club: Club, hall: TextChannel, dora: Person) -> None:
    page = await challenge(club, club.cleo)
    assert "only the first two in the table" in page.text
    assert "Only players in the table" in (await challenge(club, dora)).text
    await win(club, hall, club.ben, club.anna, loser=club.ben)
    assert await holder(club) == club.anna.id
    assert "others have a chance first" in (await challenge(club, club.ben)).text
    own = await club.use(club.anna, "dvonn-club crown")
    assert "Challenge" not in labels(own)
    assert "Give up the crown" in labels(own)
    standing = club.public(hall)[0]
    assert "You wear the crown yourself" in (await club.press(club.anna, standing, "Challenge")).text
    await challenge(club, club.cleo)
    asked = waiting(club, hall)
    assert "isn’t yours to answer" in (await club.press(club.ben, asked, "Accept")).text
    assert "isn’t yours to answer" in (await club.press(club.ben, asked, "Withdraw")).text
    for button in ("Accept", "Decline"):
        assert "press **Withdraw**" in (await club.press(club.cleo, asked, button)).text
    assert "withdrew" in (await club.press(club.cleo, asked, "Withdraw")).text
    await club.nothing_to_do()
    assert "Accept" not in [label for each in club.public(hall) for label in labels(each)]


@pytest.mark.usefixtures("started")
async def test_without_an_answer_it_goes_to_the_challenger(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await challenge(club, club.cleo)
    old = waiting(club, hall)
    await club.time_passes(hours=71)
    assert await holder(club) == club.ben.id
    await club.time_passes(hours=2)
    assert await holder(club) == club.cleo.id
    assert "the crown is yours" in club.direct_messages(club.cleo)[-1].text
    assert "you lost the crown" in club.direct_messages(club.ben)[-1].text
    await club.time_passes(minutes=1)
    assert "Cleo wears the crown now" in cards(club, hall)[-1]
    assert old not in club.public(hall)


@pytest.mark.usefixtures("started")
async def test_a_holder_who_wants_direct_messages_is_asked_there(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await challenge(club, club.cleo)
    assert waiting(club, hall).pings == set()
    asked = club.direct_messages(club.ben)[-1]
    assert "Cleo challenges you for the crown" in asked.text
    confirm = await club.press(club.ben, asked, "Decline")
    assert "Give up the crown?" in confirm.text
    await club.press(club.ben, confirm, "Give up the crown")
    await club.nothing_to_do()
    assert await holder(club) == club.cleo.id


@pytest.mark.usefixtures("started")
async def test_who_leaves_is_banned_hides_or_is_forgotten_wears_it_no_longer(
    club: Club, hall: TextChannel
) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await club.bot.get(Moderation).ban(GuildId(club.guild.id), UserId(club.ben.id), by=UserId(club.olga.id))
    await club.time_passes(days=1, minutes=5)
    assert await holder(club) is None
    await club.bot.get(Moderation).unban(GuildId(club.guild.id), UserId(club.ben.id), by=UserId(club.olga.id))
    await club.time_passes(days=7)
    await win(club, hall, club.anna, club.ben, loser=club.ben)
    assert await holder(club) == club.anna.id
    await club.prefer(club.anna, private=True)
    page = await club.use(club.cleo, "dvonn-club crown")
    assert "Anna" not in page.text
    assert "hidden profile" in page.text
    await club.time_passes(days=1, minutes=5)
    assert await holder(club) is None
    await club.prefer(club.anna, private=False)
    await club.time_passes(days=7)
    await win(club, hall, club.anna, club.ben, loser=club.ben)
    await club.bot.get(PersonalData).forget(UserId(club.anna.id))
    await club.time_passes(minutes=11)
    assert await holder(club) is None
    assert "Anna" not in "\n".join(message.text for message in club.public(hall) if "👑" in message.text)
    assert [text for text in cards(club, hall) if "Ben" not in text] == []


@pytest.mark.usefixtures("started")
async def test_a_holder_who_has_left_hands_it_to_the_challenger(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await challenge(club, club.cleo)
    club.guild.remove_member(club.ben)
    await club.time_passes(days=1, minutes=5)
    assert await holder(club) == club.cleo.id


@pytest.mark.usefixtures("started")
async def test_a_holder_whom_nobody_challenges_invites_or_loses_it(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await club.time_passes(days=61)
    assert "no one has challenged you" in club.direct_messages(club.ben)[-1].text
    page = await club.use(club.ben, "dvonn-club crown")
    await club.select(club.ben, page, "dvonn:crown-invite", str(club.cleo.id))
    await club.nothing_to_do()
    invited = waiting(club, hall)
    assert "Ben invites Cleo" in invited.text.replace(club.cleo.mention, "Cleo")
    await club.press(club.cleo, invited, "Decline")
    assert await holder(club) == club.ben.id
    await club.time_passes(days=61)
    await club.time_passes(days=15)
    assert await holder(club) is None


@pytest.mark.usefixtures("started")
async def test_stopping_ends_the_reign(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    panel = await club.use(club.olga, "dvonn-admin crown")
    stopped = await club.select(club.olga, panel, "dvonn:crown-channel")
    await club.time_passes(minutes=1)
    assert "The crown is stopped." in stopped.text
    assert await holder(club) is None
    page = await club.use(club.cleo, "dvonn-club crown")
    assert "no crown at the moment" in page.text
    card = next(each for each in club.public(hall) if "has won" in each.text)
    assert "no crown at the moment" in (await club.press(club.cleo, card, "The crown")).text


@pytest.mark.usefixtures("started")
async def test_those_who_cannot_see_its_channel_learn_nothing(club: Club, hall: TextChannel) -> None:
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo, channel=hall)
    page = await club.use(club.cleo, "dvonn-club crown")
    assert "no crown at the moment" in page.text
    assert "Anna" not in page.text


@pytest.mark.usefixtures("started")
async def test_in_a_channel_that_is_gone_nobody_loses_it(club: Club, hall: TextChannel) -> None:
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await challenge(club, club.cleo)
    hall.delete()
    await club.time_passes(hours=73)
    known = await crown(club)
    assert (known.challenge, known.reign and known.reign.holder) == (None, club.ben.id)
    assert "gone" in (await club.use(club.olga, "dvonn-admin crown")).text


def champion(club: Club) -> Role:
    """A role below one of the bot's that may give it."""
    role = club.guild.create_role("champion")
    helper = club.guild.create_role("helper", permissions=Permission.MANAGE_ROLES)
    member = club.guild.members[club.application.user.id]
    club.guild.edit_member(club.application.user, roles=[*member.roles, helper])
    return role


def has(club: Club, person: Person, role: Role) -> bool:
    return role in club.guild.members[person.id].roles


@pytest.mark.usefixtures("started")
async def test_the_role_goes_with_it(club: Club, hall: TextChannel) -> None:
    role = champion(club)
    panel = await club.use(club.olga, "dvonn-admin crown")
    chosen = await club.select(club.olga, panel, "dvonn:crown-role", role)
    assert "Manage Roles" not in chosen.text
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    assert [has(club, each, role) for each in (club.anna, club.ben)] == [False, True]
    await club.time_passes(days=8)
    await win(club, hall, club.anna, club.ben, loser=club.ben)
    assert [has(club, each, role) for each in (club.anna, club.ben)] == [True, False]
    await club.bot.get(PersonalData).forget(UserId(club.anna.id))
    await club.time_passes(minutes=1)
    assert not has(club, club.anna, role)


@pytest.mark.usefixtures("started")
async def test_a_crown_that_is_stopped_while_it_is_played_for_takes_its_role_along(
    club: Club, hall: TextChannel
) -> None:
    role = champion(club)
    panel = await club.use(club.olga, "dvonn-admin crown")
    await club.select(club.olga, panel, "dvonn:crown-role", role)
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    await challenge(club, club.cleo)
    await club.press(club.ben, waiting(club, hall), "Accept")
    await club.nothing_to_do()
    match = await playing(club)
    listed = await club.use(club.olga, "dvonn-admin show")
    await club.select(club.olga, listed, "dvonn:show-standing:5")
    await club.resign(club.ben, match)
    await club.time_passes(minutes=1)
    assert await holder(club) is None
    assert not has(club, club.ben, role)


@pytest.mark.usefixtures("started")
async def test_without_the_permission_the_manager_is_told_and_nothing_else_happens(
    club: Club, hall: TextChannel
) -> None:
    role = club.guild.create_role("champion")
    panel = await club.use(club.olga, "dvonn-admin crown")
    assert "Manage Roles" in (await club.select(club.olga, panel, "dvonn:crown-role", role)).text
    await win(club, hall, club.ben, club.anna, loser=club.anna)
    assert await holder(club) == club.ben.id
    told = [each.text for each in club.direct_messages(club.olga) if "role of the crown" in each.text]
    assert len(told) == 1
    await club.time_passes(days=2)
    assert len([each for each in club.direct_messages(club.olga) if "role of the crown" in each.text]) == 1
    member = club.guild.members[club.application.user.id]
    helper = club.guild.create_role("helper", permissions=Permission.MANAGE_ROLES)
    club.guild.edit_member(club.application.user, roles=[*member.roles, helper])
    await club.time_passes(days=1, minutes=5)
    assert has(club, club.ben, role)


@pytest.mark.usefixtures("started")
async def test_after_a_kill_each_message_is_there_once(club: Club, hall: TextChannel) -> None:
    await challenge(club, club.ben)
    await club.press(club.anna, waiting(club, hall), "Accept")
    await club.nothing_to_do()
    match = await playing(club)
    question = await club.use(club.anna, "resign", {"match": match})
    await club.press(club.anna, question, "Resign")
    await club.kill_bot()
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert await holder(club) == club.ben.id
    assert len(cards(club, hall)) == 1
    await club.stop_bot()
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert len(cards(club, hall)) == 1
