"""The message of a challenge, while it is open and once it is answered."""

from bot.catalogue import Language
from bot.matches import Challenge, ChallengeId, ChallengeState, ChannelId, Match
from bot.pages.control import Control, Style, button
from bot.pages.doors import challenge_doors
from bot.pages.page import Kind, Mark, Page, row
from bot.pages.pictures import Shown, ply_picture
from bot.pages.standing import tell_result, timestamp
from bot.pages.taste import USUAL
from bot.pages.words import accent, mention, quoted, tell_players


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
    mark = Mark(Kind.CHALLENGE, challenge.id, STATES[challenge.state])
    if challenge.state is not ChallengeState.OPEN:
        return Page(_outcome(challenge, language), mark=mark)
    terms = [*tell_terms(challenge, language), tell_until(challenge, language)]
    return Page(
        tell_challenge(challenge, language),
        "\n".join(f"- {term}" for term in terms),
        picture,
        row(
            button(language.say("button-accept"), Accept(challenge.id), style=Style.success),
            button(language.say("button-decline"), Decline(challenge.id)) if challenge.opponent else None,
            *challenge_doors(language),
        ),
        mark=mark,
    )


def thread_head_page(challenge: Challenge, match: Match, language: Language) -> Page:
    """The head of a match's thread, on one line: the players and the score, or how the match ended."""
    told = tell_result(match, language) if match.is_over else tell_players(match, language)
    return Page(
        told, accent=accent(match.to_move), mark=Mark(Kind.CHALLENGE, challenge.id, STATES[challenge.state])
    )


def state_in(mark: Mark) -> ChallengeState:
    """The state that a challenge's message tells by its mark; open for an unknown one that a later version wrote."""
    return {number: state for state, number in STATES.items()}.get(mark.number, ChallengeState.OPEN)


def tell_challenge(challenge: Challenge, language: Language) -> str:
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


def tell_terms(challenge: Challenge, language: Language) -> list[str]:
    """Sentences on what the match would be like."""
    challenger, opening = mention(challenge.challenger, language), challenge.terms.opening
    return [
        language.say(f"terms-colour-{challenge.colour}", challenger=challenger),
        language.say(f"terms-setup-{challenge.terms.setup}", ply=len(opening.moves) if opening else 0),
        language.say("terms-pace", days=int(challenge.terms.pace)),
    ]


def tell_until(challenge: Challenge, language: Language) -> str:
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
