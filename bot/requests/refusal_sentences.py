"""The sentences of the refusals: most are said under the name of their reason, with values of what they are about."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.catalogue import Language
from bot.matches import Challenge, ChallengeState, Match, Message, UserId
from bot.matches.absence import ALLOWANCE
from bot.matches.plan_tree import MOST_REPLIES
from bot.matches.puzzle_card import PuzzleCard
from bot.matches.refusal_subjects import About, Forbidden, NoAccess, OpenPuzzle, Pause, Shared
from bot.matches.refusals import Refused, Why
from bot.pages.control import message_url
from bot.pages.delivery import tell_unreachable
from bot.pages.standing import tell_offer, timestamp
from bot.pages.words import enumerated, mention, numbers, quoted, tell_move
from bot.requests.illegal_moves import tell_illegal_move
from bot.requests.record_flaws import tell_flaw
from dvonn import UnreadableError

MOST_NUMBERS = 15
"""How many matches are listed by their numbers; more would help nobody."""

LONGEST_QUOTED = 64
"""How many characters of a typed text are repeated."""

KIB = 1024


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who is told, in their language."""

    user: UserId
    language: Language

    def mention(self, user: UserId) -> str:
        """Somebody's name, as the reader reads it."""
        return mention(user, self.language)


Subject = TypeVar("Subject")
Told = TypeVar("Told")
Teller = Callable[[About, Reader], Told]
Values = Mapping[str, str | int]


def tell_refusal(refusal: Refused, user: UserId, language: Language, *, direct: bool = False) -> str:
    """The sentence on why something was not done and what to do instead; `direct` in a direct message."""
    reader = Reader(user, language)
    if direct and (told := DIRECT.get(refusal.reason)):
        return told(refusal.about, reader)
    sentence, values = SENTENCES.get(refusal.reason), VALUES.get(refusal.reason)
    if sentence:
        return sentence(refusal.about, reader)
    return language.say(f"refused-{refusal.reason}", **values(refusal.about, reader) if values else {})


def _of(kind: type[Subject], tell: Callable[[Subject, Reader], Told]) -> Teller[Told]:
    """Make a function that tells refusals about one kind of thing; it raises `TypeError` for any other kind."""

    def checked(about: About, reader: Reader) -> Told:
        if not isinstance(about, kind):
            raise TypeError(about)
        return tell(about, reader)

    return checked


def _tell_closed_challenge(challenge: Challenge, reader: Reader) -> str:
    return reader.language.say(f"refused-challenge-{challenge.state}")


def _tell_not_your_challenge(challenge: Challenge, reader: Reader) -> str:
    if reader.user == challenge.challenger:
        return reader.language.say("refused-own-challenge")
    if challenge.opponent is None and challenge.state is ChallengeState.OPEN:
        return reader.language.say("refused-decline-open-challenge")
    opponent = reader.mention(challenge.opponent or reader.user)
    return reader.language.say("refused-not-your-challenge", opponent=opponent)


def _tell_shared_review(shared: Shared, reader: Reader) -> str:
    if shared.message is None or not isinstance(shared.match, Match):
        return reader.language.say("refused-review-being-shared")
    url = message_url(shared.match, Message(shared.channel, shared.message))
    return reader.language.say("refused-review-shared", url=url)


def _tell_open_puzzle(known: OpenPuzzle, reader: Reader) -> str:
    if not isinstance(known.card, PuzzleCard):
        raise TypeError(known.card)
    place, until = known.card.channel, known.card.closes_at
    return reader.language.say(
        "refused-puzzle-open-here" if place == known.wanted.channel else "refused-puzzle-open-elsewhere",
        channel=f"<#{place}>",
        until=timestamp(until, "R") if until else "",
    )


def _players(match: Match, reader: Reader) -> Values:
    return {"white": reader.mention(match.players.white), "black": reader.mention(match.players.black)}


def _player_to_move(match: Match, reader: Reader) -> Values:
    return {"player": reader.mention(match.player_to_move or match.players.white)}


def _pause(pause: Pause, reader: Reader) -> Values:
    return {"opponent": reader.mention(pause.opponent), "until": timestamp(pause.until, "R")}


_text: Teller[Values] = _of(str, lambda text, _: {"text": quoted(text[:LONGEST_QUOTED])})
_opponent: Teller[Values] = _of(int, lambda opponent, to: {"opponent": to.mention(UserId(opponent))})
_size: Teller[Values] = _of(int, lambda limit, _: {"limit": limit // KIB})

SENTENCES: Mapping[Why, Teller[str]] = {
    Why.CANNOT_POST: _of(
        NoAccess, lambda there, to: tell_unreachable(there.channel, there.missing, "refused", to.language)
    ),
    Why.UNREADABLE_RECORD: _of(UnreadableError, lambda flaw, to: tell_flaw(flaw, to.language)),
    Why.CHALLENGE_CLOSED: _of(Challenge, _tell_closed_challenge),
    Why.NOT_YOUR_CHALLENGE: _of(Challenge, _tell_not_your_challenge),
    Why.REVIEW_SHARED: _of(Shared, _tell_shared_review),
    Why.PUZZLE_OPEN: _of(OpenPuzzle, _tell_open_puzzle),
    Why.ILLEGAL_MOVE: _of(Forbidden, lambda move, to: tell_illegal_move(move.illegal, to.language)),
}
"""Reasons that have more than one sentence."""

DIRECT: Mapping[Why, Teller[str]] = {
    Why.NO_SUCH_MATCH: _of(
        int, lambda number, to: to.language.say("refused-direct-no-such-match", match=number)
    ),
    Why.NO_MATCH_MEANT: lambda _, to: to.language.say("refused-direct-no-match-meant"),
}
"""Reasons of which something else is said in direct messages, where no server is meant."""

VALUES: Mapping[Why, Teller[Values]] = {
    Why.NOT_A_SPACE: _text,
    Why.NOT_A_LIST_OF_SPACES: _text,
    Why.NOT_A_LINE: _text,
    Why.NOT_A_DATE: _text,
    Why.NOT_QUIET_HOURS: _text,
    Why.ONLY_IN_SERVERS: _of(str, lambda command, _: {"command": command}),
    Why.NO_REVIEW_YET: _of(Match, lambda match, _: {"match": match.id}),
    Why.NOT_FOLLOWED: _of(int, lambda channel, _: {"channel": f"<#{channel}>"}),
    Why.NOT_BANNED: _of(int, lambda user, to: {"player": to.mention(UserId(user))}),
    Why.NO_SUCH_PLIES: _of(range, lambda plies, _: {"first": plies[0], "last": plies[-1]}),
    Why.PICTURE_TOO_LARGE: _size,
    Why.RECORD_TOO_LARGE: _size,
    Why.AWAY_TOO_LONG: _of(int, lambda days, _: {"days": days, "most": ALLOWANCE.days}),
    Why.TAKES_NO_CHALLENGES: _opponent,
    Why.BLOCKED_BY_ONESELF: _opponent,
    Why.ASKED_OFTEN_ENOUGH: _opponent,
    Why.TOO_MANY_CHALLENGES: _of(int, lambda most, _: {"most": most}),
    Why.TOO_MANY_AGAINST_COMPUTER: _of(int, lambda most, _: {"most": most}),
    Why.TOO_MANY_LINES: _of(int, lambda most, _: {"most": most}),
    Why.LINE_IN_PLAY: _of(int, lambda match, _: {"match": match}),
    Why.LEVEL_TOO_HIGH: _of(int, lambda most, _: {"most": most}),
    Why.DECLINED_LATELY: _of(Pause, _pause),
    Why.OPPONENT_CANNOT_SEE: _opponent,
    Why.CHANNEL_NOT_ALLOWED: _of(
        tuple, lambda them, to: {"channels": enumerated((f"<#{one}>" for one in them), to.language)}
    ),
    Why.NOT_YOUR_WITHDRAWAL: _of(Challenge, lambda made, to: {"challenger": to.mention(made.challenger)}),
    Why.NO_SUCH_MATCH: _of(int, lambda number, _: {"match": number}),
    Why.UNCLEAR_MATCH: _of(
        tuple, lambda matches, to: {"matches": numbers(matches, to.language, most=MOST_NUMBERS)}
    ),
    Why.NOT_A_PLAYER: _of(Match, _players),
    Why.NOT_YOUR_TURN: _of(Match, _player_to_move),
    Why.MATCH_OVER: _of(Match, lambda match, _: {"match": match.id}),
    Why.OFFER_STANDS: _of(Match, lambda match, to: {"offer": tell_offer(match, to.language)}),
    Why.OWN_OFFER: _of(Match, lambda match, to: {"opponent": to.mention(match.opponent_of(to.user))}),
    Why.ILLEGAL_PLAN: _of(Forbidden, lambda move, _: {"move": tell_move(move.illegal.move)}),
    Why.TOO_MANY_REPLIES: lambda _, __: {"most": MOST_REPLIES},
}
"""The values that the sentences of the other reasons need, where they need any."""
