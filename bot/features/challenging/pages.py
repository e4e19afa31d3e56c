"""The private list of one's open challenges, and what is answered when one of them was dealt with."""

from collections.abc import Mapping, Sequence

from bot.catalogue import Language
from bot.matches import Challenge, ChallengeId, Message, UserId
from bot.pages import buttons
from bot.pages.buttons import Style, button
from bot.pages.colours import OVER
from bot.pages.control_ids import Action
from bot.pages.page import Block, Page, row
from bot.pages.paging import leaf
from bot.pages.words import mention
from bot.posts.challenge import tell_terms, tell_until

ON_A_PAGE = 5
"""Challenges on one page: each has a row of buttons, and more would not fit a phone's screen."""


def challenge_list_page(
    challenges: Sequence[Challenge],
    viewer: UserId,
    notices: Mapping[ChallengeId, Message],
    language: Language,
    *,
    page: int = 1,
    note: str = "",
) -> Page:
    """Some of one's open challenges with what one can do about them, those that wait for the viewer first.

    Pages count from 1; one that there is not is taken as the nearest. `note` says what has just been done.
    """
    if not challenges:
        return Page(note, language.say("challenges-none"), accent=OVER)
    ordered = sorted(challenges, key=lambda challenge: challenge.challenger == viewer)
    parts: list[str | Block] = []
    shown = leaf(ordered, page, ON_A_PAGE)
    for challenge in shown.items:
        parts += _entry(challenge, viewer, notices.get(challenge.id), language)
    return Page(
        note,
        language.say("challenges-heading", count=len(challenges)),
        *parts,
        *shown.turning(Action.CHALLENGES, language),
        accent=OVER,
    )


def _entry(
    challenge: Challenge, viewer: UserId, notice: Message | None, language: Language
) -> list[str | Block]:
    own = challenge.challenger == viewer
    whom = mention(challenge.opponent, language) if challenge.opponent else language.say("anybody")
    title = (
        language.say("challenges-own", opponent=whom)
        if own
        else language.say("challenges-other", challenger=mention(challenge.challenger, language))
    )
    about = challenge.id, challenge.venue.channel
    controls = (
        [button(language.say("button-withdraw"), Action.WITHDRAW, *about)]
        if own
        else [
            button(language.say("button-accept"), Action.ACCEPT, *about, style=Style.success),
            button(language.say("button-decline"), Action.DECLINE, *about),
        ]
    )
    if notice:
        controls.append(buttons.link(language.say("button-to-challenge"), notice, challenge))
    terms = " ".join([*tell_terms(challenge, language), tell_until(challenge, language)])
    return [f"{title}\n{terms}", row(*controls)]
