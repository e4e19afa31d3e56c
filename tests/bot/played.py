"""Matches built from games, as lists of events."""

from collections.abc import Iterator
from functools import cache

from bot.catalogue import Language
from bot.domain import Event, EventNumber, History, Match, MatchId, Players, Setup, UserId, Venue
from bot.domain.events import Happening, Resigned, Started
from bot.pages.game_words import Marks, describe_position
from bot.services import Matches
from bot.services.match_lifecycle import continue_match
from dvonn import PASS, Game, Place, Space, parse_move
from tests.bot.company import ANNA_WHITE, HERE, NOON
from tests.dvonn.grids import board
from tests.dvonn.recorded import OWN, read_games

C3, D3, E3, F3 = (Place(Space.parse(text)) for text in ("c3", "d3", "e3", "f3"))
"""Placements for tests in which the spaces don't matter."""


BLOCKED = board(
    """
        .   .   .   .   .   .   .   .   .
      .   W   B   .   .   .   .   .   .   .
    .   B   W   D   .   .   .   .   .   .   .
      .   B   B   B   WWWW .   .   .   .   .
        .   .   .   W   .   .   .   .   .
    """
)
"""c3 is surrounded, and the stack of 4 on e2 has no target."""


def match_of(
    game: Game,
    *,
    players: Players = ANNA_WHITE,
    venue: Venue = HERE,
    setup: Setup = Setup.FULL,
    number: int = 1,
    resigned_by: UserId | None = None,
    given: int = 0,
) -> Match:
    """Build the match in which a game was played, from ply `given` on.

    With `Setup.RANDOM`, all placements count as drawn by the bot, not as played.
    """
    before = 49 if setup is Setup.RANDOM else given
    history = History(tuple(_events(game, players, before, resigned_by)))
    return Match(MatchId(number), venue, players, setup, history)


def told_of(match: Match, language: Language) -> str:
    turn = match.last_turn
    marks = Marks(last_move=turn.move, cut_off=turn.cut_off) if turn else Marks()
    return describe_position(match.position, language, **marks)


def further(match: Match, what: Happening, *, by: UserId | None = None) -> Match:
    """The match with one more event."""
    return match.followed_by((match.event(what, NOON, by=by),))


def _events(game: Game, players: Players, before: int, resigned_by: UserId | None) -> Iterator[Event]:
    moves = list(game.moves)
    yield Event(EventNumber(1), Started(Game(game.moves[:before], start=game.start)), None, NOON)
    number = 1
    for number, move in enumerate(moves[before:], start=2):
        mover = game.position_at(before + number - 2).to_move
        assert mover is not None
        yield Event(EventNumber(number), move, None if move is PASS else players.of(mover), NOON)
    if resigned_by is not None:
        yield Event(EventNumber(number + 1), Resigned(), resigned_by, NOON)


@cache
def recorded() -> tuple[Game, ...]:
    """Complete games. One ends in a tie; in several of them, a player passes repeatedly."""
    return tuple(Game(map(parse_move, one["moves"].split())) for one in read_games(OWN))


_TO_THE_LAST_RESORT = (
    "c2 a2 g3 d3 e3 d4 i2 k5 i3 a3 c5 h4 j4 c3 d5 b2 f1 f5 d1 b1 f2 h1 b3 g4 i5 h3 g2 a1 k4 d2 e2 e5 i1 j3 "
    "g5 h2 f3 e1 g1 c4 e4 f4 j5 k3 j2 b4 h5 i4 c1 i5j5 b1a1 d5d4 h4h5 i1i2 h3i4 j5h5 e1e2 d4b4 a1c3 e4d3 "
    "f4f3 g5g4 a3b3 g2h2 b2b3 g4i4 f3d1 j4i4 c4b4 f2e2"
)
LAST_RESORT = Game(map(parse_move, _TO_THE_LAST_RESORT.split()))
"""Black's only legal move, b3e3, cuts off Black's own stacks."""


def first_plies(game: Game, plies: int) -> Game:
    return Game(game.moves[:plies])


async def play_on(service: Matches, match: Match, game: Game) -> Match:
    """Play the rest of a game, each move by itself. Passes are left to the service."""
    for move in game.moves[len(match.game.moves) :]:
        if move is not PASS:
            assert match.player_to_move is not None
            match = await service.play(match.id, move, by=match.player_to_move, seen=match.number, sure=True)
    return match


async def play_at_once(service: Matches, match: Match, game: Game) -> Match:
    """Play the rest of a game in one transaction, as planned moves are: for tests of what follows it."""
    async with service._store.write() as uow:
        before = after = await uow.matches.find(match.id)
        for move in game.moves[len(before.game.moves) :]:
            if move is not PASS:
                assert after.player_to_move is not None
                played = after.play(move, by=after.player_to_move, at=service._clock(), sure=True)
                after = after.followed_by(played)
        return await continue_match(uow, before, after.events[len(before.events) :])
