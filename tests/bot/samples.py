"""A sample of every refusal, with the longest data that Discord and our rows can hold."""

from collections.abc import Iterator

from bot.matches import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    EventKind,
    GuildId,
    Match,
    MatchId,
    OfferKind,
    Pace,
    Players,
    Setup,
    Terms,
    UserId,
    Venue,
)
from bot.matches import refusals as refused
from bot.matches.challenge import LASTS
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


def illegal(reason: Reason, match: Match) -> refused.RefusedMoveError:
    """A refused move with a reason, as the engine tells it."""
    move: Move = Jump(Space.parse("e3"), Space.parse("g5"))
    if reason in (Reason.OCCUPIED, Reason.MUST_STACK):
        move = Place(Space.parse("e3"))
    elif reason is Reason.MAY_NOT_PASS:
        move = PASS
    distance = {"height": 3, "distance": 2} if reason is Reason.WRONG_DISTANCE else {}
    return refused.RefusedMoveError(match, IllegalMove(move, match.position, reason, **distance))


def refusals() -> Iterator[refused.RefusalError]:
    """At least one of every class."""
    match, placing = long_match(first_plies(TIE, 55)), long_match(first_plies(TIE, 20))
    assert match.player_to_move is not None
    permissions = ("view_channel",), ("send_messages", "attach_files", "read_message_history"), ()
    yield refused.NotASpaceError("@" * 20)
    yield from (refused.CannotPostError(VENUE.channel, missing) for missing in permissions)
    yield refused.OutdatedControlError()
    yield refused.NotADateError("@" * 40)
    yield refused.NotQuietHoursError("@" * 1000)
    yield refused.NotTheManagerError()
    yield refused.NotFollowedError(VENUE.channel)
    yield refused.WatchedOwnMatchError(match)
    yield refused.NotWatchableError(match)
    yield from (refused.AwayTooLongError(days) for days in (0, 1, 30))
    yield refused.NotAwayError()
    yield refused.ChannelNotAllowedError([VENUE.channel] * 25)
    yield refused.ChallengedOneselfError()
    yield refused.ChallengedBotError()
    yield refused.OpponentCannotSeeError(PLAYERS.black)
    yield refused.NoSuchChallengeError()
    for state in ChallengeState:
        if state is not ChallengeState.OPEN:
            yield refused.ChallengeClosedError(challenge(state=state))
    yield from (refused.NotYourChallengeError(challenge(opponent)) for opponent in (None, PLAYERS.black))
    yield refused.NotYourWithdrawalError(challenge())
    yield refused.NoSuchMatchError(match.id)
    yield refused.NoMatchMeantError()
    yield refused.UnclearMatchError([long_match(Game(), number=10**9 + n) for n in range(100)])
    yield refused.NotAPlayerError(match)
    yield refused.NotYourTurnError(match)
    yield refused.BoardMovedOnError(match)
    yield refused.MatchOverError(long_match(TIE))
    yield from (
        refused.UnconfirmedMoveError(placing, Place(space)) for space in placing.position.vacant()[:1]
    )
    yield refused.UnconfirmedMoveError(match, Jump(Space.parse("i2"), Space.parse("i1")))
    yield refused.UnconfirmedMoveError(long_match(LAST_RESORT), Jump(Space.parse("b3"), Space.parse("e3")))
    yield from (illegal(reason, match) for reason in Reason)
    yield from _about_the_past()
    yield refused.NotAListOfSpacesError("@" * 20)
    for kind in OfferKind:
        offered = further(match, EventKind.OFFER, by=match.opponent_of(match.player_to_move), text=kind)
        yield refused.OfferStandsError(offered)
        yield refused.OwnOfferError(offered)
    yield refused.OfferLapsedError(match)
    yield refused.NothingToUndoError(match)
    yield from (
        refused.RefusedPlanError(match, illegal(reason, match).illegal)
        for reason in (Reason.MUST_STACK, Reason.SURROUNDED, Reason.MUST_PASS)
    )
    yield refused.RefusedPlanError(match, None)
    yield refused.PlanOnOwnTurnError(match)
    yield refused.NoRematchYetError(match)


def _about_the_past() -> Iterator[refused.RefusalError]:
    """Those of looking back and of records."""
    yield refused.NoSuchPliesError(49, 145)
    yield refused.PictureTooLargeError(8 * 2**20)
    yield refused.NotToBeSharedHereError()
    yield refused.MayNotWriteError()
    yield refused.NoRecordGivenError()
    yield refused.RecordTooLargeError(LONGEST_RECORD)
    yield refused.RecordNotTextError()
    yield refused.NoSuchImportError()
    yield refused.NothingLeftToPlayError()
    text = "#" * LONGEST_RECORD
    flaws = [UnreadableError(text, len(text), expected) for expected in Expected]
    flaws += [
        UnreadableError(text, 0, Expected.MEMBER, "*" * LONGEST_RECORD),
        OffTheBoardError(text, 0, "k" * 40),
    ]
    yield from map(refused.UnreadableRecordError, flaws)


def kinds_of_refusal(root: type[refused.RefusalError] = refused.RefusalError) -> set[type]:
    """The classes of refusals that are raised: those without further ones under them."""
    below = root.__subclasses__()
    return {kind for one in below for kind in kinds_of_refusal(one)} if below else {root}
