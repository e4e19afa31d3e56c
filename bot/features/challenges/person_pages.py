"""The private page behind a person's menu, on which a challenge to them is put together, and sent with one press."""

from enum import StrEnum

from bot.catalogue import Language
from bot.domain import ColourChoice, Pace, Setup, UserId
from bot.ui.blocking import block_button, unblock_button
from bot.ui.control import Control, Style, button, menu
from bot.ui.page import Page, row
from bot.ui.words import mention


class Aspect(StrEnum):
    """The things that are chosen of a challenge."""

    COLOUR = "colour"
    SETUP = "setup"
    PACE = "pace"


class Compose(Control, action="compose"):
    """Changes one aspect of a challenge that is not sent yet; the others are carried along."""

    aspect: Aspect
    opponent: UserId
    colour: ColourChoice
    setup: Setup
    pace: Pace


class SendChallenge(Control, action="send"):
    """Sends the challenge as it was put together."""

    opponent: UserId
    colour: ColourChoice
    setup: Setup
    pace: Pace


def person_page(chosen: Compose, language: Language) -> Page:
    """The page: who is challenged, a menu for each aspect, and the buttons that send it or block the person."""
    say = language.say
    terms = chosen.opponent, chosen.colour, chosen.setup, chosen.pace
    colours = [(side.value, say(f"compose-colour-{side}")) for side in ColourChoice]
    setups = [
        (Setup.FULL.value, say("compose-setup-full")),
        (Setup.RANDOM.value, say("compose-setup-random")),
    ]
    lengths = {
        Setup.FULL.value: say("compose-setup-full-means"),
        Setup.RANDOM.value: say("compose-setup-random-means"),
    }
    paces = [(str(pace), say("compose-pace", days=int(pace))) for pace in Pace]
    return Page(
        say("compose-heading", opponent=mention(chosen.opponent, language)),
        menu(Compose(Aspect.COLOUR, *terms), colours, chosen.colour),
        menu(Compose(Aspect.SETUP, *terms), setups, chosen.setup, lengths),
        menu(Compose(Aspect.PACE, *terms), paces, str(chosen.pace)),
        row(
            button(say("button-send-challenge"), SendChallenge(*terms), style=Style.success),
            block_button(chosen.opponent, language),
        ),
    )


def blocked_person_page(opponent: UserId, language: Language) -> Page:
    """The page where one has blocked the person."""
    told = language.say("compose-blocked", opponent=mention(opponent, language))
    return Page(told, row(unblock_button(opponent, language)))
