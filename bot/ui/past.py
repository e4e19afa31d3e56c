"""A game that one can look back at: a match of the bot's, or a record that somebody has brought."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import Import, Match, MatchId, Setup, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.ui.words import colour_name, describe_sides, name, player_mention, quoted
from dvonn import Colour, Jump, Position, Record

LONGEST_NAME = 40
"""Characters of a name, or of what an event is called, that somebody has written into a record."""

Past = Match | Import
"""A game that one can look back at."""


def id_of(past: Past) -> PastId:
    """The name of a game in controls."""
    return PastId(record=past.id) if isinstance(past, Import) else PastId(past.id)


def owner_of(past: Past) -> MatchId:
    """The match on whose account a game is thought about: for a record, which is no match, a number that none has."""
    return past.id if isinstance(past, Match) else MatchId(-past.id)


def plies(past: Past) -> range:
    """The plies that there are to see, from the start on; where lots have placed the pieces, it is the full board."""
    first = len(past.opening.moves) if isinstance(past, Match) and past.setup is Setup.RANDOM else 0
    return range(first, len(past.game.moves) + 1)


def number_of(past: Past, ply: int) -> int:
    """The number of a ply as people count: what lots have placed are no moves."""
    return ply - plies(past).start


def last_ply(past: Past) -> PlyNumber:
    """The ply at which a game stands now, or ended."""
    return PlyNumber(len(past.game.moves))


def nearest(past: Past, ply: int) -> PlyNumber:
    """The ply, or the nearest one where there is none of that number: an undo may have taken it back."""
    there = plies(past)
    return PlyNumber(min(max(ply, there.start), there[-1]))


def stacks_moved(past: Past) -> bool:
    """Whether a stack has moved in a game."""
    return any(isinstance(move, Jump) for move in past.game.moves)


def describe_title(past: Past, language: Language) -> str:
    """The title of a game."""
    if isinstance(past, Match):
        return language.say("history-match", match=past.id)
    event = past.record.headers.get("Event", "").strip()
    return quoted(event[:LONGEST_NAME]) if event else language.say("history-record")


def describe_past_players(past: Past, position: Position, language: Language) -> str:
    """The players of a game on one line, with the score of a position once stacks move."""
    return describe_sides(lambda colour: player_name(past, colour, language), position, language)


def player_name(past: Past, colour: Colour, language: Language) -> str:
    """A player as Discord shows them, or as a record names them."""
    if isinstance(past, Match):
        return player_mention(past, colour, language)
    given = given_name(past, colour)
    return quoted(given) if given else colour_name(colour, language)


def given_name(record: Import, colour: Colour) -> str:
    """A player's name as a record has it, at most 40 characters; empty where it has none."""
    header = "White" if colour is Colour.WHITE else "Black"
    return record.record.headers.get(header, "").strip()[:LONGEST_NAME]


def record_of(match: Match, names: Mapping[UserId, str], server: str, language: Language) -> Record:
    """The whole game of a match, its opening included; what was taken back is not in it.

    `server` is the name of its server. The moves that the players found on the board have no time.
    """
    headers = {
        "Event": language.say("record-event", match=match.id),
        "Site": server,
        "Date": f"{match.started_at:%Y-%m-%d}",
        "White": name(match.players.of(Colour.WHITE), names, language),
        "Black": name(match.players.of(Colour.BLACK), names, language),
        "Source": "DVONN for Discord",
    }
    return Record(
        match.game,
        {header: value for header, value in headers.items() if value},
        match.ended,
        (*(None for _ in match.opening.moves), *(event.at for event in match.line)),
    )
