"""Planned moves are played as soon as the turn comes, for as long as they fit."""

from collections.abc import Mapping

from bot.matches import Match, Plan, Reply, UserId
from bot.matches.plan import MOST_REPLIES, carry_out, check_placing
from bot.matches.refusals import Forbidden, Why
from dvonn import PASS, Game, IllegalMove, Jump, Phase, Place, Position, Reason, Space, parse_move
from tests.bot.company import ANNA, BEN, NOON, WHITE_LOCKED_IN
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.refused import refuses

TIE = recorded()[0]

LATER = NOON.replace(hour=13)


def spaces(text: str) -> tuple[Space, ...]:
    return tuple(map(Space.parse, text.split()))


def wish(text: str) -> Plan:
    return Plan(spaces=spaces(text))


def jump(text: str) -> Jump:
    move = parse_move(text)
    assert isinstance(move, Jump)
    return move


def placed(text: str) -> Match:
    return match_of(Game(map(Place, spaces(text))))


def carried_out(match: Match, plans: Mapping[UserId, Plan]) -> tuple[str, Mapping[UserId, Plan]]:
    """The moves of a run, and what is left of the plans."""
    events, left = carry_out(match, plans, LATER)
    assert [event.number for event in events] == [match.number + n for n in range(1, len(events) + 1)]
    assert all(event.at == LATER for event in events)
    return " ".join(str(event.what) for event in events), left


# placing


def test_the_first_vacant_space_is_taken_and_those_that_are_taken_are_dropped() -> None:
    moves, left = carried_out(placed("c3"), {BEN.id: wish("c3 d3 e3")})
    assert moves == "d3"
    assert left == {BEN.id: wish("e3")}


def test_two_plans_play_a_run_in_turn() -> None:
    moves, left = carried_out(placed(""), {ANNA.id: wish("c3 e3 g3"), BEN.id: wish("d3 e3 f3")})
    assert moves == "c3 d3 e3 f3 g3"
    assert left == {ANNA.id: Plan(), BEN.id: Plan()}


def test_a_run_ends_with_the_first_player_who_has_planned_nothing_that_fits() -> None:
    moves, left = carried_out(placed(""), {ANNA.id: wish("c3 e3 g3"), BEN.id: wish("c3 d3")})
    assert moves == "c3 d3 e3"
    assert left == {ANNA.id: wish("g3"), BEN.id: Plan()}


def test_nothing_is_played_for_somebody_who_is_not_to_move() -> None:
    moves, left = carried_out(placed(""), {BEN.id: wish("c3 d3")})
    assert moves == ""
    assert left == {BEN.id: wish("c3 d3")}


def test_a_run_fills_the_board_and_ends_where_stacks_move() -> None:
    order = [move.space for move in TIE.moves[:49] if isinstance(move, Place)]
    plans = {ANNA.id: Plan(spaces=tuple(order[::2])), BEN.id: Plan(spaces=tuple(order[1::2]))}
    events, left = carry_out(match_of(Game()), plans, NOON)
    after = match_of(Game()).followed_by(events)
    assert after.game == first_plies(TIE, 49)
    assert after.position.phase is Phase.STACKING
    assert left == {ANNA.id: Plan(), BEN.id: Plan()}


def test_a_forced_pass_belongs_to_the_run_that_leads_to_it() -> None:
    plans = {
        ANNA.id: Plan(spaces=tuple(WHITE_LOCKED_IN[::2])),
        BEN.id: Plan(spaces=tuple(WHITE_LOCKED_IN[1::2])),
    }
    events, _ = carry_out(match_of(Game()), plans, NOON)
    assert len(events) == 50
    assert (events[-1].what, events[-1].actor) == (PASS, None)


def test_spaces_are_planned_while_pieces_are_placed_only() -> None:
    for plies in (0, 1, 48):
        check_placing(match_of(first_plies(TIE, plies)))
    with refuses(Why.PLAN_OF_SPACES) as refusal:
        check_placing(match_of(first_plies(TIE, 49)))
    assert isinstance(refusal.value.__cause__, IllegalMove)
    assert refusal.value.__cause__.reason is Reason.MUST_STACK


# stacking


STACKING = match_of(first_plies(TIE, 51))


def test_a_reply_is_played_to_the_move_for_which_it_was_planned() -> None:
    match, player, to, answer = before_a_reply()
    plan = Plan().with_reply(match, Reply(to, answer))
    after = match.followed_by(match.play(to, by=match.opponent_of(player), at=NOON, sure=True))
    assert carried_out(after, {player: plan}) == (str(answer), {player: Plan()})


def test_replies_to_other_moves_are_dropped() -> None:
    match, player, to, answer = before_a_reply()
    plan = Plan().with_reply(match, Reply(to, answer))
    other = next(move for move in match.position.legal_moves() if move != to)
    after = match.followed_by(match.play(other, by=match.opponent_of(player), at=NOON, sure=True))
    assert carried_out(after, {player: plan}) == ("", {player: Plan()})


def test_a_later_reply_to_the_same_move_takes_the_place_of_the_earlier() -> None:
    match, _, to, answer = before_a_reply()
    other = next(move for move in match.position.play(to).legal_moves() if move != answer)
    assert isinstance(other, Jump)
    plan = Plan().with_reply(match, Reply(to, answer)).with_reply(match, Reply(to, other))
    assert plan.replies == (Reply(to, other),)


def test_a_reply_that_the_rules_forbid_is_refused_with_the_reason() -> None:
    match, _, to, _ = before_a_reply()
    nonsense = jump("a1a3")
    for reply in (Reply(to, nonsense), Reply(nonsense, to)):
        with refuses(Why.ILLEGAL_PLAN) as refusal:
            Plan().with_reply(match, reply)
        assert isinstance(refusal.value.about, Forbidden)
        assert refusal.value.about.illegal is refusal.value.__cause__


def test_replies_are_not_planned_while_pieces_are_placed() -> None:
    for plies in (1, 47, 48):
        with refuses(Why.ILLEGAL_PLAN):
            Plan().with_reply(match_of(first_plies(TIE, plies)), Reply(jump("c3d3"), jump("d3e3")))


def test_there_is_a_limit_to_replies() -> None:
    match, _, _, _ = before_a_reply()
    plan, moves = Plan(), match.position.legal_moves()
    for to in moves[:MOST_REPLIES]:
        plan = plan.with_reply(match, reply_to(match.position, to))
    assert len(plan.replies) == MOST_REPLIES
    with refuses(Why.TOO_MANY_REPLIES):
        plan.with_reply(match, reply_to(match.position, moves[MOST_REPLIES]))
    assert plan.with_reply(match, reply_to(match.position, moves[0])).replies[-1].to == moves[0]


def reply_to(position: Position, to: object) -> Reply:
    assert isinstance(to, Jump)
    answer = position.play(to).legal_moves()[0]
    assert isinstance(answer, Jump)
    return Reply(to, answer)


def before_a_reply() -> tuple[Match, UserId, Jump, Jump]:
    """A match, the player who plans, the opponent's move that was played then, and the answer that was given."""
    to, answer = TIE.moves[51], TIE.moves[52]
    assert isinstance(to, Jump)
    assert isinstance(answer, Jump)
    assert STACKING.player_to_move is not None
    return STACKING, STACKING.opponent_of(STACKING.player_to_move), to, answer


# what a plan is


def test_a_plan_is_something_while_anything_is_planned() -> None:
    assert not Plan()
    assert wish("c3")
    assert Plan(replies=(Reply(jump("c3d3"), jump("d3e3")),))
