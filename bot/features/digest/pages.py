"""The digest of a week, section by section, and the panel for managers.

A section is a function in `SECTIONS`, which returns the parts that it adds; none if it has nothing to tell.
"""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.catalogue import Language
from bot.delivery.direct_messages import Recipient
from bot.discord.client import DvonnClient
from bot.domain import ChannelId, DirectMessage, GuildId, Match, Turn, UserId, Venue
from bot.domain.ids import FORMER_WHITE, PlyNumber
from bot.domain.match import Head
from bot.domain.refusals import Refused
from bot.features.board_of_the_week.pages import describe_score
from bot.features.board_of_the_week.service import WeeklyBoards
from bot.features.board_of_the_week.week import Week
from bot.features.crown.repository import STANDING_CROWN, CrownRepository
from bot.features.digest.repository import DigestRepository
from bot.features.digest.week import WEEK, Digest, MeasuredGame, Swing, Weekday, movers
from bot.features.league.as_of import season_as_of
from bot.features.league.posts import describe_heading, describe_leaders, describe_stage, describe_winner
from bot.features.league.season import Stage
from bot.features.moments.pages import cut_off_animation
from bot.features.ratings.table import shown_in
from bot.pages.consequences import WHOLE
from bot.pages.game_words import describe_move, describe_players
from bot.pages.history import history_button
from bot.pages.match_status import timestamp
from bot.pages.pictures import Shown, bar_of, position_picture
from bot.pages.viewer import USUAL, Viewer
from bot.storage import Store
from bot.toolkit.answer import Field, Form
from bot.toolkit.control import Control, button, channel_menu, menu, to_channel
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import MessageKind, Page, Part, row
from bot.toolkit.ranking import PODIUM, describe_ranking
from bot.toolkit.words import GOLD, mention, quoted, signed
from dvonn import Colour

EDITION_MESSAGE = MessageKind(42, "DIGEST")
"""A weekly digest, by the server and the end of its week."""

ZONE = "zone"
"""The form field for the time zone."""


class DigestChannel(Control, action="digest-channel"):
    """A manager's menu of channels; without one, there is no digest."""


class DigestDay(Control, action="digest-day"):
    pass


class DigestHour(Control, action="digest-hour"):
    pass


class AskDigestZone(Control, action="digest-ask-zone"):
    """Opens the form for the time zone."""


class DigestZone(Control, action="digest-zone"):
    """Sets the time zone that was entered in the form."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A digest: its server, its week, and the channel whose readers it is for."""

    guild: GuildId
    channel: ChannelId
    until: datetime

    @property
    def since(self) -> datetime:
        return self.until - WEEK


@dataclass(frozen=True, slots=True)
class Editor:
    """The facts that sections are written from."""

    client: DvonnClient
    edition: Edition
    language: Language

    def shows(self, game: Match | Head) -> bool:
        """Whether all readers of the digest may see a game."""
        channel = self.edition.channel
        return game.venue.channel == channel or self.client.visibility.may_be_shown_in(game, channel)

    def shows_of(self, user: UserId, channel: ChannelId) -> bool:
        """Whether all readers of the digest may see the games of a player in a channel."""
        sees = shown_in(self.client.visibility, self.edition.guild, self.edition.channel)
        return sees(user, channel)

    def shows_place(self, channel: ChannelId) -> bool:
        """Whether all readers of the digest may see a channel, whoever plays in it."""
        return self.shows_of(FORMER_WHITE, channel)


Section = Callable[[Editor], Awaitable[Sequence[Part]]]


async def edition_page(client: DvonnClient, edition: Edition, language: Language) -> Page | None:
    """Return a digest; None if its readers may see no game that was finished in its week."""
    editor = Editor(client, edition, language)
    async with client.store.read() as uow:
        played = await DigestRepository(uow).heads(edition.guild, edition.since, edition.until)
    count = sum(map(editor.shows, played))
    if not count:
        return None
    last = edition.until - timedelta(minutes=1)
    since, until = timestamp(edition.since, "d"), timestamp(last, "d")
    heading = language.say("digest-heading", since=since, until=until, count=count)
    parts: list[Part] = [part for section in SECTIONS for part in await section(editor)]
    return Page(heading, *parts, accent=GOLD)


# sections


async def _game_of_the_week(editor: Editor) -> Sequence[Part]:
    """The game in which one move has changed the chances most, with that move or the cut-off that followed."""
    edition, store = editor.edition, editor.client.store
    async with store.read() as uow:
        measured = await DigestRepository(uow).measured(edition.guild, edition.since, edition.until)
        for each in measured:
            match = await uow.matches.find(each.match)
            if editor.shows(match):
                names = await uow.people.names(match.players.both)
                break
        else:
            return ()
    viewer = Viewer(editor.language, names=names)
    ply, picture = await _swing_picture(editor, match, each, viewer)
    told = _describe_swing(match, each.swing, editor.language)
    return told, picture, row(history_button(match, editor.language, PlyNumber(ply)))


async def _swing_picture(
    editor: Editor, match: Match, game: MeasuredGame, viewer: Viewer
) -> tuple[int, Shown]:
    """Draw a swing, animated if it cuts something off, or if the reply does; return the ply that is shown."""
    guild = editor.client.get_guild(editor.edition.guild)
    last = len(match.game.moves)
    for ply in (game.swing.ply, game.swing.ply + 1):
        turn = Turn.made(match.game, ply) if ply <= last else None
        if turn and turn.cut_off and guild:
            with contextlib.suppress(Refused):  # too large for the server
                limit = guild.filesize_limit
                return ply, await cut_off_animation(match, ply, turn, viewer, most_bytes=limit)
    ply, turn = game.swing.ply, Turn.made(match.game, game.swing.ply)
    bar = bar_of(match, viewer.names, viewer.language, ply)
    return ply, await position_picture(turn.after, viewer.language, USUAL, turn=turn, bar=bar)


def _describe_swing(match: Match, swing: Swing, language: Language) -> str:
    turn = Turn.made(match.game, swing.ply)
    before, after = (_percent(chance, turn.colour) for chance in (swing.before, swing.after))
    return language.say(
        "digest-game",
        players=describe_players(match, language),
        player=mention(match.players.of(turn.colour), language),
        move=describe_move(turn.move),
        before=before,
        after=after,
    )


def _percent(white: float, colour: Colour) -> int:
    return round(WHOLE * (white if colour is Colour.WHITE else 1 - white))


async def _movers(editor: Editor) -> Sequence[Part]:
    """The players whose ratings have changed most through games that the readers may see."""
    edition, language = editor.edition, editor.language
    async with editor.client.store.read() as uow:
        moves = await DigestRepository(uow).rating_moves(edition.guild, edition.since, edition.until)
    changed = movers([each for each in moves if editor.shows_of(each.user, each.channel)])
    if not changed:
        return ()
    lines = [f"**{signed(change)}** {mention(user, language)}" for user, change in changed]
    return ("\n".join([language.say("digest-movers"), *lines]),)


async def _board_of_the_week(editor: Editor) -> Sequence[Part]:
    """The best results on the last board that was over when the week ended."""
    edition, language = editor.edition, editor.language
    week = Week.of(Week.of(edition.until).begins_at - timedelta(minutes=1))
    seen = await editor.client.get(WeeklyBoards).seen(week, None, edition.guild)
    if not seen.table or not seen.is_over:
        return ()
    async with editor.client.store.read() as uow:
        names = await uow.people.names([each.user for each in seen.table])
    podium = describe_ranking(seen.table, describe_score, names, language, most=PODIUM)
    return ("\n".join([language.say("digest-board", number=week.number), podium]),)


async def _crown(editor: Editor) -> Sequence[Part]:
    """Return the section on the holder at the end of the week, if the readers may see the crown's channel."""
    edition, language = editor.edition, editor.language
    async with editor.client.store.read() as uow:
        shown = await uow.views.find(STANDING_CROWN.key(edition.guild))
        reign = await CrownRepository(uow).reign_at(edition.guild, edition.until)
        is_hidden = reign is not None and reign.holder in await uow.people.hidden([reign.holder])
    if reign is None or shown is None or is_hidden or not editor.shows_of(reign.holder, shown.channel):
        return ()
    key = "digest-crown-new" if reign.began_at >= edition.since else "digest-crown"
    return (language.say(key, player=mention(reign.holder, language)),)


async def _league(editor: Editor) -> Sequence[Part]:
    """The league at the end of the week: its season with the leaders, the one that has ended, or the one to come."""
    edition, language = editor.edition, editor.language
    async with editor.client.store.read() as uow:
        told = await season_as_of(uow, edition.guild, edition.until, since=edition.since)
    here = told.season.league.server(edition.guild) if told else None
    if told is None or here is None or not editor.shows_place(here.home):
        return ()
    season = told.season
    lines = [describe_heading(season, language), describe_stage(season, language, open_games=told.open)]
    if season.stage is Stage.OVER:
        lines += [describe_winner(group, told.tables, language) for group in told.tables.groups]
    else:
        lines += describe_leaders(told.tables, language)
    if season.stage.is_coming:
        lines.append(language.say("digest-league-join"))
    return ("\n".join(lines),)


SECTIONS: tuple[Section, ...] = (_game_of_the_week, _movers, _league, _board_of_the_week, _crown)
"""The sections in their order. A section of another feature takes an arrow of the import contract."""


# managers


def digest_page(
    digest: Digest | None, missing: tuple[str, ...], language: Language, at: datetime, *, note: str = ""
) -> Page:
    """Return the panel: where and when the digest is published; `missing` are permissions of the bot there."""
    say = language.say
    if digest is None:
        told = say("digest-off")
    else:
        told = say(
            "digest-on",
            channel=f"<#{digest.channel}>",
            next=timestamp(digest.schedule.next_after(at), "F"),
        )
    return Page(
        note,
        say("digest-panel"),
        told,
        say("digest-missing", **about_missing(digest.channel, missing, language))
        if digest and missing
        else None,
        channel_menu(DigestChannel(), language, digest.channel if digest else None),
        *(_times(digest, language) if digest else ()),
    )


def _times(digest: Digest, language: Language) -> Sequence[Part]:
    days = [(str(int(day)), language.say(f"digest-day-{day}")) for day in Weekday]
    hours = [(str(hour), f"{hour}:00") for hour in range(24)]
    return (
        language.say("digest-times", zone=digest.schedule.zone.key),
        menu(DigestDay(), days, str(int(digest.schedule.day))),
        menu(DigestHour(), hours, str(digest.schedule.hour)),
        row(button(language.say("button-digest-zone"), AskDigestZone())),
    )


def zone_form(digest: Digest, language: Language) -> Form:
    say = language.say
    field = Field(
        ZONE,
        say("form-digest-zone"),
        explanation=say("form-digest-zone-explanation"),
        value=digest.schedule.zone.key,
    )
    return Form(say("button-digest-zone"), DigestZone(), fields=(field,))


async def compose_lost(message: DirectMessage, reader: Recipient, _: Store) -> Page:
    """Tell the manager that the digest can no longer be published."""
    channel, missing = ChannelId(message.data["channel"]), tuple(message.data["missing"])
    key = "digest-lost-permissions" if missing else "digest-lost"
    about = about_missing(channel, missing, reader.language)
    return Page(
        reader.language.say(key, server=quoted(reader.server), **about),
        row(to_channel(Venue(message.guild, channel), reader.language)),
    )
