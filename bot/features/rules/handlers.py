"""`/dvonn rules` and `/dvonn help`: the rules, one illustrated chapter per page, and the pages of the help.

A page of the rules is private, or shared in a channel.
"""

from enum import StrEnum

import discord

from bot.catalogue import Language
from bot.domain import MatchId, UserId
from bot.domain.context import InteractionContext
from bot.features.rules.chapters import CHAPTERS, RESTS, Chapter, chapter_at
from bot.pages.beginning_pages import (
    ShowRules,
    lesson_button,
    own_matches_button,
    rules_button,
    start_buttons,
)
from bot.pages.game_words import describe_position
from bot.pages.pictures import Shown, in_words, position_picture
from bot.pages.viewer import Viewer
from bot.process.version import version
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.requests.sharing import check_sharing_here, post
from bot.toolkit.action_slots import ActionContext, Placement, action_button, action_buttons, on_challenges
from bot.toolkit.control import Control, Links, Style, button, read_value, select
from bot.toolkit.help_lines import HelpTopic, describe_lines
from bot.toolkit.lists import FIRST_PAGE, ListPage, PageNumber
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, row, rows
from bot.toolkit.words import mention

SHARED_RULES = MessageKind(16, "SHARED_RULES")
"""A page of the rules, by its number."""


class ChooseChapter(Control, action="chapter"):
    """A menu of the chapters. Carries the match that the rules were opened from."""

    match: MatchId | None = None


class ShareRules(Control, action="share-rules"):
    page: PageNumber
    match: MatchId | None = None


@action_button(Placement.MORE_BESIDES, 30)
def _rules_button(view: ActionContext) -> Block:
    return rules_button(view.language)


@action_button(Placement.FIRST_BOARD, 30)
def _rules_on_the_first_board_button(view: ActionContext) -> Block:
    return button(view.language.say("button-rules-short"), ShowRules(FIRST_PAGE, view.match.id))


@action_button(Placement.PANEL, 40)
def _rules_for_now_button(view: ActionContext) -> Block:
    return button(view.language.say("button-rules-short"), ShowRules(FIRST_PAGE, view.match.id))


@on_challenges
def _rules_for_newcomers_button(language: Language) -> Block:
    return rules_button(language)


async def rules_page(
    shown: ListPage[Chapter],
    viewer: Viewer,
    *,
    aside: ActionContext | None = None,
    context: InteractionContext = InteractionContext.GUILD,
    note: str = "",
) -> Page:
    """Render a chapter of the rules for one user, who may share it in a server.

    `aside` is the match that the rules were opened from; `note` reports the preceding action first.
    """
    (chapter,) = shown.items
    way_back = action_buttons(Placement.ASIDE, aside) if aside else []
    start = start_buttons(viewer.language, context)
    ways_on = [lesson_button(viewer.language), *start] if chapter.name in RESTS else []
    return Page(
        note,
        _text(chapter, shown, viewer.language),
        await _drawn(chapter, viewer),
        chapter.caption(viewer.language),
        _turning(shown, aside, viewer.language, may_share=context is InteractionContext.GUILD),
        row(_menu(shown.page, aside, viewer.language)),
        row(*(way_back or ways_on)),
    )


async def shared_rules_page(shown: ListPage[Chapter], sharer: UserId, language: Language) -> Page:
    """Render a chapter shared with a channel; every reader can browse on privately."""
    (chapter,) = shown.items
    return Page(
        language.say("shared-rules", player=mention(sharer, language)),
        _text(chapter, shown, language),
        await _drawn(chapter, Viewer(language)),
        chapter.caption(language),
        row(rules_button(language, page=shown.page), lesson_button(language)),
        message_tag=MessageTag(SHARED_RULES, shown.page),
    )


def _text(chapter: Chapter, shown: ListPage[Chapter], language: Language) -> str:
    title = language.say(f"rules-title-{chapter.name}")
    heading = language.say("rules-heading", title=title, page=shown.page, pages=shown.pages)
    return "\n".join([heading, language.say(f"rules-text-{chapter.name}")])


async def _drawn(chapter: Chapter, viewer: Viewer) -> Shown:
    if viewer.display.words:
        described = describe_position(chapter.position, viewer.language, **chapter.marks)
        return in_words(described, viewer.language, viewer.display)
    return await position_picture(
        chapter.position, viewer.language, viewer.display, named=chapter.named, **chapter.marks
    )


def _turning(
    shown: ListPage[Chapter], aside: ActionContext | None, language: Language, *, may_share: bool
) -> Block:
    """Build the buttons to the previous and next page, and to share this one."""
    match = aside.match.id if aside else None
    return row(
        button(
            language.say("button-earlier-page"),
            ShowRules(shown.before, match),
            disabled=shown.page == FIRST_PAGE,
        ),
        button(
            language.say("button-later-page"),
            ShowRules(shown.after, match),
            style=Style.secondary if shown.page == shown.pages else Style.primary,
            disabled=shown.page == shown.pages,
        ),
        button(language.say("button-share"), ShareRules(shown.page, match)) if may_share else None,
    )


def _menu(page: PageNumber, aside: ActionContext | None, language: Language) -> Block:
    options = [
        discord.SelectOption(
            label=f"{number}. {language.say(f'rules-title-{chapter.name}')}",
            value=str(number),
            default=number == page,
        )
        for number, chapter in enumerate(CHAPTERS, start=1)
    ]
    return select(language.say("ask-chapter"), options, ChooseChapter(aside.match.id if aside else None))


NO_LINKS = Links()


class Further(StrEnum):
    """The help pages that the first one leads to."""

    ALL_COMMANDS = "1"


class ChooseTopic(Control, action="help-topic"):
    """A menu of the topics of the help."""


class ShowHelp(Control, action="help"):
    """A control that shows how to begin, or one of the further pages."""

    further: Further | None = None


def help_page(
    language: Language, context: InteractionContext = InteractionContext.GUILD, *, links: Links = NO_LINKS
) -> Page:
    """Render the first page of the help for where it is read."""
    text = language.say("help", place="foreign" if context.is_foreign else context)
    return Page(
        f"{text}\n-# {language.say('help-version', version=version())}",
        *rows(
            [
                lesson_button(language),
                rules_button(language),
                *start_buttons(language, context),
                button(language.say("button-commands"), ShowHelp(Further.ALL_COMMANDS)),
            ]
        ),
        *links.row(language),
    )


def commands_page(language: Language, chosen: HelpTopic = HelpTopic.BEGIN) -> Page:
    """Render the commands of a topic, with a menu of the topics."""
    titles = {topic: language.say(f"help-topic-{topic}") for topic in HelpTopic}
    options = [
        discord.SelectOption(label=title, value=topic.value, default=topic is chosen)
        for topic, title in titles.items()
    ]
    texts = {topic: language.say(f"help-text-{topic}") for topic in HelpTopic}
    heading = language.say("help-commands", topic=titles[chosen])
    return Page(
        "\n".join([heading, texts[chosen], *describe_lines(chosen, language)]),
        row(select(language.say("ask-help-topic"), options, ChooseTopic())),
        row(button(language.say("button-back"), ShowHelp()), own_matches_button(language)),
    )


handlers = Handlers()


async def show_rules(request: Request, page: int, *, match: MatchId | None = None, note: str = "") -> Page:
    """Show a page of the rules, with a way back to the match that the rules were opened from, if any.

    Raises the same errors as `Request.match`.
    """
    found = await request.match(match) if match else None
    return await rules_page(
        chapter_at(page),
        await request.viewer(),
        aside=ActionContext(found, request.language, request.user) if found else None,
        context=request.context,
        note=note,
    )


@handlers.command("rules")
async def rules(request: Request) -> Page:
    return await show_rules(request, 1)


@handlers.command("help")
async def help_(request: Request) -> Page:
    return help_page(request.language, request.context, links=request.client.links)


@handlers.control(ShowRules)
async def press_rules(request: Request, control: ShowRules) -> Page:
    return await show_rules(request, control.page, match=control.match)


@handlers.control(ChooseChapter)
async def chapter(request: Request, control: ChooseChapter) -> Page:
    return await show_rules(request, read_value(int, request.chosen_one), match=control.match)


@handlers.control(ShareRules)
async def share(request: Request, control: ShareRules) -> Page:
    check_sharing_here(request)
    page = await shared_rules_page(chapter_at(control.page), request.user, request.public_language)
    return await show_rules(request, control.page, match=control.match, note=await post(request, page))


@handlers.control(ChooseTopic)
async def choose_topic(request: Request, _: ChooseTopic) -> Page:
    return commands_page(request.language, read_value(HelpTopic, request.chosen_one))


@handlers.control(ShowHelp)
async def press_help(request: Request, control: ShowHelp) -> Page:
    """Show how to begin, or all commands."""
    if control.further is Further.ALL_COMMANDS:
        return commands_page(request.language)
    return help_page(request.language, request.context, links=request.client.links)
