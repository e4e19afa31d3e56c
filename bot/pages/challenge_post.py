"""The message of a challenge, open or closed; the first message of a match's thread; controls to block users."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import Challenge, ChallengeId, ChallengeState, ChannelId, Match, UserId
from bot.pages.brief_result import openable
from bot.pages.game_words import SIGNS, TOTAL, describe_sides
from bot.pages.match_status import describe_clock, describe_result, timestamp
from bot.pages.notification import challenge_notification
from bot.pages.occasions import words_of
from bot.pages.paces import describe_live, describe_pace
from bot.pages.pictures import Shown, ply_picture
from bot.pages.viewer import USUAL
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons, challenge_buttons
from bot.toolkit.control import Control, Style, button
from bot.toolkit.lists import FIRST_PAGE, PageNumber
from bot.toolkit.page import Block as Drawn
from bot.toolkit.page import Kind, MessageTag, Page, row, row_on_a_phone
from bot.toolkit.words import NOBODY, Names, accent, dotted, mention, name, quoted
from dvonn import Colour, Phase


class Accept(Control, action="accept"):
    """A control that accepts a challenge; without `channel` on the challenge message itself."""

    challenge: ChallengeId
    channel: ChannelId | None = None


class Decline(Control, action="decline"):
    """A control that opens the form to decline a challenge."""

    challenge: ChallengeId
    channel: ChannelId | None = None


class Withdraw(Control, action="withdraw"):
    """A control that withdraws a challenge; `channel` is set in the list of challenges."""

    challenge: ChallengeId
    channel: ChannelId | None = None


STATES = {
    ChallengeState.OPEN: 0,
    ChallengeState.ACCEPTED: 1,
    ChallengeState.DECLINED: 2,
    ChallengeState.WITHDRAWN: 3,
    ChallengeState.EXPIRED: 4,
    ChallengeState.CANCELLED: 5,
}
"""The states as numbers in message tags. Messages on Discord contain them, so they never change."""


async def opening_picture(challenge: Challenge, language: Language) -> Shown | None:
    """Return a picture of the position from which the match would continue.

    Returns None if the challenge has no opening or is no longer open.
    """
    opening = challenge.terms.opening
    if opening is None or challenge.state is not ChallengeState.OPEN:
        return None
    return await ply_picture(opening, len(opening.moves), language, USUAL)


def challenge_page(
    challenge: Challenge, language: Language, picture: Shown | None = None, *, names: Names = NOBODY
) -> Page:
    """Return the message of a challenge: its terms and controls while it is open, then its outcome."""
    message_tag = MessageTag(Kind.CHALLENGE, challenge.id, STATES[challenge.state])
    if challenge.state is not ChallengeState.OPEN:
        return Page(describe_outcome(challenge, language), message_tag=message_tag)
    terms = [*describe_terms(challenge, language), describe_until(challenge, language)]
    return Page(
        describe_challenge(challenge, language),
        "\n".join(f"- {term}" for term in terms),
        picture,
        row(
            button(language.say("button-accept"), Accept(challenge.id), style=Style.success),
            button(language.say("button-decline"), Decline(challenge.id)) if challenge.opponent else None,
            *challenge_buttons(language),
        ),
        message_tag=message_tag,
        notification=challenge_notification(challenge, names, language),
    )


def thread_head_page(
    challenge: Challenge,
    match: Match,
    language: Language,
    names: Mapping[UserId, str],
    *,
    quiet: bool = False,
) -> Page:
    """Return the first message of a match's thread: players, score or pieces placed, turn and deadline; or the result.

    Of a live match it only says where it is played: it is renewed once a minute, and a turn or a clock would often
    contradict the board. The result has the most important buttons of the result card, because in an archived thread
    only those who may write there can press them. Where the server wants the channel `quiet`, it has one button, which
    opens the result. Only the player who has to act is mentioned, so that the mention stands out; otherwise the text
    has the players' `names`.
    """
    parts: list[str | Drawn]
    if not match.is_over:
        parts = [_describe_running(match, language, names)]
    elif quiet:
        parts = [openable(describe_result(match, language), match, language)]
    else:
        again = action_buttons(Placement.HEAD, ActionContext(match, language))
        parts = [describe_result(match, language), row_on_a_phone(again)]
    message_tag = MessageTag(Kind.CHALLENGE, challenge.id, STATES[challenge.state])
    return Page(*parts, accent=accent(match.to_move), message_tag=message_tag)


def lone_head_page(match: Match, language: Language, names: Mapping[UserId, str]) -> Page:
    """Return the head of a thread whose match had no challenge: the players, then the result in one line.

    It says what the match is for, and doesn't show whose turn it is: against the computer, nobody else is waiting to
    move.
    """
    which = words_of(match.occasion).which(match, language)
    sides = "\n".join(filter(None, (_describe_sides(match, names, language), which and f"-# {which}")))
    return Page(
        openable(describe_result(match, language), match, language) if match.is_over else sides,
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.THREAD_HEAD, match.id, match.number),
    )


def _describe_sides(match: Match, names: Mapping[UserId, str], language: Language) -> str:
    """Name the players, the computer with its level: "⚪ Anna · ⚫ DVONN (level 1)"."""
    sides = (
        language.say("player", sign=SIGNS[colour], player=_named_player(match, colour, names, language))
        for colour in Colour
    )
    return dotted(sides, language)


def _named_player(match: Match, colour: Colour, names: Mapping[UserId, str], language: Language) -> str:
    shown = quoted(name(match.players.of(colour), names, language))
    if match.computer is None or match.players.of(colour) != match.computer.user:
        return shown
    return language.say("computer-player", player=shown, level=match.computer.level)


def _describe_running(match: Match, language: Language, names: Mapping[UserId, str]) -> str:
    position = match.position
    if match.pace.is_live:
        state = language.say("head-halted" if match.is_on_hold else "head-live")
        return f"{_describe_sides(match, names, language)}\n{state}"
    players = describe_sides(
        lambda colour: quoted(name(match.players.of(colour), names, language)), position, language
    )
    placing = position.phase is Phase.PLACING
    awaited = mention(match.awaited or match.players.white, language)
    if match.is_on_hold:
        turn = language.say("head-halted")
    elif match.offer:
        turn = language.say("head-answer", player=awaited)
    else:
        turn = language.say("turn-place" if placing else "turn-move", sign="▶", player=awaited)
    return "\n".join(
        (
            dotted([players, f"{len(position.stacks)}/{TOTAL}"] if placing else [players], language),
            dotted(filter(None, (turn, describe_clock(match, language))), language),
        )
    )


def state_in(message_tag: MessageTag) -> ChallengeState:
    """Return the state in a challenge's message tag; open for states of later versions."""
    return {number: state for state, number in STATES.items()}.get(message_tag.number, ChallengeState.OPEN)


def describe_challenge(challenge: Challenge, language: Language) -> str:
    """Say who challenges whom; a challenge to a live match has a heading that says so."""
    challenger = mention(challenge.challenger, language)
    opponent = "" if challenge.opponent is None else mention(challenge.opponent, language)
    kind = "rematch" if challenge.rematch_of else "somebody" if opponent else "anybody"
    asked = language.say(
        f"challenge-{kind}", challenger=challenger, opponent=opponent, match=challenge.rematch_of or 0
    )
    live = describe_live(challenge.terms.pace, language)
    return f"**{live}**\n{asked}" if live else asked


def describe_terms(challenge: Challenge, language: Language) -> list[str]:
    """Describe the terms of the match, one sentence each."""
    challenger, opening = mention(challenge.challenger, language), challenge.terms.opening
    return [
        language.say(f"terms-colour-{challenge.colour}", challenger=challenger),
        language.say(f"terms-setup-{challenge.terms.setup}", ply=len(opening.moves) if opening else 0),
        language.say("terms-pace", pace=describe_pace(challenge.terms.pace, language)),
        language.say(f"stakes-{challenge.terms.stakes}"),
        *([_describe_place(challenge, language)] if challenge.is_private else []),
    ]


def _describe_place(challenge: Challenge, language: Language) -> str:
    """Say where a private match is played. A rematch is seen by whoever sees the match before it, if by anyone."""
    if challenge.is_foreign:
        return language.say("terms-foreign")
    return language.say("terms-private-rematch" if challenge.rematch_of else "terms-private")


def describe_until(challenge: Challenge, language: Language) -> str:
    return language.say("challenge-open-until", until=timestamp(challenge.expires_at, "R"))


def describe_outcome(challenge: Challenge, language: Language) -> str:
    """Describe how a challenge was closed, with the reason if one was given."""
    is_private = challenge.is_private and challenge.state is ChallengeState.ACCEPTED
    text = language.say(
        "challenge-accepted-private" if is_private else f"challenge-{challenge.state}",
        challenger=mention(challenge.challenger, language),
        opponent=mention(challenge.opponent, language) if challenge.opponent else language.say("anybody"),
        match=challenge.match_id or 0,
    )
    if not challenge.reason:
        return text
    return f"{text}\n{language.say('reason-given', reason=quoted(challenge.reason))}"


# blocking users


class Block(Control, action="block"):
    """A control that blocks a user; `challenge` keeps custom ids unique in a list with several challenges by them."""

    user: UserId
    challenge: ChallengeId | None = None


class Unblock(Control, action="unblock"):
    """A control that removes a block; `page` is the page of the block list to return to."""

    user: UserId
    page: PageNumber | None = None


class TurnBlocked(Control, action="blocked"):
    """A control that shows a page of the user's block list."""

    page: PageNumber


def block_button(user: UserId, language: Language, challenge: ChallengeId | None = None) -> Drawn:
    return button(language.say("button-block"), Block(user, challenge))


def unblock_button(user: UserId, language: Language, page: PageNumber | None = None) -> Drawn:
    return button(language.say("button-unblock"), Unblock(user, page))


def blocked_button(language: Language) -> Drawn:
    return button(language.say("button-blocked"), TurnBlocked(FIRST_PAGE))
