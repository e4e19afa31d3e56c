"""A challenge is posted once, and its message is edited when it is answered."""

from zoneinfo import ZoneInfo

from bot.delivery import Presenter
from bot.discord_errors import OutOfOrderError
from bot.domain import Challenge, ColourChoice, Preferences, QuietHours, Setup
from bot.features.privacy.service import PersonalData
from bot.services import Challenges, People
from bot.storage import Store
from bot.toolkit.answer import Delayed
from tests.bot.company import ANNA, BEN, HERE, Clock
from tests.bot.delivery.discord_stub import Channels, Trouble
from tests.bot.delivery.steps import NEVER, Make, message_of


async def test_a_challenge_is_posted_once_and_pings_the_opponent(
    presenter: Presenter, channels: Channels, challenge: Challenge
) -> None:
    for _ in range(2):
        message_of(await presenter.show_challenge(challenge.id))
    (posted,) = channels.history
    assert posted.ping == BEN.id


async def test_a_challenge_whose_ping_comes_later_is_posted_again_for_it(
    presenter: Presenter, channels: Channels, challenges: Challenges, people: People, clock: Clock
) -> None:
    await people.choose(BEN.id, lambda _: Preferences(quiet=QuietHours(11, 13, ZoneInfo("UTC"))))
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
    await presenter.show_challenge(made.id)
    clock.go_on(hours=1)
    message = message_of(await presenter.show_challenge(made.id))
    assert [posted.ping for posted in channels.history] == [None, BEN.id]
    assert list(channels.messages) == [message.id]


async def test_an_answered_challenge_is_shown_in_its_own_message(
    presenter: Presenter, channels: Channels, challenges: Challenges, challenge: Challenge
) -> None:
    message = message_of(await presenter.show_challenge(challenge.id))
    await challenges.decline(challenge.id, BEN.id)
    assert message_of(await presenter.show_challenge(challenge.id)) == message
    (posted,) = channels.history
    assert "declined" in posted.text
    assert posted.controls == ()


async def test_an_answer_whose_message_somebody_deleted_is_posted_again(
    presenter: Presenter, channels: Channels, challenges: Challenges, challenge: Challenge
) -> None:
    message_of(await presenter.show_challenge(challenge.id))
    channels.messages.clear()
    await challenges.withdraw(challenge.id, ANNA.id)
    message_of(await presenter.show_challenge(challenge.id))
    (posted,) = channels.messages.values()
    assert "withdrew" in posted.text
    assert posted.ping is None


async def test_a_challenge_whose_post_was_taken_while_the_line_dropped_is_found(
    presenter: Presenter, channels: Channels, challenge: Challenge
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    message = message_of(await presenter.show_challenge(challenge.id))
    assert [posted.message for posted in channels.history] == [message]


async def test_an_edit_that_failed_is_made_when_discord_is_back(
    presenter: Presenter, channels: Channels, challenges: Challenges, challenge: Challenge
) -> None:
    await presenter.show_challenge(challenge.id)
    channels.troubles["edit"] = [Trouble(OutOfOrderError()), Trouble(OutOfOrderError(), taken=True)]
    await challenges.decline(challenge.id, BEN.id)
    message_of(await presenter.show_challenge(challenge.id))
    (posted,) = channels.history
    assert "declined" in posted.text


async def test_a_message_that_somebody_deleted_is_not_posted_again_only_to_take_a_name_off_it(
    *,
    presenter: Presenter,
    channels: Channels,
    challenges: Challenges,
    challenge: Challenge,
    personal_data: PersonalData,
    store: Store,
) -> None:
    await presenter.show_challenge(challenge.id)
    await challenges.decline(challenge.id, BEN.id)
    await presenter.show_challenge(challenge.id)
    channels.messages.clear()
    await personal_data.forget(BEN.id)
    async with store.read() as uow:
        assert await uow.challenge_messages.behind() == [challenge.id]
    await presenter.catch_up()
    await presenter.idle()
    assert channels.messages == {}
    async with store.read() as uow:
        assert await uow.challenge_messages.behind() == []


async def test_a_ping_that_comes_later_is_not_taken_for_made_by_the_message_of_before(
    *, presenters: Make, channels: Channels, challenges: Challenges, people: People, clock: Clock
) -> None:
    await people.choose(BEN.id, lambda _: Preferences(quiet=QuietHours(11, 13, ZoneInfo("UTC"))))
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    killed = presenters(patience=0, pauses=(NEVER,))
    assert await killed.show_challenge(made.id) == Delayed()
    await killed.close()
    clock.go_on(hours=1)
    presenter = presenters()
    await presenter.catch_up()
    await presenter.idle()
    assert [posted.ping for posted in channels.history] == [None, BEN.id]
    assert len(channels.messages) == 1
