"""The controls that each page offers to each person, and the pages to which they lead."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from discord import ComponentType

from bot.catalogue import language_for
from bot.domain import (
    ChallengeState,
    Clock,
    ColourChoice,
    HaltReason,
    Match,
    MatchId,
    Message,
    MessageId,
    OfferKind,
    Person,
    Players,
    Preferences,
    Setup,
    ShownBoard,
    Stakes,
    UserId,
    Venue,
)
from bot.domain.context import InteractionContext
from bot.domain.events import Abandoned, Cancelled, CancelReason, Halted, Offered, WentAway
from bot.domain.ids import EVERY_SERVER, FORMER_BLACK, NO_SERVER
from bot.domain.match import Listing
from bot.domain.obstacle import LOCKED, REFUSED, Obstacle, ObstacleKind
from bot.features.challenges.pages import accepted_page
from bot.features.games.pages import Games, games_page, more_page, words_page
from bot.features.offers.pages import agreed_page, offered_page, refused_page, resigned_page
from bot.pages.board_post import board_page, current_board_page
from bot.pages.challenge_post import challenge_page
from bot.pages.game_lists import describe_live, match_label
from bot.pages.game_words import describe_board, describe_move
from bot.pages.match_panel_pages import direct_board_page, played_page
from bot.pages.pictures import board_picture, has_chart
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.answer import Delayed, Delivered, Unreachable
from bot.toolkit.page import Page, Picture
from dvonn import Game
from rendering import CONTRAST, largest_cut_off
from tests.bot.company import ANNA, ANNA_WHITE, BEN, CLEO, HERE, NEXT_DOOR, NOON
from tests.bot.discord_limits import alt_texts_of, labels_of, options_of, text_of, walk
from tests.bot.played import first_plies, further, match_of, recorded, told_of
from tests.bot.samples import PLAYERS, challenge

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]
POSTED = Message(HERE.channel, MessageId(501))

BEGUN = match_of(Game())
PLACING = match_of(first_plies(TIE, 20))
STACKING = match_of(first_plies(TIE, 57))
MOVED = match_of(first_plies(TIE, 58))
OVER = TIED = match_of(TIE)
WON = match_of(WIN)
GIVEN_UP = match_of(first_plies(TIE, 57), resigned_by=BEN.id)


def ids_of(page: Page) -> list[str]:
    return [component["custom_id"] for component in walk(page) if "custom_id" in component]


# the board


@pytest.mark.parametrize(
    ("match", "buttons"),
    [
        (BEGUN, ["Place a piece", "Rules", "More"]),
        (PLACING, ["Place a piece", "Watch", "More"]),
        (STACKING, ["Move", "Watch", "History", "More"]),
    ],
)
async def test_the_board_of_a_running_match_says_what_is_to_be_done(match: Match, buttons: list[str]) -> None:
    page = await board_page(match, ENGLISH)
    assert labels_of(page) == buttons
    assert ids_of(page)[0] == f"dvonn:move:1:{match.number}"
    assert "dvonn:more:1" in ids_of(page)
    assert len(text_of(page).splitlines()) == 2
    assert alt_texts_of(page) == [told_of(match, ENGLISH)]


async def test_names_and_score_stand_in_the_picture_and_in_its_text_alone() -> None:
    page = await board_page(MOVED, ENGLISH, names={ANNA.id: "Anna", BEN.id: "Ben"})
    turn, last = text_of(page).splitlines()
    assert turn == f"⚫ **<@{BEN.id}> to move**"
    assert last.startswith("-# Last: Anna ")
    (alt,) = alt_texts_of(page)
    assert alt.startswith("White: Anna. Black: Ben. Black to move. Score: White ")


async def test_names_that_the_picture_can_not_show_stand_in_the_text() -> None:
    page = await board_page(MOVED, ENGLISH, names={ANNA.id: "安娜", BEN.id: "Ben"})
    players, turn, _ = text_of(page).splitlines()
    assert players == "⚪ 安娜 **23** · ⚫ Ben **25**"
    assert turn == f"⚫ **<@{BEN.id}> to move**"


async def test_a_user_who_reads_words_instead_of_pictures_reads_names_and_score_there() -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    page = await current_board_page(
        STACKING, Viewer(ENGLISH, user=CLEO.id, display=replace(USUAL, words=True), names=names)
    )
    assert "- White: Anna. Black: Ben. Score: White 23, Black 25.\n- Row 5, c to k: " in text_of(page)


async def test_the_picture_of_a_german_board_is_described_in_german() -> None:
    german = language_for("de")
    (told,) = alt_texts_of(await board_page(STACKING, german))
    assert told == told_of(STACKING, german)
    assert "ist am Zug" in told


@pytest.mark.parametrize("match", [BEGUN, PLACING, STACKING])
@pytest.mark.parametrize("tag", ["en", "de"])
async def test_the_buttons_of_a_board_are_short_enough_for_a_phone(match: Match, tag: str) -> None:
    page = await board_page(match, language_for(tag))
    rows = [
        [button["label"] for button in component["components"]]
        for component in walk(page)
        if component["type"] == ComponentType.action_row.value
    ]
    assert rows[0][-1] in {"More", "Mehr"}
    assert len(rows) == 1
    assert sum(max(60, 28 + 7.9 * len(label)) for label in rows[0]) + 8 * (len(rows[0]) - 1) <= 300


@pytest.mark.parametrize("setup", [Setup.FULL, Setup.RANDOM])
async def test_the_first_board_leads_to_the_rules_until_there_is_something_to_look_back_at(
    setup: Setup,
) -> None:
    opening = Game() if setup is Setup.FULL else first_plies(TIE, 49)
    first = await board_page(match_of(opening, setup=setup), ENGLISH)
    assert labels_of(first)[1] == "Rules"
    assert "History" not in labels_of(first)
    assert ids_of(first)[1] == "dvonn:rules:1:1"
    moved = match_of(opening.play(opening.position.legal_moves()[0]), setup=setup)
    assert "Rules" not in labels_of(await board_page(moved, ENGLISH))


async def test_a_board_names_each_player_once() -> None:
    text = text_of(await board_page(STACKING, ENGLISH, names={ANNA.id: "Anna", BEN.id: "Ben"}))
    assert text.count(f"<@{ANNA.id}>") == text.count("Ben") == 1


@pytest.mark.parametrize("match", [OVER, GIVEN_UP])
async def test_the_board_of_a_match_that_is_over_pings_nobody(match: Match) -> None:
    page = await board_page(match, ENGLISH)
    has_cut_off = largest_cut_off(match.game) is not None
    assert labels_of(page) == ["Rematch", "Review", "More", *(["Share this moment"] if has_cut_off else [])]
    direct = await board_page(replace(match, venue=Venue(NO_SERVER, HERE.channel)), ENGLISH)
    assert labels_of(direct)[3:] == (["Show this moment"] if has_cut_off else [])
    assert "your turn" not in text_of(page)
    assert f"<@{ANNA.id}>" in text_of(page)
    assert f"<@{BEN.id}>" in text_of(page)


async def test_the_edge_of_the_board_has_the_colour_of_the_side_to_move() -> None:
    pages = [await board_page(match, ENGLISH) for match in (BEGUN, match_of(first_plies(TIE, 1)), OVER)]
    edges = [
        component["accent_color"] for page in pages for component in walk(page) if "accent_color" in component
    ]
    assert len(edges) == len(set(edges)) == 3


@pytest.mark.parametrize(("viewer", "may_move"), [(ANNA, True), (BEN, False), (CLEO, False)])
async def test_only_the_player_to_move_is_offered_a_move_in_private(viewer: Person, may_move: bool) -> None:
    for page in (
        await current_board_page(STACKING, Viewer(ENGLISH, user=viewer.id)),
        words_page(STACKING, viewer.id, ENGLISH),
    ):
        assert ("Move" in labels_of(page)) is may_move
        assert ("Your turn" in text_of(page)) is may_move


async def test_a_private_board_leads_to_the_public_one() -> None:
    page = await current_board_page(STACKING, Viewer(ENGLISH, user=CLEO.id), message=POSTED)
    (url,) = [component["url"] for component in walk(page) if component.get("url")]
    assert url == f"https://discord.com/channels/{HERE.guild}/{HERE.channel}/501"


BESIDES = ["Board as text", "How to play"]


@pytest.mark.parametrize(
    ("match", "viewer", "playing"),
    [
        (STACKING, ANNA, ["Try it out", "Offer a draw", "Resign"]),
        (STACKING, BEN, ["Try it out", "Plan ahead", "Undo", "Offer a draw", "Resign"]),
        (MOVED, ANNA, ["Try it out", "Plan ahead", "Undo", "Offer a draw", "Resign"]),
        (PLACING, BEN, ["Try it out", "Plan ahead", "Undo", "Offer a draw", "Resign"]),
        (PLACING, ANNA, ["Try it out", "Offer a draw", "Resign"]),
        (STACKING, CLEO, []),
        (OVER, ANNA, ["Find an opponent", "Play the computer"]),
        (GIVEN_UP, ANNA, ["Find an opponent", "Play the computer"]),
    ],
)
def test_more_offers_what_makes_sense_for_whom(match: Match, viewer: Person, playing: list[str]) -> None:
    looking_back = ["History", *(["Review"] if match.is_over else [])]
    looking_back += [*(["Replay"] if match.last_turn else []), *(["Chart"] if has_chart(match) else [])]
    looking_back += ["Share this moment"] if largest_cut_off(match.game) else []
    besides = BESIDES if match.is_over else [*BESIDES, "Remind me tomorrow"]
    assert labels_of(more_page(match, viewer.id, ENGLISH)) == [*playing, *looking_back, "Export", *besides]


def test_while_something_is_offered_more_offers_nothing_else() -> None:
    offered = further(MOVED, Offered(OfferKind.UNDO), by=ANNA.id)
    for viewer in (ANNA, BEN):
        assert not {"Undo", "Offer a draw"}.intersection(labels_of(more_page(offered, viewer.id, ENGLISH)))


@pytest.mark.parametrize(("kind", "action"), [(OfferKind.DRAW, "agree"), (OfferKind.UNDO, "agreed")])
async def test_an_offer_can_be_answered_on_the_board_and_in_private_by_the_player_who_is_asked(
    kind: OfferKind, action: str
) -> None:
    offered = further(MOVED, Offered(kind), by=ANNA.id)
    page = await board_page(offered, ENGLISH)
    assert labels_of(page)[:3] == ["Accept", "Decline", "Move"]
    arguments = f"1:{offered.number}:{kind}"
    assert ids_of(page)[:2] == [f"dvonn:{action}:{arguments}", f"dvonn:refuse:{arguments}"]
    for viewer, asked in ((BEN, True), (ANNA, False), (CLEO, False)):
        private = await current_board_page(offered, Viewer(ENGLISH, user=viewer.id))
        assert ("Accept" in labels_of(private)) is asked


async def test_a_reminder_says_that_the_time_runs_out() -> None:
    turn, _ = text_of(await board_page(STACKING, ENGLISH, reminder=True)).splitlines()
    assert turn == f"⚪ **<@{ANNA.id}>, your time is running out**"
    assert "running out" not in text_of(await board_page(OVER, ENGLISH, reminder=True))


async def test_a_reminder_in_direct_messages_says_so_on_the_lock_screen_and_on_the_board() -> None:
    page = await board_page(STACKING, ENGLISH, reader=ANNA.id, reminder=True)
    assert "running out" in page.notification
    assert f"⚪ **<@{ANNA.id}>, your time is running out**" in text_of(page)
    assert "running out" not in text_of(await board_page(STACKING, ENGLISH, reader=ANNA.id))


async def test_the_first_board_in_direct_messages_tells_how_the_game_begins_and_what_is_fair() -> None:
    begun = match_of(first_plies(TIE, 49), setup=Setup.RANDOM, venue=Venue(NO_SERVER, HERE.channel))
    first = replace(begun, stakes=Stakes.RATED)
    for reader in first.players.both:
        told = text_of(await direct_board_page(first, Viewer(ENGLISH, reader)))
        assert "The pieces were set up at random. White begins. Rated game." in told
    moved = further(first, first.position.legal_moves()[0])
    assert "Rated game" not in text_of(await direct_board_page(moved, Viewer(ENGLISH, ANNA.id)))
    in_channel = replace(first, venue=HERE)
    assert "Rated game" not in text_of(await direct_board_page(in_channel, Viewer(ENGLISH, ANNA.id)))


async def test_a_rematch_is_offered_to_players_unless_one_has_been_forgotten() -> None:
    assert "Rematch" in labels_of(await current_board_page(OVER, Viewer(ENGLISH, user=BEN.id)))
    assert "Rematch" not in labels_of(await current_board_page(OVER, Viewer(ENGLISH, user=CLEO.id)))
    forgotten = match_of(TIE, players=Players(white=ANNA.id, black=FORMER_BLACK))
    assert "Rematch" not in labels_of(await board_page(forgotten, ENGLISH))


async def test_a_match_is_moved_only_where_that_is_offered() -> None:
    page = await current_board_page(STACKING, Viewer(ENGLISH, user=ANNA.id), here=NEXT_DOOR)
    assert "Move it here" in labels_of(page)
    there = await current_board_page(STACKING, Viewer(ENGLISH, user=ANNA.id), here=STACKING.venue)
    assert "Post it again" in labels_of(there)
    assert "Move it here" not in labels_of(await current_board_page(STACKING, Viewer(ENGLISH, user=ANNA.id)))


async def test_pictures_look_as_somebody_likes_them_in_private() -> None:
    usual = (await current_board_page(STACKING, Viewer(ENGLISH, user=ANNA.id))).files[0].fp.read()
    looks = [DisplayOptions(CONTRAST), DisplayOptions(rotated=True)]
    others = [
        (await current_board_page(STACKING, Viewer(ENGLISH, user=ANNA.id, display=display)))
        .files[0]
        .fp.read()
        for display in looks
    ]
    assert len({usual, *others}) == 3
    everybody_s = await board_picture(STACKING, ENGLISH, names={})
    assert isinstance(everybody_s, Picture)
    assert (await board_page(STACKING, ENGLISH)).files[0].fp.read() == everybody_s.data


@pytest.mark.parametrize(
    ("preferences", "display"),
    [
        (Preferences(), USUAL),
        (Preferences(theme=CONTRAST.name, rotated=True), DisplayOptions(CONTRAST, rotated=True)),
        (Preferences(theme="a theme that there was once"), USUAL),
    ],
)
def test_a_taste_is_read_from_preferences(preferences: Preferences, display: DisplayOptions) -> None:
    assert DisplayOptions.of(preferences) == display


def test_a_match_in_words_says_the_whole_position() -> None:
    assert describe_board(STACKING.position, ENGLISH) in text_of(words_page(STACKING, CLEO.id, ENGLISH))


async def test_the_library_keeps_nothing_of_a_page() -> None:
    assert (await board_page(STACKING, ENGLISH)).is_finished()


async def test_the_picture_of_a_page_is_given_again_each_time() -> None:
    page = await board_page(STACKING, ENGLISH)
    first, second = page.files[0].fp.read(), page.files[0].fp.read()
    assert first == second
    assert first.startswith(b"\x89PNG")


# answers


def test_an_answer_leads_to_the_board_to_the_next_match_and_to_plans() -> None:
    page = played_page(MOVED, ANNA.id, TIE.moves[57], Delivered(POSTED), ENGLISH, others_wait=True)
    assert text_of(page) == f"Played: **{describe_move(TIE.moves[57])}**."
    assert labels_of(page) == ["Go to the board", "Your next game", "Plan ahead"]
    page = played_page(OVER, ANNA.id, TIE.moves[-1], Delivered(POSTED), ENGLISH)
    assert labels_of(page) == ["Go to the board"]


def test_an_answer_to_an_offer_or_a_resignation_leads_to_the_board() -> None:
    delivered = Delivered(POSTED)
    for page in (
        resigned_page(OVER, delivered, ENGLISH),
        offered_page(MOVED, OfferKind.UNDO, ANNA.id, delivered, ENGLISH),
        agreed_page(MOVED, OfferKind.UNDO, delivered, ENGLISH),
        refused_page(MOVED, delivered, ENGLISH),
    ):
        assert labels_of(page) == ["Go to the board"]


def test_an_answer_shows_that_the_opponent_had_planned_theirs() -> None:
    answered = match_of(first_plies(TIE, 59))
    page = played_page(answered, ANNA.id, TIE.moves[57], Delivered(POSTED), ENGLISH)
    assert f"<@{BEN.id}> had planned a reply" in text_of(page)
    assert labels_of(page) == ["Go to the board"]


def test_an_answer_shows_why_the_channel_does_not_show_it_yet() -> None:
    assert "Discord is slow" in text_of(accepted_page(BEGUN, Delayed(), ENGLISH))
    lacking = Unreachable(HERE.channel, Obstacle.lacking(("attach_files",)))
    assert "**Attach Files**" in text_of(accepted_page(BEGUN, lacking, ENGLISH))
    gone = Unreachable(HERE.channel)
    assert "Saved, but I can’t post" in text_of(accepted_page(BEGUN, gone, ENGLISH))
    locked = Unreachable(HERE.channel, LOCKED)
    assert "is locked" in text_of(accepted_page(BEGUN, locked, ENGLISH))
    timeout = Unreachable(HERE.channel, Obstacle(ObstacleKind.TIMEOUT, until=NOON))
    assert f"a timeout until <t:{int(NOON.timestamp())}:f>" in text_of(accepted_page(BEGUN, timeout, ENGLISH))
    refused = Unreachable(HERE.channel, REFUSED)
    assert "Discord refuses my message" in text_of(accepted_page(BEGUN, refused, ENGLISH))
    direct = Unreachable(HERE.channel, direct=True)
    assert "I can’t send you direct messages" in text_of(accepted_page(BEGUN, direct, ENGLISH))
    assert "add me to your apps" not in text_of(accepted_page(BEGUN, direct, ENGLISH))
    direct = replace(direct, install="https://dvonn.example/install")
    told = text_of(accepted_page(BEGUN, direct, ENGLISH))
    assert "[add me to your apps](https://dvonn.example/install)" in told


# challenges


@pytest.mark.parametrize(
    ("opponent", "labels"),
    [(PLAYERS.black, ["Accept", "Decline", "How to play"]), (None, ["Accept", "How to play"])],
)
def test_an_open_challenge_offers_its_answers(opponent: UserId | None, labels: list[str]) -> None:
    page = challenge_page(challenge(opponent), ENGLISH)
    assert labels_of(page) == labels


@pytest.mark.parametrize("state", [state for state in ChallengeState if state is not ChallengeState.OPEN])
def test_an_answered_challenge_offers_nothing(state: ChallengeState) -> None:
    answered = challenge(state=state)
    assert labels_of(challenge_page(answered, ENGLISH)) == []


@pytest.mark.parametrize(
    ("colour", "words"),
    [
        (ColourChoice.RANDOM, "Colors are drawn at random."),
        (ColourChoice.WHITE, f"<@{PLAYERS.white}> plays White."),
        (ColourChoice.BLACK, f"<@{PLAYERS.white}> plays Black."),
    ],
)
def test_a_challenge_shows_its_terms(colour: ColourChoice, words: str) -> None:
    text = text_of(challenge_page(challenge(colour=colour, setup=Setup.RANDOM), ENGLISH))
    assert words in text
    assert "Random setup: you move right away" in text


# lists


def listed(
    *matches: Match,
    player: Person = ANNA,
    viewer: Person = ANNA,
    boards: Mapping[MatchId, ShownBoard] | None = None,
) -> str:
    """The text of a list of matches."""
    listing = Listing(player.id, HERE.guild, finished=bool(matches and matches[0].is_over))
    return text_of(games_page(Games(listing, viewer.id, matches, boards=boards or {}), ENGLISH))


def test_a_list_says_whose_turn_it_is_and_links_the_boards() -> None:
    others_turn = match_of(first_plies(TIE, 58), number=2)
    boards: dict[MatchId, ShownBoard] = {STACKING.id: ShownBoard(POSTED, 1)}
    assert listed(STACKING, others_turn, boards=boards).splitlines() == [
        "**All your games**",
        f"⚫ **<@{BEN.id}>** · 23–25 · [game 1](https://discord.com/channels/{HERE.guild}/{HERE.channel}/501)",
        "▶ **your turn**",
        f"⚫ **<@{BEN.id}>** · 23–25 · game 2",
        f"▶ <@{BEN.id}>",
    ]


def test_a_list_says_how_many_pieces_are_placed_and_the_score_from_the_side_of_the_player() -> None:
    assert f"⚫ **<@{BEN.id}>** · 20 of 49 pieces placed · game 1" in listed(PLACING)
    assert f"⚪ **<@{ANNA.id}>** · 11–13 · game 1" in listed(WON, player=BEN, viewer=CLEO)


def test_a_list_has_a_button_for_each_match_and_for_the_other_list() -> None:
    games = Games(Listing(ANNA.id, HERE.guild), ANNA.id, [STACKING, MOVED], has_later=True)
    drawn = [(each["label"], each["style"], each.get("disabled")) for each in buttons_of(games)]
    own, other, *rest = drawn
    assert (own[0], other[0]) == ("Open", "Open")
    assert own[1] != other[1]  # the one in which it is Anna's turn stands out
    assert [(label, disabled) for label, _, disabled in rest] == [
        ("✓ Running", False),
        ("Finished", False),
        ("Challenges", False),
        ("Previous", True),
        ("Next", False),
    ]


def buttons_of(games: Games) -> list[dict[str, Any]]:
    return [each for each in walk(games_page(games, ENGLISH)) if each["type"] == ComponentType.button.value]


def test_somebody_elses_list_is_told_as_theirs() -> None:
    text = listed(STACKING, player=BEN, viewer=CLEO)
    assert text.startswith(f"**<@{BEN.id}>’s games in this server**")
    assert "no games you can see" in listed(player=BEN, viewer=CLEO)
    games = Games(Listing(BEN.id, HERE.guild), CLEO.id, [])
    assert labels_of(games_page(games, ENGLISH)) == ["✓ Running", "Finished"]


def test_ones_own_empty_list_leads_to_a_challenge() -> None:
    games = Games(Listing(ANNA.id, HERE.guild), ANNA.id, [])
    assert labels_of(games_page(games, ENGLISH)) == [
        "Challenge someone",
        "Play the computer",
        "✓ Running",
        "Finished",
        "Challenges",
    ]
    anywhere = Games(Listing(ANNA.id, EVERY_SERVER), ANNA.id, [], context=InteractionContext.BOT_DM)
    assert "in our direct messages" in text_of(games_page(anywhere, ENGLISH))


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (WON, " · 13–11 · game 1\n**won** · <t:"),
        (TIED, " · 13–13 · game 1\n**draw** · <t:"),
        (GIVEN_UP, " · game 1\n**won** · <t:"),
        (match_of(first_plies(TIE, 20), resigned_by=ANNA.id), "** · game 1\n**lost** · <t:"),
        (further(PLACING, Cancelled(CancelReason.MANAGER)), "** · game 1\ncanceled · <t:"),
        (further(STACKING, Abandoned()), " · game 1\nclosed without a winner · "),
    ],
)
def test_a_list_shows_how_a_match_has_ended_for_the_player(match: Match, told: str) -> None:
    assert told in listed(match)


def test_a_list_in_direct_messages_names_the_servers() -> None:
    games = Games(Listing(ANNA.id, EVERY_SERVER), ANNA.id, [STACKING], servers={HERE.guild: "The *Club*"})
    heading, line, _ = text_of(games_page(games, ENGLISH)).splitlines()
    assert heading == "**All your games**"
    assert line.endswith(r" · game 1 · The \*Club\*")


def test_a_list_against_one_opponent_says_so() -> None:
    listing = Listing(ANNA.id, HERE.guild, opponent=BEN.id)
    games = Games(listing, ANNA.id, [STACKING], opponents={BEN.id: "Ben", CLEO.id: "Cleo"})
    assert f"games** · against <@{BEN.id}>" in text_of(games_page(games, ENGLISH))
    menu = [(each["label"], each["default"]) for each in options_of(games_page(games, ENGLISH))]
    assert menu == [("against everyone", False), ("Ben", True), ("Cleo", False)]


@pytest.mark.parametrize(
    ("match", "words"),
    [
        (
            replace(STACKING, clock=Clock(due=NOON)),
            f"▶ **your turn** · ⏳ <t:{int(NOON.timestamp())}:R>",
        ),
        (
            further(STACKING, WentAway(NOON), by=ANNA.id),
            f"▶ **your turn** · away until <t:{int(NOON.timestamp())}:D>",
        ),
        (further(STACKING, Halted(HaltReason.CHANNEL)), "▶ **your turn** · on hold"),
        (further(STACKING, Offered(OfferKind.DRAW), by=BEN.id), "▶ **your opponent offers a draw**"),
        (further(MOVED, Offered(OfferKind.UNDO), by=ANNA.id), f"▶ <@{BEN.id}>"),
    ],
)
def test_a_list_shows_how_long_there_is_time_and_what_is_offered(match: Match, words: str) -> None:
    assert listed(match).endswith(words)


def test_a_match_waits_for_the_player_who_is_to_move_or_to_answer_unless_it_is_paused() -> None:
    offered = further(MOVED, Offered(OfferKind.DRAW), by=BEN.id)
    assert [MOVED.waits_for(player.id) for player in (ANNA, BEN, CLEO)] == [False, True, False]
    assert [offered.waits_for(player.id) for player in (ANNA, BEN, CLEO)] == [True, True, False]
    halted = further(MOVED, Halted(HaltReason.SERVER))
    assert not halted.waits_for(BEN.id)


def test_a_list_of_matches_shows_whom_each_waits_for_or_that_it_is_over() -> None:
    assert describe_live(MOVED, None, ENGLISH).endswith(f" · waiting for <@{BEN.id}>")
    assert describe_live(OVER, None, ENGLISH).endswith(" · over")


@pytest.mark.parametrize(
    ("match", "viewer", "label"),
    [
        (PLACING, ANNA, "Game 1 · against Ben · your turn · 20 of 49 pieces placed"),
        (PLACING, BEN, "Game 1 · against Anna · their turn · 20 of 49 pieces placed"),
        (
            further(PLACING, Offered(OfferKind.DRAW), by=ANNA.id),
            BEN,
            "Game 1 · against Anna · their turn · 20 of 49 pieces placed",
        ),
    ],
)
def test_a_match_among_choices_names_the_opponent(match: Match, viewer: Person, label: str) -> None:
    assert match_label(match, viewer.id, {ANNA.id: "Anna", BEN.id: "Ben"}, ENGLISH) == label


def test_a_name_among_choices_is_plain_text_and_stands_as_it_is() -> None:
    names = {BEN.id: "**Ben** `<@1>` @everyone"}
    label = match_label(match_of(Game(), players=ANNA_WHITE), ANNA.id, names, ENGLISH)
    assert "**Ben** `<@1>` @everyone" in label


def test_an_opponent_whose_name_is_unknown_is_told_by_no_number() -> None:
    assert "against Unknown user" in match_label(BEGUN, ANNA.id, {}, ENGLISH)
