"""A sample of every refusal, with the longest data that Discord and the database can hold."""

from collections.abc import Iterator

from bot.access.permissions import install_link, invite_link
from bot.domain import (
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
from bot.domain.challenge import LASTS, MOST_IN_A_SERVER
from bot.domain.computer import MOST_RUNNING
from bot.domain.events import Offered
from bot.domain.line import MOST_KEPT
from bot.domain.match import MOST_GIFTS
from bot.domain.obstacle import GONE, LOCKED, REFUSED, Obstacle, ObstacleKind
from bot.domain.occasion import CASUAL
from bot.domain.puzzle import CardId, PuzzleCard, PuzzleId
from bot.domain.refusals import (
    Forbidden,
    InPlay,
    Limit,
    NoAccess,
    OthersPlay,
    Pause,
    Protected,
    RefusalReason,
    Refused,
    Tried,
    WrongTime,
)
from bot.features.absence.refusals import NOT_AWAY
from bot.features.archive.refusals import NOT_A_PERIOD
from bot.features.board_of_the_week.refusals import (
    NOTHING_TO_SHARE,
    WEEK_FORGOTTEN,
    WEEK_IN_PLAY,
    WEEK_OVER,
    WEEK_SHARED,
    WITHOUT_HELP,
)
from bot.features.challenges.refusals import CANNOT_SEE, ONLY_IN_ITS_CHAT
from bot.features.crown.refusals import (
    CROWN_ANSWERED,
    CROWN_AWAY,
    CROWN_BUSY,
    CROWN_FREE,
    CROWN_IN_PLAY,
    CROWN_OFF,
    CROWN_OWN,
    CROWN_REST,
    NOT_IN_TABLE,
    NOT_TO_INVITE,
    NOT_WORN,
    NOT_YOURS_TO_ANSWER,
    OWN_CROWN_CHALLENGE,
)
from bot.features.digest.refusals import NOT_A_ZONE
from bot.features.games.refusals import NO_MATCH_IN_MESSAGE, OUT_OF_SIGHT
from bot.features.hints.refusals import NO_HINTS_HERE, NOTHING_TO_CHOOSE
from bot.features.league.refusals import (
    ANSWERED_TOO_LATE,
    BANNED_FROM_LEAGUE,
    LEAGUE_EXISTS,
    LEAGUE_FULL,
    LEAGUE_GAME,
    LEAGUE_HIDDEN,
    NO_LEAGUE,
    NO_PLACE_FOR_LEAGUE,
    NOT_A_FIRST_DAY,
    NOT_AN_INVITATION,
    NOT_IN_LEAGUE,
)
from bot.features.league.season import MOST_SERVERS
from bot.features.lobby.refusals import SERVER_CLOSED
from bot.features.moderation.refusals import NOT_BANNED, NOTHING_TO_CANCEL
from bot.features.playing.refusals import NOT_A_MOVE
from bot.features.puzzles.refusals import PUZZLE_OPEN, OpenPuzzle
from bot.features.ratings.refusals import NOT_RATED
from bot.features.records.refusals import (
    FILE_NOT_GIVEN,
    NO_RECORD_GIVEN,
    NO_RECORD_IN_MESSAGE,
    RECORD_NOT_TEXT,
    RECORD_TOO_LARGE,
    UNREADABLE_RECORD,
)
from bot.features.review.refusals import NO_REVIEW_YET, NOTHING_TO_REVIEW, REVIEW_SHARED, Shared
from bot.features.spectator_channels.refusals import NOT_FOLLOWED
from bot.features.trying.refusals import LINE_IN_PLAY, NO_SUCH_LINE, NOTHING_TO_TRY, TOO_MANY_LINES
from bot.features.watching.refusals import WATCHED_OWN_MATCH
from bot.services.sharing import MOST_SHARED
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

OF_TIME = (
    RefusalReason.TIME_WITHOUT_UNIT,
    RefusalReason.TIMES_WITHOUT_SIGN,
    RefusalReason.CLOCK_WITHOUT_START,
    RefusalReason.CLOCK_TOO_SHORT,
    RefusalReason.TIME_TOO_LONG,
    RefusalReason.MAXIMUM_TOO_LOW,
    RefusalReason.MAXIMUM_WITHOUT_INCREMENT,
)


def long_match(game: Game, *, number: int = 10**9, resigned_by: UserId | None = None) -> Match:
    """A match in which every id has the maximum length."""
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
    """An illegal move, as reported by the rules engine."""
    move: Move = Jump(Space.parse("e3"), Space.parse("g5"))
    if reason in (Reason.OCCUPIED, Reason.MUST_STACK):
        move = Place(Space.parse("e3"))
    elif reason is Reason.MAY_NOT_PASS:
        move = PASS
    distance = {"height": 3, "distance": 2} if reason is Reason.WRONG_DISTANCE else {}
    return IllegalMove(move, match.position, reason, **distance)


def _about_places() -> Iterator[Refused]:
    yield Refused(RefusalReason.NOT_IN_SERVER, invite_link(10**18))
    yield from map(Refused, (RefusalReason.NOT_IN_PRIVATE_CHANNELS, RefusalReason.NO_FILES_HERE))
    yield Refused(RefusalReason.SEEN_BY_NOBODY_ELSE)
    yield Refused(RefusalReason.NOT_PLAYED_YET, PLAYERS.black)
    yield Refused(RefusalReason.CANNOT_WRITE_TO, PLAYERS.black)
    for link in (None, install_link(10**18)):
        yield Refused(RefusalReason.OTHERS_PLAY, OthersPlay(PLAYERS, link))
    yield from (Refused(RefusalReason.NO_DIRECT_MESSAGES, link) for link in (None, install_link(10**18)))


def _about_managing() -> Iterator[Refused]:
    yield Refused(NOT_FOLLOWED, VENUE.channel)
    yield Refused(NOTHING_TO_CANCEL)
    yield Refused(RefusalReason.NOTHING_TO_EXPORT)
    yield Refused(NOT_BANNED, PLAYERS.black)


def refusals() -> Iterator[Refused]:
    """Refusals; at least one for every reason."""
    match, placing = long_match(first_plies(TIE, 55)), long_match(first_plies(TIE, 20))
    assert match.player_to_move is not None
    obstacles = (
        *(GONE, LOCKED, REFUSED, Obstacle(ObstacleKind.TIMEOUT, until=NOON)),
        *(Obstacle.lacking(("view_channel",)), Obstacle.lacking(("send_messages", "read_message_history"))),
    )
    yield Refused(RefusalReason.NOT_A_SPACE, "@" * 20)
    yield Refused(NOT_A_MOVE, "@" * 20)
    yield from (
        Refused(RefusalReason.CANNOT_POST, NoAccess(VENUE.channel, obstacle)) for obstacle in obstacles
    )
    yield Refused(RefusalReason.OUTDATED_CONTROL)
    yield Refused(RefusalReason.NOT_A_DATE, "@" * 40)
    yield from (Refused(NOT_A_PERIOD, "@" * 40), Refused(NOT_A_ZONE, "@" * 100))
    yield from (
        Refused(reason, "@" * 1000)
        for reason in (RefusalReason.NOT_QUIET_HOURS, RefusalReason.NOT_A_DAILY_HOUR)
    )
    yield Refused(RefusalReason.NOT_A_PACE, "@" * 1000)
    yield from (Refused(why, WrongTime("@" * 1000, "3d + 1d < 5d", "10m + 10s")) for why in OF_TIME)
    yield Refused(RefusalReason.NOT_DAYS_OFF, "@" * 1000)
    yield Refused(RefusalReason.ONLY_IN_SERVERS, "/dvonn watch")
    yield from (Refused(why) for why in (RefusalReason.UNREADABLE_COMMAND, RefusalReason.DISCORD_SILENT))
    yield from (
        Refused(why)
        for why in (
            RefusalReason.NOBODY_ELSE_HERE,
            RefusalReason.LEFT_THE_SERVER,
            RefusalReason.NOT_THE_MANAGER,
        )
    )
    yield from _about_managing()
    yield Refused(WATCHED_OWN_MATCH, match)
    yield Refused(ONLY_IN_ITS_CHAT, match.players.black)
    yield Refused(RefusalReason.NOT_WATCHABLE, match)
    yield from _about_help(match)
    yield from _about_places()
    yield from (Refused(RefusalReason.AWAY_TOO_LONG, days) for days in (0, 1, 30))
    yield Refused(NOT_AWAY)
    yield Refused(RefusalReason.CHANNEL_NOT_ALLOWED, (VENUE.channel,) * 25)
    yield from (*_about_challenges(), *_about_the_crown())
    yield Refused(RefusalReason.NO_SUCH_MATCH, match.id)
    yield Refused(RefusalReason.NO_MATCH_RESOLVED)
    yield Refused(
        RefusalReason.UNCLEAR_MATCH, tuple(long_match(Game(), number=10**9 + n) for n in range(100))
    )
    yield from (
        Refused(why, match)
        for why in (
            RefusalReason.NOT_A_PLAYER,
            RefusalReason.NOT_YOUR_TURN,
            RefusalReason.BOARD_MOVED_ON,
            RefusalReason.OUT_OF_TIME,
            RefusalReason.OWN_MATCH,
        )
    )
    yield Refused(RefusalReason.MATCH_OVER, long_match(TIE))
    yield Refused(NOT_RATED, long_match(TIE))
    yield from (
        Refused(RefusalReason.UNCONFIRMED_MOVE, Tried(placing, Place(space)))
        for space in placing.position.vacant()[:1]
    )
    yield Refused(RefusalReason.UNCONFIRMED_MOVE, Tried(match, Jump(Space.parse("i2"), Space.parse("i1"))))
    last_resort = Tried(long_match(LAST_RESORT), Jump(Space.parse("b3"), Space.parse("e3")))
    yield Refused(RefusalReason.UNCONFIRMED_MOVE, last_resort)
    yield from (
        Refused(RefusalReason.ILLEGAL_MOVE, Forbidden(match, illegal(reason, match))) for reason in Reason
    )
    yield from _about_the_past()
    yield from _about_leagues()
    for kind in OfferKind:
        offered = further(match, Offered(kind), by=match.opponent_of(match.player_to_move))
        yield Refused(RefusalReason.OFFER_STANDS, offered)
        yield Refused(RefusalReason.OWN_OFFER, offered)
    yield Refused(RefusalReason.OFFER_LAPSED, match)
    yield Refused(RefusalReason.NOTHING_TO_UNDO, match)
    yield Refused(RefusalReason.OFFER_DECLINED, match)
    yield from _about_plans(match)
    yield Refused(RefusalReason.NO_REMATCH_YET, match)


def _about_plans(match: Match) -> Iterator[Refused]:
    for reason in (Reason.SURROUNDED, Reason.MUST_PASS):
        yield Refused(RefusalReason.ILLEGAL_PLAN, Forbidden(match, illegal(reason, match)))
    yield Refused(RefusalReason.PLAN_OF_SPACES, match)
    yield Refused(RefusalReason.PLAN_OF_MOVES, match)
    yield Refused(RefusalReason.PLAN_WITHOUT_ANSWER, match)
    yield Refused(RefusalReason.PLAN_CHANGED, match)
    yield Refused(RefusalReason.TOO_MANY_REPLIES, match)


def _about_help(match: Match) -> Iterator[Refused]:
    yield Refused(NO_HINTS_HERE, match)
    for is_own in (False, True):
        for is_past in (False, True):
            yield Refused(RefusalReason.STILL_IN_PLAY, InPlay(match.id, is_own=is_own, is_past=is_past))
    yield Refused(WEEK_IN_PLAY, Protected(CASUAL, NOON))
    yield Refused(RefusalReason.PLAYED_WITHOUT_HELP, Protected(CASUAL, NOON))
    yield Refused(WITHOUT_HELP, match)
    yield Refused(RefusalReason.NOT_IN_THIS_GAME, match)
    yield Refused(RefusalReason.PAST_ITS_END, match)
    yield Refused(WEEK_OVER, None)
    yield Refused(WEEK_FORGOTTEN)
    yield Refused(WEEK_SHARED)
    yield Refused(NOTHING_TO_SHARE)
    yield Refused(NOTHING_TO_CHOOSE)
    yield Refused(RefusalReason.TOO_BUSY)
    yield Refused(NO_REVIEW_YET, match)
    yield Refused(NOTHING_TO_REVIEW)
    for message in (None, MessageId(LONGEST_ID)):
        yield Refused(REVIEW_SHARED, Shared(match, VENUE.channel, message))
    for channel in (VENUE.channel, ChannelId(VENUE.channel - 1)):
        card = PuzzleCard(
            CardId(1),
            VENUE.guild,
            channel,
            PuzzleId(1),
            None,
            PLAYERS.white,
            NOON,
        )
        yield Refused(PUZZLE_OPEN, OpenPuzzle(VENUE, card))
    yield from _about_lines(match)


def _about_lines(match: Match) -> Iterator[Refused]:
    yield Refused(NO_SUCH_LINE)
    yield Refused(RefusalReason.NO_NAME)
    yield Refused(TOO_MANY_LINES, MOST_KEPT)
    yield Refused(RefusalReason.NO_MORE_TIME_TO_GIVE, MOST_GIFTS)
    yield Refused(LINE_IN_PLAY, match.id)
    yield Refused(NOTHING_TO_TRY)


def _about_challenges() -> Iterator[Refused]:
    yield Refused(RefusalReason.CHALLENGED_ONESELF)
    yield Refused(RefusalReason.CHALLENGED_BOT)
    yield Refused(RefusalReason.BANNED)
    yield Refused(RefusalReason.OPPONENT_CANNOT_SEE, PLAYERS.black)
    yield Refused(OUT_OF_SIGHT, PLAYERS.black)
    yield Refused(RefusalReason.TAKES_NO_CHALLENGES, PLAYERS.black)
    yield Refused(RefusalReason.BLOCKED_BY_ONESELF, PLAYERS.black)
    yield Refused(RefusalReason.ASKED_OFTEN_ENOUGH, Pause(PLAYERS.black, NOON))
    yield Refused(RefusalReason.TOO_MANY_CHALLENGES, Limit(MOST_IN_A_SERVER, NOON))
    yield Refused(RefusalReason.TOO_MANY_AGAINST_COMPUTER, MOST_RUNNING)
    yield Refused(RefusalReason.LEVEL_TOO_HIGH, 6)
    yield Refused(RefusalReason.DECLINED_LATELY, Pause(PLAYERS.black, NOON))
    yield Refused(CANNOT_SEE)
    yield Refused(RefusalReason.NO_SUCH_CHALLENGE)
    for state in ChallengeState:
        if state is not ChallengeState.OPEN:
            yield Refused(RefusalReason.CHALLENGE_CLOSED, challenge(state=state))
    yield from (
        Refused(RefusalReason.NOT_YOUR_CHALLENGE, challenge(opponent)) for opponent in (None, PLAYERS.black)
    )
    yield Refused(RefusalReason.NOT_YOUR_WITHDRAWAL, challenge())


def _about_leagues() -> Iterator[Refused]:
    yield Refused(NOT_A_FIRST_DAY, "@" * 60)
    yield Refused(LEAGUE_EXISTS, "@" * 60)
    yield Refused(LEAGUE_GAME, long_match(TIE))
    yield Refused(BANNED_FROM_LEAGUE, "@" * 100)
    yield Refused(LEAGUE_FULL, MOST_SERVERS)
    yield from (Refused(why) for why in (ANSWERED_TOO_LATE, LEAGUE_HIDDEN, NO_LEAGUE, NO_PLACE_FOR_LEAGUE))
    yield from (Refused(why) for why in (NOT_AN_INVITATION, NOT_IN_LEAGUE))


def _about_the_crown() -> Iterator[Refused]:
    yield from (Refused(why) for why in (CROWN_OFF, CROWN_BUSY, CROWN_OWN, NOT_IN_TABLE, CROWN_FREE))
    yield Refused(SERVER_CLOSED)
    yield from (Refused(why) for why in (CROWN_ANSWERED, NOT_YOURS_TO_ANSWER, CROWN_IN_PLAY, NOT_WORN))
    yield from (Refused(why) for why in (NOT_TO_INVITE, OWN_CROWN_CHALLENGE))
    yield from (Refused(why, NOON) for why in (CROWN_REST, CROWN_AWAY))


def _about_the_past() -> Iterator[Refused]:
    """Refusals about histories and records."""
    yield Refused(RefusalReason.PICTURE_TOO_LARGE, 8 * 2**20)
    yield Refused(RefusalReason.NOT_TO_BE_SHARED_HERE)
    yield Refused(RefusalReason.MAY_NOT_WRITE, VENUE.channel)
    yield Refused(RefusalReason.SHARED_OFTEN, Limit(MOST_SHARED, NOON))
    yield Refused(NO_RECORD_GIVEN)
    yield Refused(NO_RECORD_IN_MESSAGE)
    yield Refused(NO_MATCH_IN_MESSAGE)
    yield Refused(RECORD_TOO_LARGE, LONGEST_RECORD)
    yield Refused(FILE_NOT_GIVEN)
    yield Refused(RECORD_NOT_TEXT)
    yield Refused(RefusalReason.NO_SUCH_IMPORT)
    yield Refused(RefusalReason.NOTHING_LEFT_TO_PLAY)
    text = "#" * LONGEST_RECORD
    flaws = [UnreadableError(text, len(text), expected) for expected in Expected]
    flaws += [
        UnreadableError(text, 0, Expected.MEMBER, "*" * LONGEST_RECORD),
        OffTheBoardError(text, 0, "k" * 40),
    ]
    yield from (Refused(UNREADABLE_RECORD, flaw) for flaw in flaws)
