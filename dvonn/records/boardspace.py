"""Records of Boardspace, where most online games of DVONN were played: its dialect of the Smart Game Format.

    (; GM[Dvonn]VV[1] DT[Sat Jan 14 21:42:43 EST 2017] RE[Game won by Anna]
    P0[id "Anna"] P1[id "Ben"]
    ; P0[0 Start P0] ; P0[1 dropb E 4] ; P0[2 done] ; P1[3 dropb I 3] ; P1[4 done] …
    ; P0[106 pickb I 1] ; P0[107 dropb H 1] ; P0[108 done] … )

Each node is one step of a player: picking a piece up (`pickb I 1`), putting it down (`dropb H 1`), perhaps picking
it up again; the turn counts once it is `done`. `pick wr 0` and `drop wr 0` take a piece from the supply and return
it. Computer players write both steps as one, `move I 1 H 1`, and a pass as `done` alone. See docs/sgf.md.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from dvonn.ending import Ended, Termination
from dvonn.pieces import Colour
from dvonn.reading import Expected, Reader, Spot
from dvonn.records.record import Record, compose
from dvonn.records.replay import Written
from dvonn.records.values import BRACKETED, Value, check_skipped, read_move_in

_BEGINNING = re.compile(r"\s*\(\s*;(?:\s*[A-Z0-9]+\[[^\]]*\])*?\s*GM\[\s*Dvonn\s*\]", re.IGNORECASE)
_STEPS_OF_A_SEAT = re.compile(r"\bP[01]\s*\[", re.IGNORECASE)
_OPENING = re.compile(r"\(")
_NAME = re.compile(r"[A-Za-z]+[0-9]?")
_SEPARATORS = re.compile(r"[;\s]*")
_CLOSING = re.compile(r"\)")
_STEP = re.compile(r"\s*[0-9]+\s+([A-Za-z]+)\s*(.*?)\s*", re.DOTALL)
_KNOWN = re.compile(r'\s*([A-Za-z]+)\s*"?(.*?)"?\s*', re.DOTALL)
_SPACE = re.compile(r"([A-Za-z])\s+([0-9])")
_DATE = re.compile(r"[A-Z][a-z]{2} (?P<month>[A-Z][a-z]{2}) (?P<day>[0-9]{2}) .* (?P<year>[0-9]{4})")
_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_SEATS = ("P0", "P1")
_HEADERS = {"id": "", "ranking": "Rank"}
_SITE = "Boardspace"
_DONE, _RESIGN = "done", "resign"


def is_from_boardspace(text: str) -> bool:
    """Return whether a text begins like Boardspace's records of DVONN and names a seat.

    Others write `GM[Dvonn]` as well, with moves in the usual way.
    """
    return _BEGINNING.match(text) is not None and _STEPS_OF_A_SEAT.search(text) is not None


def parse_boardspace(text: str) -> Record:
    """Parse a Boardspace record. The player who starts is White.

    A last turn without `done` is ignored, unless the text has a result. A result that names a player is understood in
    any language. If the game is not over on the board, such a result means that the other player resigned; a result
    that names neither means a draw.

    Raises `UnreadableError` for any other text, with the location and what was expected there; for an illegal move, its
    cause is the `IllegalMove`.
    """
    properties: dict[str, Value] = {}
    players: dict[str, dict[str, str]] = {seat: {} for seat in _SEATS}
    replay = _Replay()
    for name, value in _read_properties(Reader(text)):
        if name not in players:
            check_skipped(name, value, in_first_node=True)
            properties.setdefault(name, value)
        elif step := _STEP.fullmatch(value.content):
            replay.follow(name, step, value.spot)
        elif (known := _KNOWN.fullmatch(value.content)) and not _is_damaged_step(known):
            players[name][known[1]] = known[2]
        else:
            raise value.stop(Expected.STEP)
    seated = {replay.colour(seat): players[seat] for seat in _SEATS}
    record = compose(_headers_of(properties, seated), None, replay.moves(), None)
    if replay.last and replay.target and "RE" in properties:
        raise replay.last.stop(Expected.STEP)  # the result may be that of the move which is not done
    return replace(record, ended=_read_ended(properties.get("RE"), seated, replay.resigned, record))


@dataclass
class _Replay:
    """The state of a replay: the steps of the current turn, and the finished turns."""

    first: str = "P0"
    """The seat of the player who starts."""
    resigned: Colour | None = None
    made: list[tuple[str, Value]] = field(default_factory=list)
    """Seats and moves; each move is text at the location of its last step."""
    source: str = ""
    """The name of the space from which a stack was picked up in this turn; empty if none."""
    target: str = ""
    """The name of the space on which a stack or a new piece was put down in this turn; empty if none."""
    seat: str = ""
    """The seat whose hand did the last step of this turn; empty before the first one."""
    last: Spot | None = None
    """The location of the turn's last step in the text."""

    def colour(self, seat: str) -> Colour:
        return Colour.WHITE if seat == self.first else Colour.BLACK

    def moves(self) -> Iterator[Written]:
        """Yield the finished moves with their players' colours."""
        for seat, move in self.made:
            yield Written(move.spot, read_move_in(move), self.colour(seat))

    def follow(self, seat: str, step: re.Match[str], spot: Spot) -> None:
        """Execute a step. Raises `UnreadableError` for an impossible or unknown one."""
        verb, rest = step[1].lower(), step[2]
        if verb == _DONE:
            self._finish(seat, spot)
        elif self.resigned:
            raise spot.stop(Expected.END)
        elif verb != _RESIGN and self.seat not in ("", seat):
            raise spot.stop(Expected.OTHER_COLOUR)
        elif verb not in _STEPS or not _STEPS[verb](self, seat, rest):
            raise spot.stop(Expected.STEP)
        else:
            self.last = spot
            self.seat = "" if verb == "start" else seat

    def _finish(self, seat: str, spot: Spot) -> None:
        """Record the move of a finished turn; a turn without steps is a pass."""
        if self.source and not self.target:
            raise spot.stop(Expected.STEP)
        if not self.resigned:
            place = self.last if self.target else None
            self.made.append((seat, Value(place or spot, self.source + self.target or "pass")))
        self.source, self.target, self.seat, self.last = "", "", "", None

    def start(self, _seat: str, rest: str) -> bool:
        self.first = rest.upper()
        return self.first in _SEATS and not self.made

    def use_supply(self, _seat: str, _rest: str) -> bool:
        """Accept a step that takes a piece from the supply or returns it, unless a stack has been picked up."""
        return not self.source

    def take(self, _seat: str, rest: str) -> bool:
        """Pick up the stack on a space: the one to move, or the one just put down, to undo that."""
        space = "".join(_spaces(rest, 1))
        if space == self.target:
            self.target = ""
        elif self.source or self.target:
            return False
        else:
            self.source = space
        return bool(space)

    def put(self, _seat: str, rest: str) -> bool:
        """Put down the stack or a new piece; putting a stack back where it was undoes `take`."""
        space = "".join(_spaces(rest, 1))
        if self.target:
            return False
        if space == self.source:
            self.source = ""
        else:
            self.target = space
        return bool(space)

    def move(self, _seat: str, rest: str) -> bool:
        """Pick up and put down in one step."""
        if self.source or self.target:
            return False
        self.source, self.target = _spaces(rest, 2) or ("", "")
        return bool(self.source)

    def pass_turn(self, _seat: str, rest: str) -> bool:
        return not (rest or self.source or self.target)

    def resign(self, seat: str, _rest: str) -> bool:
        """Resign, even if a stack has been picked up."""
        self.resigned = self.colour(seat)
        return True


_STEPS: Final[Mapping[str, Callable[[_Replay, str, str], bool]]] = {
    "start": _Replay.start,
    "pick": _Replay.use_supply,
    "drop": _Replay.use_supply,
    "pickb": _Replay.take,
    "dropb": _Replay.put,
    "move": _Replay.move,
    "pass": _Replay.pass_turn,
    _RESIGN: _Replay.resign,
}
"""Steps by keyword; each returns whether it was possible. `rest` is the text after the keyword."""

_VERBS = {*_STEPS, _DONE}


def _is_damaged_step(known: re.Match[str]) -> bool:
    """Return whether a value without a number, which should be something known of a player, speaks of a step."""
    words = re.findall(r"[a-z]+", known[0].lower())
    return known[1] not in _HEADERS and not _VERBS.isdisjoint(words)


def _spaces(rest: str, count: int) -> list[str]:
    """Parse exactly `count` spaces, written like `E 4`; return an empty list if the text has more or fewer."""
    spaces = ["".join(found).lower() for found in _SPACE.findall(rest)]
    return spaces if len(spaces) == count else []


def _read_properties(reader: Reader) -> Iterator[tuple[str, Value]]:
    """Yield the names and values of one game's properties in order, regardless of their nodes."""
    reader.skip_blanks()
    reader.require(_OPENING, Expected.TREE)
    reader.take(_SEPARATORS)
    while not reader.take(_CLOSING):
        name = reader.require(_NAME, Expected.PROPERTY)[0].upper()
        reader.skip_blanks()
        found = reader.require(BRACKETED, Expected.HEADER_VALUE)
        yield name, Value(Spot(found.string, found.start(1)), found[1])
        reader.take(_SEPARATORS)
    reader.skip_blanks()
    if not (reader.at_end() or _BEGINNING.match(reader.text, reader.offset)):
        raise reader.stop(Expected.END)


def _headers_of(
    properties: Mapping[str, Value], seated: Mapping[Colour, Mapping[str, str]]
) -> dict[str, str]:
    headers = {
        colour.name.capitalize() + header: seated[colour][word]
        for word, header in _HEADERS.items()
        for colour in Colour
        if word in seated[colour]
    }
    headers["Site"] = _SITE
    if date := properties.get("DT"):
        headers["Date"] = _read_date(date.content.strip())
    return headers


def _read_date(written: str) -> str:
    """Return the date of a Boardspace timestamp in ISO format, or any other text unchanged."""
    found = _DATE.fullmatch(written)
    if not found or found["month"] not in _MONTHS:
        return written
    return f"{found['year']}-{_MONTHS.index(found['month']) + 1:02}-{found['day']}"


def _read_ended(
    result: Value | None,
    seated: Mapping[Colour, Mapping[str, str]],
    resigned: Colour | None,
    record: Record,
) -> Ended | None:
    """Return how the game ended. Raises `UnreadableError` for a result that contradicts the board."""
    said = result.content.strip() if result else ""
    winner = _winner_in(said, seated)
    if record.ended:
        if result and winner and record.ended.winner is not winner:
            raise result.stop(Expected.RESULT)
        return record.ended
    if loser := resigned or (winner.opponent if winner else None):
        return Ended(Termination.RESIGNATION, loser)
    return Ended(Termination.AGREEMENT) if said else None


def _winner_in(said: str, seated: Mapping[Colour, Mapping[str, str]]) -> Colour | None:
    """Return the player named in a result; if both are named, the one whose name contains the other's.

    None if no player is named, or if the name is ambiguous.
    """
    names = {colour: known["id"] for colour, known in seated.items() if known.get("id")}
    named = sorted((colour for colour in names if names[colour] in said), key=lambda each: len(names[each]))
    if len(named) == len(Colour) and names[named[0]] not in names[named[1]]:
        return None
    return named[-1] if named and len(set(names.values())) == len(names) else None
