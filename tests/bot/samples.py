"""A sample of every refusal, with the longest data that Discord and our rows can hold."""

from collections.abc import Iterator

from bot.matches import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    GuildId,
    Match,
    MatchId,
    MessageId,
    OfferKind,
    Pace,
    Players,
    Setup,
    Terms,
    UserId,
    Venue,
)
from bot.matches.challenge import LASTS, MOST_IN_A_SERVER
from bot.matches.computer import MOST_RUNNING
from bot.matches.events import Offered
from bot.matches.line import MOST_KEPT
from bot.matches.puzzle import PuzzleId
from bot.matches.puzzle_card import CardId, PuzzleCard
from bot.matches.refusal_subjects import Forbidden, NoAccess, OpenPuzzle, Pause, Shared, Tried
from bot.matches.refusals import Refused, Why
from dvonn import (
    LONGEST_RECORD,
    PASS,
    Expected,
    Game,
    IllegalMove,
    Jump,
    Move,
    OffTheBoardError,
    Place,
    Reason,
    Space,
    UnreadableError,
)
from tests.bot.company import NOON
from tests.bot.played import LAST_RESORT, first_plies, further, match_of, recorded

LONGEST_ID = 2**63 - 1
PLAYERS = Players(white=UserId(LONGEST_ID), black=UserId(LONGEST_ID - 1))
WATCHER = UserId(LONGEST_ID - 2)
EVERYBODY = (*PLAYERS.both, WATCHER)
VENUE = Venue(GuildId(LONGEST_ID), ChannelId(LONGEST_ID))

TIE = recorded()[0]


def long_match(game: Game, *, number: int = 10**9, resigned_by: UserId | None = None) -> Match:
    """A match whose every id is as long as ids get."""
    return match_of(game, players=PLAYERS, venue=VENUE, number=number, resigned_by=resigned_by)


def challenge(
    opponent: UserId | None = PLAYERS.black,
    *,
    state: ChallengeState = ChallengeState.OPEN,
    colour: ColourChoice = ColourChoice.RANDOM,
    setup: Setup = Setup.FULL,
    pace: Pace = Pace.FORTNIGHT,
    number: int = 10**9,
    rematch_of: MatchId | None = None,
    reason: str = "",
) -> Challenge:
    """A challenge by the white player."""
    return Challenge(
        ChallengeId(number),
        VENUE,
        PLAYERS.white,
        opponent,
        colour,
        Terms(setup, pace),
        state,
        NOON,
        NOON + LASTS,
        match_id=MatchId(10**9) if state is ChallengeState.ACCEPTED else None,
        rematch_of=rematch_of,
        reason=reason,
    )


def illegal(reason: Reason, match: Match) -> IllegalMove:
    """A move that the rules forbid for a reason, as the engine tells it."""
    move: Move = Jump(Space.parse("e3"), Space.parse("g5"))
    if reason in (Reason.OCCUPIED, Reason.MUST_STACK):
        move = Place(Space.parse("e3"))
    elif reason is Reason.MAY_NOT_PASS:
        move = PASS
    distance = {"height": 3, "distance": 2} if reason is Reason.WRONG_DISTANCE else {}
    return IllegalMove(move, match.position, reason, **distance)


def refusals() -> Iterator[Refused]:
    """Refusals, at least one for every reason."""
    match, placing = long_match(first_plies(TIE, 55)), long_match(first_plies(TIE, 20))
    assert match.player_to_move is not None
    permissions = ("view_channel",), ("send_messages", "attach_files", "read_message_history"), ()
    yield Refused(Why.NOT_A_SPACE, "@" * 20)
    yield from (Refused(Why.CANNOT_POST, NoAccess(VENUE.channel, missing)) for missing in permissions)
    yield Refused(Why.OUTDATED_CONTROL)
    yield Refused(Why.NOT_A_DATE, "@" * 40)
    yield Refused(Why.NOT_QUIET_HOURS, "@" * 1000)
    yield Refused(Why.ONLY_IN_SERVERS, "/dvonn watch live")
    yield from (Refused(why) for why in (Why.UNREADABLE_COMMAND, Why.DISCORD_SILENT))
    yield from (Refused(why) for why in (Why.NOBODY_ELSE_HERE, Why.LEFT_THE_SERVER, Why.NOT_THE_MANAGER))
    yield Refused(Why.NOT_FOLLOWED, VENUE.channel)
    yield Refused(Why.NOTHING_TO_CANCEL)
    yield Refused(Why.NOTHING_TO_EXPORT)
    yield Refused(Why.NOT_BANNED, PLAYERS.black)
    yield Refused(Why.WATCHED_OWN_MATCH, match)
    yield Refused(Why.NOT_WATCHABLE, match)
    yield from _about_help(match)
    yield from (Refused(Why.AWAY_TOO_LONG, days) for days in (0, 1, 30))
    yield Refused(Why.NOT_AWAY)
    yield Refused(Why.CHANNEL_NOT_ALLOWED, (VENUE.channel,) * 25)
    yield from _about_challenges()
    yield Refused(Why.NO_SUCH_MATCH, match.id)
    yield Refused(Why.NO_MATCH_MEANT)
    yield Refused(Why.UNCLEAR_MATCH, tuple(long_match(Game(), number=10**9 + n) for n in range(100)))
    yield Refused(Why.NOT_A_PLAYER, match)
    yield Refused(Why.NOT_YOUR_TURN, match)
    yield Refused(Why.BOARD_MOVED_ON, match)
    yield Refused(Why.MATCH_OVER, long_match(TIE))
    yield from (
        Refused(Why.UNCONFIRMED_MOVE, Tried(placing, Place(space))) for space in placing.position.vacant()[:1]
    )
    yield Refused(Why.UNCONFIRMED_MOVE, Tried(match, Jump(Space.parse("i2"), Space.parse("i1"))))
    last_resort = Tried(long_match(LAST_RESORT), Jump(Space.parse("b3"), Space.parse("e3")))
    yield Refused(Why.UNCONFIRMED_MOVE, last_resort)
    yield from (Refused(Why.ILLEGAL_MOVE, Forbidden(match, illegal(reason, match))) for reason in Reason)
    yield from _about_the_past()
    yield Refused(Why.NOT_A_LIST_OF_SPACES, "@" * 20)
    yield Refused(Why.NOT_A_LINE, "@" * 20)
    for kind in OfferKind:
        offered = further(match, Offered(kind), by=match.opponent_of(match.player_to_move))
        yield Refused(Why.OFFER_STANDS, offered)
        yield Refused(Why.OWN_OFFER, offered)
    yield Refused(Why.OFFER_LAPSED, match)
    yield Refused(Why.NOTHING_TO_UNDO, match)
    yield from _about_plans(match)
    yield Refused(Why.NO_REMATCH_YET, match)


def _about_plans(match: Match) -> Iterator[Refused]:
    for reason in (Reason.SURROUNDED, Reason.MUST_PASS):
        yield Refused(Why.ILLEGAL_PLAN, Forbidden(match, illegal(reason, match)))
    yield Refused(Why.PLAN_OF_SPACES, match)
    yield Refused(Why.PLAN_OF_MOVES, match)
    yield Refused(Why.PLAN_WITHOUT_ANSWER, match)
    yield Refused(Why.PLAN_CHANGED, match)
    yield Refused(Why.TOO_MANY_REPLIES, match)
    yield Refused(Why.PLAN_ON_OWN_TURN, match)


def _about_help(match: Match) -> Iterator[Refused]:
    """The refusals of hints and reviews."""
    yield Refused(Why.NO_HINTS_HERE, match)
    yield Refused(Why.STILL_IN_PLAY)
    yield Refused(Why.NOTHING_TO_CHOOSE)
    yield Refused(Why.TOO_BUSY)
    yield Refused(Why.NO_REVIEW_YET, match)
    yield Refused(Why.NOTHING_TO_REVIEW)
    for message in (None, MessageId(LONGEST_ID)):
        yield Refused(Why.REVIEW_SHARED, Shared(match, VENUE.channel, message))
    for channel in (VENUE.channel, ChannelId(VENUE.channel - 1)):
        card = PuzzleCard(
            CardId(1),
            VENUE.guild,
            channel,
            PuzzleId(1),
            None,
            PLAYERS.white,
            NOON,
            1,
            1,
            MessageId(LONGEST_ID),
        )
        yield Refused(Why.PUZZLE_OPEN, OpenPuzzle(VENUE, card))
    yield from _about_lines(match)


def _about_lines(match: Match) -> Iterator[Refused]:
    """The refusals where somebody tries moves out."""
    yield Refused(Why.NO_SUCH_LINE)
    yield Refused(Why.NO_NAME)
    yield Refused(Why.TOO_MANY_LINES, MOST_KEPT)
    yield Refused(Why.LINE_IN_PLAY, match.id)
    yield Refused(Why.NOTHING_TO_TRY)


def _about_challenges() -> Iterator[Refused]:
    yield Refused(Why.CHALLENGED_ONESELF)
    yield Refused(Why.CHALLENGED_BOT)
    yield Refused(Why.BANNED)
    yield Refused(Why.OPPONENT_CANNOT_SEE, PLAYERS.black)
    yield Refused(Why.TAKES_NO_CHALLENGES, PLAYERS.black)
    yield Refused(Why.BLOCKED_BY_ONESELF, PLAYERS.black)
    yield Refused(Why.ASKED_OFTEN_ENOUGH, PLAYERS.black)
    yield Refused(Why.TOO_MANY_CHALLENGES, MOST_IN_A_SERVER)
    yield Refused(Why.TOO_MANY_AGAINST_COMPUTER, MOST_RUNNING)
    yield Refused(Why.LEVEL_TOO_HIGH, 6)
    yield Refused(Why.DECLINED_LATELY, Pause(PLAYERS.black, NOON))
    yield Refused(Why.CANNOT_SEE)
    yield Refused(Why.NO_SUCH_CHALLENGE)
    for state in ChallengeState:
        if state is not ChallengeState.OPEN:
            yield Refused(Why.CHALLENGE_CLOSED, challenge(state=state))
    yield from (Refused(Why.NOT_YOUR_CHALLENGE, challenge(opponent)) for opponent in (None, PLAYERS.black))
    yield Refused(Why.NOT_YOUR_WITHDRAWAL, challenge())


def _about_the_past() -> Iterator[Refused]:
    """The refusals of looking back and of records."""
    yield Refused(Why.NO_SUCH_PLIES, range(49, 146))
    yield Refused(Why.PICTURE_TOO_LARGE, 8 * 2**20)
    yield Refused(Why.NOT_TO_BE_SHARED_HERE)
    yield Refused(Why.MAY_NOT_WRITE)
    yield Refused(Why.NO_RECORD_GIVEN)
    yield Refused(Why.NO_RECORD_IN_MESSAGE)
    yield Refused(Why.NO_MATCH_IN_MESSAGE)
    yield Refused(Why.RECORD_TOO_LARGE, LONGEST_RECORD)
    yield Refused(Why.FILE_NOT_GIVEN)
    yield Refused(Why.RECORD_NOT_TEXT)
    yield Refused(Why.NO_SUCH_IMPORT)
    yield Refused(Why.NOTHING_LEFT_TO_PLAY)
    text = "#" * LONGEST_RECORD
    flaws = [UnreadableError(text, len(text), expected) for expected in Expected]
    flaws += [
        UnreadableError(text, 0, Expected.MEMBER, "*" * LONGEST_RECORD),
        OffTheBoardError(text, 0, "k" * 40),
    ]
    yield from (Refused(Why.UNREADABLE_RECORD, flaw) for flaw in flaws)
