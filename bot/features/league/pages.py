"""The private page of a server's league, its questions, and the form that starts one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType

from discord import ui

from bot.catalogue import Language
from bot.catalogue.refusals import fill_in
from bot.domain import ChannelId, GuildId, UserId
from bot.features.league.invitations import written
from bot.features.league.pictures import describe_left_out, group_picture
from bot.features.league.posts import (
    AnswerSeason,
    SeasonAnswer,
    describe_commitment,
    describe_group,
    describe_heading_with_terms,
    describe_no_more_answers,
    describe_rest,
    describe_stage,
    join_button,
    shortened,
)
from bot.features.league.refusals import BANNED_FROM_LEAGUE, LEAGUE_EXISTS, LEAGUE_FULL
from bot.features.league.repository import LeagueServer, Season
from bot.features.league.season import MOST_SERVERS, PACES, SeasonForm, Stage
from bot.features.league.service import Joined, Membership
from bot.features.league.tables import Tables
from bot.pages.match_status import timestamp
from bot.pages.paces import describe_pace
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.answer import Field, FieldMenu, Form, close_button, never_mind
from bot.toolkit.control import Control, Style, button, offered, role_menu, select
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, MessageTag, Page, row, rows_on_a_phone
from bot.toolkit.words import DANGER, GOLD, NOBODY, in_a_row, quoted

fill_in(lambda name, _: {"name": quoted(name)}, LEAGUE_EXISTS)
fill_in(lambda server, _: {"server": shortened(server)}, BANNED_FROM_LEAGUE)
fill_in(lambda number, _: {"number": number}, LEAGUE_FULL)

LONGEST_LEAGUE_NAME = 60

LONGEST_CODE = 20
"""Room for a code with spaces or dashes."""

NAME, FIRST_DAY, CLOCK, SETUP, PINGS = FIELDS = "name", "first-day", "clock", "setup", "pings"
"""The fields of the form."""

NOTHING_TYPED: Mapping[str, str] = MappingProxyType({})

CALLED, QUIET = CALLING = "pings", "quiet"
"""The values of the menu of pings."""

CODE = "code"
"""The field of the form with which a server joins a league."""


class AskLeague(Control, action="league-ask"):
    """Opens the form that starts a league."""


class StartLeague(Control, action="league-start"):
    """Starts a league as the form says."""


class Sure(StrEnum):
    """The things that are asked about again before they are done."""

    LEAVE = "leave"
    LEAVE_WITH_SERVER = "server"
    END = "end"


class AskSure(Control, action="league-sure"):
    """Asks before something that can't be undone."""

    what: Sure


class Confirm(Control, action="league-do"):
    """Does what was asked about."""

    what: Sure


class InviteServer(Control, action="league-invite"):
    """Makes a code with which another server can join."""


class AskCode(Control, action="league-ask-code"):
    """Opens the form for the code of another server's league."""


class JoinWithServer(Control, action="league-code"):
    """Has the league with the code in the form run in this server, too."""


class ChooseServer(Control, action="league-server"):
    """Asks before the server that is chosen in a menu is removed."""


class RemoveServer(Control, action="league-remove"):
    """Removes another server from the league."""

    guild: GuildId


class MoveLeague(Control, action="league-here"):
    """Has the league's coming posts in the channel of the press."""


class ChooseRole(Control, action="league-role"):
    """Chooses the role of the winner; none if none is chosen."""


@dataclass(frozen=True, slots=True)
class LeaguePageData:
    """Everything that the private page is drawn from."""

    membership: Membership
    viewer: UserId
    tables: Tables = field(default_factory=lambda: Tables([], NOBODY))
    own_group: int | None = None
    open_games: int = 0
    """How many of the viewer's games are open."""
    is_manager: bool = False
    is_elsewhere: bool = False
    """Whether the page is opened in another place than the league's home."""
    missing: tuple[str, ...] | None = None
    """The permissions that the bot lacks in the home, empty if that is gone; None if nothing is in the way."""
    role: int | None = None
    """The role of the winner."""
    lacks_role: bool = False
    """Whether the bot can't give that role."""

    @property
    def season(self) -> Season:
        return self.membership.season

    @property
    def is_own(self) -> bool:
        """Whether the page is that of the server that has started the league."""
        return self.membership.server.guild == self.season.owner


def no_league_page(language: Language, *, is_manager: bool, note: str = "") -> Page:
    """Explain leagues where there is none; managers can start one."""
    say = language.say
    if not is_manager:
        return Page(note, say("league-none"), row(close_button(language)))
    start = button(say("button-league-start"), AskLeague(), style=Style.primary)
    enter = button(say("button-league-code"), AskCode())
    return Page(
        note,
        f"{say('league-none-yet')}\n-# {say('league-what')}",
        f"-# {say('league-invited-by-others')}",
        *rows_on_a_phone([start, enter, close_button(language)]),
    )


def league_form(language: Language, typed: Mapping[str, str] = NOTHING_TYPED) -> Form:
    """Return the form of a new league, with what was `typed` in it before a mistake."""
    say = language.say
    forms = [(str(form), say(f"league-form-{form}")) for form in SeasonForm]
    paces = [(str(each), describe_pace(each, language)) for each in PACES]
    pings = [(calling, say(f"form-league-pings-{calling}")) for calling in CALLING]
    return Form(
        say("form-league"),
        StartLeague(),
        fields=(
            Field(NAME, say("form-league-name"), value=typed.get(NAME, ""), longest=LONGEST_LEAGUE_NAME),
            Field(
                FIRST_DAY,
                say("form-league-first-day"),
                explanation=say("form-league-first-day-explanation"),
                value=typed.get(FIRST_DAY, ""),
                longest=LONGEST_LEAGUE_NAME,
            ),
            FieldMenu(CLOCK, say("form-league-clock"), paces, typed.get(CLOCK, str(PACES[0]))),
            FieldMenu(SETUP, say("form-league-setup"), forms, typed.get(SETUP, SeasonForm.RANDOM)),
            FieldMenu(PINGS, say("form-league-pings"), pings, typed.get(PINGS, CALLED)),
        ),
    )


def code_form(language: Language) -> Form:
    """Return the form with which a server joins the league of another one."""
    say = language.say
    explanation = say("form-league-code-explanation")
    code = Field(CODE, say("form-league-code-code"), explanation=explanation, longest=LONGEST_CODE)
    return Form(say("form-league-code"), JoinWithServer(), fields=(code,))


async def league_page(
    data: LeaguePageData, language: Language, display: DisplayOptions = USUAL, *, note: str = ""
) -> Page:
    """The page of a league for one user: where the season stands, their own part in it, and their group's table."""
    season = data.season
    group = data.tables.of(data.own_group or 0)
    table: list[object] = []
    if group and group.ranking:
        table = [
            f"**{describe_group(group, data.tables, language)}**",
            await group_picture(group, data.tables.names, language, display, own=data.viewer),
            describe_left_out(group, data.tables.names, language),
            describe_rest(season, group, data.tables, language, in_words=display.words),
        ]
    open_games = sum(each.open for each in data.tables.groups)
    return Page(
        note,
        describe_heading_with_terms(season, language),
        describe_stage(season, language, open_games=open_games, briefly=data.membership.is_member),
        "" if data.membership.is_member else describe_commitment(season, language),
        describe_own(data, language),
        *table,  # type: ignore[arg-type]
        *rows_on_a_phone(_buttons(data, language)),
        *_for_managers(data, language),
        accent=GOLD,
    )


def describe_own(data: LeaguePageData, language: Language) -> str:
    """Describe the viewer's part in a season."""
    say, seen, stage = language.say, data.membership, data.season.stage
    is_seated = seen.is_seated and stage.is_played
    if is_seated and not seen.is_out:
        return say("league-own-games", count=data.open_games)
    if not seen.is_member:
        return say("league-own-out" if is_seated else "league-own-outside")
    if stage.takes_answers:
        if seen.answer is None:
            return say("league-own-unanswered")
        return say("league-own-in" if seen.answer else "league-own-not-in")
    return say("league-own-member" if stage is Stage.OPEN else "league-own-next")


def _buttons(data: LeaguePageData, language: Language) -> list[Block | None]:
    say, seen, season = language.say, data.membership, data.season
    takes_answers = season.stage.takes_answers and seen.is_member
    return [
        None if seen.is_member else join_button(season, language, style=Style.primary),
        button(say("button-league-in"), AnswerSeason(season.id, SeasonAnswer.IN), style=Style.success)
        if takes_answers and seen.answer is not True
        else None,
        button(say("button-league-not-in"), AnswerSeason(season.id, SeasonAnswer.OUT))
        if takes_answers and seen.answer is not False
        else None,
        _to_season(seen, language) if seen.thread or data.is_elsewhere else None,
        button(say("button-league-leave"), AskSure(Sure.LEAVE)) if seen.is_member else None,
        close_button(language),
    ]


def _to_season(membership: Membership, language: Language) -> Block:
    """Return the link to the season in one's own server."""
    place = membership.thread or membership.server.home
    url = f"https://discord.com/channels/{membership.server.guild}/{place}"
    return ui.Button(label=language.say("button-league-thread"), url=url)


def _for_managers(data: LeaguePageData, language: Language) -> list[str | Block | None]:
    """The controls for managers; empty for others."""
    if not data.is_manager:
        return []
    say = language.say
    return [
        f"-# {say('league-for-managers')}",
        _describe_trouble(data, language),
        role_menu(ChooseRole(), language, data.role, say("league-choose-role")),
        say("role-missing") if data.lacks_role else None,
        _servers_menu(data, language),
        *rows_on_a_phone(_ways_for_managers(data, language)),
    ]


def _ways_for_managers(data: LeaguePageData, language: Language) -> list[Block | None]:
    """Return the buttons for managers: only those of the server that has started the league can end it, and invite."""
    say, league = language.say, data.season.league
    move = button(say("button-league-here"), MoveLeague()) if data.is_elsewhere else None
    if not data.is_own:
        leave = AskSure(Sure.LEAVE_WITH_SERVER)
        return [move, button(say("button-league-leave-server"), leave, style=Style.danger)]
    has_room = len(league.servers) < MOST_SERVERS
    return [
        move,
        button(say("button-league-invite"), InviteServer()) if has_room else None,
        button(say("button-league-end"), AskSure(Sure.END), style=Style.danger),
    ]


def _servers_menu(data: LeaguePageData, language: Language) -> Block | None:
    """Return the menu with which the owner's managers remove another server."""
    others = data.season.league.servers[1:]
    if not data.is_own or not others:
        return None
    options = offered([(str(server.guild), server.name) for server in others], present="")
    return row(select(language.say("league-choose-server"), options, ChooseServer()))


def _describe_trouble(data: LeaguePageData, language: Language) -> str:
    """Say what keeps the bot from posting in the league's home."""
    home = data.membership.server.home
    if data.missing is None:
        return ""
    if not data.missing:
        return language.say("league-home-gone")
    return language.say("league-missing-permissions", **about_missing(home, data.missing, language))


def sure_page(what: Sure, language: Language, *, plays: bool = False, is_across: bool = False) -> Page:
    """Ask before something that can't be undone.

    `plays` is whether the user plays in the present season, `is_across` whether the league runs in several servers.
    """
    say = language.say
    question = say("ask-league-leave-playing") if plays else say("ask-league-leave")
    label = say("button-league-leave")
    if what is Sure.LEAVE_WITH_SERVER:
        question, label = say("ask-league-leave-server"), say("button-league-leave-server")
    if what is Sure.END:
        everywhere = say("ask-league-end-across") if is_across else ""
        question, label = in_a_row([say("ask-league-end"), everywhere], language), say("button-league-end")
    return _question_page(question, label, Confirm(what), language)


def removal_page(server: LeagueServer, language: Language) -> Page:
    """Ask before another server is removed from the league."""
    told = language.say("ask-league-remove", server=shortened(server.name))
    return _question_page(told, language.say("button-league-remove"), RemoveServer(server.guild), language)


def _question_page(told: str, label: str, control: Control, language: Language) -> Page:
    return Page(told, row(button(label, control, style=Style.danger), never_mind(language)), accent=DANGER)


def describe_joined(joined: Joined, language: Language, *, is_across: bool) -> str:
    where = language.say("league-joined-direct") if is_across else ""
    return in_a_row([language.say(f"league-joined-{joined}"), where], language)


def games_here_page(membership: Membership, language: Language) -> Page:
    """The direct message to someone who joins a league whose games are in direct messages."""
    name, server = quoted(membership.season.terms.name), shortened(membership.server.name)
    told = language.say("league-games-here", server=server, name=name)
    return Page(told, row(_to_season(membership, language)))


def describe_invitation(code: str, until: datetime, language: Language) -> str:
    return language.say("league-invitation", code=written(code), until=timestamp(until, "f"))


def describe_server_joined(season: Season, home: ChannelId, language: Language) -> str:
    name = quoted(season.terms.name)
    return language.say("league-server-joined", name=name, channel=f"<#{home}>")


def describe_started(season: Season, home: ChannelId, language: Language) -> str:
    return language.say("league-started", name=quoted(season.terms.name), channel=f"<#{home}>")


def answered_page(membership: Membership, language: Language, *, is_in: bool) -> Page:
    """Confirm an answer in direct messages."""
    key = "league-answered-in" if is_in else "league-answered-not-in"
    told = language.say(key, name=quoted(membership.season.terms.name))
    return Page(told, row(_to_season(membership, language)))


def no_more_answers_page(membership: Membership, question: MessageTag, language: Language) -> Page:
    """Return what the direct message that asks shows once the season takes no more answers."""
    told = describe_no_more_answers(membership.season, language)
    return Page(told, row(_to_season(membership, language)), message_tag=question)
