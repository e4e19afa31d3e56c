"""The policy of an occasion decides about a stored match: stakes, pings, the fixed end, and secret boards."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.domain import CancelReason, Match, OfferKind, Pace, Players, Setup
from bot.domain.computer import Computer, Level
from bot.domain.occasion import CASUAL, Occasion
from bot.domain.rating import Stakes
from bot.domain.refusals import InPlay, Protected, RefusalReason
from bot.features.moderation.service import Moderation
from bot.features.privacy.service import PersonalData
from bot.features.ratings.service import Ratings
from bot.services import Challenges, Matches, Timekeeping
from bot.services.fair_play import RequestedPositions, find_in_play, secret_board_of
from bot.services.match_lifecycle import begin_match, continue_match
from bot.storage import Store, UnitOfWork
from bot.storage.positions import running_positions
from dvonn import Game, Position
from tests.bot.company import A_BOT, ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON, Clock
from tests.bot.kinds import NEWER, occasion_with
from tests.bot.played import first_plies, recorded
from tests.bot.refused import refuses
from tests.bot.services.kept import kept_match

WIN = recorded()[1]
END = NOON + timedelta(days=1)
ALONE = Players(white=ANNA.id, black=A_BOT.id)


async def begun(store: Store, occasion: Occasion, *, game: Game | None = None, **terms: Any) -> Match:  # noqa: ANN401  as `begin_match` takes them
    """Begin a match of Anna and Ben, or of `players`, at noon."""
    players = terms.pop("players", ANNA_WHITE)
    computer = Computer(A_BOT.id, Level(1)) if players == ALONE else None
    setup = Setup.FULL if game is None else Setup.RECORD
    async with store.write() as uow:
        for person in (ANNA, BEN, A_BOT):
            await uow.people.remember(person)
        return await begin_match(
            uow,
            HERE,
            players,
            setup,
            game or Game(),
            pace=Pace.NONE,
            in_thread=False,
            at=NOON,
            computer=computer,
            occasion=occasion,
            **terms,
        )


async def test_an_occasion_is_stored_with_its_match(store: Store) -> None:
    for occasion in (CASUAL, NEWER, Occasion("crown")):
        match = await begun(store, occasion, ends_at=END)
        assert (match.occasion, match.ends_at) == (occasion, END)
    assert (await begun(store, CASUAL)).ends_at is None


async def test_a_kind_that_cannot_be_rated_is_stored_as_unrated(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await begun(store, CASUAL, stakes=Stakes.RATED)).stakes is Stakes.RATED
    occasion = occasion_with(monkeypatch, rated=False)
    assert (await begun(store, occasion, stakes=Stakes.RATED)).stakes is Stakes.UNRATED


async def test_without_pings_nobody_is_pinged(
    store: Store, service: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await begun(store, CASUAL)).ping is not None
    match = await begun(store, occasion_with(monkeypatch, pings=False))
    assert match.ping is None
    assert (await service.play(match.id, match.position.legal_moves()[0], by=ANNA.id)).ping is None


async def test_without_plans_none_is_kept(
    store: Store, service: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(store, occasion_with(monkeypatch, plans=False))
    with refuses(RefusalReason.NOT_IN_THIS_GAME):
        await service.plan_spaces(match.id, [], by=ANNA.id)


async def test_without_rematches_none_is_asked_for(
    store: Store, service: Matches, challenges: Challenges, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(store, occasion_with(monkeypatch, rematch=False))
    await service.resign(match.id, by=ANNA.id)
    with refuses(RefusalReason.NOT_IN_THIS_GAME):
        await challenges.rematch(match.id, BEN)


async def test_a_manager_does_not_cancel_what_a_policy_keeps(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(store, occasion_with(monkeypatch, cancellable=False))
    with refuses(RefusalReason.NOT_IN_THIS_GAME):
        await Moderation(store, clock=clock).cancel_match(match.id, HERE.guild, by=CLEO.id)


# the fixed end


async def test_the_scheduler_hears_of_a_fixed_end_and_ends_the_match(
    store: Store, timekeeping: Timekeeping, service: Matches, clock: Clock
) -> None:
    match = await begun(store, CASUAL, ends_at=END)
    endless = await begun(store, CASUAL)
    async with store.read() as uow:
        assert (await uow.times.due())["ends"] == END
    assert await timekeeping.end_due() == []
    clock.now = END
    with refuses(RefusalReason.PAST_ITS_END):
        await service.offer(match.id, OfferKind.DRAW, by=ANNA.id)
    (ended,) = await timekeeping.end_due()
    assert (ended.id, ended.cancelled) == (match.id, CancelReason.END)
    assert await kept_match(store, match.id) == ended
    assert await timekeeping.end_due() == []
    async with store.read() as uow:
        assert "ends" not in await uow.times.due()
    assert not (await kept_match(store, endless.id)).is_over


async def test_data_can_be_deleted_after_the_fixed_end_of_a_match(
    store: Store, personal_data: PersonalData, clock: Clock
) -> None:
    match = await begun(store, CASUAL, ends_at=END)
    clock.now = END
    await personal_data.forget(ANNA.id)
    assert (await kept_match(store, match.id)).cancelled is CancelReason.END


# a kind that this process doesn't know


async def test_a_match_of_an_unknown_kind_is_played_to_its_end_and_not_rated(
    store: Store, clock: Clock
) -> None:
    casual = await begun(store, CASUAL)
    async with store.write() as uow:
        newer = await uow.matches.add(
            HERE,
            ANNA_WHITE,
            Setup.FULL,
            casual.events,
            stakes=Stakes.RATED,
            occasion=NEWER,
            ends_at=END,
        )
    newer = await kept_match(store, newer.id)
    assert (newer.occasion, newer.stakes, newer.ends_at) == (NEWER, Stakes.RATED, END)
    while (mover := newer.player_to_move) is not None:
        played = newer.play(WIN.moves[len(newer.game.moves)], by=mover, at=clock(), sure=True)
        async with store.write() as uow:
            newer = await continue_match(uow, newer, played)
    assert newer.game == WIN
    assert await Ratings(store, clock=clock).rating(ANNA.id) is None


# secret boards


class OneBoard:
    """A kind with a single secret board, on which a game continues at ply 60 of a recorded game."""

    occasion = Occasion("tested", "7")
    until = END
    seed = "a seed"
    start = first_plies(WIN, 60)

    async def at(self, uow: UnitOfWork, moment: datetime) -> "OneBoard":  # noqa: ARG002  the protocol's
        return self

    async def of(self, uow: UnitOfWork, occasion: Occasion) -> "OneBoard":  # noqa: ARG002  the protocol's
        return self

    def has_led_to(self, position: Position) -> bool:
        return position == self.start.position

    def is_in(self, game: Game) -> bool:
        return self.has_led_to(game.position)


@pytest.fixture
def board(store: Store, monkeypatch: pytest.MonkeyPatch) -> OneBoard:
    occasion_with(monkeypatch, secret=True)
    store.subscriptions.keep_secret("tested", OneBoard())
    return OneBoard()


async def test_a_secret_board_is_protected_before_and_while_it_is_played(
    store: Store, board: OneBoard, service: Matches, clock: Clock
) -> None:
    protected = Protected(board.occasion, END)

    async def found(game: Game, at: datetime = NOON) -> InPlay | Protected | None:
        return await find_in_play(store, RequestedPositions.position(game.position), at=at, asked_by=CLEO.id)

    assert await found(board.start) == protected
    match = await begun(store, board.occasion, game=board.start, players=ALONE, ends_at=END)
    come_to = board.start
    for _ in range(2):
        move = match.position.legal_moves()[0]
        events = match.play(move, by=match.player_to_move or ANNA.id, at=clock(), sure=True)
        async with store.write() as uow:
            match = await continue_match(uow, match, events)
        come_to = come_to.play(move)
    assert await found(come_to) == protected
    await service.resign(match.id, by=ANNA.id)
    assert await found(come_to) == protected  # others are still to play
    assert await found(come_to, END) is None
    async with store.write() as uow:
        await uow.positions.release(board.occasion)
        assert (await uow.connection.execute(running_positions.select())).all() == []


async def test_the_matches_on_a_secret_board_share_the_seed_of_the_replies(
    store: Store, board: OneBoard
) -> None:
    match = await begun(store, board.occasion, game=board.start, players=ALONE, ends_at=END)
    found = await secret_board_of(store, match)
    assert found is not None
    assert found.seed == board.seed
    assert await secret_board_of(store, await begun(store, CASUAL)) is None


@pytest.mark.parametrize(("key", "ends_at"), [("7", None), ("", END)])
async def test_a_secret_board_needs_a_key_and_an_end(
    store: Store, board: OneBoard, key: str, ends_at: datetime | None
) -> None:
    with pytest.raises(ValueError, match="needs a key and an end"):
        await begun(
            store, Occasion(board.occasion.kind, key), game=board.start, players=ALONE, ends_at=ends_at
        )


async def test_positions_against_the_computer_are_no_concern_of_other_kinds(store: Store) -> None:
    for occasion in (CASUAL, NEWER):
        await begun(store, occasion, game=first_plies(WIN, 60), players=ALONE, ends_at=END)
    async with store.read() as uow:
        assert (await uow.connection.execute(running_positions.select())).all() == []
