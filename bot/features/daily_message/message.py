"""The message of the day itself."""

from collections.abc import Mapping, Sequence

from bot.catalogue import Language
from bot.delivery.direct_messages import Recipient
from bot.delivery.messenger import Messenger
from bot.domain import DirectMessage, GuildId, Match, UserId
from bot.features.daily_message.service import DailyMessages
from bot.pages.beginning_pages import own_matches_button
from bot.pages.game_lists import describe_progress
from bot.pages.match_panel_pages import ShowPanel
from bot.pages.match_status import describe_clock
from bot.storage import Store
from bot.toolkit.control import Style, button
from bot.toolkit.page import Page, row, rows
from bot.toolkit.words import Names, dotted, named, quoted

MOST = 8
"""How many matches a message lists; the most urgent ones."""


class DailyMessage:
    def __init__(self, messages: DailyMessages, messenger: Messenger) -> None:
        self._messages = messages
        self._messenger = messenger

    async def compose(self, message: DirectMessage, reader: Recipient, store: Store) -> Page | None:
        """Render the message; return None if no match waits."""
        waiting = await self._messages.waiting_for(message.to)
        if not waiting:
            return None
        async with store.read() as uow:
            names = await uow.people.names([match.opponent_of(message.to) for match in waiting])
        servers = {match.venue.guild: self._messenger.server_name(match.venue.guild) for match in waiting}
        return daily_page(waiting, message.to, names, servers, reader.language)


def daily_page(
    waiting: Sequence[Match],
    reader: UserId,
    names: Names,
    servers: Mapping[GuildId, str],
    language: Language,
) -> Page:
    """List the matches that wait for the reader, those with the least time first, each with a button to open it."""
    urgent = sorted(waiting, key=lambda match: (match.clock.due is None, match.clock.due, match.id))
    shown = urgent[:MOST]
    opening = [
        button(language.say("games-match", match=match.id), ShowPanel(match.id), style=Style.primary)
        for match in shown
    ]
    return Page(
        language.say("daily-message", count=len(waiting)),
        *(f"- {_describe(match, reader, names, servers, language)}" for match in shown),
        f"-# {language.say('daily-message-why')}",
        *rows(opening),
        row(own_matches_button(language)),
    )


def _describe(
    match: Match, reader: UserId, names: Names, servers: Mapping[GuildId, str], language: Language
) -> str:
    opponent = named(match.opponent_of(reader), names, language)
    game = language.say("label-match", match=match.id, opponent=opponent)
    is_to_move = match.player_to_move == reader
    asked = language.say("label-turn-own") if is_to_move else language.say("daily-answer")
    facts = [asked, describe_progress(match, reader, language), describe_clock(match, language)]
    title = dotted(filter(None, (f"**{game}**", quoted(servers.get(match.venue.guild, "")))), language)
    return f"{title}\n  {dotted(filter(None, facts), language)}"
