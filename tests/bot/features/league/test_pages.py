"""The pages and posts of a league, in every language: Discord takes them, and they say where a season stands."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain import ChannelId, GuildId, Preferences, UserId
from bot.domain.ids import FORMER_WHITE
from bot.domain.ranking import Ranking, rank
from bot.features.league import pictures
from bot.features.league.pages import (
    LeaguePageData,
    Sure,
    answered_page,
    code_form,
    describe_own,
    games_here_page,
    league_form,
    league_page,
    no_league_page,
    no_more_answers_page,
    removal_page,
    sure_page,
)
from bot.features.league.posts import (
    CardData,
    answered_call_page,
    call_page,
    card_page,
    describe_leaders,
    podium_page,
    result_page,
    table_page,
)
from bot.features.league.repository import League, LeagueServer, Season
from bot.features.league.season import (
    MOST_SERVERS,
    GameId,
    LeagueId,
    SeasonForm,
    SeasonId,
    Stage,
    Terms,
)
from bot.features.league.service import Membership
from bot.features.league.standings import TIE, WIN, Decision, How, Result
from bot.features.league.tables import Group, Tables
from bot.pages.viewer import DisplayOptions
from bot.toolkit.page import Kind, MessageTag
from rendering import Outcome, StandingsRow, Theme
from tests.bot.company import ANNA_WHITE, NOON
from tests.bot.discord_limits import labels_of, plain_problems, problems, text_of, unfit_labels

ENGLISH = language_for("en")
ANNA, BEN = ANNA_WHITE.both
IN_WORDS = DisplayOptions.of(Preferences(words=True))
LONGEST = "_" * 60

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
at_every_stage = pytest.mark.parametrize("stage", Stage)

SERVERS = [
    LeagueServer(GuildId(2**62 + each), ChannelId(2**62), in_thread=False, name="*" * 100)
    for each in range(MOST_SERVERS)
]
LEAGUE = League(
    LeagueId(2**31),
    GuildId(2**62),
    Terms(LONGEST, SeasonForm.PAIRS, quiet=True),
    SERVERS,
    has_ended=False,
)


def season(stage: Stage) -> Season:
    return Season(SeasonId(2**31), LEAGUE, 12, stage, NOON, NOON + timedelta(weeks=7), is_direct=True)


def result(points: int, *, left: int = 1, rating: int = 0) -> Result:
    scores = (WIN,) * (points // 2) + (TIE,) * (points % 2)
    return Result(points, 0, 0, 0, rating, scores, left, is_out=False)


def group(number: int = 0, *, players: int = 7) -> Group:
    users = [ANNA, BEN, FORMER_WHITE, *(UserId(2**62 + each) for each in range(players - 3))]
    ranking = rank([(user, result(12 - each)) for each, user in enumerate(users)], by=lambda each: each.key)
    return Group(number, ranking, [UserId(2**61)], order=users)


NAMES = dict.fromkeys((ANNA, BEN, UserId(2**61)), "*" * 40)
MANY = [UserId(2**62 + each) for each in range(60)]
FROM = {user: SERVERS[each % MOST_SERVERS].name for each, user in enumerate((ANNA, BEN, *MANY))}
TABLES = Tables([group(0), group(1, players=4)], NAMES, FROM)


def data(stage: Stage) -> CardData:
    return CardData(season(stage), MANY, dict.fromkeys(MANY, True), TABLES, NAMES, FROM)


def seen(stage: Stage, *, is_seated: bool = True, answer: bool | None = None) -> LeaguePageData:
    return LeaguePageData(
        membership(stage, is_seated=is_seated, answer=answer), ANNA, TABLES, own_group=0, open_games=5
    )


def membership(
    stage: Stage, *, server: int = 0, is_seated: bool = True, answer: bool | None = None
) -> Membership:
    return Membership(
        season(stage),
        SERVERS[server],
        ChannelId(2**62),
        is_member=True,
        answer=answer,
        is_seated=is_seated,
        is_out=False,
    )


@in_every_language
@at_every_stage
async def test_discord_takes_the_posts_of_a_season(stage: Stage, language: Language) -> None:
    now = season(stage)
    pages = [card_page(data(stage), language), call_page(now, language), answered_call_page(now, language)]
    for page in pages:
        assert problems(page) == {}
        assert unfit_labels(page) == []
    assert plain_problems(call_page(season(stage), language)) == {}


@in_every_language
async def test_discord_takes_the_tables_and_the_podium(language: Language) -> None:
    running = season(Stage.RUNNING)
    for page in (
        await table_page(running, group(), TABLES, language),
        await table_page(running, Group(0, Ranking(), []), TABLES, language),
        await podium_page(running, TABLES, language),
    ):
        assert problems(page) == {}


@in_every_language
@at_every_stage
async def test_discord_takes_the_private_page(stage: Stage, language: Language) -> None:
    for shown in (
        seen(stage),
        seen(stage, is_seated=False),
        replace(seen(stage, answer=False), is_manager=True, is_elsewhere=True, missing=("send_messages",)),
        replace(seen(stage, answer=True), is_manager=True, is_elsewhere=True, missing=()),
        replace(seen(stage), membership=membership(stage, server=1), is_manager=True, is_elsewhere=True),
    ):
        page = await league_page(shown, language, IN_WORDS, note="*" * 200)
        assert problems(page) == {}
        assert unfit_labels(page) == []


@in_every_language
def test_discord_takes_questions_and_the_form(language: Language) -> None:
    pages = [no_league_page(language, is_manager=manages) for manages in (True, False)]
    pages.append(removal_page(SERVERS[1], language))
    pages += [
        sure_page(what, language, plays=each, is_across=each) for what in Sure for each in (True, False)
    ]
    pages += [answered_page(membership(Stage.ASKED), language, is_in=is_in) for is_in in (True, False)]
    pages.append(games_here_page(membership(Stage.OPEN), language))
    pages.append(
        no_more_answers_page(membership(Stage.RUNNING), MessageTag(Kind.DIRECT_MESSAGE, 0, 1), language)
    )
    for page in pages:
        assert problems(page) == {}
        assert unfit_labels(page) == []
    assert len(league_form(language).children) == 5
    assert len(code_form(language).children) == 1


@in_every_language
@pytest.mark.parametrize("how", [How.BOARD, How.RESIGNED, How.TIME, How.PROVED, How.TIME_USED])
def test_a_result_names_the_winner_first(how: How, language: Language) -> None:
    for margin, first in ((3, ANNA), (-3, BEN)):
        told = text_of(result_page(GameId(1), Decision(how, margin), ANNA, BEN, language))
        assert told.index(f"<@{first}>") == min(told.index(f"<@{user}>") for user in (ANNA, BEN))


async def test_a_table_says_what_decides_between_equals_and_who_is_out() -> None:
    table = group(players=4)
    first, second, third, _ = table.ranking.rows
    level = replace(second, result=second.result._replace(points=first.result.points, between=-1))
    out = replace(third, user=UserId(3), result=third.result._replace(is_out=True))
    names = {**NAMES, out.user: "Dora"}
    for rows, decides in (((first, second, out), False), ((first, level, out), True)):
        tables = Tables([replace(table, ranking=Ranking(rows))], names)
        shown = text_of(await table_page(season(Stage.RUNNING), tables.groups[0], tables, ENGLISH))
        podium = text_of(await podium_page(season(Stage.OVER), tables, ENGLISH))
        assert ["With equal points" in told for told in (shown, podium)] == [decides] * 2
        assert "Out, open games lost: Dora" in shown
        assert "Dora" not in podium + "".join(describe_leaders(tables, ENGLISH))


def test_the_card_offers_what_can_be_done() -> None:
    offered = {stage: labels_of(card_page(data(stage), ENGLISH)) for stage in Stage}
    assert offered[Stage.OPEN] == offered[Stage.RUNNING] == ["Join", "League"]
    assert offered[Stage.ASKED] == offered[Stage.WAITING] == ["I’m in", "League"]
    assert offered[Stage.OVER] == ["League"]
    assert offered[Stage.ENDED] == []


async def test_the_page_offers_those_who_are_no_members_the_button_of_which_it_speaks() -> None:
    for stage, label in ((Stage.OPEN, "Join"), (Stage.ASKED, "I’m in"), (Stage.RUNNING, "Join")):
        shown = seen(stage, is_seated=False)
        shown = replace(shown, membership=replace(shown.membership, is_member=False))
        page = await league_page(shown, ENGLISH, IN_WORDS)
        assert labels_of(page)[0] == label
        assert ("Press **I’m in**" in text_of(page)) is (label == "I’m in")


async def test_the_podium_says_who_goes_up_and_down() -> None:
    names = {ANNA: "Anna", BEN: "Ben"}
    players = [(ANNA, result(4)), (BEN, result(2)), (FORMER_WHITE, result(1))]
    above = Group(0, rank(players, by=lambda each: each.key), [], order=[ANNA, BEN])
    below = replace(above, number=1)
    told = text_of(await podium_page(season(Stage.OVER), Tables([above, below], names), ENGLISH))
    first, second = told.split("Group B")
    assert "🥇 **Anna**" in first
    assert "Goes down a group: Ben" in first
    assert "Goes up a group: Anna" in second
    assert "Goes down" not in second
    hidden = replace(below, ranking=rank(players, by=lambda each: each.key, hidden={ANNA}))
    told = text_of(await podium_page(season(Stage.OVER), Tables([above, hidden], names), ENGLISH))
    assert "Goes up" not in told, "the one who goes up has hidden their profile"
    alone = replace(below, order=[ANNA])
    told = text_of(await podium_page(season(Stage.OVER), Tables([above, alone], names), ENGLISH))
    assert "Goes" not in told


async def test_a_league_of_several_servers_says_which_of_them_a_player_is_from() -> None:
    hal, ivy = UserId(3), UserId(4)
    names = {ANNA: "Anna", BEN: "Ben", hal: "Hal", ivy: "Ivy"}
    servers = {ANNA: "Club", BEN: "Club", hal: "Chess *Café*"}  # Ivy's has left
    players = [
        (hal, result(6)),
        (ANNA, result(4)),
        (ivy, result(2)),
        (BEN, result(1)),
        (FORMER_WHITE, result(0)),
    ]
    of_all = Group(0, rank(players, by=lambda each: each.key), [])
    tables = Tables([of_all], names, servers)
    listed = r"Hal (Chess \*Café\*) · Anna, Ben (Club) · Ivy"
    assert listed in text_of(await table_page(season(Stage.RUNNING), of_all, tables, ENGLISH))
    podium = text_of(await podium_page(season(Stage.OVER), tables, ENGLISH))
    for line in (r"🥇 **Hal** (Chess \*Café\*) ·", "🥈 **Anna** (Club) ·", "🥉 **Ivy** ·"):
        assert line in podium
    told = text_of(
        card_page(CardData(season(Stage.OPEN), [hal, ANNA, ivy, BEN], {}, tables, names, servers), ENGLISH)
    )
    assert f"Members (4): {listed}" in told
    alone = Tables([of_all], names)
    assert "(Club)" not in text_of(await table_page(season(Stage.RUNNING), of_all, alone, ENGLISH))


async def test_members_read_what_they_can_do_once() -> None:
    for stage, answer, own in (
        (Stage.OPEN, None, "You’re a member. I’ll ask you two days before the start."),
        (Stage.ASKED, None, "Are you in? No answer means no."),
        (Stage.ASKED, True, "You’re in."),
    ):
        told = text_of(await league_page(seen(stage, is_seated=False, answer=answer), ENGLISH, IN_WORDS))
        assert own in told
        assert told.count("No answer means no.") == own.count("No answer means no.")
        assert "Press **I’m in**" not in told


async def test_who_is_out_and_has_joined_again_reads_when_they_are_asked() -> None:
    page = seen(Stage.RUNNING)
    again = replace(page, membership=replace(page.membership, is_out=True))
    gone = replace(page, membership=replace(page.membership, is_out=True, is_member=False))
    assert describe_own(again, ENGLISH) == "You’re a member. I’ll ask you before the next season."
    assert describe_own(gone, ENGLISH).startswith("You’re out of this season")


async def test_in_words_the_table_has_a_line_for_each_player() -> None:
    told = text_of(await league_page(seen(Stage.RUNNING), ENGLISH, IN_WORDS))
    assert "12 points · won 6, tied 0, lost 0 · open 1" in told
    assert "of a bar" not in told


async def test_a_table_explains_how_games_count_and_its_bars_while_they_grow() -> None:
    for stage, form, told in (
        (
            Stage.RUNNING,
            SeasonForm.RANDOM,
            "-# A win is 2 points, a tie 1. The empty part of a bar can still be won.\n",
        ),
        (
            Stage.RUNNING,
            SeasonForm.PAIRS,
            "count as one, with both margins added: a win is 2 points, a tie 1. The empty",
        ),
        (Stage.OVER, SeasonForm.FULL, "-# A win is 2 points, a tie 1.\n"),
    ):
        known = season(stage)
        known = replace(known, league=replace(known.league, terms=Terms("Cup", form)))
        assert told in f"{text_of(await table_page(known, group(), TABLES, ENGLISH))}\n"


async def test_each_of_two_deleted_users_keeps_their_own_results(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[Outcome]] = []

    def draw(rows: Sequence[StandingsRow], _: Theme) -> bytes:
        drawn.extend(list(row.outcomes) for row in rows)
        return b""

    monkeypatch.setattr(pictures, "render_standings", draw)
    players = [(FORMER_WHITE, result(3)), (FORMER_WHITE, result(1))]
    await pictures.group_picture(Group(0, rank(players, by=lambda each: each.key), []), {}, ENGLISH)
    assert drawn == [[Outcome.WON, Outcome.TIED], [Outcome.TIED]]
