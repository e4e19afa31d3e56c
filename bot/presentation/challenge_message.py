"""The message of a challenge, while it is open and once it is answered."""

from bot.catalogue import Language
from bot.matches import Challenge, ChallengeState, UserId
from bot.presentation.buttons import Style, button
from bot.presentation.colours import OVER
from bot.presentation.control_ids import Action
from bot.presentation.delivery import Delivery, tell_delivery
from bot.presentation.page import Page, row
from bot.presentation.words import mention


def challenge_page(challenge: Challenge, language: Language) -> Page:
    """The invitation with its controls, or what came of it."""
    if challenge.state is not ChallengeState.OPEN:
        return Page(_outcome(challenge, language), accent=OVER)
    whom = "anybody" if challenge.opponent is None else "somebody"
    invitation = language.say(
        f"challenge-{whom}",
        challenger=mention(challenge.challenger),
        opponent=mention(challenge.opponent or challenge.challenger),
    )
    terms = [
        language.say(f"terms-colour-{challenge.colour}", challenger=mention(challenge.challenger)),
        language.say(f"terms-setup-{challenge.setup}"),
    ]
    return Page(
        invitation,
        "\n".join(f"- {term}" for term in terms),
        row(
            button(language.say("button-accept"), Action.ACCEPT, challenge.id, style=Style.success),
            button(language.say("button-decline"), Action.DECLINE, challenge.id)
            if challenge.opponent
            else None,
            button(language.say("button-withdraw"), Action.WITHDRAW, challenge.id),
        ),
        accent=OVER,
    )


def invited_by(challenge: Challenge) -> UserId | None:
    """Whom the message calls: the person who is to answer."""
    return challenge.opponent if challenge.state is ChallengeState.OPEN else None


def _outcome(challenge: Challenge, language: Language) -> str:
    return language.say(
        f"challenge-{challenge.state}",
        challenger=mention(challenge.challenger),
        opponent=mention(challenge.opponent) if challenge.opponent else language.say("anybody"),
        match=challenge.match_id or 0,
    )


def challenged_page(delivery: Delivery, language: Language) -> Page:
    """The private answer to the challenger."""
    trouble = tell_delivery(delivery, language)
    return Page(trouble or language.say("done-challenged"), accent=OVER)
