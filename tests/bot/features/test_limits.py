"""Discord takes every page, whatever the position: components, texts, buttons, options, ids, alt texts."""

import itertools
import random
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.catalogue import Language
from bot.domain import (
    ChallengeState,
    Clock,
    ColourChoice,
    HaltReason,
    Match,
    Message,
    MessageId,
    OfferKind,
    Pace,
    Plan,
    Reply,
    Setup,
    ShownBoard,
    UserId,
)
from bot.domain.events import (
    Abandoned,
    Cancelled,
    CancelReason,
    Declined,
    DrawAgreed,
    Halted,
    Happening,
    Offered,
    Resigned,
    TimedOut,
    WentAway,
)
from bot.domain.ids import EVERY_SERVER
from bot.domain.match import Listing
from bot.domain.obstacle import GONE, LOCKED, REFUSED, Obstacle, ObstacleKind
from bot.domain.plan import MOST_REPLIES, RESIGN, Tree
from bot.domain.refusals import DECLARED
from bot.features import modules
from bot.features.absence.pages import tell_of_absence
from bot.features.challenges.pages import accepted_page, begin_page, rematch_page
from bot.features.games import pages as games_pages
from bot.features.games.pages import (
    brought_down_page,
    more_page,
    moved_here_page,
    words_page,
)
from bot.features.offers import pages as questions
from bot.features.offers.pages import agreed_page, offered_page, refused_page, resigned_page
from bot.features.plans.pages import (
    plan_page,
)
from bot.features.ratings.pages import tell_of_removal
from bot.features.rules.chapters import CHAPTERS, PAGES, chapter_at
from bot.features.rules.handlers import commands_page, help_page, rules_page, shared_rules_page
from bot.features.welcome.greeting import welcome_page
from bot.pages.beginning_pages import challenged_page
from bot.pages.board_post import board_page, current_board_page
from bot.pages.challenge_post import challenge_page
from bot.pages.direct_message_posts import (
    MatchNews,
    Tell,
    news_page,
    ping_page,
    tell_of_beginning,
    tell_of_move,
    tell_of_state,
)
from bot.pages.game_lists import match_label
from bot.pages.match_panel_pages import played_page, rows_page, spaces_page, stacking_panel, stacks_page
from bot.pages.move_picker import draw_question, draw_targets, draw_why_not
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.process.settings import LONGEST_URL
from bot.requests.refusal_answers import apology_page, refusal_page
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.answer import Delayed, Delivered, Delivery, Unreachable
from bot.toolkit.control import Links
from bot.toolkit.help_lines import HelpTopic
from bot.toolkit.lists import PageNumber
from bot.toolkit.page import Page
from dvonn import ROWS, Game, Jump, Phase
from tests.bot.company import NEXT_DOOR, NOON
from tests.bot.discord_limits import (
    about,
    alt_texts_of,
    labels_of,
    plain_problems,
    problems,
    text_of,
    unfit_labels,
)
from tests.bot.domain.test_plan import some_plan
from tests.bot.played import first_plies, further
from tests.bot.samples import (
    EVERYBODY,
    LONGEST_ID,
    PLAYERS,
    TIE,
    VENUE,
    challenge,
    long_match,
    refusals,
)
from tests.dvonn.strategies import games

POSTED = Message(VENUE.channel, MessageId(LONGEST_ID))

some = settings(max_examples=25, deadline=None)  # each example makes many pages

pytestmark = pytest.mark.usefixtures("undrawn")


def assert_discord_takes(page: Page) -> None:
    assert problems(page) == {}
    assert unfit_labels(page) == []
    assert all(1 <= len(words) <= 1024 for words in alt_texts_of(page))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Matches at any point: some ended before their time, some with an offer, an absence, a halt, a deadline."""
    match = replace(long_match(draw(games())), clock=Clock(due=NOON))
    if match.is_over:
        return match
    what = draw(st.sampled_from(HAPPENINGS))
    return further(match, what, by=draw(st.sampled_from(PLAYERS.both))) if what else match


OBSTACLES = [
    GONE,
    LOCKED,
    REFUSED,
    Obstacle(ObstacleKind.TIMEOUT, until=NOON),
    Obstacle.lacking(("view_channel",)),
    Obstacle.lacking(("send_messages_in_threads", "attach_files", "read_message_history")),
]

HAPPENINGS: list[Happening | None] = [
    None,
    Resigned(),
    TimedOut(),
    DrawAgreed(),
    Abandoned(),
    *(Cancelled(reason) for reason in CancelReason),
    Offered(OfferKind.DRAW),
    *(Declined(kind) for kind in OfferKind),
    WentAway(NOON),
    *(Halted(reason) for reason in HaltReason),
    *(Halted(HaltReason.CHANNEL, obstacle) for obstacle in OBSTACLES),
]


@some
@example(match=long_match(TIE))
@given(matches())
async def test_the_board_as_everybody_and_as_each_person_sees_it(language: Language, match: Match) -> None:
    for reminder in (False, True):
        assert_discord_takes(await board_page(match, language, reminder=reminder))
    for viewer in EVERYBODY:
        page = await current_board_page(
            match,
            Viewer(language, user=viewer),
            note=language.say("not-shared"),
            message=POSTED,
            here=NEXT_DOOR,
        )
        assert_discord_takes(page)


@some
@example(match=long_match(TIE))
@given(matches())
async def test_the_pages_about_a_match_without_pictures(language: Language, match: Match) -> None:
    for viewer in EVERYBODY:
        assert_discord_takes(words_page(match, viewer, language))
        assert_discord_takes(more_page(match, viewer, language))
        assert_discord_takes(questions.ask_resign_page(match, viewer, language))
        assert_discord_takes(questions.ask_draw_page(match, viewer, language))
        assert_discord_takes(questions.ask_agree_page(match, viewer, language))


TELLS = (tell_of_beginning, tell_of_state, tell_of_move, tell_of_absence, tell_of_removal)


@some
@given(matches(), st.sampled_from(TELLS))
async def test_direct_messages(language: Language, match: Match, tell: Tell) -> None:
    for player in PLAYERS.both:
        for message in (POSTED, None):
            direct = news_page(MatchNews(match, player, language, "_" * 100), tell, message=message)
            assert_discord_takes(direct)
            assert plain_problems(direct) == {}
        for display in (USUAL, replace(USUAL, words=True)):
            call = await ping_page(
                match,
                player,
                language,
                message=POSTED,
                server="_" * 100,
                reminder=player == PLAYERS.white,
                display=display,
            )
            assert_discord_takes(call)
            assert plain_problems(call) == {}


@some
@given(games(min_plies=49).filter(lambda game: game.position.movable() != ()), st.integers(0, 10**6))
async def test_the_plan_of_answers(language: Language, game: Game, seed: int) -> None:
    match, rng = long_match(game), random.Random(seed)
    for viewer in PLAYERS.both:
        for plan in (some_plan(rng, match, viewer), Plan()):
            note = language.say("plan-waits")
            assert_discord_takes(await plan_page(match, plan, Viewer(language, user=viewer), note=note))


async def test_a_plan_of_as_many_answers_as_there_may_be(language: Language) -> None:
    """Each after the other, or all side by side, with a picture or with words in its place."""
    match = long_match(first_plies(TIE, 49))
    move = match.position.legal_moves()[0]
    assert isinstance(move, Jump)
    side_by_side = (Reply(move, RESIGN),) * MOST_REPLIES
    parting: Tree = ()
    for _ in range(MOST_REPLIES // 2):
        parting = (Reply(move, move, (Reply(move, move), *parting)),)
    for tree in (side_by_side, parting):
        plan, viewer = Plan(replies=tree), match.opponent_of(match.player_to_move or PLAYERS.white)
        for display in (USUAL, replace(USUAL, words=True)):
            assert_discord_takes(
                await plan_page(match, plan, Viewer(language, user=viewer, display=display), note="_" * 300)
            )


DELIVERIES = [
    Delivered(POSTED),
    Delayed(),
    *(Unreachable(VENUE.channel, obstacle) for obstacle in OBSTACLES),
]


@pytest.mark.parametrize("delivery", DELIVERIES)
@pytest.mark.parametrize("game", [Game(), first_plies(TIE, 60), TIE])
def test_what_somebody_is_told_who_did_something(language: Language, game: Game, delivery: Delivery) -> None:
    match = long_match(game)
    for page in (
        played_page(match, PLAYERS.white, TIE.moves[60], delivery, language, others_wait=True),
        resigned_page(match, delivery, language),
        accepted_page(match, delivery, language),
        brought_down_page(match, delivery, language),
        moved_here_page(match, delivery, language),
        rematch_page(match, delivery, language, opponent=PLAYERS.black),
        *(
            page
            for kind in OfferKind
            for page in (
                offered_page(match, kind, PLAYERS.white, delivery, language),
                agreed_page(match, kind, delivery, language),
                refused_page(match, delivery, language),
            )
        ),
        challenged_page(delivery, language),
    ):
        assert_discord_takes(page)


@some
@given(games().filter(lambda game: game.position.phase is Phase.PLACING), st.integers(0, 49))
async def test_a_placement_step_by_step(language: Language, game: Game, planned: int) -> None:
    match = long_match(game)
    plan = Plan(spaces=game.position.vacant()[:planned])
    for viewer in PLAYERS.both:
        view = ActionContext(match, language, viewer, others_wait=True, plan=plan)
        assert_discord_takes(await rows_page(view, plan, Viewer(language), note=language.say("plan-kept")))
        for number, spaces in enumerate(ROWS, start=1):
            page = await spaces_page(view, plan, number, Viewer(language))
            assert_discord_takes(page)
            assert labels_of(page)[: len(spaces)] == list(map(str, spaces))


@some
@given(games(min_plies=49), st.randoms(use_true_random=False))
async def test_a_move_step_by_step(language: Language, game: Game, rng: object) -> None:
    position = game.position
    jumps = [move for move in position.legal_moves() if isinstance(move, Jump)]
    if not jumps:
        return
    match = long_match(game)
    page = await stacks_page(match, Viewer(language))
    assert_discord_takes(page)
    offered = {label.split(" ")[0] for label in labels_of(page)}
    assert {str(space) for space in position.movable()} <= offered
    jump = rng.choice(jumps)  # type: ignore[attr-defined]
    page = await draw_targets(stacking_panel(match, Viewer(language)), jump.source)
    assert_discord_takes(page)
    offered = {label.split(" ")[0] for label in labels_of(page)}
    assert {str(space) for space in position.targets(jump.source)} <= offered
    assert_discord_takes(await draw_question(stacking_panel(match, Viewer(language)), jump))
    assert_discord_takes(await draw_why_not(stacking_panel(match, Viewer(language))))


async def test_every_refusal(language: Language) -> None:
    for refusal, user in itertools.product(refusals(), EVERYBODY):
        with about(refusal.reason, user):
            page = await refusal_page(refusal, Viewer(language, user=user))
            assert_discord_takes(page)
            assert text_of(page)


def test_there_is_a_sample_of_every_refusal() -> None:
    modules("refusals")  # of features whose handlers no test here uses
    assert {refusal.reason for refusal in refusals()} == set(DECLARED.values())


@pytest.mark.parametrize("state", ChallengeState)
@pytest.mark.parametrize("opponent", [PLAYERS.black, None])
def test_a_challenge_in_every_state(language: Language, opponent: object, state: ChallengeState) -> None:
    for colour in ColourChoice:
        for setup in Setup:
            made = challenge(opponent, state=state, colour=colour, setup=setup, reason="*" * 200)  # type: ignore[arg-type]
            assert_discord_takes(challenge_page(made, language))


@pytest.mark.parametrize("store", [True, False])
def test_an_apology(language: Language, store: bool) -> None:
    page = apology_page("a1b2c3", language, store=store)
    assert_discord_takes(page)
    assert "a1b2c3" in text_of(page)


@pytest.mark.parametrize("number", [-1, *range(PAGES + 2), 10**9])
async def test_the_rules_and_pages_beyond_them(language: Language, number: int) -> None:
    shown = chapter_at(number)
    for page in (
        await rules_page(shown, Viewer(language), note=language.say("shared")),
        await rules_page(
            shown,
            Viewer(language, display=DisplayOptions(words=True)),
            aside=ActionContext(long_match(TIE), language),
        ),
        await shared_rules_page(shown, PLAYERS.white, language),
    ):
        assert_discord_takes(page)
        nearest = min(max(number, 1), PAGES)
        title = language.say(f"rules-title-{CHAPTERS[nearest - 1].name}")
        assert language.say("rules-heading", title=title, page=nearest, pages=PAGES) in text_of(page)


async def test_the_short_pages(language: Language) -> None:
    assert_discord_takes(help_page(language))
    longest = "https://club.example/".ljust(LONGEST_URL, "x")
    assert_discord_takes(help_page(language, links=Links(longest, longest, longest, longest)))
    for topic in HelpTopic:
        assert_discord_takes(commands_page(language, topic))
    assert_discord_takes(begin_page(Setup.RANDOM, language, usual=Pace.TEN_MINUTES, newcomer=True))
    assert_discord_takes(await welcome_page(language))


@pytest.mark.parametrize("count", [0, 1, games_pages.ON_A_PAGE])
def test_a_list_of_matches_however_many(language: Language, count: int) -> None:
    for owner, viewer, page in itertools.product(PLAYERS.both, EVERYBODY, (1, 2, 10**6)):
        with about(owner, viewer, page):
            assert_discord_takes(list_of_matches(language, count, owner, viewer, page))


def list_of_matches(language: Language, count: int, owner: UserId, viewer: UserId, page: int) -> Page:
    listed = [long_match(first_plies(TIE, 20 + n % 50), number=10**9 + n) for n in range(count)]
    games = games_pages.Games(
        Listing(owner, EVERY_SERVER, opponent=UserId(2**63 - 1)),
        viewer,
        listed,
        page=PageNumber(page),
        has_later=True,
        boards={match.id: ShownBoard(POSTED, 1) for match in listed},
        servers={match.venue.guild: "_" * 100 for match in listed},
        opponents={UserId(2**62 + n): "_" * 100 for n in range(games_pages.MOST_OPPONENTS)},
    )
    return games_pages.games_page(games, language)


@given(matches(), st.text(min_size=1, max_size=100))
def test_a_match_among_choices(language: Language, match: Match, name: str) -> None:
    for viewer in EVERYBODY:
        label = match_label(match, viewer, dict.fromkeys(PLAYERS.both, name), language)
        assert 1 <= len(label) <= 100
        assert str(match.id) in label
