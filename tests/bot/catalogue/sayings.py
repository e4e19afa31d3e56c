"""Finds in the bot's source which sentences it says: every call of `say` and `phrase`, with the keys it can have.

A key is a literal, a choice between two, a name that was given one of those, or an f-string whose inserted parts are
such names or stand in `INSERTED`. A key that is made in any other way is refused, so that none escapes the tests.
"""

import ast
import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

import discord

from bot.access.permissions import missing_permissions
from bot.catalogue.refusals import SENTENCES
from bot.domain import (
    CancelReason,
    ChallengesFrom,
    ChallengeState,
    ColourChoice,
    HaltReason,
    Means,
    NotificationLevel,
    ObstacleKind,
    PingBy,
    PingWhen,
    ServerSettings,
    Setup,
    Stakes,
)
from bot.domain.causes import CauseKind
from bot.domain.clock import UNITS
from bot.domain.computer import LEVELS
from bot.domain.puzzle import Motif
from bot.domain.refusals import DeclaredReason, RefusalReason
from bot.features import modules
from bot.features.archive.search import Length, Result
from bot.features.board_of_the_week.week import OPPONENTS
from bot.features.crown.reigns import Asking, CrownNews
from bot.features.hints.handlers import HintStep
from bot.features.league.pages import CALLING
from bot.features.league.season import SeasonForm, Stage
from bot.features.league.service import Joined
from bot.features.league.standings import How
from bot.features.lesson.steps import GOALS, NAMES
from bot.features.lobby.open_server import Openness
from bot.features.lobby.seek import Reach, SetupWish, StakesWish, Tempo
from bot.features.own_mistakes.latest_games import Focus, GamePart, Loss
from bot.features.ratings.table import Unlisted
from bot.features.records.pages import RecordFormat
from bot.features.records.refusals import WORDED
from bot.features.rules.chapters import CHAPTERS
from bot.pages.beginning_pages import Where
from bot.pages.game_lists import GameFilter
from bot.pages.match_status import TOLD_AT_START
from bot.pages.move_reasons import ReasonKind
from bot.pages.pace_form import FIELDS
from bot.pages.tips import TIPS, start
from bot.toolkit.help_lines import HelpTopic
from bot.toolkit.page import FOR_CLUBS, FOR_EVERYBODY, FOR_MANAGERS
from dvonn import Reason, Termination
from rendering import THEMES, Outcome
from tests.bot.registered import COMMANDS, GROUPS

assert GROUPS, "the commands of all features are registered"

SOURCE = Path(__file__).parents[3] / "bot"

MAY_ONLY_WRITE = discord.Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True)

PERMISSIONS = {
    name
    for in_thread in (False, True)
    for granted in (discord.Permissions.none(), discord.Permissions(view_channel=True), MAY_ONLY_WRITE)
    for opens_threads in (False, True)
    for name in missing_permissions(granted, in_thread=in_thread, opens_threads=opens_threads)
}
"""All that can be missing: everything; writing and more; attaching and reading back."""

INSERTED: dict[str, Iterable[str]] = {
    "puzzle.motif": set(Motif),
    "cause.kind": CauseKind,
    "how": Outcome,
    "special": [setup for setup in Setup if setup is not Setup.FULL],
    "form": SeasonForm,
    "terms.form": SeasonForm,
    "stage": [stage for stage in Stage if stage is not Stage.ASKING],
    "calling": CALLING,
    "joined": Joined,
    "won_by": [How.BOARD, How.RESIGNED, How.TIME, How.PROVED, How.TIME_USED],
    "tied_by": [How.BOARD, How.PROVED, How.TIME_USED],
    "loss": Loss,
    "part": GamePart,
    "latest.focus": Focus,
    "topic": HelpTopic,
    "place_of_match": Where,
    "reason.kind": ReasonKind,
    "asked": ["task", "card"],
    "option": {
        option.name.replace("_", "-") for command in COMMANDS.values() for option in command.parameters
    },
    "subcommand": [typed.split()[1] for typed in COMMANDS if typed.startswith(f"{FOR_EVERYBODY} ")],
    "club": [typed.split()[1] for typed in COMMANDS if typed.startswith(FOR_CLUBS)],
    "name": [typed.split()[1] for typed in COMMANDS if typed.startswith(FOR_MANAGERS)],
    "setting": [setting.name.replace("_", "-") for setting in fields(ServerSettings)],
    "refusal.reason": [
        reason.name
        for reason in vars(RefusalReason).values()
        if isinstance(reason, DeclaredReason)
        and reason not in SENTENCES
        and reason is not RefusalReason.UNCONFIRMED_MOVE
    ],
    "challenge.state": [state for state in ChallengeState if state is not ChallengeState.OPEN],
    "challenge.colour": ColourChoice,
    "challenge.terms.setup": Setup,
    "match.setup": Setup,
    "setup": Setup,
    "challenge.terms.stakes": [Stakes.RATED, Stakes.UNRATED, Stakes.LIMIT],
    "match.stakes": TOLD_AT_START,
    "match.halted": [reason for reason in HaltReason if reason is not HaltReason.CHANNEL],
    "unit": UNITS,
    "day": map(str, range(1, 8)),
    "field": FIELDS,
    "theme": THEMES,
    "mark": [
        "last-move",
        "cut-off",
        "chosen",
        "targets",
        "movable",
        "planned",
        "falling",
        "blocked",
        "played",
        "better",
        "numbered",
    ],
    "colour_id(colour)": ["white", "black"],
    "linked": ["first", "then", "beside"],
    "tempo": Tempo,
    "seek.wish.tempo": Tempo,
    "wished": SetupWish,
    "reach": Reach,
    "openness": Openness,
    "wanted": StakesWish,
    "pinged_when": PingWhen,
    "pinged_by": PingBy,
    "challengers": ChallengesFrom,
    "which": ["away", "back"],
    "ended.by.value": {each.value for each in Termination} - {Termination.ABANDONED.value},
    "_end_of(match, match.ended)": [
        *(by.value for by in Termination if by is not Termination.ABANDONED),
        *("tie", "closed"),
    ],
    "_end_of(past, past.ended)": [
        *(by.value for by in Termination),
        *(f"cancelled-{reason}" for reason in CancelReason),
        "tie",
        "void",
    ],
    "illegal.reason.name.lower().replace('_', '-')": [
        reason.name.lower().replace("_", "-") for reason in Reason
    ],
    "reason.name.lower().replace('_', '-')": ["surrounded", "empty-target", "lone-dvonn"],
    "name.replace('_', '-')": [name.replace("_", "-") for name in PERMISSIONS],
    "chapter.name": [chapter.name for chapter in CHAPTERS],
    "self.name": [chapter.name for chapter in CHAPTERS],
    "self.kind": [fits.__name__ for tips in ((start,), *TIPS) for fits in tips],
    "step.name": NAMES,
    "miss.goal": GOALS,
    "outcome": ["clock-halted", "delivery", "refused"],
    "obstacle.kind": [ObstacleKind.LOCKED, ObstacleKind.TIMEOUT, ObstacleKind.REFUSED],
    "WORDED[expected]": WORDED.values(),
    "written": RecordFormat,
    "side": ColourChoice,
    "opponent": map(str, OPPONENTS),
    "further": [step for step in HintStep if step is not HintStep.STACK],
    "strength": [str(level) for level in LEVELS],
    "kept": GameFilter,
    "reason_unlisted": Unlisted,
    "ending": Result,
    "asking": Asking,
    "news": CrownNews,
    "length": Length,
    "watcher.level": NotificationLevel,
    "level": NotificationLevel,
    "means": Means,
}
"""The texts that an expression in a key can be."""

PASSED_ON = {
    ("requests/handlers.py", "key"),
    ("requests/command_tree.py", "key"),
    ("catalogue/language.py", "key"),
    ("features/privacy/handlers.py", "key"),
    ("toolkit/action_slots.py", "label"),
    ("delivery/direct_messages.py", "key"),
    ("features/moderation/pages.py", "logged"),
    ("features/moderation/pages.py", "own.sentence"),
    ("features/moderation/pages.py", "f'standing-{kind.name}'"),
    ("toolkit/help_lines.py", "line.sentence"),
    ("features/standing_messages/handlers.py", "f'standing-{kind.name}'"),
}
"""Where a key comes from a caller, who is found too."""

DESCRIBING = "requests/handlers.py"
"""It says how commands and their options are described and called, for the features that have them."""

DESCRIBED = {FOR_EVERYBODY: "command-", FOR_CLUBS: "command-club-", FOR_MANAGERS: "command-admin-"}
"""How the keys of the descriptions begin, by root command."""

SHARED = "catalogue"
"""The folder of the sentences that no single feature owns."""


@dataclass(frozen=True)
class Said:
    """Where a function that says something has the key, and which values it gives."""

    place: int
    values: Callable[[ast.Call], frozenset[str] | None]
    before: str = ""
    """How the key begins, if it isn't all of it."""


@dataclass(frozen=True)
class Saying:
    """One call: where it stands, its keys, and the values that it gives (None: some are given by `**`)."""

    place: str
    keys: tuple[str, ...]
    values: frozenset[str] | None

    @property
    def feature(self) -> str:
        """The feature in whose folder it stands; `SHARED` outside of them."""
        match self.place.split("/"):
            case ["features", feature, _, *_]:
                return feature
            case _:
                return SHARED


@cache
def sayings() -> list[Saying]:
    """Every call in the bot's source, which is read once, and the refusals of features, which the core words."""
    called = [saying for file in sorted(SOURCE.rglob("*.py")) for saying in _in_module(file)]
    return [*called, *_refusals_of_features()]


def _refusals_of_features() -> Iterator[Saying]:
    for module in modules("refusals"):
        place = f"{module.__name__.removeprefix('bot.').replace('.', '/')}.py"
        for reason in vars(module).values():
            if isinstance(reason, DeclaredReason) and reason not in SENTENCES:
                yield Saying(place, (f"refused-{reason}",), None)


@cache
def said_by() -> dict[str, set[str]]:
    """The features in whose folders each sentence is said, and `SHARED` where it is said outside of them.

    A feature says the description of each of its commands, too, and the names of their options.
    """
    found: dict[str, set[str]] = defaultdict(set)
    for saying in sayings():
        if not saying.place.startswith(DESCRIBING):
            for key in saying.keys:
                found[key].add(saying.feature)
    for typed, command in COMMANDS.items():
        root, name = typed.split()
        described = f"{DESCRIBED[root]}{name}"
        options = (f"name-{option.name.replace('_', '-')}" for option in command.parameters)
        for key in (described, *options):
            found[key].add(command.callback.__module__.split(".")[2])
    return found


def _in_module(file: Path) -> Iterator[Saying]:
    module = file.relative_to(SOURCE).as_posix()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    seen: set[ast.AST] = set()
    for scope in (*_outermost_functions(tree), tree):
        within = [node for node in ast.walk(scope) if node not in seen]
        seen.update(within)
        calls = [node for node in within if isinstance(node, ast.Call) and _name(node.func) in SAYS]
        names = _names_in(scope) if calls else {}
        for call in calls:
            said = SAYS[_name(call.func)]
            key = call.args[said.place]
            if (module, ast.unparse(key)) not in PASSED_ON:
                place = f"{module}:{call.lineno}"
                keys = tuple(f"{said.before}{text}" for text in _texts(key, names, place))
                yield Saying(place, keys, said.values(call))


def _outermost_functions(scope: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions and methods that stand in no other one."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        else:
            yield from _outermost_functions(node)


def _name(called: ast.expr) -> str:
    match called:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def _names_in(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """The texts that are assigned to each name."""
    names: dict[str, list[ast.expr]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    names.setdefault(target.id, []).append(node.value)
    return names


def _values(call: ast.Call) -> frozenset[str] | None:
    given = [keyword.arg for keyword in call.keywords]
    return None if None in given else frozenset(filter(None, given))


SAYS = {
    "say": Said(0, _values),
    "say_in": Said(1, _values),
    "phrase": Said(0, lambda _: frozenset()),
    "add_action_button": Said(1, lambda _: frozenset()),
    "counts_for_user": Said(0, lambda _: frozenset({"count"})),
    "DeclaredAction": Said(
        0, lambda _: frozenset({"manager", "player", "channel", "number", "setting", "value"}), "log-"
    ),
    "help_line": Said(2, lambda _: frozenset()),
    "log_setting": Said(1, lambda _: frozenset()),
    "standing_kind": Said(0, lambda _: frozenset(), "standing-"),
    "declare_title": Said(0, lambda _: frozenset({"server"}), "role-trouble-"),
}
"""The functions that say something: in a message, about stored data, in the description of a command, on a button.

Some declare something of which a sentence tells elsewhere.
"""


def _texts(key: ast.expr, names: dict[str, list[ast.expr]], place: str) -> Iterator[str]:
    """The texts that an expression can be."""
    match key:
        case ast.Constant(value=str() as text):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one, names, place)
            yield from _texts(other, names, place)
        case ast.JoinedStr(values=parts):
            for texts in itertools.product(*(list(_texts(part, names, place)) for part in parts)):
                yield "".join(texts)
        case ast.FormattedValue(value=inserted):
            yield from _texts(inserted, names, place)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield from _texts(ast.JoinedStr(values=[left, right]), names, place)
        case _ if (written := ast.unparse(key)) in INSERTED:
            yield from INSERTED[written]
        case ast.Name(id=name) if name in names:
            for value in names[name]:
                yield from _texts(value, names, place)
        case _:
            raise ValueError(
                f"bot/{place}: `{ast.unparse(key)}` can't be followed; INSERTED lists such values"
            )
