"""The board of a match: the public message, the result card, and the private page."""

from collections.abc import Iterator, Mapping, Sequence

from bot.catalogue import Language
from bot.domain import Match, Message, UserId, Venue
from bot.pages.game_words import describe_sides
from bot.pages.match_end import describe_end
from bot.pages.match_panel_pages import direct_board_page
from bot.pages.match_status import (
    describe_largest_cut_off,
    describe_length,
    describe_result,
    describe_state,
    describe_story,
    number_of,
)
from bot.pages.notification import news_notification, turn_notification
from bot.pages.pictures import (
    bar_of,
    board_picture,
    names_players,
    result_picture,
    seen_by,
)
from bot.pages.score_sheet import describe_current_sheet
from bot.pages.tips import Tip
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.page import Block, Kind, MessageTag, Page, row, row_on_a_phone, rows_on_a_phone
from bot.toolkit.words import GOLD, NOBODY, Names, accent, dotted, name, named, quoted
from rendering import decided_at, largest_cut_off


async def result_page(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    reader: UserId | None = None,
    onlooker: UserId | None = None,
    names: Mapping[UserId, str] = NOBODY,
    notes: Sequence[str] = (),
    lines: Sequence[str] = (),
) -> Page:
    """Return the result card: winner, final board, key facts, chart, and buttons to review the match and play again.

    The pictures show the names of those players who are in `names`; `notes` are facts that features add, and `lines`
    what they say below the facts. The card addresses the player who is its only `reader`, if one is; for an `onlooker`
    who alone sees it, it offers only what they can do.
    """
    notification = news_notification(match, names, language, called=reader)
    if reader is not None:
        names = seen_by(names, reader, language)
        facts = dotted(notes, language)
        told = [
            "\n".join(filter(None, (describe_end(match, reader, language), facts and f"-# {facts}", *lines)))
        ]
    else:
        facts = dotted([*_describe_facts(match, language, names, noted=bool(notes)), *notes], language)
        told = [describe_result(match, language), "\n".join(f"-# {line}" for line in (facts, *lines))]
    heading, *below = told
    context = ActionContext(match, language, viewer=reader or onlooker)
    buttons = action_buttons(Placement.RESULT, context)
    return Page(
        heading,
        await result_picture(match, language, display, names=names),
        *below,
        *(rows_on_a_phone(buttons) if match.computer else [row_on_a_phone(buttons)]),
        row(*action_buttons(Placement.SHARE, context)),
        accent=GOLD,
        message_tag=MessageTag(Kind.RESULT, match.id, match.number),
        notification=notification,
    )


def _describe_facts(match: Match, language: Language, names: Names, *, noted: bool) -> Iterator[str]:
    """Yield the match number and its moves; without notes, which take space, also the largest cut-off and the lead."""
    yield from describe_length(match, language)
    if noted:
        return
    if largest := largest_cut_off(match.game):
        yield describe_largest_cut_off(match, largest, language, names)
    leader = match.position.score.leader
    if leader and (decided := decided_at(match.game)) is not None:
        player = named(match.players.of(leader), names, language)
        yield language.say("card-decided", player=player, ply=number_of(match, decided))


# the board


async def board_page(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    reader: UserId | None = None,
    names: Names = NOBODY,
    reminder: bool = False,
    notes: Sequence[str] = (),
    lines: Sequence[str] = (),
    tip: Tip | None = None,
    paired: bool = False,
) -> Page:
    """Return the public board, or the result card if the match is over.

    The picture shows the players' `names`; the text mentions only the player who has to act. Pass `display` only where
    a single user sees the board; if that is a player, its `reader`, the board has the buttons for a move, and the `tip`
    if there is one, and with `paired` it says whom the bot has found for them. With `reminder` the text says that the
    mover's time is running out. The text is one short block, so that on a phone the picture fills half of the message.
    """
    if match.is_over:
        return await result_page(
            match, language, display, reader=reader, names=names, notes=notes, lines=lines
        )
    if reader is not None:
        viewer = Viewer(language, user=reader, display=display, names=names)
        return await direct_board_page(match, viewer, reminder=reminder, tip=tip, paired=paired)
    picture = board_picture(match, language, display, names=names)  # a worker thread starts drawing now
    context = ActionContext(match, language, match.awaited)
    lines = (
        describe_unnamed(match, names, language),
        describe_state(match, None, language, names=names, reminder=reminder),
        describe_current_sheet(match, language) if match.in_thread else "",
        describe_story(match, language, names=names),
    )
    answers = row(*action_buttons(Placement.ANSWERS, context)) if match.offer else None
    buttons = row_on_a_phone(
        action_buttons(Placement.BOARD if match.last_turn else Placement.FIRST_BOARD, context)
    )
    return Page(
        "\n".join(filter(None, lines)),
        await picture,
        answers,
        buttons,
        row(*action_buttons(Placement.SHARE, context)),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.BOARD, match.id, match.number),
        notification=turn_notification(match, names, language, reminder=reminder),
    )


def describe_unnamed(match: Match, names: Names, language: Language) -> str:
    """Return the players' names with the score if the font lacks letters of a name; empty if the picture shows them."""
    if not names or names_players(bar_of(match, names, language), language):
        return ""
    return describe_sides(
        lambda colour: quoted(name(match.players.of(colour), names, language)), match.position, language
    )


async def current_board_page(
    match: Match,
    viewer: Viewer,
    *,
    note: str = "",
    message: Message | None = None,
    here: Venue | None = None,
    lines: Sequence[str] = (),
    back: Block | None = None,
) -> Page:
    """Draw the current board for one viewer, with controls to move if it is their turn.

    `note` is the text above the board, such as a refusal. `message` is the public board to link to. `here` is where the
    viewer may have the board posted. `lines` are what features say to the viewer about a finished match. `back` is a
    button to the previous page.
    """
    view = ActionContext(match, viewer.language, viewer.user, message=message, here=here)
    return Page(
        note,
        "\n".join(
            filter(
                None,
                (
                    viewer.language.say("board-heading", match=match.id),
                    describe_state(match, viewer.user, viewer.language, names=viewer.names),
                    describe_story(match, viewer.language, names=viewer.names, viewer=viewer.user),
                    *lines,
                ),
            )
        ),
        await board_picture(match, viewer.language, viewer.display, names=viewer.names),
        row(*action_buttons(Placement.ANSWERS, view)),
        row(*action_buttons(Placement.OWN_BOARD, view)),
        row(back),
        accent=accent(match.to_move),
    )
