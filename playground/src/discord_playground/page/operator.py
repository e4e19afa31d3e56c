"""The operator's panel: the bot's response times, and switches that inject faults."""

from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord_playground.channels import ChannelCreated, ChannelDeleted
from discord_playground.direct_messages import DirectMessagesOpened, DirectMessagesSwitched
from discord_playground.errors import Reason
from discord_playground.events import ClockPutForward, Event
from discord_playground.faults import Drop, Faults
from discord_playground.guilds import GuildEvent
from discord_playground.interactions import (
    Interaction,
    InteractionAnswered,
    InteractionCreated,
    InteractionFailed,
    InteractionType,
)
from discord_playground.messages import MessageCreated, MessageDeleted, MessageEdited, MessagesPurged
from discord_playground.page.bot_switch import BotChanged, BotSwitch
from discord_playground.page.leap import Leap
from discord_playground.page.surroundings import Surroundings
from discord_playground.people import InstallationChanged
from discord_playground.picked import NotPossibleError
from discord_playground.reading import buttons, selects
from discord_playground.request_log import Request, RequestServed
from discord_playground.world import World

KEPT = 100

FAULTS: Mapping[str, Mapping[str, Any]] = {
    "slow": {"delay": 1.5},
    "late": {"delay": 4.0},
    "broken": {"status": 500},
    "dropped": {"drop": Drop.BEFORE},
}
"""The faults that can be switched on for all requests: delays of 1.5 s and 4 s, status 500, no answer."""

CHANGES_SURROUNDINGS = (
    ChannelCreated,
    ChannelDeleted,
    DirectMessagesOpened,
    DirectMessagesSwitched,
    GuildEvent,
    InstallationChanged,
)


class Operator:
    """The panel's data and switches; without a `bot`, there is no process to restart."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._ground = ground = world.ground
        self._surroundings = Surroundings(world)
        self._faults = faults
        self._fault: str | None = None
        self._under_way: dict[Interaction, str] = {}
        self._answers: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._limited: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._limited_count = 0
        self._leap: Leap | None = None
        self.bot: BotSwitch | None = None
        ground.stream.subscribe(self._on_event)
        self._switches: dict[str, Callable[[Mapping[str, Any]], Awaitable[None] | None]] = {
            "fault": lambda asked: self._set_fault(asked["name"]),
            "disconnect": lambda _: self._faults.drop_gateway(),
            "forward": lambda asked: self._put_forward(float(asked["seconds"])),
            "restart": lambda _: self.bot.restart() if self.bot else None,
            "kill": lambda _: self.bot.kill() if self.bot else None,
            **self._surroundings.switches,
        }

    def concerns(self, event: Event) -> bool:
        """Return whether an event changes the panel."""
        match event:
            case InteractionAnswered() | InteractionFailed() | BotChanged() | ClockPutForward():
                return True
            case RequestServed(request):
                return request.status == Reason.TOO_MANY_REQUESTS.status
            case MessageCreated() | MessageEdited() | MessageDeleted() | MessagesPurged():
                return self._leap is not None and not self._leap.over
            case _:
                return isinstance(event, CHANGES_SURROUNDINGS)

    async def do(self, asked: Mapping[str, Any]) -> None:
        """Execute a switch. Raises `NotPossibleError` if its target no longer exists."""
        try:
            done = self._switches[asked["switch"]](asked)
        except KeyError as missing:
            raise NotPossibleError(f"{missing} is not there (any more)") from None
        if done is not None:
            await done

    def _set_fault(self, name: str | None) -> None:
        self._faults.clear()
        self._fault = name
        if name is not None:
            self._faults.always(**FAULTS[name])

    def _put_forward(self, seconds: float) -> None:
        """Advance the clock, merging consecutive jumps without an interaction in between."""
        if self._leap is None or self._leap.over:
            self._leap = Leap(0.0)
        self._leap.seconds += seconds
        self._ground.put_clock_forward(seconds)

    def payload(self) -> dict[str, Any]:
        """Return the panel's contents."""
        return {
            "answers": list(self._answers),
            "limited": list(self._limited),
            "limited_count": self._limited_count,
            "fault": self._fault,
            "ahead": self._ground.clock.ahead,
            "leap": self._leap and self._leap.payload(),
            "now": self._ground.now(),
            "guilds": self._surroundings.payload(),
            "installations": self._surroundings.installations(),
            "bot": None if self.bot is None else {"state": self.bot.state.value, "trouble": self.bot.trouble},
        }

    def _on_event(self, event: Event) -> None:
        if self._leap is not None:
            self._leap.count(event)
        match event:
            case InteractionCreated(interaction):
                self._under_way[interaction] = _what(
                    interaction
                )  # read now: the answer may remove the control
            case InteractionAnswered(interaction) | InteractionFailed(interaction):
                self._answers.append(_answer(interaction, self._under_way.pop(interaction)))
            case RequestServed(request) if self.concerns(event):
                self._limited_count += 1
                self._limited.append(_limited(request))


def _answer(interaction: Interaction, what: str) -> dict[str, Any]:
    return {
        "id": str(interaction.id),
        "who": interaction.user.shown_name,
        "what": what,
        "seconds": interaction.latency,
    }


def _what(interaction: Interaction) -> str:
    """Describe a person's action in a few words."""
    if interaction.from_menu:
        return str(interaction.command)
    if interaction.command is not None:
        completing = "… " if interaction.type is InteractionType.AUTOCOMPLETE else ""
        return f"{completing}/{interaction.command}"
    custom_id = interaction.data["custom_id"]
    components = interaction.message.components if interaction.message else []
    shown = {button.custom_id: button.shown for button in buttons(components)}
    shown |= {select.custom_id: select.shown for select in selects(components)}
    return shown.get(custom_id, str(custom_id))


def _limited(request: Request) -> dict[str, Any]:
    return {"route": f"{request.method} {request.route}", "at": request.at}
