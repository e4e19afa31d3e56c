"""The pages of the lobby: the options, and what someone who looks for an opponent is told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from bot.catalogue import Language
from bot.domain import ChannelId, Match, ServerSettings, UserId
from bot.features.lobby.open_server import LobbyServer, Openness
from bot.features.lobby.seek import Reach, Seek, SetupWish, Spread, StakesWish, Tempo, Wish
from bot.pages.beginning_pages import FindOpponent, computer_button, find_opponent_button, rules_button
from bot.pages.game_words import describe_players
from bot.pages.match_status import describe_state, describe_story, timestamp
from bot.pages.paces import describe_duration, describe_pace
from bot.pages.pictures import board_picture
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.answer import Delivery, done_page
from bot.toolkit.control import Control, Style, button, channel_menu, menu, role_menu
from bot.toolkit.logged_settings import log_setting
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, Part, Subject, row
from bot.toolkit.words import GOLD, accent, in_a_row, mention, quoted

SEEK_MESSAGE = MessageKind(45, "SEEK")
"""The message about a search for anywhere, by its user."""
ANYWHERE_MESSAGE = MessageKind(46, "ANYWHERE_BOARD", Subject.MATCH)
"""The board of a match between people from anywhere in a server's channel, at an event."""
CALL_MESSAGE = MessageKind(47, "LOBBY_CALL")
"""The message that pings a server's role, by the server."""


class Aspect(StrEnum):
    """A thing that users may have a wish about."""

    TEMPO = "tempo"
    SETUP = "setup"
    STAKES = "stakes"
    SPREAD = "spread"
    REACH = "reach"


class ChangeWish(Control, action="find-wish"):
    """A menu that changes one wish; the control carries all others."""

    aspect: Aspect
    tempo: Tempo
    setup: SetupWish
    stakes: StakesWish
    spread: Spread
    reach: Reach | None = None


class StartSeek(Control, action="find-start"):
    tempo: Tempo
    setup: SetupWish
    stakes: StakesWish
    spread: Spread
    reach: Reach | None = None


class StopSeek(Control, action="find-stop"):
    pass


class LobbyOpenness(Control, action="lobby-openness"):
    """A manager's menu: whether the server's members meet people from elsewhere."""


class LobbyChannel(Control, action="lobby-channel"):
    pass


class LobbyRole(Control, action="lobby-role"):
    pass


def _openness(openness: str, language: Language) -> str:
    return language.say(f"lobby-openness-{openness}")


def _channel(channel: str, language: Language) -> str:
    return f"<#{channel}>" if channel else language.say("choice-no-channel")


def _role(role: str, language: Language) -> str:
    return f"<@&{role}>" if role else language.say("choice-no-role")


log_setting("lobby_openness", "log-setting-lobby-openness", _openness)
log_setting("lobby_channel", "log-setting-lobby-channel", _channel)
log_setting("lobby_role", "log-setting-lobby-role", _role)


@dataclass(frozen=True, slots=True)
class Prospect:
    """The facts for a user who looks for an opponent, or thinks about it."""

    others: Sequence[Seek]
    """Those who look for one, too, in channels of which the reader may know."""
    usual: timedelta | None
    """How long it usually takes."""
    settings: ServerSettings
    reaches: Sequence[Reach]
    """Among whom the user may look from here."""
    channel: ChannelId | None = None
    """Where this server shows games with people from elsewhere."""
    tells_name: bool = False
    """Whether people from elsewhere learn this server's name."""


def wish_page(wish: Wish, prospect: Prospect, own: Seek | None, language: Language) -> Page:
    """Ask what someone wishes for; `own` is the seek that they have already."""
    say, chosen = language.say, (wish.tempo, wish.setup, wish.stakes, wish.spread, wish.reach)
    paces = {tempo.value: describe_pace(tempo.pace(prospect.settings), language) for tempo in Tempo}
    about = [say("terms-pace", pace=paces[wish.tempo]), _describe_place(wish, prospect, language)]
    return Page(
        say("find-heading" if wish.reach is Reach.SERVER else "find-heading-anywhere"),
        say("find-waiting", until=timestamp(own.expires_at, "R")) if own else None,
        *_reach_menu(wish, prospect, language),
        menu(
            ChangeWish(Aspect.TEMPO, *chosen),
            [(tempo.value, say(f"find-tempo-{tempo}")) for tempo in Tempo],
            wish.tempo,
            paces,
        ),
        menu(
            ChangeWish(Aspect.SETUP, *chosen),
            [(wished.value, say(f"find-setup-{wished}")) for wished in SetupWish],
            wish.setup,
        ),
        menu(
            ChangeWish(Aspect.STAKES, *chosen),
            [(wanted.value, say(f"find-stakes-{wanted}")) for wanted in StakesWish],
            wish.stakes,
        ),
        menu(
            ChangeWish(Aspect.SPREAD, *chosen),
            [(spread.value, _describe_spread(spread, language)) for spread in Spread],
            wish.spread,
        ),
        f"-# {in_a_row(about, language)}",
        f"-# {_describe_prospect(prospect, language)}",
        row(
            button(say("button-find-start"), StartSeek(*chosen), style=Style.success),
            _stop_button(language) if own else None,
        ),
    )


def _reach_menu(wish: Wish, prospect: Prospect, language: Language) -> Sequence[Part]:
    if len(prospect.reaches) == 1:
        return ()
    control = ChangeWish(Aspect.REACH, wish.tempo, wish.setup, wish.stakes, wish.spread, wish.reach)
    options = [(reach.value, language.say(f"find-reach-{reach}")) for reach in prospect.reaches]
    return (menu(control, options, wish.reach),)


def _describe_place(wish: Wish, prospect: Prospect, language: Language) -> str:
    """Say where the game is played and who sees it, or how to look anywhere."""
    say = language.say
    if wish.reach is Reach.ANYWHERE:
        told = [say("find-anywhere-played")]
        if prospect.channel:
            told.append(say("find-anywhere-shown", channel=f"<#{prospect.channel}>"))
            if prospect.tells_name:
                told.append(say("find-anywhere-named"))
        return in_a_row(told, language)
    return say("find-server-played" if Reach.ANYWHERE in prospect.reaches else "find-closed-here")


def waiting_page(seek: Seek, prospect: Prospect, language: Language) -> Page:
    """Tell someone that they wait, how long, and how they learn of an opponent."""
    say = language.say
    return Page(
        say("find-none-yet", until=timestamp(seek.expires_at, "R")),
        say("find-called-anywhere" if seek.is_anywhere else f"find-called-{seek.wish.tempo}"),
        f"-# {_describe_prospect(prospect, language)}",
        row(
            _stop_button(language),
            button(say("button-find-change"), FindOpponent()),
            computer_button(language),
        ),
    )


def seek_page(seek: Seek, language: Language) -> Page:
    """The message in the direct messages of someone who looks anywhere."""
    return Page(
        language.say("find-notice", until=timestamp(seek.expires_at, "R")),
        row(
            _stop_button(language),
            button(language.say("button-find-change"), FindOpponent()),
            computer_button(language),
        ),
    )


def found_page(match: Match, delivery: Delivery, language: Language) -> Page:
    sentence = language.say("find-found", match=match.id)
    return done_page(sentence, match, delivery, language, rules_button(language, match.id))


def found_elsewhere_page(
    match: Match, opponent: UserId, server: str, delivery: Delivery, language: Language
) -> Page:
    """Tell that a match has begun in direct messages; `server` is that of the opponent, if its name is told."""
    say, player = language.say, mention(opponent, language)
    if server:
        sentence = say("find-found-from", match=match.id, player=player, server=quoted(server))
    else:
        sentence = say("find-found-direct", match=match.id, player=player)
    return done_page(sentence, match, delivery, language, rules_button(language, match.id))


def stopped_page(language: Language, *, was_waiting: bool) -> Page:
    sentence = language.say("find-stopped") if was_waiting else language.say("find-not-waiting")
    return Page(sentence, row(find_opponent_button(language), computer_button(language)))


def card_page(waiting: Sequence[Seek], language: Language) -> Page:
    """The card in a channel: how many look for an opponent, and the button. It names nobody."""
    return Page(
        language.say("find-card"),
        _describe_numbers(waiting, language) or language.say("find-card-empty"),
        row(find_opponent_button(language, Style.primary)),
    )


def call_page(waiting: Sequence[Seek], role: int, language: Language) -> Page:
    """The message that pings a role, and what it says later. It names nobody."""
    return Page(
        language.say("find-call", role=f"<@&{role}>"),
        _describe_numbers(waiting, language) or language.say("find-call-over"),
        row(find_opponent_button(language, Style.primary)),
        notification=language.say("find-call-notification"),
    )


async def anywhere_page(match: Match, names: Mapping[UserId, str], server: str, language: Language) -> Page:
    """The board in a channel of a server for a match with someone from elsewhere; `server` is theirs, if it is told."""
    say = language.say
    heading = say("anywhere-heading-server", server=quoted(server)) if server else say("anywhere-heading")
    return Page(
        "\n".join((heading, describe_players(match, language))),
        describe_state(match, None, language, names=names, onlooking=True),
        None if match.is_over else describe_story(match, language, names=names),
        await board_picture(match, language, names=names),
        row(
            *action_buttons(Placement.SPECTATORS, ActionContext(match, language)),
            find_opponent_button(language),
        ),
        accent=GOLD if match.is_over else accent(match.to_move),
        message_tag=MessageTag(ANYWHERE_MESSAGE, match.id, match.number),
    )


def manage_page(
    server: LobbyServer, language: Language, *, missing: tuple[str, ...], lacks_role: bool
) -> Page:
    """Return the panel for managers. `missing` are permissions of the bot in the channel.

    `lacks_role` is whether the bot can't ping the role.
    """
    say, channel = language.say, server.channel
    return Page(
        say("lobby-heading"),
        menu(
            LobbyOpenness(),
            [(openness.value, say(f"lobby-openness-{openness}")) for openness in Openness],
            server.openness,
        ),
        say("lobby-channel"),
        say("lobby-missing", **about_missing(channel, missing, language)) if channel and missing else None,
        channel_menu(LobbyChannel(), language, channel),
        say("lobby-role"),
        say("lobby-role-missing") if lacks_role else None,
        role_menu(LobbyRole(), language, server.role),
    )


def _describe_prospect(prospect: Prospect, language: Language) -> str:
    """Say who else waits, and how long it usually takes."""
    numbers = _describe_numbers(prospect.others, language) or language.say("find-nobody")
    if prospect.usual is None:
        return numbers
    usual = describe_duration(_rounded(prospect.usual), language)
    return in_a_row([numbers, language.say("find-usual", time=usual)], language)


def _describe_numbers(waiting: Sequence[Seek], language: Language) -> str:
    """Say how many wait for each kind of match; empty if nobody does."""
    counted = Counter(seek.wish.tempo for seek in waiting)
    return in_a_row(
        [language.say(f"find-number-{tempo}", count=counted[tempo]) for tempo in Tempo if counted[tempo]],
        language,
    )


def _rounded(time: timedelta) -> timedelta:
    """Round up to full days, hours or minutes, at least one minute."""
    for unit in (timedelta(days=1), timedelta(hours=1)):
        if time >= 2 * unit:
            return -(-time // unit) * unit
    return max(1, -(-time // timedelta(minutes=1))) * timedelta(minutes=1)


def _describe_spread(spread: Spread, language: Language) -> str:
    if spread is Spread.ANY:
        return language.say("find-spread-any")
    return language.say("find-spread", points=int(spread))


def _stop_button(language: Language) -> Block:
    return button(language.say("button-find-stop"), StopSeek())
