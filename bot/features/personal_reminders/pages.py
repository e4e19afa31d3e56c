"""The direct message that reminds of a match."""

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.direct_messages import Recipient
from bot.domain import DirectMessage, Match, Message, UserId, Venue
from bot.pages.game_words import describe_heading
from bot.pages.match_status import describe_state
from bot.pages.notification import news_notification, turn_notification
from bot.pages.pictures import Shown, board_picture
from bot.pages.viewer import DisplayOptions
from bot.storage import Store
from bot.storage.match_views import shown_to_readers
from bot.toolkit.action_slots import ActionContext, notice_buttons
from bot.toolkit.page import Page, row
from bot.toolkit.words import NOBODY, Names, accent


def reminder_page(
    match: Match,
    viewer: UserId,
    picture: Shown,
    language: Language,
    *,
    message: Message | None,
    server: str,
    shown_in: Venue | None = None,
    names: Names = NOBODY,
) -> Page:
    """Render the direct message. `message` is the board, `server` the name of its server, empty in direct messages.

    `shown_in` is the channel of the board, if the match isn't played there.
    """
    context = ActionContext(match, language, viewer=viewer, message=message, shown_in=shown_in)
    tell = turn_notification if match.awaited == viewer else news_notification
    return Page(
        language.say("reminder", told=tell(match, names, language, server=server)),
        describe_heading(match, language),
        picture,
        describe_state(match, None, language),
        row(*notice_buttons(context)),
        accent=accent(match.to_move),
    )


class Reminders:
    def __init__(self, visibility: Visibility) -> None:
        self._visibility = visibility

    async def compose(self, message: DirectMessage, reader: Recipient, store: Store) -> Page | None:
        """Render a reminder; return None if its user no longer sees the match."""
        if message.match_id is None:
            return None
        async with store.read() as uow:
            match = await uow.matches.find(message.match_id)
            board = await uow.boards.of(message.match_id, reader.user)
            elsewhere = (await shown_to_readers(uow.views, message.match_id)).get(message.guild)
            names = await uow.people.names(match.players.both)
        shown, shown_in = board.message if board else None, None
        # Players see their match wherever it is played; the bot can't look up who sees a private place.
        if reader.user not in match.players:
            if elsewhere:
                shown, shown_in = elsewhere.message, Venue(message.guild, elsewhere.channel)
            if not await self._visibility.sees(match, reader.user, shown_in=shown_in):
                return None
        display = DisplayOptions.of(reader.preferences)
        return reminder_page(
            match,
            reader.user,
            await board_picture(match, reader.language, display, names=names),
            reader.language,
            message=shown,
            server=reader.server,
            shown_in=shown_in,
            names=names,
        )
