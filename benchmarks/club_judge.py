"""Judges a month of boards of the week from the stored events, by the rules of `dvonn` alone."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from benchmarks.club_people import Look, People, Stored
from dvonn import Colour, Game, parse_move

ROW = re.compile(r"(\d+)\\?\. \*\*(.+?)\*\* · (?:([+−]\d+) (\+\d+) = )?\*\*([+−]?\d+)\*\*")
"""A row of a table: place, name, and the score, with the lead and the handicap that it consists of if there is one."""

LISTED = 5
"""How many results a table shows; the viewer's own may follow."""


@dataclass(frozen=True)
class Tried:
    """A try as the judge reads it from the events."""

    match: int
    user: int
    week: str
    level: int
    game: Game
    colour: Colour
    is_finished: bool
    ended_after: int
    """How many moves were played."""

    @property
    def margin(self) -> int | None:
        if not self.is_finished:
            return None
        score = self.game.position.score
        return score.of(self.colour) - score.of(self.colour.opponent)


def replayed(stored: Iterable[Stored], bot: int) -> list[Tried]:
    """Play all tries by the rules, from the stored events alone."""
    tries = []
    for each in stored:
        (_, placements, begun), *events = each.events
        opening = Game(parse_move(word) for word in placements.split())
        year, number, _ = begun.isocalendar()
        game = opening
        for kind, text, _ in events:
            if kind in ("move", "pass"):
                game = game.play(parse_move(text))
        tries.append(
            Tried(
                each.match,
                each.black if each.white == bot else each.white,
                f"{year}{number:02}",
                each.level,
                game,
                Colour.BLACK if each.white == bot else Colour.WHITE,
                game.position.to_move is None,
                len(game.moves) - len(opening.moves),
            )
        )
    return tries


class Judge:
    def __init__(self, month: People, stored: Iterable[Stored]) -> None:
        self.month = month
        self.tries = replayed(stored, month.application.id)
        self.names = {player.person.id: player.name for player in month.players}
        self.flaws: list[str] = []
        self.tables = 0

    def judge(self) -> None:
        self._set_ups()
        self._one_try_each()
        self._same_answers()
        for look in self.month.looks:
            self._look(look)
        self._messages()

    def _set_ups(self) -> None:
        boards: defaultdict[str, set[str]] = defaultdict(set)
        for each in self.tries:
            boards[each.week].add(str(each.game.position_at(49)))
        for week, found in boards.items():
            if len(found) != 1:
                self.flaws.append(f"week {week} has {len(found)} set-ups")
        if len({board for found in boards.values() for board in found}) != len(boards):
            self.flaws.append("two weeks have the same set-up")

    def _one_try_each(self) -> None:
        for (user, week), count in Counter((each.user, each.week) for each in self.tries).items():
            if count > 1:
                self.flaws.append(f"{self.names[user]} has {count} tries in week {week}")

    def _same_answers(self) -> None:
        """The computer has answered the same moves with the same move at the same level."""
        answers: dict[tuple[str, int, *tuple[str, ...]], str] = {}
        for each in self.tries:
            moves = tuple(map(str, each.game.moves))
            for ply in range(49, len(moves)):
                if each.game.position_at(ply).to_move is each.colour.opponent:
                    known = answers.setdefault((each.week, each.level, *moves[:ply]), moves[ply])
                    if known != moves[ply]:
                        self.flaws.append(f"match {each.match}: another answer at ply {ply}")

    def _results(self, week: str) -> Mapping[str, int]:
        return {
            self.names[each.user]: each.margin
            for each in self.tries
            if each.week == week and each.margin is not None
        }

    def _look(self, look: Look) -> None:
        """Compare a page with the results that were possible then: the final ones of those who are on it."""
        week, final = self.month.code(look.week), "has no result" in look.text or "Ended on" in look.text
        rows = ROW.findall(look.text)
        own = next((e for e in self.tries if e.week == week and self.names[e.user] == look.player), None)
        shown_own = "**You: " in look.text
        is_over = "Ended on" in look.text
        if rows and not (is_over or shown_own or final):
            self.flaws.append(f"{look.player} saw results in week {week} before the own try was over")
        if shown_own and (own is None or own.margin is None):
            self.flaws.append(f"{look.player} was told a result of week {week} without one")
        if not rows:
            return
        self.tables += 1
        results = self._results(week)
        for row in rows:
            self._row(look, row, rows)
        if is_over and len(rows) < LISTED:
            expected = {name for name in look.taking_part if name in results}
            if {name for _, name, *_ in rows} != expected:
                self.flaws.append(
                    f"the table of week {week} lacks {expected - {name for _, name, *_ in rows}}"
                )

    def _row(self, look: Look, row: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Check a row among those that are shown: its person, its sum, and its place."""
        week = self.month.code(look.week)
        place, name, lead, handicap, score = row
        margin, known = _read(lead or score), self._results(week).get(name)
        if known != margin:
            self.flaws.append(f"{name} in week {week}: {margin}, not {known}")
        if margin + _read(handicap or "0") != _read(score):
            self.flaws.append(f"{name} in week {week}: {lead} {handicap} isn't {score}")
        if name not in look.taking_part:
            self.flaws.append(f"{name} is in the table of a server that they haven't opened")
        better = sum(1 for *_, each in rows if _read(each) > _read(score))
        if row in rows[:LISTED] and int(place) != better + 1:
            self.flaws.append(f"{name} in week {week} has place {place}, not {better + 1}")

    def _messages(self) -> None:
        month = self.month
        for hall in month.halls:
            if len(month.posted(hall)) != 1:
                self.flaws.append(f"{len(month.posted(hall))} standing messages in channel {hall.id}")
        cards = [
            message
            for games in month.games
            for message in month.posted(games)
            if "Board of week" in message.text
        ]
        counted = Counter((message.channel.id, message.text) for message in cards)
        self.flaws += [f"posted {count} times: {text!r}" for (_, text), count in counted.items() if count > 1]
        month.figures.shared = len(cards)
        for player in month.players:
            own = [each for each in self.tries if each.user == player.person.id]
            boards = month.boards(player)
            if len(boards) != len(own):
                self.flaws.append(f"{player.name}: {len(boards)} boards of {len(own)} tries")
            for message in (*boards, *cards):
                if message.pings:
                    self.flaws.append(f"pinged: {message.text[:60]!r}")


def _read(number: str) -> int:
    return int(number.replace("−", "-"))
