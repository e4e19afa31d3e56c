"""The private page of a server's league, its questions, and the form that starts one."""

from dataclasses import dataclass, field
from enum import StrEnum

import discord
from discord import ui

from bot.catalogue import Language
from bot.catalogue.refusals import fill_in
from bot.domain import UserId
from bot.features.league.pictures import describe_left_out, group_picture
from bot.features.league.posts import (
    AnswerSeason,
    JoinLeague,
    SeasonAnswer,
    describe_commitment,
    describe_group,
    describe_heading,
    describe_rest,
    describe_stage,
    describe_terms,
)
from bot.features.league.refusals import LEAGUE_EXISTS
from bot.features.league.repository import Season
from bot.features.league.season import PACES, SeasonForm, Stage
from bot.features.league.service import Joined, Membership
from bot.features.league.tables import Tables
from bot.pages.paces import describe_pace
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.answer import Field, FieldMenu, Form, close_button, never_mind
from bot.toolkit.control import Control, Style, button
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, Page, row, rows_on_a_phone
from bot.toolkit.words import DANGER, GOLD, NOBODY, quoted

fill_in(lambda name, _: {"name": quoted(name)}, LEAGUE_EXISTS)

LONGEST_LEAGUE_NAME = 60

NAME, FIRST_DAY, CLOCK, SETUP, PINGS = "name", "first-day", "clock", "setup", "pings"
"""The fields of the form."""

CALLED, QUIET = CALLING = "pings", "quiet"
"""The values of the menu of pings."""


class AskLeague(Control, action="league-ask"):
    """Opens the form that starts a league."""


class StartLeague(Control, action="league-start"):
    """Starts a league as the form says."""


class Sure(StrEnum):
    """The things that are asked about again before they are done."""

    LEAVE = "leave"
    END = "end"


class AskSure(Control, action="league-sure"):
    """Asks before something that can't be undone."""

    what: Sure


class Confirm(Control, action="league-do"):
    """Does what was asked about."""

    what: Sure


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


def no_league_page(language: Language, *, is_manager: bool, note: str = "") -> Page:
    """Explain leagues where there is none; managers can start one."""
    say = language.say
    if not is_manager:
        return Page(note, say("league-none"), row(close_button(language)))
    start = button(say("button-league-start"), AskLeague(), style=Style.primary)
    return Page(
        note, f"{say('league-none-yet')}\n-# {say('league-what')}", row(start, close_button(language))
    )


def league_form(language: Language) -> Form:
    """Return the form of a new league."""
    say = language.say
    forms = [(str(form), say(f"league-form-{form}")) for form in SeasonForm]
    paces = [(str(each), describe_pace(each, language)) for each in PACES]
    pings = [(calling, say(f"form-league-pings-{calling}")) for calling in CALLING]
    return Form(
        say("form-league"),
        StartLeague(),
        fields=(
            Field(NAME, say("form-league-name"), longest=LONGEST_LEAGUE_NAME),
            Field(
                FIRST_DAY,
                say("form-league-first-day"),
                explanation=say("form-league-first-day-explanation"),
                longest=LONGEST_LEAGUE_NAME,
            ),
            FieldMenu(CLOCK, say("form-league-clock"), paces, str(PACES[0])),
            FieldMenu(SETUP, say("form-league-setup"), forms, str(SeasonForm.RANDOM)),
            FieldMenu(PINGS, say("form-league-pings"), pings, CALLED),
        ),
    )


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
            describe_rest(season, group, data.tables.names, language),
        ]
    open_games = sum(each.open for each in data.tables.groups)
    return Page(
        note,
        f"{describe_heading(season, language)}\n-# {describe_terms(season.terms, language)}",
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
    if seen.is_seated and stage.is_played:
        if seen.is_out:
            return say("league-own-out")
        return say("league-own-games", count=data.open_games)
    if not seen.is_member:
        return say("league-own-outside")
    if stage.takes_answers:
        if seen.answer is None:
            return say("league-own-unanswered")
        return say("league-own-in" if seen.answer else "league-own-not-in")
    return say("league-own-member" if stage is Stage.OPEN else "league-own-next")


def _buttons(data: LeaguePageData, language: Language) -> list[Block | None]:
    say, seen, season = language.say, data.membership, data.season
    takes_answers = season.stage.takes_answers and seen.is_member
    return [
        button(say("button-league-join"), JoinLeague(), style=Style.primary) if not seen.is_member else None,
        button(say("button-league-in"), AnswerSeason(season.id, SeasonAnswer.IN), style=Style.success)
        if takes_answers and seen.answer is not True
        else None,
        button(say("button-league-not-in"), AnswerSeason(season.id, SeasonAnswer.OUT))
        if takes_answers and seen.answer is not False
        else None,
        _to_season(season, language) if season.thread or data.is_elsewhere else None,
        button(say("button-league-leave"), AskSure(Sure.LEAVE)) if seen.is_member else None,
        close_button(language),
    ]


def _to_season(season: Season, language: Language) -> Block:
    place = season.thread or season.league.home
    url = f"https://discord.com/channels/{season.guild}/{place}"
    return ui.Button(label=language.say("button-league-thread"), url=url)


def _for_managers(data: LeaguePageData, language: Language) -> list[str | Block | None]:
    """The controls for managers; empty for others."""
    if not data.is_manager:
        return []
    say = language.say
    role = ui.RoleSelect[ui.LayoutView](
        custom_id=ChooseRole().custom_id,
        placeholder=say("league-choose-role"),
        min_values=0,
        max_values=1,
        default_values=[discord.Object(data.role)] if data.role else [],
    )
    move = button(say("button-league-here"), MoveLeague()) if data.is_elsewhere else None
    return [
        f"-# {say('league-for-managers')}",
        _describe_trouble(data, language),
        row(role),
        say("role-missing") if data.lacks_role else None,
        row(move, button(say("button-league-end"), AskSure(Sure.END), style=Style.danger)),
    ]


def _describe_trouble(data: LeaguePageData, language: Language) -> str:
    """Say what keeps the bot from posting in the league's home."""
    home = data.season.league.home
    if data.missing is None:
        return ""
    if not data.missing:
        return language.say("league-home-gone")
    return language.say("league-missing-permissions", **about_missing(home, data.missing, language))


def sure_page(what: Sure, language: Language, *, plays: bool = False) -> Page:
    """Ask before something that can't be undone; `plays` is whether the user plays in the present season."""
    say = language.say
    staying = "ask-league-leave-playing" if plays else "ask-league-leave"
    label = say("button-league-end" if what is Sure.END else "button-league-leave")
    return Page(
        say("ask-league-end") if what is Sure.END else say(staying),
        row(button(label, Confirm(what), style=Style.danger), never_mind(language)),
        accent=DANGER,
    )


def describe_joined(joined: Joined, language: Language) -> str:
    return language.say(f"league-joined-{joined}")


def describe_started(season: Season, language: Language) -> str:
    return language.say("league-started", name=quoted(season.terms.name), channel=f"<#{season.league.home}>")


def answered_page(season: Season, language: Language, *, is_in: bool) -> Page:
    """Confirm an answer in direct messages."""
    key = "league-answered-in" if is_in else "league-answered-not-in"
    return Page(language.say(key, name=quoted(season.terms.name)), row(_to_season(season, language)))
