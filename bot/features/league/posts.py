"""The posts of a season and their views: its card, the tables of its groups, a line for each result, the podium."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from typing import Any, ClassVar

from typing_extensions import override

from bot.catalogue import Language
from bot.delivery.direct_messages import Recipient
from bot.delivery.errors import UnreachableError
from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.discord.client import DvonnClient
from bot.domain import DirectMessage, GuildId, Match, Obstacle, UserId
from bot.domain.ids import is_former
from bot.domain.ranking import Ranked
from bot.domain.standing_messages import EDITED_AFTER
from bot.domain.view import View
from bot.features.league.consequences import CARD_EDITED_AFTER
from bot.features.league.deciding import lost_on_time
from bot.features.league.occasion import KINDS
from bot.features.league.pictures import describe_left_out, describe_points, group_picture
from bot.features.league.repository import (
    CALL,
    CARD,
    PODIUM,
    RESULT,
    TABLE,
    GroupRepository,
    LeagueRepository,
    Season,
    SeasonRepository,
    group_of,
)
from bot.features.league.season import GameId, SeasonForm, SeasonId, Stage, Terms
from bot.features.league.standings import Decision, Result
from bot.features.league.tables import Group, Tables, names_of_servers, tables_of
from bot.pages.match_status import timestamp
from bot.pages.occasions import OccasionWords, speak_of
from bot.pages.paces import describe_pace
from bot.storage import Store, UnitOfWork
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, row
from bot.toolkit.ranking import PODIUM as ON_PODIUM
from bot.toolkit.ranking import describe_row
from bot.toolkit.result_notes import result_note
from bot.toolkit.words import (
    GOLD,
    LONGEST_NAME,
    Names,
    dotted,
    in_a_row,
    listed,
    mention,
    name,
    named,
    quoted,
)

SEASON_CARD = MessageKind(33, "LEAGUE_SEASON")
"""The card of a season, by its number in the database, as are the following."""
GROUP_TABLE = MessageKind(34, "LEAGUE_TABLE")
"""The table of a group of a season, by the number of the group."""
RESULT_LINE = MessageKind(35, "LEAGUE_RESULT")
"""A result, by the number of its game."""
PODIUM_CARD = MessageKind(36, "LEAGUE_PODIUM")
SEASON_CALL = MessageKind(37, "LEAGUE_CALL")
"""The message that asks members of a season whether they take part."""

MOST_NAMED = 30
"""How many players a card names."""


class OpenLeague(Control, action="league"):
    """Opens the page of the server's league."""


class JoinLeague(Control, action="league-join"):
    """Makes the user a member, who takes part in the coming season if its members have been asked."""


class SeasonAnswer(StrEnum):
    IN = "in"
    OUT = "out"


class AnswerSeason(Control, action="league-in"):
    """Says whether the user takes part in a season."""

    season: SeasonId
    answer: SeasonAnswer


class LeagueWords(OccasionWords):
    """How pages speak of league games."""

    def which(self, match: Match, language: Language) -> str:  # noqa: ARG002  as its base
        return language.say("panel-facts-league")

    def ask_to_resign(self, language: Language) -> str:
        return language.say("ask-resign-league")


for _kind in KINDS:
    speak_of(_kind, LeagueWords())


# what is told of a season


def describe_heading(season: Season, language: Language) -> str:
    return language.say("league-heading", name=quoted(season.terms.name), number=season.number)


def describe_terms(terms: Terms, language: Language) -> str:
    """Describe how games are played: "Random set-ups · 3 days + 1 day/move, max 5 days"."""
    facts = [language.say(f"league-form-{terms.form}"), describe_pace(terms.pace, language)]
    if terms.quiet:
        facts.append(language.say("league-quiet"))
    return dotted(facts, language)


def describe_servers(season: Season, language: Language) -> str:
    """Say in which servers a league runs, and that games are in direct messages; empty for one of a single server."""
    say, league = language.say, season.league
    facts = []
    if league.is_across:
        names = listed((shortened(server.name) for server in league.servers), language)
        facts.append(say("league-across", count=len(league.servers), servers=names))
    if season.is_direct or (season.stage.is_coming and league.is_across):
        facts.append(say("league-direct"))
    return dotted(facts, language)


def shortened(server: str) -> str:
    """Return the name of a server on one line with other text."""
    return quoted(" ".join(server.split())[:LONGEST_NAME])


def describe_players(
    users: Iterable[UserId], names: Names, servers: Mapping[UserId, str], language: Language
) -> str:
    """Name users, those of each server together: "Anna, Ben (Club) · Hal (Café)"."""
    known: dict[str, list[str]] = {}
    for user in users:
        known.setdefault(servers.get(user, ""), []).append(named(user, names, language))
    return dotted((_of(server, listed(each, language), language) for server, each in known.items()), language)


def _of(server: str, names: str, language: Language) -> str:
    """Add to names the server through which these have joined, if it is known."""
    return language.say("league-of-server", names=names, server=shortened(server)) if server else names


def describe_heading_with_terms(season: Season, language: Language) -> str:
    """Say which season it is, how it is played, and where."""
    facts = filter(None, [describe_terms(season.terms, language), describe_servers(season, language)])
    return "\n".join([describe_heading(season, language), *(f"-# {fact}" for fact in facts)])


def describe_stage(season: Season, language: Language, *, open_games: int = 0, briefly: bool = False) -> str:
    """Say where a season stands, and what comes next: before its start `briefly`, where members read their own part."""
    stage = Stage.ASKED if season.stage is Stage.ASKING else season.stage
    is_brief = briefly and stage in (Stage.OPEN, Stage.ASKED)
    return language.say(
        "league-stage-coming" if is_brief else f"league-stage-{stage}",
        start=timestamp(season.starts_at, "f"),
        relative=timestamp(season.starts_at, "R"),
        end=timestamp(season.ends_at or season.starts_at, "D"),
        open=open_games,
    )


def describe_commitment(season: Season, language: Language) -> str:
    """Say what taking part means, before a season; empty later on."""
    if not season.stage.is_coming:
        return ""
    weeks = season.terms.form.length // timedelta(weeks=1)
    known = language.say("league-names-across") if season.league.is_across else ""
    return f"-# {in_a_row([language.say('league-commitment', weeks=weeks), known], language)}"


@dataclass(frozen=True, slots=True)
class CardData:
    """Everything that the card of a season is drawn from."""

    season: Season
    members: Sequence[UserId]
    """Of all servers."""
    answers: Mapping[UserId, bool | None]
    tables: Tables
    names: Names
    servers: Mapping[UserId, str] = field(default_factory=dict)
    """The servers of the members, as `names_of_servers` returns them."""


async def card_data(store: Store, season_id: SeasonId) -> CardData | None:
    """Read what a card shows; nobody is in it whose profile is hidden."""
    async with store.read() as uow:
        seasons = SeasonRepository(uow)
        season = await seasons.find(season_id)
        if season is None:
            return None
        members = await LeagueRepository(uow).members(season.league.id)
        answers = await seasons.answers(season_id)
        everybody = {*members, *answers}
        hidden = await uow.people.hidden(everybody)
        return CardData(
            season,
            [user for user in members if user not in hidden],
            {user: answer for user, answer in answers.items() if user not in hidden},
            await tables_of(uow, season),
            await uow.people.names(sorted(everybody - hidden)),
            names_of_servers(season.league, members),
        )


def card_page(data: CardData, language: Language) -> Page:
    """The card that announces a season, and follows it to its end."""
    season = data.season
    open_games = sum(group.open for group in data.tables.groups)
    return Page(
        describe_heading_with_terms(season, language),
        describe_stage(season, language, open_games=open_games),
        describe_commitment(season, language),
        _describe_people(data, language),
        _card_buttons(season, language),
        accent=GOLD,
        message_tag=MessageTag(SEASON_CARD, season.id),
    )


def _describe_people(data: CardData, language: Language) -> str:
    season, say = data.season, language.say
    if season.stage is Stage.OVER:
        return "\n".join(describe_winner(group, data.tables, language) for group in data.tables.groups)
    if season.stage.is_played or season.stage.is_past:
        return ""
    shown = [user for user, answer in sorted(data.answers.items()) if answer]
    if season.stage is Stage.OPEN:
        shown = list(data.members)
    if not shown:
        return say("league-nobody")
    names = describe_players(shown[:MOST_NAMED], data.names, data.servers, language)
    key = "league-members" if season.stage is Stage.OPEN else "league-players"
    more = say("ranking-further", count=len(shown) - MOST_NAMED) if len(shown) > MOST_NAMED else ""
    return in_a_row([say(key, count=len(shown), names=names), more], language)


def _card_buttons(season: Season, language: Language) -> Block | None:
    say = language.say
    look = button(say("button-league"), OpenLeague())
    if season.stage is Stage.ENDED:
        return None
    if season.stage is Stage.OVER:
        return row(look)
    style = Style.primary if season.stage.is_coming else Style.secondary
    return row(join_button(season, language, style=style), look)


def join_button(season: Season, language: Language, *, style: Style) -> Block:
    """Return the button for those who aren't members, who take part in the season if its members have been asked."""
    key = "button-league-in" if season.stage.takes_answers else "button-league-join"
    return button(language.say(key), JoinLeague(), style=style)


async def table_page(season: Season, group: Group, tables: Tables, language: Language) -> Page:
    """The table of a group."""
    say = language.say
    return Page(
        f"**{describe_group(group, tables, language)}**",
        await group_picture(group, tables.names, language) if group.ranking else say("league-table-empty"),
        describe_left_out(group, tables.names, language),
        describe_rest(season, group, tables, language),
        accent=GOLD,
        message_tag=MessageTag(GROUP_TABLE, season.id, group.number),
    )


def describe_group(group: Group, tables: Tables, language: Language) -> str:
    """Return the heading of a group's table."""
    if len(tables.groups) == 1:
        return language.say("league-table")
    return language.say("league-group", group=group.letter)


def describe_rest(
    season: Season, group: Group, tables: Tables, language: Language, *, in_words: bool = False
) -> str:
    """Say from which servers the players are, who is out, what is open, and what the table means."""
    say, names = language.say, tables.names
    lines = []
    if tables.servers:
        players = [row.user for row in group.ranking if not is_former(row.user)]
        lines.append(describe_players(players, names, tables.servers, language))
    if group.removed:
        removed = listed((named(user, names, language) for user in group.removed), language)
        lines.append(say("league-removed", names=removed))
    if out := [row.user for row in group.ranking if row.result.is_out]:
        lines.append(
            say("league-out", names=listed((named(user, names, language) for user in out), language))
        )
    is_open = not season.stage.is_past
    if is_open:
        lines.append(say("league-open-games", count=group.open))
    wins = say("league-legend-pairs") if season.terms.form is SeasonForm.PAIRS else say("league-legend")
    bar = say("league-legend-bar") if is_open and not in_words else ""
    lines.append(in_a_row([wins, bar], language))
    if group.has_equals:
        lines.append(say("league-level"))
    return "\n".join(f"-# {line}" for line in lines)


def result_page(game: GameId, decision: Decision, white: UserId, black: UserId, language: Language) -> Page:
    """The line about a result."""
    one, other = (white, black) if decision.margin >= 0 else (black, white)
    won_by = tied_by = decision.how
    told = language.say(
        f"league-result-{won_by}" if decision.margin else f"league-tied-{tied_by}",
        one=mention(one, language),
        other=mention(other, language),
        margin=abs(decision.margin),
    )
    return Page(told, message_tag=MessageTag(RESULT_LINE, game))


@result_note
async def out_note(uow: UnitOfWork, match: Match, names: Names, language: Language) -> str:
    """Say of a game lost on time that its loser is out of the season; empty for other games and hidden profiles."""
    loser = lost_on_time(match) if match.occasion.kind in KINDS else None
    groups = GroupRepository(uow)
    game = await groups.game(GameId(int(match.occasion.key))) if loser else None
    seat = await groups.seat_of(game.season, loser) if game and loser else None
    if game is None or loser is None or seat is None or not seat.seated.is_out:
        return ""
    lost = [each for each in await groups.games(game.season) if each.is_lost_on_time_by(seat)]
    last = max(lost, key=lambda each: (each.decided_at, each.id), default=None)
    if last != game or await uow.people.hidden([loser]):
        return ""
    return language.say("league-out-by-time", player=quoted(name(loser, names, language)))


MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


async def podium_page(season: Season, tables: Tables, language: Language) -> Page:
    """The card at the end of a season: the best of each group, and who goes up and down."""
    parts: list[Any] = [f"{describe_heading(season, language)}\n{language.say('league-podium')}"]
    for group in tables.groups:
        best = [each for each in group.playing if each.place <= ON_PODIUM]
        lines = [describe_medal(each, tables, language) for each in best[:ON_PODIUM]]
        heading = [f"**{describe_group(group, tables, language)}**"] if len(tables.groups) > 1 else []
        parts.append("\n".join([*heading, *lines, *_describe_moves(group, tables, language)]))
    if any(group.has_equals for group in tables.groups):
        parts.append(f"-# {language.say('league-level')}")
    parts.append(row(button(language.say("button-league"), OpenLeague())))
    return Page(*parts, accent=GOLD, message_tag=MessageTag(PODIUM_CARD, season.id))


def describe_medal(ranked: Ranked[Result], tables: Tables, language: Language) -> str:
    return f"{MEDALS.get(ranked.place, '')} {_describe_score(ranked, tables, language)}"


def describe_winner(group: Group, tables: Tables, language: Language) -> str:
    """Name the winner of a group in a line."""
    first = next(iter(group.ranking), None)
    if first is None:
        return ""
    told = describe_medal(first, tables, language)
    return told if len(tables.groups) == 1 else f"{describe_group(group, tables, language)}: {told}"


def describe_leaders(tables: Tables, language: Language) -> list[str]:
    """Name those who lead: three of a single group, or the first of each; nobody who has no points or is out."""
    leading = [(group, [row for row in group.playing if row.result.points]) for group in tables.groups]
    if len(leading) == 1:
        ((_, rows),) = leading
        return [
            describe_row(row, describe_points(row.result, language), tables.names, language)
            for row in rows[:ON_PODIUM]
        ]
    return [
        f"{describe_group(group, tables, language)}: {_describe_score(rows[0], tables, language)}"
        for group, rows in leading
        if rows
    ]


def _describe_score(ranked: Ranked[Result], tables: Tables, language: Language) -> str:
    player = f"**{named(ranked.user, tables.names, language)}**"
    who = _of(tables.servers.get(ranked.user, ""), player, language)
    return dotted([who, describe_points(ranked.result, language)], language)


def _describe_moves(group: Group, tables: Tables, language: Language) -> list[str]:
    """Say who goes up, and who goes down."""
    lines = []
    if up := _mover(group, tables.of(group.number - 1), 0):
        lines.append(language.say("league-goes-up", player=named(up, tables.names, language)))
    if down := _mover(group, tables.of(group.number + 1), -1):
        lines.append(language.say("league-goes-down", player=named(down, tables.names, language)))
    return [f"-# {line}" for line in lines]


def _mover(group: Group, other: Group | None, place: int) -> UserId | None:
    """Return who changes places with someone of another group; None for a hidden player.

    Nobody does where one of the groups has one player, or none.
    """
    if other is None or min(len(group.order), len(other.order)) <= 1:
        return None
    player = group.order[place]
    return player if group.ranking.of(player) else None


def call_page(season: Season, language: Language) -> Page:
    """The message that mentions those whom no direct message asks."""
    told = _question(season, language)
    return Page(
        told,
        answer_buttons(season, language),
        message_tag=MessageTag(SEASON_CALL, season.id),
        notification=told,
    )


def answered_call_page(season: Season, language: Language) -> Page:
    """The same message once the season takes no more answers."""
    return Page(
        describe_no_more_answers(season, language),
        row(button(language.say("button-league"), OpenLeague())),
        message_tag=MessageTag(SEASON_CALL, season.id),
    )


def describe_no_more_answers(season: Season, language: Language) -> str:
    return language.say("league-call-over", name=quoted(season.terms.name), number=season.number)


def answer_buttons(season: Season, language: Language) -> Block:
    say = language.say
    return row(
        button(say("button-league-in"), AnswerSeason(season.id, SeasonAnswer.IN), style=Style.success),
        button(say("button-league-not-in"), AnswerSeason(season.id, SeasonAnswer.OUT)),
    )


def _question(season: Season, language: Language) -> str:
    return language.say(
        "league-question",
        name=quoted(season.terms.name),
        number=season.number,
        start=timestamp(season.starts_at, "f"),
        relative=timestamp(season.starts_at, "R"),
    )


async def compose_question(message: DirectMessage, reader: Recipient, store: Store) -> Page | None:
    """Render the direct message that asks a member; None once the season has started, or after an answer."""
    async with store.read() as uow:
        seasons = SeasonRepository(uow)
        season = await seasons.find(SeasonId(int(message.data["season"])))
        if season is None or not season.stage.takes_answers:
            return None
        if (await seasons.answers(season.id)).get(message.to) is not None:
            return None
    told = _question(season, reader.language)
    if reader.server:
        told = reader.language.say("league-question-from", server=quoted(reader.server), told=told)
    return Page(told, answer_buttons(season, reader.language))


# views


class SeasonView(ViewKind):
    """A kind of views of a season: edited if what they show has changed, but not too often."""

    edited_every = EDITED_AFTER
    tag: ClassVar[MessageKind]

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._messenger = client.messenger
        self._visibility = client.visibility
        self.tags = (self.tag,)

    @override
    async def content(self, view: View) -> Content | Nothing:
        guild = view.guild or GuildId(0)
        if missing := self._messenger.missing_in(view.channel):
            raise UnreachableError(Obstacle.lacking(missing))
        if self._visibility.is_unknown(view.channel, guild) and await self._visibility.is_deleted(
            view.channel
        ):
            raise UnreachableError
        language = self._messenger.language(guild)
        page = await self.page(view, language)
        if isinstance(page, Nothing):
            return page
        await self._messenger.with_names(page, language)  # which the digest then includes
        return Content(page, digest=page.digest)

    @abstractmethod
    async def page(self, view: View, language: Language) -> Page | Nothing:
        """Return the page with its message tag, or what becomes of a message without one."""

    async def tables(self, view: View) -> tuple[Season, Tables] | None:
        """Return a view's season and its tables; None if it is gone."""
        async with self._store.read() as uow:
            season = await SeasonRepository(uow).find(SeasonId(view.key.about))
            return (season, await tables_of(uow, season)) if season else None


class CardView(SeasonView):
    name = CARD
    tag = SEASON_CARD
    edited_every = CARD_EDITED_AFTER
    is_urgent = True

    @override
    async def page(self, view: View, language: Language) -> Page | Nothing:
        data = await card_data(self._store, SeasonId(view.key.about))
        return card_page(data, language) if data else Nothing.ABANDONED


class CallView(SeasonView):
    """The messages that ask who takes part, which are posted elsewhere (`placing`), lose their buttons at the start."""

    name = CALL
    tag = SEASON_CALL
    when_deleted = WhenDeleted.DROP

    @override
    async def page(self, view: View, language: Language) -> Page | Nothing:
        async with self._store.read() as uow:
            season = await SeasonRepository(uow).find(SeasonId(view.key.about))
        if season is None:
            return Nothing.ABANDONED
        return Nothing.NEW if season.stage.takes_answers else answered_call_page(season, language)


class TableView(SeasonView):
    name = TABLE
    tag = GROUP_TABLE

    @override
    async def page(self, view: View, language: Language) -> Page | Nothing:
        found = await self.tables(view)
        if found is None:
            return Nothing.ABANDONED
        season, tables = found
        group = tables.of(group_of(view.key))
        return await table_page(season, group, tables, language) if group else Nothing.ABANDONED

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        return super().is_of(view, tag) and tag.number == group_of(view.key)


class PodiumView(SeasonView):
    name = PODIUM
    tag = PODIUM_CARD

    @override
    async def page(self, view: View, language: Language) -> Page | Nothing:
        found = await self.tables(view)
        return await podium_page(*found, language) if found else Nothing.ABANDONED


class ResultView(SeasonView):
    """A line is edited if someone whom it names is forgotten, and deleted if someone hides their profile.

    One in a place that doesn't take it is dropped.
    """

    name = RESULT
    tag = RESULT_LINE
    when_deleted = WhenDeleted.LEAVE

    @override
    async def page(self, view: View, language: Language) -> Page | Nothing:
        async with self._store.read() as uow:
            groups = GroupRepository(uow)
            game = await groups.game(GameId(view.key.about))
            if game is None or game.played.decision is None:
                return Nothing.ABANDONED
            seats = await groups.seats(game.season)
            users = {seat.seated.seat: seat.user for seat in seats if seat.group == game.group}
            white, black = users[game.played.white], users[game.played.black]
            if await uow.people.hidden([white, black]):
                return Nothing.LEFT
        return result_page(game.id, game.played.decision, white, black, language)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        return True
