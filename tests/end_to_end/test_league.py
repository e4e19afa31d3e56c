"""Leagues: a season from its form to its podium, what survives a crash, and what becomes of those who don't come."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.discord_errors import OutOfOrderError
from bot.domain import Match, MatchId, UserId
from bot.domain.ids import GuildId
from bot.features.league.occasion import KIND
from bot.features.league.pages import AskLeague
from bot.features.league.posts import JoinLeague
from bot.features.league.progress import Pairing, Seasons
from bot.features.league.repository import (
    GroupRepository,
    LeagueRepository,
    PlaceRepository,
    Season,
    SeasonGame,
    SeasonRepository,
)
from bot.features.league.season import SeasonForm, Stage
from bot.features.league.standings import How
from bot.features.moderation.service import Moderation
from bot.features.privacy.service import PersonalData
from bot.services import Reviews
from bot.services.match_lifecycle import continue_match
from bot.services.searches import Searches
from discord_playground import Message, Modal, Permission, Person, TextChannel, Thread
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.past import play_out

PACE = "3d1d5d"


class Members:
    """Six who can join."""

    def __init__(self, club: Club) -> None:
        self.emil, self.fay, self.gus = (club._join(name) for name in ("emil", "fay", "gus"))
        self.all = [club.anna, club.ben, club.cleo, self.emil, self.fay, self.gus]


@pytest.fixture
def members(club: Club) -> Members:
    return Members(club)


async def start(
    club: Club,
    dora: Person,
    *,
    first_day: int = 10,
    form: SeasonForm = SeasonForm.RANDOM,
    pings: str = "pings",
    channel: TextChannel | Thread | None = None,
) -> Message:
    """Start a league with the form; return the page that follows."""
    day = club.now() + timedelta(days=first_day)
    page = await club.use(dora, "dvonn-club league", channel=channel)
    opened = await dora.click(page, "Start a league")
    filled = {
        "name": "Winter league",
        "first-day": day.strftime("%Y-%m-%d"),
        "clock": PACE,
        "setup": form,
        "pings": pings,
    }
    answer = await answer_to(await dora.submit(opened.modal, filled))
    await club.quiet()
    return answer


def card(club: Club, channel: TextChannel | Thread | None = None) -> Message:
    """The card of the latest season."""
    return [each for each in club.public(channel) if "Winter league" in each.text and each.buttons][-1]


async def season(club: Club, number: int | None = None) -> Season:
    async with club.store.read() as uow:
        seasons = SeasonRepository(uow)
        league = await LeagueRepository(uow).of(GuildId(club.guild.id))
        assert league is not None
        latest = await seasons.latest(league.id)
        while number is not None and latest.number > number:
            before = await seasons.before(latest)
            assert before is not None
            latest = before
        return latest


async def games(club: Club, number: int | None = None) -> Sequence[SeasonGame]:
    now = await season(club, number)
    async with club.store.read() as uow:
        return await GroupRepository(uow).games(now.id)


async def join(club: Club, *people: Person, button: str = "Join") -> None:
    for person in people:
        await club.press(person, card(club), button)
    await club.quiet()


async def look(club: Club) -> None:
    """Let the scheduler do what is due, and wait for what follows."""
    await club.bot.scheduler.look()
    await club.quiet()
    await club.bot.scheduler.look()
    await club.quiet()


async def days_pass(club: Club, days: float) -> None:
    await club.time_passes(days=days)
    await look(club)


async def to_the_question(club: Club) -> None:
    """Put the clocks forward to two days before the season."""
    ahead = (await season(club)).starts_at - timedelta(hours=48) - club.now()
    await days_pass(club, (ahead + timedelta(minutes=1)) / timedelta(days=1))


async def to_the_start(club: Club) -> None:
    ahead = (await season(club)).starts_at - club.now()
    await days_pass(club, (ahead + timedelta(minutes=1)) / timedelta(days=1))


async def all_answer(club: Club, people: Sequence[Person]) -> None:
    """Press the button of the direct message that asks."""
    for person in people:
        question = next(each for each in club.direct_messages(person) if "Are you in?" in each.text)
        assert "You’re in" in (await club.press(person, question, "I’m in")).text
    await club.quiet()


async def begun(club: Club, dora: Person, people: Sequence[Person], **how: object) -> Season:
    """Bring a season to its start with some players, who are asked by direct message."""
    await start(club, dora, **how)  # type: ignore[arg-type]
    for person in people:
        await club.prefer(person, by="direct")
    await join(club, *people)
    await to_the_question(club)
    await all_answer(club, people)
    await to_the_start(club)
    await club.nothing_to_do()
    return await season(club)


async def finish(club: Club, match_id: MatchId | None, winner: Person | None = None) -> Match:
    """Store the rest of a game, or the resignation of the winner's opponent."""
    assert match_id is not None
    match = await club.stored(match_id)
    if winner is None:
        match = await play_out(club, match)
    else:
        async with club.store.write() as uow:
            resigned = match.resign(by=match.opponent_of(UserId(winner.id)), at=club.now())
            match = await continue_match(uow, match, resigned)
    club.bot.presenter.refresh(match.id)
    return match


def thread(club: Club) -> Thread:
    """The thread of the season."""
    return next(each for each in club.channel.threads if "Winter league" in each.name)


def lines(club: Club) -> list[str]:
    """The lines about results in the season's thread."""
    posted = [each for each in club.public(thread(club)) if not each.media and not each.buttons]
    return [each.text for each in posted if " beat" in each.text or " tie" in each.text]


@on_both_databases
async def test_a_season_from_the_form_to_the_podium(club: Club, dora: Person, members: Members) -> None:
    page = await club.use(club.anna, "dvonn-club league")
    assert "no league here" in page.text
    assert "Start a league" not in labels(page)
    answer = await start(club, dora)
    assert "announced in" in answer.text
    assert "season 1" in card(club).text
    assert "Random setups" in card(club).text
    people = members.all[:4]
    for person in people:
        await club.prefer(person, by="direct")
        joined = await club.press(person, card(club), "Join")
        assert "two days before the start" in joined.text
    await days_pass(club, 0.01)
    assert "Members (4): Anna, Ben, Cleo, Emil" in card(club).text
    assert all(club.direct_messages(person) == [] for person in people)

    await to_the_question(club)
    assert [len(club.direct_messages(person)) for person in people] == [1] * 4
    assert labels(card(club))[0] == "I’m in"
    await all_answer(club, people)
    await to_the_start(club)
    now = await season(club)
    assert now.stage is Stage.RUNNING
    assert not [each for each in club.public() if int(each.type) == 18]  # Discord’s line on a thread
    begun_games = await games(club)
    assert len(begun_games) == 6
    assert all(game.match for game in begun_games)
    (table,) = [each for each in club.public(thread(club)) if each.media]
    assert "0 points" in (table.media[0].description or "")
    match = await club.stored(begun_games[0].match or 0)
    assert (match.occasion.kind, match.is_rated) == (KIND, True)
    assert len([each for each in club.public() if each.text.endswith("\n-# League game")]) == 6
    assert {each.player_to_move for each in [match]} <= {UserId(person.id) for person in people}

    await finish(club, begun_games[0].match)
    for game in begun_games[1:]:
        await finish(club, game.match, members.all[0] if await plays(club, game, club.anna) else None)
        await days_pass(club, 0.02)
    await look(club)
    assert len(lines(club)) == 6
    over = await season(club, 1)
    assert over.stage is Stage.OVER
    podium = club.public(thread(club))[-1]
    assert all(told in podium.text for told in ("Congratulations", "🥇"))
    assert not any(each.pings for each in club.public(thread(club)))
    coming = await season(club)
    assert (coming.number, coming.stage) == (2, Stage.OPEN)
    assert coming.starts_at == now.starts_at + timedelta(weeks=8)
    assert "season 2" in card(club).text
    await club.kill_bot()
    await club.start_bot()
    await look(club)
    assert len(lines(club)) == 6
    assert len([each for each in club.public(thread(club)) if "Congratulations" in each.text]) == 1


async def plays(club: Club, game: SeasonGame, person: Person) -> bool:
    return UserId(person.id) in (await club.stored(game.match or 0)).players


async def test_a_killed_process_begins_only_the_games_that_have_no_match(
    club: Club, dora: Person, members: Members, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Seasons.begin
    begun_so_far: list[Pairing] = []

    async def begin_two(self: Seasons, now: Season, pairing: Pairing, *direct: Any) -> Sequence[MatchId]:  # noqa: ANN401
        if len(begun_so_far) == 2:
            raise OutOfOrderError
        begun_so_far.append(pairing)
        return await begin(self, now, pairing, *direct)

    monkeypatch.setattr(Seasons, "begin", begin_two)
    now = await begun(club, dora, members.all[:4])
    assert now.stage is Stage.DRAWN
    first = await games(club)
    assert [game.match is not None for game in first].count(True) == 2
    await club.kill_bot()
    monkeypatch.undo()
    await club.start_bot()
    await days_pass(club, 0.01)
    after = await games(club)
    assert (await season(club)).stage is Stage.RUNNING
    assert len({game.match for game in after}) == len(after) == 6
    assert [game.match for game in first if game.match] == [
        game.match for game, before in zip(after, first, strict=True) if before.match
    ]
    async with club.store.read() as uow:
        assert len(await uow.matches.all_on(None, after=MatchId(0), most=100)) == 6
    assert len([each for each in club.public(thread(club)) if each.media]) == 1


async def test_without_four_it_waits_and_starts_by_itself_when_the_fifth_joins(
    club: Club, dora: Person, members: Members
) -> None:
    assert "Who plays?" in (await start(club, dora, first_day=1)).text  # too late to ask two days before
    starts_at = (await season(club)).starts_at
    await join(club, *members.all[:3], button="I’m in")
    await days_pass(club, 0.01)
    assert "In (3): Anna, Ben, Cleo" in card(club).text
    assert (await season(club)).starts_at == starts_at
    await to_the_start(club)
    assert (await season(club)).stage is Stage.WAITING
    await days_pass(club, 0.01)
    assert "as soon as five are in" in card(club).text
    await join(club, members.all[3], button="I’m in")
    await days_pass(club, 3)
    assert (await season(club)).stage is Stage.WAITING
    await join(club, members.all[4], button="I’m in")
    await look(club)
    now = await season(club)
    assert now.stage is Stage.RUNNING
    assert len(await games(club)) == 10
    assert now.ends_at == now.starts_at + timedelta(weeks=7)


async def test_who_does_not_answer_does_not_play(club: Club, dora: Person, members: Members) -> None:
    await start(club, dora)
    for person in members.all:
        await club.prefer(person, by="direct")
    await join(club, *members.all)
    await to_the_question(club)
    await all_answer(club, members.all[:4])
    no = next(each for each in club.direct_messages(members.all[4]) if "Are you in?" in each.text)
    assert "not in this time" in (await club.press(members.all[4], no, "Not this time")).text
    await to_the_start(club)
    assert len(await games(club)) == 6
    late = next(each for each in club.direct_messages(members.all[5]) if "Are you in?" in each.text)
    await members.all[5].click(late, "I’m in")
    await club.quiet()
    assert late.text == "**Winter league**, season 1, no longer takes answers."
    assert labels(late) == ["To the season"]
    assert club.direct_messages(members.all[5]) == [late]


async def test_those_who_are_pinged_in_channels_are_asked_there_in_one_message(
    club: Club, dora: Person, members: Members
) -> None:
    await start(club, dora)
    await club.prefer(club.anna, by="direct")
    await club.prefer(club.ben, when="never")
    await join(club, *members.all)
    club.anna.refuse_direct_messages(club.application)
    await to_the_question(club)
    (call,) = [each for each in club.public(thread(club)) if "Are you in?" in each.text]
    assert call.pings == {person.id for person in (club.cleo, members.emil, members.fay, members.gus)}
    (silent,) = club.direct_messages(club.ben)
    assert silent.is_silent
    await club.time_passes(minutes=6)  # Discord refuses the direct message for the second time
    await days_pass(club, 0.01)
    _, again = [each for each in club.public(thread(club)) if "Are you in?" in each.text]
    assert again.pings == {club.anna.id}
    await club.press(club.cleo, call, "I’m in")
    await club.press(members.emil, call, "Not this time")
    await days_pass(club, 0.01)
    await club.kill_bot()
    await club.start_bot()
    await look(club)
    assert len([each for each in club.public(thread(club)) if "Are you in?" in each.text]) == 2
    assert "In (1): Cleo" in card(club).text

    await all_answer(club, [club.ben])
    await club.press(members.emil, call, "I’m in")
    await club.press(club.anna, again, "I’m in")
    assert labels(call) == labels(again) == ["I’m in", "Not this time"]
    await club.kill_bot()
    club.put_clocks_forward(timedelta(days=2))
    await club.start_bot()
    await look(club)
    assert (await season(club)).stage is Stage.RUNNING
    assert call.text == again.text == "**Winter league**, season 1, no longer takes answers."
    assert labels(call) == labels(again) == ["League"]
    assert "Runs until" in (await club.press(club.cleo, call, "League")).text


async def test_somebody_leaves_in_the_middle_and_all_their_games_are_removed(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:5])
    page = await club.use(members.emil, "dvonn-club league")
    assert "Your open games: 4" in page.text
    question = await club.press(members.emil, page, "Leave the league")
    assert "open games are lost" in question.text
    left = await club.press(members.emil, question, "Leave the league")
    assert "You’re out of this season" in left.text
    await days_pass(club, 0.1)
    (table,) = [each for each in club.public(thread(club)) if each.media]
    assert "Out, games removed: Emil" in table.text
    assert "Emil" not in (table.media[0].description or "")
    assert "Open in this group: 6" in table.text
    mine = [game for game in await games(club) if await plays(club, game, members.emil)]
    assert {game.played.decision.how for game in mine if game.played.decision} == {How.OUT}
    assert len(mine) == 4
    running = await club.stored(mine[0].match or 0)
    assert not running.is_over  # the game itself continues
    await finish(club, mine[0].match, members.emil)
    assert (await games(club))[0].season == (await season(club)).id
    after = next(game for game in await games(club) if game.id == mine[0].id)
    assert after.played.decision == mine[0].played.decision


async def test_whoever_does_not_move_within_three_days_is_out(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:4])
    for days in (2, 1.01):
        for game in await games(club):
            match = await club.stored(game.match or 0)
            if match.player_to_move != UserId(club.anna.id):
                await move(club, match)
        await club.nothing_to_do()
        await days_pass(club, days)
    now = await season(club)
    assert now.stage is Stage.RUNNING
    async with club.store.read() as uow:
        seats = await GroupRepository(uow).seats(now.id)
    assert [seat.user for seat in seats if seat.seated.is_out] == [UserId(club.anna.id)]
    page = await club.use(club.anna, "dvonn-club league")
    assert "out of this season" in page.text
    assert "Join" in labels(page)


async def move(club: Club, match: Match) -> None:
    """Play the first legal move in a match."""
    mover = match.player_to_move
    assert mover is not None
    await club.bot.matches.play(match.id, match.position.legal_moves()[0], by=mover, sure=True)
    club.bot.presenter.refresh(match.id)


async def test_at_the_end_a_proof_decides_and_otherwise_the_time_used(
    club: Club, dora: Person, members: Members
) -> None:
    now = await begun(club, dora, members.all[:4])
    nearly, early, *others = await games(club)
    for game in others:
        await finish(club, game.match, club.anna if await plays(club, game, club.anna) else None)
    await play_out(club, await club.stored(nearly.match or 0), left=4)
    waits = await club.stored(early.match or 0)
    await move(club, waits)
    await club.nothing_to_do()
    await club.time_passes(hours=1)
    await end(club, now)
    await club.bot.get(Searches).idle()
    await look(club)
    proof, time_used = [game.played.decision for game in await games(club, 1)][:2]
    assert proof is not None
    assert proof.how is How.PROVED
    assert time_used is not None
    assert time_used.how is How.TIME_USED
    assert time_used.margin == 1  # an hour of Black's turn
    assert (await season(club, 1)).stage is Stage.OVER
    goes_on = await club.stored(early.match or 0)
    assert not goes_on.is_over
    assert not goes_on.is_rated
    await move(club, goes_on)
    assert any("proved who wins" in line for line in lines(club))


async def played_to_the_end(club: Club, *, winner: Person) -> None:
    """Finish all games of a season; the winner wins their own."""
    for game in await games(club):
        if game.is_open:
            await finish(club, game.match, winner if await plays(club, game, winner) else None)
    await look(club)


async def test_the_winner_gets_the_role_that_a_manager_has_chosen_until_the_next_one_wins(
    club: Club, dora: Person, members: Members
) -> None:
    champion = club.guild.create_role("champion")
    await begun(club, dora, members.all[:4])
    page = await club.use(dora, "dvonn-club league")
    menu = page.selects[0].custom_id
    lacking = await club.select(dora, page, menu, champion)
    assert "can’t give this role yet" in lacking.text
    powers = club.guild.create_role("powers", permissions=Permission.MANAGE_ROLES)
    bot = club.guild.members[club.application.user.id]
    club.guild.edit_member(bot.user, roles=[*bot.roles, powers])
    await club.quiet()
    page = await club.use(dora, "dvonn-club league")
    assert "can’t give this role yet" not in page.text
    await look(club)
    assert champion not in club.guild.members[club.anna.id].roles
    await played_to_the_end(club, winner=club.anna)
    assert champion in club.guild.members[club.anna.id].roles

    await to_the_question(club)
    for person in members.all[:4]:
        await join(club, person, button="I’m in")
    await to_the_start(club)
    assert (await season(club)).number == 2
    club.playground.faults.next("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", status=503)
    await played_to_the_end(club, winner=club.ben)
    await days_pass(club, 0.01)
    assert champion not in club.guild.members[club.anna.id].roles
    assert champion in club.guild.members[club.ben.id].roles
    question = await club.press(dora, await club.use(dora, "dvonn-club league"), "End the league")
    await club.press(dora, question, "End the league")
    await look(club)
    assert champion not in club.guild.members[club.ben.id].roles


async def test_pairs_are_two_games_on_one_setup_with_the_colors_swapped(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:4], form=SeasonForm.PAIRS, pings="quiet")
    found = await games(club)
    assert len(found) == 12
    matches = [await club.stored(game.match or 0) for game in found]
    by_pair: dict[frozenset[UserId], list[Match]] = {}
    for match in matches:
        by_pair.setdefault(frozenset(match.people), []).append(match)
    assert len(by_pair) == 6
    for first, second in by_pair.values():
        assert first.opening == second.opening
        assert first.players.white == second.players.black
    assert len({str(match.opening.position) for match in matches}) == 6
    assert not any(each.pings for channel in club.channel.threads for each in club.public(channel))
    assert all(match.ping is None and not match.policy.pings for match in matches)


async def test_in_a_forum_post_all_of_it_is_posted_there(club: Club, dora: Person, members: Members) -> None:
    forum = club.guild.create_forum("leagues")
    post = dora.open_post(forum, "Winter", "Our league")
    await start(club, dora, channel=post)
    for person in members.all[:4]:
        await club.prefer(person, by="direct")
        await club.press(person, card(club, post), "Join")
    await to_the_question(club)
    await all_answer(club, members.all[:4])
    await to_the_start(club)
    now = await season(club)
    async with club.store.read() as uow:
        (place,) = await PlaceRepository(uow).of(now.id)
    assert (now.stage, place.thread) == (Stage.RUNNING, post.id)
    matches = [await club.stored(game.match or 0) for game in await games(club)]
    assert {match.venue.channel for match in matches} == {post.id}
    assert len([each for each in club.public(post) if each.media]) == 7  # the boards and the table
    assert club.public() == []


async def test_a_league_whose_channel_is_gone_waits_until_a_manager_shows_it_elsewhere(
    club: Club, dora: Person, members: Members
) -> None:
    hall = club.guild.create_text_channel("hall")
    await start(club, dora, channel=hall)
    for person in members.all[:4]:
        await club.prefer(person, by="direct")
        await club.press(person, card(club, hall), "Join")
    await to_the_question(club)
    hall.delete()
    await club.quiet()
    await all_answer(club, members.all[:4])
    await to_the_start(club)
    now = await season(club)
    assert now.stage is Stage.DRAWN
    assert all(game.match is None for game in await games(club))
    page = await club.use(dora, "dvonn-club league")
    assert "channel is gone" in page.text
    assert "posted here" in (await club.press(dora, page, "Post it here")).text
    await look(club)
    assert (await season(club)).stage is Stage.RUNNING
    assert all(game.match for game in await games(club))
    assert len([each for each in club.public(thread(club)) if each.media]) == 1


async def test_a_deleted_thread_of_a_season_takes_no_result_with_it(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:4])
    thread(club).delete()
    await club.quiet()
    await played_to_the_end(club, winner=club.anna)
    assert (await season(club, 1)).stage is Stage.OVER
    assert (await season(club)).number == 2


async def test_a_forgotten_player_is_named_nowhere_and_out(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:5])
    kept = await club.use(members.emil, "forget")
    assert "League seasons you’ve played in: 1" in kept.text
    mine = [game for game in await games(club) if await plays(club, game, members.emil)]
    await finish(club, mine[0].match, members.emil)
    await look(club)
    assert "**Emil** beat" in lines(club)[0]
    await club.bot.get(PersonalData).forget(UserId(members.emil.id))
    await look(club)
    await days_pass(club, 0.1)
    assert "**Deleted user** beat" in lines(club)[0]
    await days_pass(club, 0.1)
    (table,) = [each for each in club.public(thread(club)) if each.media]
    assert "Out, games removed: Deleted user" in table.text
    assert len((table.media[0].description or "").splitlines()) == 4
    everything = [each for place in (club.channel, thread(club)) for each in club.public(place)]
    assert not any("Emil" in f"{each.text} {each.media}" for each in everything)
    await played_to_the_end(club, winner=club.anna)
    assert (await season(club, 1)).stage is Stage.OVER


async def test_hidden_people_cannot_join_and_later_leave_the_tables(
    club: Club, dora: Person, members: Members
) -> None:
    await start(club, dora)
    await club.prefer(members.gus, private=True)
    assert "profile is hidden" in (await club.press(members.gus, card(club), "Join")).text
    await join(club, *members.all[:2])
    await club.prefer(club.anna, private=True)
    await join(club, members.emil)
    await days_pass(club, 0.01)
    assert "Members (2): Ben, Emil" in card(club).text


async def test_those_who_are_banned_or_have_left_are_not_drawn(
    club: Club, dora: Person, members: Members
) -> None:
    await start(club, dora)
    for person in members.all:
        await club.prefer(person, by="direct")
    await join(club, *members.all)
    await to_the_question(club)
    await all_answer(club, members.all)
    guild, gus = GuildId(club.guild.id), UserId(members.gus.id)
    await club.bot.get(Moderation).ban(guild, gus, by=UserId(dora.id))
    club.guild.remove_member(members.fay)
    await to_the_start(club)
    async with club.store.read() as uow:
        seats = await GroupRepository(uow).seats((await season(club)).id)
    assert {seat.user for seat in seats} == {UserId(person.id) for person in members.all[:4]}
    await days_pass(club, 0.01)
    assert "banned" in (await club.press(members.gus, card(club), "Join")).text.lower()


async def test_a_manager_ends_a_league_and_its_games_continue(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:4])
    page = await club.use(dora, "dvonn-club league")
    question = await club.press(dora, page, "End the league")
    ended = await club.press(dora, question, "End the league")
    assert "has ended" in ended.text
    await days_pass(club, 0.01)
    match, *_ = await running(club)
    assert not match.is_over
    await finish(club, match.id, club.anna if UserId(club.anna.id) in match.players else None)
    await look(club)
    assert lines(club) == []
    assert "no league here" in (await club.use(club.anna, "dvonn-club league")).text
    log = await club.use(dora, "dvonn-admin log")
    assert "ended the league Winter league" in log.text
    assert "started the league Winter league" in log.text
    assert "There’s no league here yet" in (await club.use(dora, "dvonn-club league")).text


async def running(club: Club) -> list[Match]:
    async with club.store.read() as uow:
        return [
            match for match in await uow.matches.all_on(None, after=MatchId(0), most=100) if not match.is_over
        ]


def prefilled(modal: Modal) -> dict[str, str]:
    """Return the values that a form shows before anything is typed."""
    fields = [label["component"] for label in modal.components]
    return {
        field["custom_id"]: field.get("value")
        or next((each["value"] for each in field.get("options", ()) if each.get("default")), "")
        for field in fields
    }


async def test_only_managers_start_one_and_only_with_a_day_to_come(
    club: Club, dora: Person, members: Members
) -> None:
    assert "permission" in (await press_by_hand(club, club.anna, AskLeague())).text
    page = await club.use(dora, "dvonn-club league")
    opened = await dora.click(page, "Start a league")
    filled = {"name": "x", "first-day": "yesterday", "clock": PACE, "setup": "pairs", "pings": "quiet"}
    answer = await answer_to(await dora.submit(opened.modal, filled))
    assert "can’t read “yesterday”" in answer.text
    corrected = (await dora.click(answer, "Start a league")).modal
    assert corrected is not None
    assert prefilled(corrected) == filled
    await start(club, dora)
    again = await answer_to(await dora.submit(opened.modal, {**filled, "first-day": "tomorrow"}))
    assert "already has a league, **Winter league**" in again.text
    assert "Join" in labels(await club.use(members.gus, "dvonn-club league"))


async def test_nobody_sees_a_league_whose_channel_they_cannot_see(
    club: Club, dora: Person, members: Members
) -> None:
    hall = club.guild.create_text_channel("hall")
    club.forbid(Permission.VIEW_CHANNEL, to=members.gus, channel=hall)
    await start(club, dora, channel=hall)
    assert "no league here" in (await club.use(members.gus, "dvonn-club league")).text
    assert "league is over" in (await press_by_hand(club, members.gus, JoinLeague())).text
    assert "Winter league" in (await club.use(club.anna, "dvonn-club league")).text


async def test_after_an_outage_over_the_question_there_is_time_to_answer(
    club: Club, dora: Person, members: Members
) -> None:
    await start(club, dora)
    for person in members.all[:4]:
        await club.prefer(person, by="direct")
    await join(club, *members.all[:4])
    await club.stop_bot()
    club.put_clocks_forward(timedelta(days=11))
    await club.start_bot()
    await look(club)
    now = await season(club)
    assert now.stage is Stage.ASKED
    assert now.starts_at > club.now() + timedelta(days=1)
    await all_answer(club, members.all[:4])
    await to_the_start(club)
    assert (await season(club)).stage is Stage.RUNNING


async def test_without_its_server_a_league_waits(club: Club, dora: Person, members: Members) -> None:
    await start(club, dora)
    for person in members.all[:4]:
        await club.prefer(person, by="direct")
    await join(club, *members.all[:4])
    await to_the_question(club)
    await all_answer(club, members.all[:4])
    club.guild.remove_bot(club.application)
    await club.quiet()
    await days_pass(club, 4)
    async with club.store.read() as uow:
        assert await uow.matches.all_on(None, after=MatchId(0), most=1) == []
    club.guild.add_bot(club.application)
    await club.quiet()
    await days_pass(club, 0.1)
    assert (await season(club)).stage is Stage.RUNNING


async def test_who_hides_leaves_the_tables_of_past_seasons_too_and_takes_no_place(
    club: Club, dora: Person, members: Members
) -> None:
    await begun(club, dora, members.all[:4])
    (table,) = [each for each in club.public(thread(club)) if each.media]
    assert "Anna" in (table.media[0].description or "")
    await played_to_the_end(club, winner=club.anna)
    await days_pass(club, 0.1)
    assert [each for each in club.public(thread(club)) if "**Anna** beat" in each.text]
    await club.prefer(club.anna, private=True)
    await days_pass(club, 0.1)
    results = [each.text for each in club.public(thread(club)) if " beat " in each.text]
    assert results
    assert not any("Anna" in each for each in results)
    podium = next(each for each in club.public(thread(club)) if "Congratulations" in each.text)
    assert "Anna" not in podium.text
    (table,) = [each for each in club.public(thread(club)) if each.media]
    assert "Anna" not in (table.media[0].description or "")
    assert len((table.media[0].description or "").splitlines()) == 3


async def end(club: Club, now: Season) -> None:
    """Let the end of a season be now."""
    async with club.store.write() as uow:
        await SeasonRepository(uow).advance(now, Stage.RUNNING, club.now(), ends_at=club.now())
    await look(club)


async def test_a_season_is_over_even_if_the_computer_has_no_time_for_a_proof(
    club: Club, dora: Person, members: Members, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_busy(*_: object, **__: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(Reviews, "standing", too_busy)
    now = await begun(club, dora, members.all[:4])
    await move(club, await club.stored((await games(club))[0].match or 0))
    await club.nothing_to_do()
    await club.time_passes(hours=1)
    await end(club, now)
    await club.bot.get(Searches).idle()
    assert (await season(club)).stage is Stage.CLOSING
    for _ in range(5):
        await days_pass(club, 0.3)
        await club.bot.get(Searches).idle()
    await look(club)
    decisions = [game.played.decision for game in await games(club, 1)]
    assert {decision.how for decision in decisions if decision} == {How.TIME_USED}
    assert (await season(club, 1)).stage is Stage.OVER
