"""Fuzzes the bot as a hostile member: commands, half-typed options, button presses, choices, forms and files.

Mallory is an ordinary member. Her inputs are random: controls that exist, controls that don't, and input that
no client would send. Afterwards, the rows of other people are unchanged, every message pinged one person at most, and
nobody who has neither a match with her nor a challenge from her; every interaction was answered, and the log has no
errors.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import select

from bot.domain.ids import FORMER_BLACK, FORMER_WHITE
from bot.storage.schema import metadata
from bot.toolkit.control import Control
from discord_playground import (
    Channel,
    Event,
    Interaction,
    InteractionType,
    Message,
    MessageCreated,
    MessageEdited,
    NotPossibleError,
    OptionType,
    Permission,
    Pickable,
    Resolved,
    Upload,
)
from dvonn import Record, format_json, format_sgf
from tests.bot.played import first_plies, recorded
from tests.bot.registered import HANDLED
from tests.end_to_end.club import Club
from tests.end_to_end.planning import have_planned_spaces
from tests.end_to_end.planted import planted

AT_ONCE = 8
"""Inputs sent concurrently before the answers are awaited."""

IN_TIME = 3.0
"""Discord's deadline in seconds for the first answer."""

APOLOGY = "something went wrong on my side"

TEXTS = (
    *("", " ", "c3", "C3-D4", "z9", "c3 d3 e3", "pass", "0", "-1", "1", "NaN", "1e309", "9" * 30, "tomorrow"),
    *(
        "2026-13-45",
        "22:00",
        "25:99",
        "Europe/Berlin",
        "../../etc/passwd",
        "' OR 1=1 --",
        "{ $player }",
        "%s%n",
    ),
    *(
        "@everyone",
        "@here",
        "<@&1>",
        "<#1>",
        "<t:0:R>",
        "https://example.com",
        "discord.gg/dvonn",
        "[a](http://b)",
    ),
    *("\u202eabc", "\u200b", "a\x00b", "🎲" * 40, "ä" * 200, "x" * 4000, "\n" * 100, "```", "**", "|" * 50),
)
NUMBERS = (0, 1, 2, 3, 4, -1, 99, 10**6, 2**31, -(2**31), 2**53, -(2**53))
"""Integers that Discord accepts as options."""
WORDS = (
    "1",
    "2",
    "3",
    "4",
    "0",
    "99",
    "c3",
    "c3d4",
    "white",
    "full",
    "random",
    "on",
    "off",
    "pass",
    "x",
    "9" * 20,
)


WRITERS: tuple[Callable[[Record], str], ...] = (str, format_sgf, format_json)


@dataclass
class Outcome:
    """The number of inputs by kind, and the flaws found."""

    sent: Counter[str] = field(default_factory=Counter)
    flaws: list[str] = field(default_factory=list)
    slowest: float = 0.0
    """The time in seconds until the slowest first answer."""


class ErrorLog(logging.Handler):
    """Collects errors from the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Record an error, or any line with a traceback."""
        if record.levelno >= logging.ERROR or record.exc_info:
            self.errors.append(logging.Formatter().format(record))


class Hostile(Club):
    """A club with Mallory in it. `async with` it, then call `attack` and `judge`."""

    def __init__(self, database: Path, *, seed: int) -> None:
        super().__init__(database)
        self.rng = random.Random(seed)
        self.outcome = Outcome()
        self._error_log = ErrorLog()
        self._ringing: list[Message] = []
        """The messages that pinged someone else."""
        self._pages: list[Message] = []
        """The last ephemeral pages that she received."""

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.mallory = self._join("mallory")
        self.secret = self.guild.create_text_channel("secret")
        self.secret.set_permissions(self.guild.members[self.mallory.id], deny=Permission.VIEW_CHANNEL)
        self._her_names = {self.mallory.id, FORMER_WHITE, FORMER_BLACK}
        self.direct = self.mallory.direct_messages(self.application)
        logging.getLogger().addHandler(self._error_log)
        await self._furnish()
        self._stop_listening = self.playground.stream.subscribe(self._hear)
        self._before = await self._others()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        logging.getLogger().removeHandler(self._error_log)
        self._stop_listening()
        await super().__aexit__(kind, error, trace)

    async def _furnish(self) -> None:
        """Create matches of others (two running, one finished, one hidden) and some of Mallory's own."""
        await self.begin_by_challenge()
        await self.begin_by_challenge(setup="random")
        await self.resign(self.anna)
        await self.begin_by_challenge(self.secret)
        await self.use(self.ben, "challenge", {"opponent": self.cleo})
        await have_planned_spaces(self, self.anna, "c3", "d3")
        await self.use(self.mallory, "challenge", {"opponent": self.anna})
        await self.press(self.anna, self.public()[-1], "Accept")
        await self.quiet()
        await self.time_passes(minutes=1)  # the result shrinks, now that other matches have begun there

    # Sending.

    async def attack(self, inputs: int) -> None:
        """Send `inputs` inputs, some of them concurrently."""
        kinds = (self._command, self._typing, self._press_planted, self._press, self._form, self._file)
        while (left := inputs - self.outcome.sent.total()) > 0:  # there isn't always something to press
            await asyncio.gather(*(self.rng.choice(kinds)() for _ in range(min(AT_ONCE, left))))
            await self._all_is_answered()
        await self.quiet()

    async def _command(self) -> None:
        path, command = self.rng.choice(list(self._commands()))
        data = self._data_of(path, command)
        await self._send("command", InteractionType.COMMAND, data)

    async def _typing(self) -> None:
        path, command = self.rng.choice(list(self._commands()))
        data = self._data_of(path, command)
        leaf = data
        while leaf.get("options") and leaf["options"][0].get("type") in (
            OptionType.SUBCOMMAND,
            OptionType.GROUP,
        ):
            leaf = leaf["options"][0]
        suggested = {each["name"] for each in command.get("options", []) if each.get("autocomplete")}
        if not (options := [each for each in leaf["options"] if each["name"] in suggested]):
            return
        typed = self.rng.choice(options)
        typed["focused"] = True
        for option in leaf["options"]:
            # Discord sends focused options as typed, and other unfinished options too.
            if option is typed or (option["type"] == OptionType.INTEGER and self.rng.random() < 0.2):
                option["value"] = self.rng.choice(TEXTS)[:6000]
        await self._send("suggestion", InteractionType.AUTOCOMPLETE, data)

    def _commands(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        for command in self.application.commands.registered(None):
            yield from command.paths()

    def _data_of(self, path: str, command: Mapping[str, Any]) -> dict[str, Any]:
        """The data of a command, possibly of an out of date; Discord only lets options of the right kind through."""
        resolved = Resolved(self.playground.world, self.application, self.channel)
        offered = command.get("options", [])
        chosen = [each for each in offered if each.get("required") or self.rng.random() < 0.6]
        if self.rng.random() < 0.05:
            chosen = [*chosen, {"name": "unheard", "type": OptionType.STRING}]
        options = [self._option(each, resolved) for each in chosen]
        *above, last = path.split()
        data: dict[str, Any] = {"name": last, "type": 1, "options": options}
        for name in reversed(above):
            data = {"name": name, "type": 1, "options": [data]}
        if self.rng.random() < 0.02:
            data["name"] = "nothing"
        return resolved.into({**data, "id": "1", "type": 1})

    def _option(self, offered: Mapping[str, Any], resolved: Resolved) -> dict[str, Any]:
        kind, rng = offered["type"], self.rng
        shortest, longest = offered.get("min_length", 0), offered.get("max_length", 6000)
        value: object = rng.choice([text for text in TEXTS if len(text) >= shortest])[:longest]
        if offered.get("choices"):
            value = rng.choice(offered["choices"])["value"]
        elif kind == OptionType.INTEGER:
            least, most = offered.get("min_value", min(NUMBERS)), offered.get("max_value", max(NUMBERS))
            value = rng.choice([number for number in NUMBERS if least <= number <= most])
        elif kind == OptionType.BOOLEAN:
            value = rng.random() < 0.5
        elif kind in (OptionType.USER, OptionType.CHANNEL, OptionType.ATTACHMENT):
            value = resolved.pick(self._thing(kind))
        return {"name": offered["name"], "type": int(kind), "value": value}

    def _thing(self, kind: int) -> Pickable:
        if kind == OptionType.USER:
            people = self.anna, self.ben, self.cleo, self.mallory, self.application.user
            return self.rng.choice(people)
        if kind == OptionType.CHANNEL:
            return self.rng.choice((self.channel, self.secret))
        return self._upload()

    async def _press_planted(self) -> None:
        """Press a control that was never shown to anyone."""
        place = self._place()
        custom_id = self._custom_id()
        message = await planted(self, place, custom_id)
        if self.rng.random() < 0.5:
            pressed = {"custom_id": custom_id, "component_type": 2}
        else:
            values = [
                self.rng.choice((*TEXTS, *WORDS))[:100] for _ in range(self.rng.choice((0, 1, 1, 1, 3)))
            ]
            message = await planted(self, place, custom_id, select=True)
            pressed = {"custom_id": custom_id, "component_type": 3, "values": values}
        await self._send("planted", InteractionType.COMPONENT, pressed, message=message, channel=place)

    async def _press(self) -> None:
        """Press a visible control: on boards of others, or on the pages that she received."""
        seen = [*self.mallory.messages(self.channel)[-20:], *self._pages[-10:]]
        messages = [each for each in seen if each.buttons and not each.deleted]
        if not messages:
            return
        message = self.rng.choice(messages)
        button = self.rng.choice(list(message.buttons))
        if button.custom_id is None:
            return
        try:
            used = self.mallory.begin_click(message, button.custom_id)
        except NotPossibleError:
            return
        await self._wait("press", used, button.custom_id)

    async def _form(self) -> None:
        names = ("reason", "from", "until", "zone", "nothing")
        fields = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": self.rng.choice(TEXTS)}}
            for name in self.rng.sample(names, k=self.rng.randint(0, 4))
        ]
        data = {"custom_id": self._custom_id(), "components": fields}
        await self._send("form", InteractionType.MODAL, data)

    async def _file(self) -> None:
        resolved = Resolved(self.playground.world, self.application, self.channel)
        file = {"name": "file", "type": int(OptionType.ATTACHMENT), "value": resolved.pick(self._upload())}
        read = {"name": "import", "type": 1, "options": [file]}
        typed = {"id": "1", "name": "dvonn", "type": 1, "options": [read]}
        await self._send("file", InteractionType.COMMAND, resolved.into(typed))

    def _upload(self) -> Upload:
        rng, game = self.rng, first_plies(recorded()[0], self.rng.randint(0, 60))
        written = rng.choice(WRITERS)(Record(game)).encode()
        match rng.randrange(6):
            case 0:
                content = rng.randbytes(rng.randint(0, 4000))
            case 1:
                content = b"(;GM[1" + b"(" * rng.randint(1, 20_000)
            case 2:
                content = b'{"moves": ' + b"[" * rng.randint(1, 20_000)
            case 3:
                content = b"c3 " * rng.randint(1, 30_000)
            case 4:
                place = rng.randrange(len(written) + 1)
                content = written[:place] + rng.randbytes(3) + written[place + rng.randrange(9) :]
            case _:
                content = written
        return Upload(rng.choice(("game.txt", "a.sgf", "\u202efdp.exe", "x" * 90 + ".json")), content)

    def _custom_id(self) -> str:
        """A custom id of a control with random fields, or of no control."""
        rng = self.rng
        if rng.random() < 0.1:
            return rng.choice(
                ("abc", "dvonn:", "dvonn:nothing:1", "dvonn::", ":" * 50, "other:1:2", "ÄÖ", "x" * 100)
            )
        control: type[Control] = HANDLED[rng.choice(sorted(HANDLED))].control
        needed = len(control.__annotations__)
        count = needed if rng.random() < 0.8 else rng.randint(0, 9)
        people = (self.anna, self.ben, self.cleo, self.mallory)
        words = [rng.choice((*WORDS, str(rng.choice(people).id))) for _ in range(count)]
        return ":".join(("dvonn", control.action, *words))[:100]

    def _place(self) -> Channel:
        return self.direct if self.rng.random() < 0.15 else self.channel

    async def _send(
        self,
        kind: str,
        sent_as: InteractionType,
        data: dict[str, Any],
        *,
        message: Message | None = None,
        channel: Channel | None = None,
    ) -> None:
        used = self.mallory.forge(sent_as, self.application, channel or self._place(), data, message=message)
        await self._wait(kind, used, data)

    async def _wait(self, kind: str, used: Interaction, what: object) -> None:
        self.outcome.sent[kind] += 1
        await self.playground.wait_until(lambda: used.over, what=f"an answer to {what}", timeout=60)
        if used.failed:
            self.outcome.flaws.append(f"not answered: {kind} {str(what)[:300]}")
        self.outcome.slowest = max(self.outcome.slowest, used.latency or 0.0)
        if used.response and used.response.ephemeral:
            self._pages.append(used.response)
            del self._pages[:-20]

    # Judging.

    def _hear(self, event: Event) -> None:
        if not isinstance(event, MessageCreated | MessageEdited):
            return
        message = event.message
        if message.author is not self.application.user:
            return
        if isinstance(event, MessageCreated) and message.pings - {self.mallory.id}:
            self._ringing.append(message)
        if APOLOGY in message.text:
            self.outcome.flaws.append(f"apologised: {message.text[:200]}")

    async def _others(self) -> dict[str, list[tuple[Any, ...]]]:
        """All rows that are only about others, by table."""
        async with self.store._engine.connect() as connection:
            kept = {
                table.name: [tuple(row) for row in await connection.execute(select(table))]
                for table in metadata.sorted_tables
            }
            names = {table.name: list(table.columns.keys()) for table in metadata.sorted_tables}
        own = {
            table: {
                dict(zip(names[table], row, strict=True))["id"]
                for row in kept[table]
                if not self._her_names.isdisjoint(row)
            }
            for table in BOTH
        }
        return {
            name: sorted(
                (row for row in rows if not self._is_hers(dict(zip(names[name], row, strict=True)), own)),
                key=repr,
            )
            for name, rows in kept.items()
            if name not in UNOWNED
        }

    def _is_hers(self, row: Mapping[str, Any], own: Mapping[str, set[int]]) -> bool:
        """Whether a row is about her, even after she is forgotten; no one else is ever forgotten here.

        `own` has the numbers of her matches and challenges, by table.
        """
        kind = row.get("kind")
        if isinstance(kind, str) and kind in SUBJECTS:
            table = SUBJECTS[kind]
            return table is None or row["about"] in own[table]
        is_nobodys = row.get("solver_id", self) is None
        return (
            is_nobodys
            or not self._her_names.isdisjoint(row.values())
            or row.get("match_id") in own["matches"]
        )

    async def _has_business_with(self) -> set[int]:
        """Everyone who has a match with her, or a challenge from her."""
        async with self.store._engine.connect() as connection:
            rows = [
                {row[name] for name in names}
                for table, names in BOTH.items()
                for row in (await connection.execute(select(metadata.tables[table]))).mappings()
            ]
        return {person for both in rows if not self._her_names.isdisjoint(both) for person in both}

    async def judge(self, *, in_time: bool) -> Outcome:
        """Check what was changed, sent and logged; with `in_time`, also how long answers took."""
        await self.quiet()
        known = await self._has_business_with()
        for message in self._ringing:
            pinged = message.pings - {self.mallory.id}
            if len(message.pings) > 1 or not pinged <= known:
                self.outcome.flaws.append(f"pinged {len(pinged)}: {message.text[:200]}")
        after = await self._others()
        for name, rows in self._before.items():
            for row in [row for row in rows if row not in after[name]][:3]:
                self.outcome.flaws.append(f"changed in {name}: {row}")
            for row in [row for row in after[name] if row not in rows and name not in NEW][:3]:
                self.outcome.flaws.append(f"new in {name}: {row}")
        self.outcome.flaws += [f"logged: {each}" for each in self._error_log.errors]
        if in_time and self.outcome.slowest > IN_TIME:
            self.outcome.flaws.append(f"answered only after {self.outcome.slowest:.1f} s")
        return self.outcome


UNOWNED = {
    *("synced_commands", "heartbeat", "outages", "rated_puzzles", "puzzle_cards", "weeks", "forgotten_tries"),
}
"""Tables whose rows are about no one, or no longer identify her once she is forgotten."""

SUBJECTS: Mapping[str, str | None] = {
    **dict.fromkeys(
        ("board", "shared review", "live board", "result", "ending", "own puzzle", "thread head"), "matches"
    ),
    "challenge": "challenges",
    **dict.fromkeys(("puzzle card", "best line")),
}
"""The tables that views and searches of a kind are about; None for those of `UNOWNED`."""

NEW = {"people"}
"""Tables in which rows about others may appear: the people whom she has challenged, by name."""

BOTH = {"matches": ("white_id", "black_id"), "challenges": ("challenger_id", "opponent_id")}
"""The columns that name the two people of a match or challenge."""
