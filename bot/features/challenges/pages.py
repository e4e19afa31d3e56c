"""Pages for composing, listing and answering challenges."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

import discord
from discord import ui

from bot.catalogue import Language
from bot.domain import (
    Challenge,
    ChallengeId,
    ChannelId,
    ColourChoice,
    GuildId,
    Match,
    MatchId,
    Message,
    Pace,
    Setup,
    Stakes,
    UserId,
)
from bot.domain.challenge import LIVE_LASTS, LONGEST_REASON
from bot.domain.context import InteractionContext
from bot.domain.ids import is_former
from bot.pages.beginning_pages import (
    BeginChallenge,
    ChallengeChosen,
    ChoosePace,
    ChoosePlace,
    ChooseStakes,
    Where,
    Whom,
    computer_button,
    find_opponent_button,
    rules_button,
    start_buttons,
)
from bot.pages.challenge_post import (
    Accept,
    Decline,
    Withdraw,
    block_button,
    describe_terms,
    describe_until,
    unblock_button,
)
from bot.pages.game_lists import game_tabs
from bot.pages.pace_form import OTHER, pace_choices
from bot.pages.paces import describe_duration, describe_live, describe_pace
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.answer import (
    Delivered,
    Delivery,
    Field,
    Form,
    Unreachable,
    describe_delivery,
    done_page,
)
from bot.toolkit.control import Control, Style, button, choice, link, menu, select
from bot.toolkit.lists import PageNumber, list_page
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import dotted, in_a_row, mention, quoted

REASON = "reason"
"""The form field for the reason to decline."""

ON_A_PAGE = 5
"""Challenges per page; each has a row of buttons, and more would not fit on a phone screen."""


class ChallengePicked(Control, action="challenge-picked"):
    """A control that challenges the user picked in a select, or anyone."""

    setup: Setup
    stakes: Stakes
    pace: Pace
    whom: Whom | None = None
    where: Where | None = None


class DeclineFor(Control, action="decline-for"):
    challenge: ChallengeId
    channel: ChannelId | None = None


class TurnChallenges(Control, action="challenges"):
    page: PageNumber


class Rematch(Control, action="rematch"):
    """A control that offers a rematch, or accepts one."""

    match: MatchId


@action_button(Placement.HEAD, 10)
@action_button(Placement.RESULT, 10)
def _rematch_button(view: ActionContext) -> Block | None:
    """Return the button; None if there is no rematch, or if only someone sees it who hasn't played."""
    if not _has_rematch(view.match) or (view.viewer is not None and not view.plays):
        return None
    return button(view.language.say("button-rematch"), Rematch(view.match.id), style=Style.primary)


@action_button(Placement.ENDED, 10)
@action_button(Placement.REVIEW, 20)
def _play_again_button(view: ActionContext) -> Block | None:
    """Return the rematch button for the private page of a player."""
    if not _has_rematch(view.match):
        return None
    return button(view.language.say("button-play-again"), Rematch(view.match.id), style=Style.primary)


def _has_rematch(match: Match) -> bool:
    """Whether the players can play again: not against the computer or a deleted user, nor in each kind of match."""
    return match.policy.rematch and not match.computer and not any(map(is_former, match.players.both))


@action_button(Placement.OWN_BOARD, 20)
def _own_rematch_button(view: ActionContext) -> Block | None:
    return _rematch_button(view) if view.match.is_over and view.plays else None


def challenge_list_page(
    challenges: Sequence[Challenge],
    viewer: UserId,
    messages: Mapping[ChallengeId, Message],
    language: Language,
    context: InteractionContext = InteractionContext.GUILD,
    *,
    page: int = 1,
    note: str = "",
    servers: Mapping[GuildId, str] | None = None,
) -> Page:
    """List open challenges with the viewer's actions, those that wait for the viewer first.

    Pages count from 1; a page out of range becomes the nearest one. `note` describes the latest action. Outside of
    servers the list covers all of them: `servers` holds their names. Only the computer can be challenged there.
    """
    is_of_server, tabs = context is InteractionContext.GUILD, game_tabs(viewer, None, language)
    if not challenges:
        nothing = language.say("challenges-none" if is_of_server else "challenges-none-anywhere")
        return Page(note, nothing, row(*start_buttons(language, context)), tabs)
    ordered = sorted(challenges, key=lambda challenge: challenge.challenger == viewer)
    parts: list[str | Block] = []
    shown = list_page(ordered, page, ON_A_PAGE)
    for challenge in shown.items:
        server = (servers or {}).get(challenge.venue.guild, "")
        parts += _entry(challenge, viewer, messages.get(challenge.id), server, language)
    return Page(
        note,
        language.say("challenges-heading", count=len(challenges)),
        *parts,
        tabs,
        *shown.turning(TurnChallenges, language),
    )


def _entry(
    challenge: Challenge, viewer: UserId, message: Message | None, server: str, language: Language
) -> list[str | Block]:
    own = challenge.challenger == viewer
    title = _title(challenge, language, own=own)
    about = challenge.id, challenge.venue.channel
    controls = (
        [button(language.say("button-withdraw"), Withdraw(*about))]
        if own
        else [
            button(language.say("button-accept"), Accept(*about), style=Style.success),
            button(language.say("button-decline"), Decline(*about)),
        ]
    )
    if message and not (own and challenge.venue.is_direct):  # it is in the opponent's direct messages
        controls.append(link(language.say("button-to-challenge"), message, challenge))
    if not own:
        controls.append(block_button(challenge.challenger, language, challenge.id))
    terms = in_a_row([*describe_terms(challenge, language), describe_until(challenge, language)], language)
    facts = [describe_live(challenge.terms.pace, language), title, quoted(server) if server else ""]
    heading = dotted(filter(None, facts), language)
    return [f"{heading}\n{terms}", row(*controls)]


def _title(challenge: Challenge, language: Language, *, own: bool) -> str:
    if not own:
        return language.say("challenges-other", challenger=mention(challenge.challenger, language))
    if challenge.opponent is None:
        return language.say("challenges-own-open")
    return language.say("challenges-own", opponent=mention(challenge.opponent, language))


def begin_page(
    setup: Setup,
    language: Language,
    *,
    usual: Pace,
    pace: Pace | None = None,
    newcomer: bool = False,
    stakes: Stakes = Stakes.RATED,
    where: Where | None = None,
    context: InteractionContext = InteractionContext.GUILD,
) -> Page:
    """Ask whom to challenge, with a choice of the set-up, the pace, of a rated or an unrated game, and of the place.

    One pace is live, the other is not; one of them is the server's `usual` pace, which is the default. A `newcomer`
    gets a hint about the easier set-up. Where the bot is a stranger, there is one place, and no queue.
    """
    is_foreign = context.is_foreign
    live, slow = (usual, Pace.STEADY) if usual.is_live else (Pace.TEN_MINUTES, usual)
    pace = pace or usual
    return Page(
        language.say("begin-new"),
        language.say("begin-first") if newcomer else None,
        row(
            choice(
                language.say("button-setup-full"),
                BeginChallenge(Setup.FULL, stakes, pace, where),
                chosen=setup is Setup.FULL,
            ),
            choice(
                language.say("button-setup-random"),
                BeginChallenge(Setup.RANDOM, stakes, pace, where),
                chosen=setup is Setup.RANDOM,
            ),
        ),
        row(
            choice(
                language.say("button-pace-live", time=describe_duration(live.bank, language)),
                ChoosePace(setup, stakes, live, where),
                chosen=pace == live,
            ),
            choice(
                language.say("button-pace-days" if slow else "button-pace-none"),
                ChoosePace(setup, stakes, slow, where),
                chosen=pace == slow,
            ),
        ),
        row(
            choice(
                language.say("button-rated"),
                ChooseStakes(setup, Stakes.RATED, pace, where),
                chosen=stakes is Stakes.RATED,
            ),
            choice(
                language.say("button-unrated"),
                ChooseStakes(setup, Stakes.UNRATED, pace, where),
                chosen=stakes is Stakes.UNRATED,
            ),
        ),
        None if is_foreign else _place_row(setup, stakes, pace, where, language),
        _describe_chosen(pace, where, language),
        row(
            ui.UserSelect(
                placeholder=language.say("ask-opponent"),
                custom_id=ChallengePicked(setup, stakes, pace, Whom.PICKED, where).custom_id,
            )
        ),
        row(
            button(language.say("button-anybody"), ChallengePicked(setup, stakes, pace, Whom.ANYBODY, where)),
            None if is_foreign else find_opponent_button(language),
            computer_button(language),
        ),
    )


def _place_row(setup: Setup, stakes: Stakes, pace: Pace, where: Where | None, language: Language) -> Block:
    return row(
        *(
            choice(
                language.say(f"button-place-{place_of_match}"),
                ChoosePlace(setup, stakes, pace, place_of_match),
                chosen=(where or Where.HERE) is place_of_match,
            )
            for place_of_match in Where
        )
    )


def begin_directly_page(people: Mapping[UserId, str], language: Language) -> Page:
    """Ask whom to challenge from direct messages; `people` are those whom the user has played, with their names."""
    options = [discord.SelectOption(label=shown[:100], value=str(user)) for user, shown in people.items()]
    return Page(
        language.say("begin-directly" if options else "begin-directly-nobody"),
        row(select(language.say("ask-opponent"), options, ChallengeChosen())) if options else None,
        row(find_opponent_button(language), computer_button(language)),
    )


def _describe_chosen(pace: Pace, where: Where | None, language: Language) -> str:
    """Tell the chosen pace in small print, and what it means to play live or in private."""
    sentences = [language.say("terms-pace", pace=describe_pace(pace, language))]
    if pace.is_live:
        sentences.append(language.say("begin-live", time=describe_duration(LIVE_LASTS, language)))
    if where is Where.PRIVATE:
        sentences.append(language.say("begin-private"))
    return f"-# {in_a_row(sentences, language)}"


def decline_form(control: Decline, language: Language) -> Form:
    reason = Field(
        REASON,
        language.say("form-reason"),
        explanation=language.say("form-decline-explanation"),
        longest=LONGEST_REASON,
        required=False,
    )
    declining = DeclineFor(control.challenge, control.channel)
    return Form(language.say("form-decline"), declining, fields=(reason,))


def declined_page(challenge: Challenge, sentence: str, language: Language) -> Page:
    """Confirm that a challenge was declined, with a button to block the challenger."""
    return Page(sentence, row(block_button(challenge.challenger, language)))


def accepted_page(match: Match, delivery: Delivery, language: Language) -> Page:
    sentence, rules = language.say("done-accepted", match=match.id), rules_button(language, match.id)
    return done_page(sentence, match, delivery, language, rules)


def begun_privately_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """Return the answer when a match has begun in direct messages, with a link to the user's board there."""
    return done_page(language.say("done-accepted-private", match=match.id), match, delivery, language)


def rematch_page(match: Match, delivery: Delivery, language: Language, *, opponent: UserId) -> Page:
    """Confirm a rematch offer, naming its channel, with a link to the challenge; or the opponent asked in private."""
    if match.venue.is_direct and not isinstance(delivery, Unreachable):
        return Page(language.say("done-rematch-private", opponent=mention(opponent, language)))
    if not isinstance(delivery, Delivered):
        return Page(describe_delivery(delivery, language))
    challenge = link(language.say("button-to-challenge"), delivery.message, match)
    place = f"<#{delivery.message.channel}>"
    return Page(language.say("done-rematch", channel=place), row(challenge))


def already_asked_page(opponent: UserId, language: Language) -> Page:
    return Page(language.say("rematch-asked", opponent=mention(opponent, language)))


class Aspect(StrEnum):
    """The options of a challenge."""

    COLOUR = "colour"
    SETUP = "setup"
    PACE = "pace"
    STAKES = "stakes"
    PLACE = "place"


class Compose(Control, action="compose"):
    """A control that changes one option of an unsent challenge; the control carries all others."""

    aspect: Aspect
    opponent: UserId
    colour: ColourChoice
    setup: Setup
    pace: Pace
    stakes: Stakes
    where: Where = Where.HERE


class ComposePace(Control, action="compose-pace"):
    """A control that sets the pace of an unsent challenge to the one entered in a form; `pace` is the previous one."""

    opponent: UserId
    colour: ColourChoice
    setup: Setup
    pace: Pace
    stakes: Stakes
    where: Where = Where.HERE


class SendChallenge(Control, action="send"):
    opponent: UserId
    colour: ColourChoice
    setup: Setup
    pace: Pace
    stakes: Stakes
    where: Where = Where.HERE


def person_page(
    chosen: Compose,
    language: Language,
    *,
    context: InteractionContext = InteractionContext.GUILD,
    limited: bool = False,
    note: str = "",
) -> Page:
    """Build the page to compose a challenge: the options, and buttons to send it or block the opponent.

    Only in the bot's servers there is a choice of the place.
    `limited` says that the two players have reached the limit of rated matches: the page then explains this instead of
    offering the choice. `note` reports an error first.
    """
    say = language.say
    terms = chosen.opponent, chosen.colour, chosen.setup, chosen.pace, chosen.stakes, chosen.where
    colours = [(side.value, say(f"compose-colour-{side}")) for side in ColourChoice]
    setups = [
        (Setup.FULL.value, say("compose-setup-full")),
        (Setup.RANDOM.value, say("compose-setup-random")),
    ]
    lengths = {
        Setup.FULL.value: say("compose-setup-full-means"),
        Setup.RANDOM.value: say("compose-setup-random-means"),
    }
    kinds = [
        (Stakes.RATED.value, say("compose-rated")),
        (Stakes.UNRATED.value, say("compose-unrated")),
    ]
    places = [
        (Where.HERE.value, say("compose-place-here")),
        (Where.PRIVATE.value, say("compose-place-private")),
    ]
    paces = [
        (value, label if value == OTHER else say("compose-pace", pace=label))
        for value, label in pace_choices(chosen.pace, language)
    ]
    return Page(
        note,
        say("compose-heading", opponent=mention(chosen.opponent, language)),
        say("compose-reaches", place="foreign" if context.is_foreign else context),
        menu(Compose(Aspect.COLOUR, *terms), colours, chosen.colour),
        menu(Compose(Aspect.SETUP, *terms), setups, chosen.setup, lengths),
        menu(Compose(Aspect.PACE, *terms), paces, str(chosen.pace)),
        say("stakes-limit") if limited else menu(Compose(Aspect.STAKES, *terms), kinds, chosen.stakes),
        menu(
            Compose(Aspect.PLACE, *terms),
            places,
            chosen.where,
            {Where.PRIVATE.value: say("compose-place-private-means")},
        )
        if context is InteractionContext.GUILD
        else None,
        row(
            button(say("button-send-challenge"), SendChallenge(*terms), style=Style.success),
            block_button(chosen.opponent, language),
        ),
    )


def blocked_person_page(opponent: UserId, language: Language) -> Page:
    """Build the page for an opponent whom the user has blocked."""
    sentence = language.say("compose-blocked", opponent=mention(opponent, language))
    return Page(sentence, row(unblock_button(opponent, language)))
