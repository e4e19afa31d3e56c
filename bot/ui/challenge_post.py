"""The message of a challenge, while it is open and once it is answered."""

from bot.catalogue import Language
from bot.domain import Challenge, ChallengeId, ChallengeState, ChannelId, Match
from bot.ui.action_slots import challenge_buttons
from bot.ui.control import Control, Style, button
from bot.ui.display_options import USUAL
from bot.ui.match_status import describe_result, timestamp
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.pictures import Shown, ply_picture
from bot.ui.words import accent, describe_players, mention, quoted


class Accept(Control, action="accept"):
    """Begins the match of a challenge; below the challenge itself its channel is left out."""

    challenge: ChallengeId
    channel: ChannelId | None = None


class Decline(Control, action="decline"):
    """Leads to the form in which a challenge is turned down."""

    challenge: ChallengeId
    channel: ChannelId | None = None


class Withdraw(Control, action="withdraw"):
    """Takes a challenge back; below the challenges of before, where all saw it, its channel is left out."""

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
"""The states in the marks of messages. They stand in messages, so each keeps its number for ever."""


async def opening_picture(challenge: Challenge, language: Language) -> Shown | None:
    """The position from which the match would go on, while the challenge is open."""
    opening = challenge.terms.opening
    if opening is None or challenge.state is not ChallengeState.OPEN:
        return None
    return await ply_picture(opening, len(opening.moves), language, USUAL)


def challenge_page(challenge: Challenge, language: Language, picture: Shown | None = None) -> Page:
    """The invitation with its controls, or how it was answered."""
    message_tag = MessageTag(Kind.CHALLENGE, challenge.id, STATES[challenge.state])
    if challenge.state is not ChallengeState.OPEN:
        return Page(_outcome(challenge, language), message_tag=message_tag)
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
    )


def thread_head_page(challenge: Challenge, match: Match, language: Language) -> Page:
    """The head of a match's thread, on one line: the players and the score, or how the match ended."""
    told = describe_result(match, language) if match.is_over else describe_players(match, language)
    return Page(
        told,
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.CHALLENGE, challenge.id, STATES[challenge.state]),
    )


def state_in(message_tag: MessageTag) -> ChallengeState:
    """The state that a challenge's message tells by its mark; open for an unknown one that a later version wrote."""
    return {number: state for state, number in STATES.items()}.get(message_tag.number, ChallengeState.OPEN)


def describe_challenge(challenge: Challenge, language: Language) -> str:
    """A sentence on who has challenged whom."""
    challenger = mention(challenge.challenger, language)
    if challenge.opponent is None:
        return language.say("challenge-anybody", challenger=challenger)
    opponent = mention(challenge.opponent, language)
    if challenge.rematch_of is None:
        return language.say("challenge-somebody", challenger=challenger, opponent=opponent)
    return language.say(
        "challenge-rematch", challenger=challenger, opponent=opponent, match=challenge.rematch_of
    )


def describe_terms(challenge: Challenge, language: Language) -> list[str]:
    """Sentences on what the match would be like."""
    challenger, opening = mention(challenge.challenger, language), challenge.terms.opening
    return [
        language.say(f"terms-colour-{challenge.colour}", challenger=challenger),
        language.say(f"terms-setup-{challenge.terms.setup}", ply=len(opening.moves) if opening else 0),
        language.say("terms-pace", days=int(challenge.terms.pace)),
    ]


def describe_until(challenge: Challenge, language: Language) -> str:
    """A sentence on until when a challenge can be accepted."""
    return language.say("challenge-open-until", until=timestamp(challenge.expires_at, "R"))


def _outcome(challenge: Challenge, language: Language) -> str:
    told = language.say(
        f"challenge-{challenge.state}",
        challenger=mention(challenge.challenger, language),
        opponent=mention(challenge.opponent, language) if challenge.opponent else language.say("anybody"),
        match=challenge.match_id or 0,
    )
    if not challenge.reason:
        return told
    key = "manager-reason" if challenge.state is ChallengeState.CANCELLED else "challenge-declined-for"
    return f"{told}\n{language.say(key, reason=quoted(challenge.reason))}"
