"""The texts of refusals: most are looked up by the reason's name and filled in with values from its subject.

For an illegal move, the text gives the broken rule and the legal alternatives; for an error in an imported record, its
location and what was expected there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.catalogue import Language
from bot.domain import Challenge, ChallengeState, Match, Message, UserId
from bot.domain.clock import ALLOWANCE
from bot.domain.plan import MOST_REPLIES
from bot.domain.puzzle import PuzzleCard
from bot.domain.refusals import (
    About,
    Forbidden,
    InPlay,
    Limit,
    NoAccess,
    OpenPuzzle,
    Pause,
    Protected,
    RefusalReason,
    Refused,
    Shared,
    WrongTime,
)
from bot.pages.challenge_post import describe_outcome
from bot.pages.game_words import arrow, describe_move, numbers
from bot.pages.match_status import describe_offer, timestamp
from bot.toolkit.control import message_url
from bot.toolkit.obstacles import describe_obstacle
from bot.toolkit.words import enumerated, in_a_row, listed, mention, quoted
from dvonn import IllegalMove, Jump, OffTheBoardError, Place, Position, Reason, Space, UnreadableError

# illegal moves


def describe_illegal_move(illegal: IllegalMove, language: Language) -> str:
    """Explain why a move is illegal, and list the nearest legal choices."""
    source = illegal.move.source if isinstance(illegal.move, Jump) else None
    return in_a_row(
        [
            describe_broken_rule(illegal, language),
            _describe_stuck(illegal.position, source, language),
            _describe_legal(illegal.position, illegal.reason, source, language),
        ],
        language,
    )


def describe_broken_rule(illegal: IllegalMove, language: Language) -> str:
    move = illegal.move
    values: dict[str, str | int] = {"height": illegal.height or 0, "distance": illegal.distance or 0}
    if isinstance(move, Jump):
        values |= {"source": str(move.source), "target": str(move.target), "move": arrow(move)}
    elif isinstance(move, Place):
        values["space"] = str(move.space)
    return language.say(f"illegal-{illegal.reason.name.lower().replace('_', '-')}", **values)


def _describe_stuck(position: Position, source: Space | None, language: Language) -> str:
    """Say that the stack has no legal target at all; empty if it has one or if the reason already says so."""
    if source is None or position.stuck().get(source) is not Reason.EMPTY_TARGET:
        return ""
    return language.say("illegal-anywhere", source=str(source), height=position.stacks[source].height)


def _describe_legal(position: Position, reason: Reason, source: Space | None, language: Language) -> str:
    if reason in (Reason.MUST_STACK, Reason.MUST_PLACE, Reason.OCCUPIED):
        return ""
    targets = position.targets(source) if source else ()
    if targets:
        return language.say("legal-targets", source=str(source), targets=listed(targets, language))
    movable = position.movable()
    return language.say("legal-stacks", spaces=listed(movable, language)) if movable else ""


# flaws in records

LONGEST_FIELD = 80
"""How many characters of a field's path are repeated; its keys can be arbitrary text from the record."""


def describe_flaw(flaw: UnreadableError, language: Language) -> str:
    """Describe where the flaw is and what was expected; for an illegal move, the rule that it breaks.

    The location is a line and column, or the field of a JSON document that is not a record.
    """
    if flaw.field:
        place = language.say("flaw-field", field=quoted(flaw.field[:LONGEST_FIELD]))
    else:
        place = language.say("flaw-place", line=flaw.line, column=flaw.column)
    illegal = flaw.__cause__
    if isinstance(illegal, IllegalMove):
        sentence = language.say("flaw-illegal", move=describe_move(illegal.move))
        return in_a_row([place, sentence, describe_illegal_move(illegal, language)], language)
    if isinstance(flaw, OffTheBoardError):
        return in_a_row([place, language.say("refused-not-a-space", text=quoted(flaw.name))], language)
    expected = flaw.expected.name.lower().replace("_", "-")
    return in_a_row([place, language.say("expected-" + expected)], language)


# refusals

MOST_NUMBERS = 15
"""How many matches are listed by number."""

LONGEST_QUOTED = 64
"""How many characters of typed text are repeated."""

KIB = 1024


@dataclass(frozen=True, slots=True)
class Reader:
    user: UserId
    language: Language

    def mention(self, user: UserId) -> str:
        return mention(user, self.language)


Subject = TypeVar("Subject")
Described = TypeVar("Described")
Describer = Callable[[About, Reader], Described]
Values = Mapping[str, str | int]


def describe_refusal(refusal: Refused, user: UserId, language: Language, *, direct: bool = False) -> str:
    """Explain why a request was refused and what to do instead; `direct` for direct messages."""
    reader = Reader(user, language)
    if direct and (special := DIRECT.get(refusal.reason)):
        return special(refusal.about, reader)
    sentence, values = SENTENCES.get(refusal.reason), VALUES.get(refusal.reason)
    if sentence:
        return sentence(refusal.about, reader)
    return language.say(f"refused-{refusal.reason}", **values(refusal.about, reader) if values else {})


def _of(kind: type[Subject], describe: Callable[[Subject, Reader], Described]) -> Describer[Described]:
    """Build a function that accepts one type of subject and raises `TypeError` for any other."""

    def checked(about: About, reader: Reader) -> Described:
        if not isinstance(about, kind):
            raise TypeError(about)
        return describe(about, reader)

    return checked


def _describe_closed_challenge(challenge: Challenge, reader: Reader) -> str:
    language = reader.language
    return in_a_row(
        [describe_outcome(challenge, language), language.say("refused-challenge-closed")], language
    )


def _describe_not_your_challenge(challenge: Challenge, reader: Reader) -> str:
    if reader.user == challenge.challenger:
        return reader.language.say("refused-own-challenge")
    if challenge.opponent is None and challenge.state is ChallengeState.OPEN:
        return reader.language.say("refused-decline-open-challenge")
    opponent = reader.mention(challenge.opponent or reader.user)
    return reader.language.say("refused-not-your-challenge", opponent=opponent)


def _describe_shared_review(shared: Shared, reader: Reader) -> str:
    if shared.message is None or not isinstance(shared.match, Match):
        return reader.language.say("refused-review-being-shared")
    url = message_url(shared.match, Message(shared.channel, shared.message))
    return reader.language.say("refused-review-shared", url=url)


def _describe_open_puzzle(known: OpenPuzzle, reader: Reader) -> str:
    if not isinstance(known.card, PuzzleCard):
        raise TypeError(known.card)
    place, until = known.card.channel, known.card.closes_at
    return reader.language.say(
        "refused-puzzle-open-here" if place == known.wanted.channel else "refused-puzzle-open-elsewhere",
        channel=f"<#{place}>",
        until=timestamp(until, "R") if until else "",
    )


def _describe_in_play(known: InPlay, reader: Reader) -> str:
    if known.is_own:
        return reader.language.say(
            "refused-still-in-play-own-past" if known.is_past else "refused-still-in-play-own",
            match=known.match,
        )
    return reader.language.say("refused-still-in-play-past" if known.is_past else "refused-still-in-play")


def _players(match: Match, reader: Reader) -> Values:
    return {"white": reader.mention(match.players.white), "black": reader.mention(match.players.black)}


def _player_to_move(match: Match, reader: Reader) -> Values:
    return {"player": reader.mention(match.player_to_move or match.players.white)}


def _pause(pause: Pause, reader: Reader) -> Values:
    return {"opponent": reader.mention(pause.opponent), "until": timestamp(pause.until, "R")}


def _limit(limit: Limit, _: Reader) -> Values:
    return {"most": limit.most, "until": timestamp(limit.until, "R")}


_text: Describer[Values] = _of(str, lambda text, _: {"text": quoted(text[:LONGEST_QUOTED])})
_time: Describer[Values] = _of(
    WrongTime,
    lambda time, _: {
        "part": quoted(time.part[:LONGEST_QUOTED]),
        "instead": quoted(time.instead),
        "other": quoted(time.other),
    },
)
_opponent: Describer[Values] = _of(int, lambda opponent, to: {"opponent": to.mention(UserId(opponent))})
_channel: Describer[Values] = _of(int, lambda channel, _: {"channel": f"<#{channel}>"})
_opposite: Describer[Values] = _of(
    Match, lambda match, to: {"opponent": to.mention(match.opponent_of(to.user))}
)
_protected: Describer[Values] = _of(Protected, lambda board, _: {"until": timestamp(board.until, "R")})
_size: Describer[Values] = _of(int, lambda limit, _: {"limit": limit // KIB})

SENTENCES: Mapping[RefusalReason, Describer[str]] = {
    RefusalReason.CANNOT_POST: _of(
        NoAccess,
        lambda access, to: describe_obstacle(access.channel, access.obstacle, "refused", to.language),
    ),
    RefusalReason.UNREADABLE_RECORD: _of(UnreadableError, lambda flaw, to: describe_flaw(flaw, to.language)),
    RefusalReason.NO_MATCH_RESOLVED: lambda _, to: to.language.say("no-games-here"),
    RefusalReason.CHALLENGE_CLOSED: _of(Challenge, _describe_closed_challenge),
    RefusalReason.NOT_YOUR_CHALLENGE: _of(Challenge, _describe_not_your_challenge),
    RefusalReason.REVIEW_SHARED: _of(Shared, _describe_shared_review),
    RefusalReason.PUZZLE_OPEN: _of(OpenPuzzle, _describe_open_puzzle),
    RefusalReason.STILL_IN_PLAY: _of(InPlay, _describe_in_play),
    RefusalReason.ILLEGAL_MOVE: _of(
        Forbidden, lambda move, to: describe_illegal_move(move.illegal, to.language)
    ),
}
"""Reasons with more than one message."""

DIRECT: Mapping[RefusalReason, Describer[str]] = {
    RefusalReason.NO_SUCH_MATCH: _of(
        int, lambda number, to: to.language.say("refused-direct-no-such-match", match=number)
    ),
    RefusalReason.NO_MATCH_RESOLVED: lambda _, to: to.language.say("no-games-anywhere"),
}
"""Reasons with a different message in direct messages, which belong to no server."""

VALUES: Mapping[RefusalReason, Describer[Values]] = {
    RefusalReason.NOT_A_SPACE: _text,
    RefusalReason.NOT_A_MOVE: _text,
    RefusalReason.NOT_A_DATE: _text,
    RefusalReason.NOT_A_PERIOD: _text,
    RefusalReason.NOT_QUIET_HOURS: _text,
    RefusalReason.NOT_A_PACE: _text,
    RefusalReason.TIME_WITHOUT_UNIT: _time,
    RefusalReason.TIMES_WITHOUT_SIGN: _time,
    RefusalReason.CLOCK_WITHOUT_START: _time,
    RefusalReason.CLOCK_TOO_SHORT: _time,
    RefusalReason.TIME_TOO_LONG: _time,
    RefusalReason.MAXIMUM_TOO_LOW: _time,
    RefusalReason.MAXIMUM_WITHOUT_INCREMENT: _time,
    RefusalReason.NOT_DAYS_OFF: _text,
    RefusalReason.ONLY_IN_SERVERS: _of(str, lambda command, _: {"command": command}),
    RefusalReason.NOT_IN_SERVER: _of(str, lambda invite, _: {"invite": invite}),
    RefusalReason.NO_REVIEW_YET: _of(Match, lambda match, _: {"match": match.id}),
    RefusalReason.NOT_FOLLOWED: _channel,
    RefusalReason.MAY_NOT_WRITE: _channel,
    RefusalReason.NOT_BANNED: _of(int, lambda user, to: {"player": to.mention(UserId(user))}),
    RefusalReason.PICTURE_TOO_LARGE: _size,
    RefusalReason.RECORD_TOO_LARGE: _size,
    RefusalReason.AWAY_TOO_LONG: _of(int, lambda days, _: {"days": days, "most": ALLOWANCE.days}),
    RefusalReason.TAKES_NO_CHALLENGES: _opponent,
    RefusalReason.BLOCKED_BY_ONESELF: _opponent,
    RefusalReason.ASKED_OFTEN_ENOUGH: _of(Pause, _pause),
    RefusalReason.TOO_MANY_CHALLENGES: _of(Limit, _limit),
    RefusalReason.SHARED_OFTEN: _of(Limit, _limit),
    RefusalReason.TOO_MANY_AGAINST_COMPUTER: _of(int, lambda most, _: {"most": most}),
    RefusalReason.TOO_MANY_LINES: _of(int, lambda most, _: {"most": most}),
    RefusalReason.NO_MORE_TIME_TO_GIVE: _of(int, lambda most, _: {"most": most}),
    RefusalReason.LINE_IN_PLAY: _of(int, lambda match, _: {"match": match}),
    RefusalReason.PLAYED_WITHOUT_HELP: _protected,
    RefusalReason.WEEK_IN_PLAY: _protected,
    RefusalReason.LEVEL_TOO_HIGH: _of(int, lambda most, _: {"most": most}),
    RefusalReason.DECLINED_LATELY: _of(Pause, _pause),
    RefusalReason.OPPONENT_CANNOT_SEE: _opponent,
    RefusalReason.OUT_OF_SIGHT: _opponent,
    RefusalReason.CHANNEL_NOT_ALLOWED: _of(
        tuple, lambda them, to: {"channels": enumerated((f"<#{one}>" for one in them), to.language)}
    ),
    RefusalReason.NOT_YOUR_WITHDRAWAL: _of(
        Challenge, lambda made, to: {"challenger": to.mention(made.challenger)}
    ),
    RefusalReason.NO_SUCH_MATCH: _of(int, lambda number, _: {"match": number}),
    RefusalReason.UNCLEAR_MATCH: _of(
        tuple, lambda matches, to: {"matches": numbers(matches, to.language, most=MOST_NUMBERS)}
    ),
    RefusalReason.NOT_A_PLAYER: _of(Match, _players),
    RefusalReason.NOT_YOUR_TURN: _of(Match, _player_to_move),
    RefusalReason.MATCH_OVER: _of(Match, lambda match, _: {"match": match.id}),
    RefusalReason.OUT_OF_TIME: _of(Match, lambda match, _: {"match": match.id}),
    RefusalReason.NOT_RATED: _of(Match, lambda match, _: {"match": match.id}),
    RefusalReason.OWN_MATCH: _of(Match, lambda match, _: {"match": match.id}),
    RefusalReason.OFFER_STANDS: _of(Match, lambda match, to: {"offer": describe_offer(match, to.language)}),
    RefusalReason.OFFER_DECLINED: _opposite,
    RefusalReason.OWN_OFFER: _opposite,
    RefusalReason.ILLEGAL_PLAN: _of(Forbidden, lambda move, _: {"move": describe_move(move.illegal.move)}),
    RefusalReason.TOO_MANY_REPLIES: lambda _, __: {"most": MOST_REPLIES},
}
"""Functions that return the arguments of a reason's message; reasons that are missing have a message without any."""
