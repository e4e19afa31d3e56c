"""The sentences of the core's refusals.

For an illegal move, the sentence gives the broken rule and the legal alternatives.
"""

from bot.catalogue import Language
from bot.catalogue.refusals import (
    ELSEWHERE,
    SENTENCES,
    VALUES,
    Reader,
    Values,
    fill_in,
    word,
    word_elsewhere,
)
from bot.domain import Challenge, ChallengeState, ChannelId, Match, UserId
from bot.domain.clock import ALLOWANCE
from bot.domain.context import InteractionContext
from bot.domain.plan import MOST_REPLIES
from bot.domain.refusals import (
    Forbidden,
    InPlay,
    Limit,
    NoAccess,
    OthersPlay,
    Pause,
    RefusalReason,
    Refused,
    WrongTime,
)
from bot.pages.challenge_post import describe_outcome
from bot.pages.game_words import arrow, describe_move, list_matches
from bot.pages.match_status import describe_offer, timestamp
from bot.toolkit.obstacles import describe_obstacle
from bot.toolkit.words import enumerated, in_a_row, listed, mention, quoted
from dvonn import IllegalMove, Jump, Place, Position, Reason, Space

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


# refusals

MOST_NUMBERS = 15
"""How many matches are listed by number."""

LONGEST_QUOTED = 64
"""How many characters of typed text are repeated."""

KIB = 1024


def describe_refusal(
    refusal: Refused,
    user: UserId,
    language: Language,
    *,
    context: InteractionContext = InteractionContext.GUILD,
) -> str:
    """Explain why a request was refused and what to do instead."""
    reason, about, reader = refusal.reason, refusal.about, Reader(user, language)
    if context is not InteractionContext.GUILD and (special := ELSEWHERE.get(reason)):
        return special(about, reader)
    if sentence := SENTENCES.get(reason):
        return sentence(about, reader)
    values = VALUES.get(reason, _typed_text if isinstance(about, str) else _nothing)
    return language.say(f"refused-{refusal.reason}", **values(about, reader))


def _typed_text(text: str, _: Reader) -> Values:
    return {"text": quoted(text[:LONGEST_QUOTED])}


def _nothing(_: object, __: Reader) -> Values:
    return {}


def _describe_no_direct_messages(install: str | None, reader: Reader) -> str:
    say = reader.language.say
    way_on = say("delivery-install", install=install) if install else ""
    return in_a_row(filter(None, [say("refused-no-direct-messages"), way_on]), reader.language)


def _describe_others(others: OthersPlay, reader: Reader) -> str:
    say, (white, black) = reader.language.say, others.players.both
    played = say(
        "refused-others-play", white=mention(white, reader.language), black=mention(black, reader.language)
    )
    own = say("others-play-install", install=others.install) if others.install else ""
    return in_a_row(filter(None, [played, own]), reader.language)


def _describe_no_access(access: NoAccess, reader: Reader) -> str:
    return describe_obstacle(access.channel, access.obstacle, "refused", reader.language)


def _describe_closed_challenge(challenge: Challenge, reader: Reader) -> str:
    language = reader.language
    return in_a_row(
        [describe_outcome(challenge, language), language.say("refused-challenge-closed")], language
    )


def _describe_not_your_challenge(challenge: Challenge, reader: Reader) -> str:
    language = reader.language
    if reader.user == challenge.challenger:
        return language.say("refused-own-challenge")
    if challenge.opponent is None and challenge.state is ChallengeState.OPEN:
        return language.say("refused-decline-open-challenge")
    opponent = mention(challenge.opponent or reader.user, language)
    return language.say("refused-not-your-challenge", opponent=opponent)


def _describe_in_play(known: InPlay, reader: Reader) -> str:
    if known.is_own:
        return reader.language.say(
            "refused-still-in-play-own-past" if known.is_past else "refused-still-in-play-own",
            match=known.match,
        )
    return reader.language.say("refused-still-in-play-past" if known.is_past else "refused-still-in-play")


def _describe_illegal(move: Forbidden, reader: Reader) -> str:
    return describe_illegal_move(move.illegal, reader.language)


def _players(match: Match, reader: Reader) -> Values:
    return {
        "white": mention(match.players.white, reader.language),
        "black": mention(match.players.black, reader.language),
    }


def _player_to_move(match: Match, reader: Reader) -> Values:
    return {"player": mention(match.player_to_move or match.players.white, reader.language)}


def _number(match: Match, _: Reader) -> Values:
    return {"match": match.id}


def _opposite(match: Match, reader: Reader) -> Values:
    return _opponent(match.opponent_of(reader.user), reader)


def _offer(match: Match, reader: Reader) -> Values:
    return {"offer": describe_offer(match, reader.language, addressed=reader.user)}


def _opponent(opponent: UserId, reader: Reader) -> Values:
    return {"opponent": mention(opponent, reader.language)}


def _pause(pause: Pause, reader: Reader) -> Values:
    return {"opponent": mention(pause.opponent, reader.language), "until": timestamp(pause.until, "R")}


def _limit(limit: Limit, _: Reader) -> Values:
    return {"most": limit.most, "until": timestamp(limit.until, "R")}


def _time(time: WrongTime, _: Reader) -> Values:
    return {
        "part": quoted(time.part[:LONGEST_QUOTED]),
        "instead": quoted(time.instead),
        "other": quoted(time.other),
    }


def _challenger(challenge: Challenge, reader: Reader) -> Values:
    return {"challenger": mention(challenge.challenger, reader.language)}


def _channels(channels: tuple[ChannelId, ...], reader: Reader) -> Values:
    return {"channels": enumerated((f"<#{each}>" for each in channels), reader.language)}


def _matches(matches: tuple[Match, ...], reader: Reader) -> Values:
    return {"matches": list_matches(matches, reader.language, most=MOST_NUMBERS)}


word(_describe_no_access, RefusalReason.CANNOT_POST)
word(_describe_no_direct_messages, RefusalReason.NO_DIRECT_MESSAGES)
word(_describe_others, RefusalReason.OTHERS_PLAY)
word(lambda _, to: to.language.say("no-games-here"), RefusalReason.NO_MATCH_RESOLVED)
word(_describe_closed_challenge, RefusalReason.CHALLENGE_CLOSED)
word(_describe_not_your_challenge, RefusalReason.NOT_YOUR_CHALLENGE)
word(_describe_in_play, RefusalReason.STILL_IN_PLAY)
word(_describe_illegal, RefusalReason.ILLEGAL_MOVE)

word_elsewhere(
    lambda number, to: to.language.say("refused-direct-no-such-match", match=number),
    RefusalReason.NO_SUCH_MATCH,
)
word_elsewhere(lambda _, to: to.language.say("no-games-anywhere"), RefusalReason.NO_MATCH_RESOLVED)

fill_in(
    _time,
    RefusalReason.TIME_WITHOUT_UNIT,
    RefusalReason.TIMES_WITHOUT_SIGN,
    RefusalReason.CLOCK_WITHOUT_START,
    RefusalReason.CLOCK_TOO_SHORT,
    RefusalReason.TIME_TOO_LONG,
    RefusalReason.MAXIMUM_TOO_LOW,
    RefusalReason.MAXIMUM_WITHOUT_INCREMENT,
)
fill_in(
    _opponent,
    RefusalReason.TAKES_NO_CHALLENGES,
    RefusalReason.BLOCKED_BY_ONESELF,
    RefusalReason.OPPONENT_CANNOT_SEE,
    RefusalReason.NOT_PLAYED_YET,
    RefusalReason.CANNOT_WRITE_TO,
)
fill_in(
    lambda most, _: {"most": most},
    RefusalReason.TOO_MANY_AGAINST_COMPUTER,
    RefusalReason.NO_MORE_TIME_TO_GIVE,
    RefusalReason.LEVEL_TOO_HIGH,
)
fill_in(_number, RefusalReason.MATCH_OVER, RefusalReason.OUT_OF_TIME, RefusalReason.OWN_MATCH)
fill_in(_opposite, RefusalReason.OFFER_DECLINED, RefusalReason.OWN_OFFER)
fill_in(_pause, RefusalReason.ASKED_OFTEN_ENOUGH, RefusalReason.DECLINED_LATELY)
fill_in(_limit, RefusalReason.TOO_MANY_CHALLENGES, RefusalReason.SHARED_OFTEN)
fill_in(lambda command, _: {"command": command}, RefusalReason.ONLY_IN_SERVERS)
fill_in(lambda invite, _: {"invite": invite}, RefusalReason.NOT_IN_SERVER)
fill_in(lambda channel, _: {"channel": f"<#{channel}>"}, RefusalReason.MAY_NOT_WRITE)
fill_in(lambda limit, _: {"limit": limit // KIB}, RefusalReason.PICTURE_TOO_LARGE)
fill_in(lambda days, _: {"days": days, "most": ALLOWANCE.days}, RefusalReason.AWAY_TOO_LONG)
fill_in(lambda board, _: {"until": timestamp(board.until, "R")}, RefusalReason.PLAYED_WITHOUT_HELP)
fill_in(_channels, RefusalReason.CHANNEL_NOT_ALLOWED)
fill_in(_challenger, RefusalReason.NOT_YOUR_WITHDRAWAL)
fill_in(lambda number, _: {"match": number}, RefusalReason.NO_SUCH_MATCH)
fill_in(_matches, RefusalReason.UNCLEAR_MATCH)
fill_in(_players, RefusalReason.NOT_A_PLAYER)
fill_in(_player_to_move, RefusalReason.NOT_YOUR_TURN)
fill_in(_offer, RefusalReason.OFFER_STANDS)
fill_in(lambda move, _: {"move": describe_move(move.illegal.move)}, RefusalReason.ILLEGAL_PLAN)
fill_in(lambda _, __: {"most": MOST_REPLIES}, RefusalReason.TOO_MANY_REPLIES)
