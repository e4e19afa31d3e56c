"""The pages of the crown: the standing message, the private page, the cards, and the panel for managers."""

from collections.abc import Sequence

import discord

from bot.catalogue import Language
from bot.catalogue.refusals import fill_in
from bot.discord.client import DvonnClient
from bot.domain import GuildId, Match, UserId
from bot.domain.view import Trouble, View
from bot.features.crown.occasion import KIND
from bot.features.crown.pictures import crown_picture
from bot.features.crown.refusals import CROWN_AWAY, CROWN_REST
from bot.features.crown.reigns import CrownChallenge, CrownChallengeId, Reign, contenders_in
from bot.features.crown.service import Crown, Crowns
from bot.pages.brief_result import OpenResult
from bot.pages.match_status import timestamp
from bot.pages.occasions import OccasionWords, speak_of
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.answer import close_button, never_mind
from bot.toolkit.control import Control, Style, button, channel_menu, role_menu, select
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, MessageKind, Page, row, rows_on_a_phone
from bot.toolkit.words import DANGER, GOLD, Names, dotted, in_a_row, mention, name

NEW_HOLDER = MessageKind(40, "NEW_HOLDER")
"""The card of a new holder, by the server and the number of the reign."""
CROWN_CHALLENGE = MessageKind(41, "CROWN_CHALLENGE")
"""A challenge for the crown that waits for its answer, by its number."""

fill_in(lambda until, _: {"until": timestamp(until, "D")}, CROWN_REST, CROWN_AWAY)

MOST_INVITED = 25
"""How many players a menu offers; a limit of Discord's."""


class OpenCrown(Control, action="crown"):
    """Opens the page of the server's crown."""


class ChallengeCrown(Control, action="crown-challenge"):
    """Challenges the holder."""


class AcceptCrown(Control, action="crown-accept"):
    challenge: CrownChallengeId


class DeclineCrown(Control, action="crown-decline"):
    challenge: CrownChallengeId


class WithdrawCrown(Control, action="crown-withdraw"):
    challenge: CrownChallengeId


class AskLayDown(Control, action="crown-ask"):
    """Asks whether the holder really wants to lay the crown down."""

    guild: GuildId


class LayDown(Control, action="crown-lay-down"):
    guild: GuildId


class InviteForCrown(Control, action="crown-invite"):
    """A menu of players whom the holder can invite."""


class CrownChannel(Control, action="crown-channel"):
    """A manager's menu of channels; without one, the crown is stopped."""


class CrownRole(Control, action="crown-role"):
    """A manager's menu of roles for the holder."""


class CrownWords(OccasionWords):
    """How pages speak of games for a crown."""

    def which(self, match: Match, language: Language) -> str:
        return language.say("panel-facts-crown", match=match.id)

    def ask_to_resign(self, language: Language) -> str:
        return language.say("ask-resign-crown")


speak_of(KIND, CrownWords())


# how it stands


def describe_until(challenge: CrownChallenge) -> str:
    return timestamp(challenge.answer_by, "R")


def _named(user: UserId, crown: Crown, language: Language) -> str:
    """Mention a player, unless their profile is hidden."""
    return language.say("crown-hidden-player") if user in crown.hidden else mention(user, language)


def _describe_holder(crown: Crown, language: Language) -> str:
    """Say who wears the crown, or who may play for it."""
    reign = crown.reign
    if reign:
        told = language.say(
            "crown-holder",
            player=_named(reign.holder, crown, language),
            since=timestamp(reign.began_at, "D"),
        )
        return in_a_row([told, language.say("crown-defences", count=reign.defences)], language)
    contenders = contenders_in(crown.ranking)
    free = language.say("crown-free")
    if len(contenders) < 2:  # noqa: PLR2004  nobody can play alone
        return free
    first, second = (mention(each, language) for each in contenders)
    return in_a_row([free, language.say("crown-contenders", first=first, second=second)], language)


def _describe_challenge(crown: Crown, language: Language) -> str:
    challenge = crown.challenge
    if challenge is None:
        return ""
    both = {
        "player": _named(challenge.challenger, crown, language),
        "opponent": _named(challenge.opponent, crown, language),
    }
    if challenge.match:
        return language.say("crown-playing", **both)
    return language.say("crown-waiting", until=describe_until(challenge), **both)


def _describe_reigns(reigns: Sequence[Reign], crown: Crown, language: Language) -> str:
    """List the reigns that have ended, the last one first."""
    over = [_describe_reign(reign, crown, language) for reign in reigns if reign.ended_at]
    return "\n".join([language.say("crown-earlier"), *over]) if over else ""


def _describe_reign(reign: Reign, crown: Crown, language: Language) -> str:
    until = reign.ended_at or reign.began_at
    facts = [
        f"{reign.number}\\. **{_named(reign.holder, crown, language)}**",
        f"{timestamp(reign.began_at, 'd')} – {timestamp(until, 'd')}",
        language.say("crown-defences-brief", count=reign.defences),
    ]
    return dotted(facts, language)


def _rules(language: Language) -> str:
    return f"-# {language.say('crown-rules')}"


def _picture_name(crown: Crown) -> UserId | None:
    holder = crown.reign.holder if crown.reign else None
    return None if holder in crown.hidden else holder


def _open_match(challenge: CrownChallenge | None, language: Language) -> Block | None:
    playing = challenge.match if challenge else None
    return button(language.say("button-open"), OpenResult(playing)) if playing else None


def answering(challenge: CrownChallenge, language: Language) -> Block:
    """The buttons of a challenge that waits for its answer."""
    return row(
        button(language.say("button-accept"), AcceptCrown(challenge.id), style=Style.success),
        button(language.say("button-decline"), DeclineCrown(challenge.id)),
    )


# pages for everyone


async def standing_crown(client: DvonnClient, view: View, language: Language) -> Page:
    """Return the standing message."""
    crown = await client.get(Crowns).crown(GuildId(view.key.about))
    async with client.store.read() as uow:
        names = await uow.people.names(sorted(crown.people))
    can_challenge = crown.challenge is None
    return Page(
        language.say("crown-heading"),
        await crown_picture(_picture_name(crown), names, language),
        _describe_holder(crown, language),
        _describe_challenge(crown, language),
        _rules(language),
        row(
            button(language.say("button-crown-challenge"), ChallengeCrown(), style=Style.primary)
            if can_challenge
            else None,
            _open_match(crown.challenge, language),
            button(language.say("button-crown"), OpenCrown()),
        ),
        accent=GOLD,
    )


async def new_holder_page(reign: Reign, crown: Crown, names: Names, language: Language) -> Page:
    """Return the card that announces a new holder."""
    told = {"player": _named(reign.holder, crown, language)}
    shown = None if reign.holder in crown.hidden else reign.holder
    return Page(
        language.say("crown-won", **told) if reign.match else language.say("crown-came", **told),
        await crown_picture(shown, names, language),
        row(
            button(language.say("button-open"), OpenResult(reign.match)) if reign.match else None,
            button(language.say("button-crown"), OpenCrown()),
        ),
        accent=GOLD,
    )


def challenge_page(
    challenge: CrownChallenge, names: Names, language: Language, *, is_invitation: bool
) -> Page:
    """Return the message of a challenge, which pings its opponent; an invitation is one by the holder."""
    told = language.say(
        "crown-invitation" if is_invitation else "crown-challenge",
        player=mention(challenge.challenger, language),
        opponent=mention(challenge.opponent, language),
        until=describe_until(challenge),
    )
    return Page(
        told,
        answering(challenge, language),
        row(button(language.say("button-withdraw"), WithdrawCrown(challenge.id))),
        accent=GOLD,
        notification=language.say("crown-notify", player=name(challenge.challenger, names, language)),
    )


# the private page


async def crown_page(
    crown: Crown,
    names: Names,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    viewer: UserId,
    note: str = "",
) -> Page:
    """Return the private page: its state, what the viewer can do, and who has worn the crown before."""
    if crown.channel is None:
        return Page(
            note, language.say("crown-heading"), language.say("crown-off"), row(close_button(language))
        )
    picture = None if display.words else await crown_picture(_picture_name(crown), names, language, display)
    return Page(
        note,
        language.say("crown-heading"),
        picture,
        _describe_holder(crown, language),
        _describe_challenge(crown, language),
        _describe_reigns(crown.reigns, crown, language),
        _rules(language),
        _invite_menu(crown, names, language, viewer),
        *rows_on_a_phone(_buttons(crown, viewer, language)),
        accent=GOLD,
    )


def _buttons(crown: Crown, viewer: UserId, language: Language) -> list[Block | None]:
    say, challenge = language.say, crown.challenge
    wears = crown.reign is not None and crown.reign.holder == viewer
    is_asked = challenge is not None and challenge.match is None and challenge.opponent == viewer
    has_asked = challenge is not None and challenge.match is None and challenge.challenger == viewer
    return [
        button(say("button-crown-challenge"), ChallengeCrown(), style=Style.primary)
        if challenge is None and not wears
        else None,
        button(say("button-accept"), AcceptCrown(challenge.id), style=Style.success)
        if challenge and is_asked
        else None,
        button(say("button-decline"), DeclineCrown(challenge.id)) if challenge and is_asked else None,
        button(say("button-withdraw"), WithdrawCrown(challenge.id)) if challenge and has_asked else None,
        _open_match(challenge, language),
        button(say("button-crown-lay-down"), AskLayDown(crown.guild))
        if wears and not is_asked and not (challenge and challenge.match)
        else None,
        close_button(language),
    ]


def _invite_menu(crown: Crown, names: Names, language: Language, viewer: UserId) -> Block | None:
    """Return the menu with which a holder whom nobody challenges invites someone."""
    reign = crown.reign
    if reign is None or reign.holder != viewer or reign.asked_at is None or crown.challenge:
        return None
    others = [each.user for each in crown.ranking.rows if each.user != viewer][:MOST_INVITED]
    options = [discord.SelectOption(label=name(user, names, language), value=str(user)) for user in others]
    return row(select(language.say("crown-invite"), options, InviteForCrown())) if options else None


def ask_lay_down_page(guild: GuildId, language: Language) -> Page:
    return Page(
        language.say("ask-lay-down"),
        row(
            button(language.say("button-crown-lay-down"), LayDown(guild), style=Style.danger),
            never_mind(language),
        ),
        accent=DANGER,
    )


# the panel for managers


def manage_page(
    view: View | None, role: int | None, language: Language, *, lacks_role: bool, note: str = ""
) -> Page:
    """Return the panel: the channel, in which the crown is on, and the role of the holder.

    `lacks_role` is whether the bot can't give that role.
    """
    say = language.say
    trouble = view.trouble if view else None
    is_gone = trouble is not None and not trouble.missing
    return Page(
        note,
        say("crown-heading"),
        say("crown-manage-on", channel=f"<#{view.channel}>") if view else say("crown-manage-off"),
        _describe_trouble(view, trouble, language) if view and trouble else None,
        channel_menu(CrownChannel(), language, view.channel if view and not is_gone else None),
        say("crown-manage-role"),
        say("role-missing") if lacks_role else None,
        role_menu(CrownRole(), language, role),
    )


def _describe_trouble(view: View, trouble: Trouble, language: Language) -> str:
    if trouble.missing:
        return language.say("crown-manage-missing", **about_missing(view.channel, trouble.missing, language))
    return language.say("crown-manage-gone")
