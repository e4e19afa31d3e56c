"""Matches as events tell them, made from games."""

from collections.abc import Iterator
from functools import cache

from bot.matches import Event, EventKind, Match, Matches, MatchId, Players, Setup, UserId, Venue
from dvonn import PASS, Game, Place, parse_move
from tests.bot.company import ANNA_WHITE, HERE, NOON
from tests.dvonn.recorded import OWN, read_games


def match_of(
    game: Game,
    *,
    players: Players = ANNA_WHITE,
    venue: Venue = HERE,
    setup: Setup = Setup.FULL,
    number: int = 1,
    resigned_by: UserId | None = None,
) -> Match:
    """The match in which a game was played; with a random set-up, lots made its placements."""
    return Match(MatchId(number), venue, players, setup, tuple(_events(game, players, setup, resigned_by)))


def _events(game: Game, players: Players, setup: Setup, resigned_by: UserId | None) -> Iterator[Event]:
    moves = list(game.moves)
    by_lot = 49 if setup is Setup.RANDOM else 0
    yield Event(1, EventKind.START, " ".join(map(str, moves[:by_lot])), None, NOON)
    number = 1
    for number, move in enumerate(moves[by_lot:], start=2):
        mover = game.position_at(by_lot + number - 2).to_move
        assert mover is not None
        if move is PASS:
            yield Event(number, EventKind.PASS, "pass", None, NOON)
        else:
            kind = EventKind.PLACE if isinstance(move, Place) else EventKind.MOVE
            yield Event(number, kind, str(move), players.of(mover), NOON)
    if resigned_by is not None:
        yield Event(number + 1, EventKind.RESIGN, "", resigned_by, NOON)


@cache
def recorded() -> tuple[Game, ...]:
    """Whole games: one ends in a tie, several have a player who passes again and again."""
    return tuple(Game(map(parse_move, one["moves"].split())) for one in read_games(OWN))


def first_plies(game: Game, plies: int) -> Game:
    """The beginning of a game."""
    return Game(game.moves[:plies])


async def play_on(service: Matches, match: Match, game: Game) -> Match:
    """Play what follows of a game; its passes are not played by anybody."""
    for move in game.moves[len(match.game.moves) :]:
        if move is not PASS:
            assert match.player_to_move is not None
            match = await service.play(match.id, move, by=match.player_to_move, seen=match.number)
    return match
