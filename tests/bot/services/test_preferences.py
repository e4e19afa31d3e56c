"""Preferences are stored and respected."""

from dataclasses import replace

from bot.domain import PingWhen, Preferences
from bot.domain.refusals import RefusalReason, Tried
from bot.services import Matches, People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.played import C3, D3
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match, kept_preferences


async def test_one_thing_is_chosen_after_another(people: People, store: Store) -> None:
    assert await kept_preferences(store, ANNA.id) == Preferences()
    await people.choose(ANNA.id, lambda was: replace(was, when=PingWhen.NEVER))
    chosen = await people.choose(ANNA.id, lambda was: replace(was, rotated=True))
    assert chosen == Preferences(when=PingWhen.NEVER, rotated=True)
    assert await kept_preferences(store, ANNA.id) == chosen
    assert await kept_preferences(store, BEN.id) == Preferences()


async def test_somebody_who_wants_to_be_asked_before_each_move_is_asked_and_the_opponent_is_not(
    begin: Begin, people: People, service: Matches, store: Store
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(confirm=True))
    match = await begin()
    for attempt in (
        service.play(match.id, C3, by=ANNA.id),
        service.play_resolved(C3, by=ANNA.id, venue=HERE, match_id=None),
    ):
        with refuses(RefusalReason.UNCONFIRMED_MOVE) as refusal:
            await attempt
        assert refusal.value.about == Tried(match, C3)
    assert await kept_match(store, match.id) == match
    await service.play(match.id, C3, by=ANNA.id, sure=True)
    assert (await service.play(match.id, D3, by=BEN.id)).player_to_move == ANNA.id


async def test_what_was_planned_needs_no_further_question(
    begin: Begin, people: People, service: Matches
) -> None:
    await people.choose(BEN.id, lambda _: Preferences(confirm=True))
    match = await begin()
    await service.plan_spaces(match.id, [D3.space], by=BEN.id)
    after = await service.play(match.id, C3, by=ANNA.id)
    assert after.position.stacks.keys() == {C3.space, D3.space}
