"""The review of a finished match: from the result card, by a command, of a record; never of a running match."""

import asyncio
from datetime import timedelta

import pytest

import bot.requests.answering
from bot.delivery.messenger import LOOK_BACK
from bot.domain import ChannelId, Match, MatchId, Setup, UserId
from bot.domain.computer import Review
from bot.domain.ids import PastId
from bot.domain.view import View
from bot.features.review import handlers
from bot.features.review.pages import ShareReview, ShowReview
from bot.features.review.service import review_key
from discord_playground import Message
from dvonn import Game, Record
from tests.bot.played import first_plies, match_of
from tests.bot.reviewed import PlainComputerPlayer
from tests.end_to_end.club import Club, labels
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.past import A_WIN, played


@pytest.fixture
def computer_player(club: Club) -> PlainComputerPlayer:
    """A computer player that reviews at once."""
    club.bot.computer_player = computer_player = PlainComputerPlayer()
    return computer_player


def shared(club: Club) -> list[Message]:
    return [message for message in club.public() if "shared a review" in message.text]


async def test_one_goes_from_the_card_from_mistake_to_mistake_and_into_history(
    club: Club, computer_player: PlainComputerPlayer
) -> None:
    await played(club)
    panel = await club.press(club.cleo, club.board(), "Review")
    assert "**Black gave the game away with move 83, f4 → k4**" in panel.text
    assert panel.media[0].filename == "review.png"
    assert labels(panel) == ["Show me", "Mistakes", "History"]  # a spectator shares nothing
    await club.press(club.cleo, panel, "Mistakes")
    assert "**Mistake 4 of 6**" in panel.text
    await club.press(club.cleo, panel, "Next")
    assert "**Mistake 5 of 6**" in panel.text
    assert panel.media[0].description
    assert "the move played" in panel.media[0].description
    ply = panel.text.split("move ")[1].split(" ")[0]
    await club.press(club.cleo, panel, "Show me")
    assert " led to** · 1 of " in panel.text
    await club.press(club.cleo, panel, "Next")
    assert " led to** · 2 of " in panel.text
    await club.press(club.cleo, panel, "Back")
    await club.press(club.cleo, panel, "History")
    assert f"move {ply} of 85" in panel.text
    await club.press(club.cleo, panel, "Review")
    assert "gave the game away" in panel.text
    assert computer_player.reviews == 1
    named = await club.reach(club.ben, club.board(1), "Review")
    latest = await club.reach(club.ben, club.board(), "Review")
    assert named.text == latest.text
    assert "**You gave the game away with move 83, f4 → k4**" in latest.text
    assert computer_player.reviews == 1


async def test_a_player_shares_it_once_wherever_and_whatever_happens(
    club: Club, computer_player: PlainComputerPlayer
) -> None:
    match = await played(club)
    panel = await club.press(club.anna, club.board(), "Review")
    bens = await club.press(club.ben, club.board(), "Review")
    await club.press(club.anna, panel, "Share")
    assert "Shared. Everyone" in panel.text
    assert "Share" not in labels(panel)
    (card,) = shared(club)
    assert card.text.startswith("Anna shared a review:")
    assert labels(card) == ["Review", "History"]
    assert not card.pings
    answer = await club.press(club.ben, bens, "Share")
    assert (
        f"already been shared: https://discord.com/channels/{club.guild.id}/{club.channel.id}/{card.id}"
        in answer.text
    )
    assert (
        "Only the players can do that" in (await press_by_hand(club, club.cleo, ShareReview(match.id))).text
    )
    assert "Share" not in labels(await club.press(club.ben, card, "Review"))
    # killed after the card was posted, and before that was noted
    await store_attempt(club, match)
    club.put_clocks_forward(timedelta(hours=1))
    for number in range(LOOK_BACK):
        club.cleo.say(club.channel, f"Something else, {number}")
    again = await club.press(club.ben, await club.press(club.ben, card, "Review"), "Share")
    assert "Shared. Everyone" in again.text
    # and while it is being posted
    await store_attempt(club, match)
    again = await club.press(club.ben, await club.press(club.ben, card, "Review"), "Share")
    assert "is being shared" in again.text
    assert len(shared(club)) == 1
    assert computer_player.reviews == 1


async def store_attempt(club: Club, match: Match, *, ago: timedelta = timedelta()) -> None:
    """Store that someone has begun to share a review."""
    key, channel = review_key(match.id), ChannelId(club.channel.id)
    async with club.store.write() as uow:
        await uow.views.record(View(key, match.venue.guild, channel, edited_at=club.now() - ago))


async def test_a_player_does_not_wait_for_good_to_hear_whether_it_was_shared_before(
    club: Club, computer_player: PlainComputerPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played(club)
    panel = await club.press(club.anna, club.board(), "Review")
    await store_attempt(club, match, ago=timedelta(hours=1))
    monkeypatch.setattr(handlers, "LONGEST", 0.3)
    held = club.playground.faults.next("GET", "/channels/{channel_id}/messages", held=True)
    async with asyncio.timeout(60):
        answer = await club.press(club.anna, panel, "Share")
    assert held.reached.is_set()
    assert "Discord isn’t responding" in answer.text
    assert shared(club) == []
    assert computer_player.reviews == 1
    held.release()


async def test_nothing_is_said_of_a_match_that_continues_nor_of_its_record(
    club: Club, computer_player: PlainComputerPlayer
) -> None:
    over = await played(club)
    second = match_of(first_plies(A_WIN, 70), players=over.players, setup=Setup.RECORD, given=60)
    async with club.store.write() as uow:
        running = await uow.matches.add(over.venue, over.players, Setup.RECORD, second.events)
    # the same game without having come from a record, which Cleo has nothing to do with
    third = match_of(first_plies(A_WIN, 66), players=over.players)
    answers = [
        await press_by_hand(club, club.cleo, ShowReview(PastId(running.id))),
        await press_by_hand(club, club.anna, ShowReview(PastId(running.id))),
        await press_by_hand(club, club.cleo, ShowReview(PastId(over.id))),
    ]
    assert ["isn’t over yet" in answer.text for answer in answers] == [True, True, False]
    assert "People are playing this position" in answers[2].text
    await club.bot.matches.resign(running.id, by=UserId(club.anna.id))
    async with club.store.write() as uow:
        running = await uow.matches.add(over.venue, over.players, Setup.FULL, third.events)
    for plies in (60, 66, 80):
        record = await club.use(club.cleo, "import", {"text": str(Record(first_plies(A_WIN, plies)))})
        await club.press(club.cleo, record, "Review")
        assert "can’t comment on it yet" in record.text
    assert computer_player.reviews == 0
    await club.bot.matches.resign(running.id, by=UserId(club.anna.id))
    record = await club.use(club.cleo, "import", {"text": str(Record(A_WIN, {"White": "Zoë"}))})
    await club.press(club.cleo, record, "Review")
    assert "Zoë" in record.text
    assert labels(record) == ["Show me", "Mistakes", "History"]
    await club.press(club.cleo, record, "Mistakes")
    assert "**Mistake 4 of 6**" in record.text
    assert computer_player.reviews == 1


async def test_where_there_is_nothing_to_review_or_no_time_for_it_a_sentence_says_so(
    club: Club, computer_player: PlainComputerPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = await played(club, first_plies(A_WIN, 30), resigned_by=UserId(club.ben.id))
    assert "Review" not in labels(club.board())
    assert "nothing to review" in (await press_by_hand(club, club.anna, ShowReview(PastId(short.id)))).text
    unknown = await press_by_hand(club, club.anna, ShowReview(PastId(MatchId(77))))
    assert "no game 77" in unknown.text.lower()

    async def busy(game: Game, *, match: MatchId) -> Review:
        raise TimeoutError(game, match)

    monkeypatch.setattr(computer_player, "review", busy)
    over = await played(club)
    assert "busy with a lot of games" in (await club.reach(club.anna, club.board(over.id), "Review")).text


class Held(PlainComputerPlayer):
    """Reviews once it may continue."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def review(self, game: Game, *, match: MatchId) -> Review:
        await self.go_on.wait()
        return await super().review(game, match=match)


async def test_meanwhile_it_says_so_and_a_restart_costs_no_more_than_the_wait(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.requests.answering, "AT_ONCE", 0.0)
    await played(club)
    club.bot.computer_player = Held()
    pressed = await club.anna.click(club.board(), "Review")

    def tells(words: str) -> bool:
        return pressed.response is not None and words in pressed.response.text

    await club.playground.wait_until(lambda: tells("I’m reviewing the game"), what="that it thinks")
    await club.kill_bot()
    await club.start_bot()
    club.bot.computer_player = held = Held()
    pressed = await club.anna.click(club.board(), "Review")
    await club.playground.wait_until(lambda: tells("I’m reviewing the game"), what="that it thinks")
    held.go_on.set()
    await club.playground.wait_until(lambda: tells("gave the game away"), what="the review in its place")


async def test_history_shows_the_chance_of_finished_matches_to_the_user_who_wants_it(
    club: Club, computer_player: PlainComputerPlayer
) -> None:
    await played(club)
    assert "Chance to win" not in (await club.look_back(club.anna)).text
    preferences = await club.use(club.anna, "preferences")
    await club.press(club.anna, preferences, "Show chances")
    assert "**Win chances in finished games:** shown" in preferences.text
    panel = await club.look_back(club.anna)
    assert "Chance to win: ⚪ 100% · ⚫ 0%. **White wins by 2** with best play." in panel.text
    await club.press(club.anna, panel, "◀")
    assert "Chance to win: ⚪ " in panel.text
    assert "best play" not in panel.text
    await club.press(club.anna, panel, "⏮")
    assert "Chance to win" not in panel.text  # while pieces are placed
    await club.begin(setup="random")
    assert "Chance to win" not in (await club.look_back(club.anna, 2)).text
    assert computer_player.reviews == 0
