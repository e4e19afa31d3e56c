"""The judge of a season across servers: what each server shows, who belongs to which, and what nobody learns."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from benchmarks.season_seen import Deed, Seen, What
from tests.benchmarks.test_season_judge import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    HOUR,
    NAMES,
    START,
    TABLE,
    flaws,
    post,
    seen,
)

OWNER, PARTNER = 0, 1
OWN = {ANNA: OWNER, BEN: OWNER, CLEO: PARTNER, DORA: PARTNER}
"""The servers through which they have joined."""
ACROSS = "\n-# Across 2 servers: Club, Abroad · games in direct messages"
OLGA, CARD = 9, 1
LEFT = 3.5 * HOUR


def across() -> Seen:
    """The season of the judge's other tests, of two servers, each with two of the players."""
    found = seen()
    found.servers, found.lives_in = ["Club", "Abroad"], {user: frozenset({OWN[user]}) for user in NAMES}
    found.deeds = [deed._replace(server=OWN[deed.user]) for deed in found.deeds]
    found.deeds.insert(0, Deed(START - 6 * 24 * HOUR, OLGA, PARTNER, What.SERVER_CAME))
    found.records = {number: replace(record, server=None) for number, record in found.records.items()}
    posts = [each._replace(text=each.text + ACROSS) if each.message == CARD else each for each in found.posts]
    found.posts = [
        each._replace(
            server=server,
            message=each.message + 10_000 * server,
            pings=frozenset(user for user in each.pings if OWN[user] == server),
        )
        for each in posts
        for server in (OWNER, PARTNER)
    ]
    found.champions = {OWNER: frozenset({ANNA}), PARTNER: frozenset()}
    return found


def test_a_season_of_two_servers_is_explained() -> None:
    assert flaws(across()) == []


def banned(user: int, server: int) -> Callable[[Seen], None]:
    def ban(found: Seen) -> None:
        found.deeds.append(Deed(START - HOUR / 2, user, server, What.BANNED))

    return ban


def gone(found: Seen) -> None:
    found.deeds.append(Deed(START - HOUR / 2, CLEO, PARTNER, What.GONE))


def joined_again(found: Seen) -> None:
    """Ben joins through the other server, too, and is banned there."""
    found.deeds.insert(5, Deed(START - 4 * 24 * HOUR, BEN, PARTNER, What.JOINED))
    banned(BEN, PARTNER)(found)


def left(found: Seen) -> None:
    """The partner leaves after three games."""
    found.deeds.append(Deed(START + LEFT, OLGA, PARTNER, What.SERVER_LEFT))
    found.posts = [each for each in found.posts if each.server == OWNER or each.at < START + LEFT]
    found.deleted[CARD + 10_000] = START + LEFT


def left_with_its_card(found: Seen) -> None:
    left(found)
    found.deleted.clear()


def left_and_still_told(found: Seen) -> None:
    left(found)
    found.posts.append(post(5 * HOUR, "**Ben** beat **Dora** by resignation.", server=PARTNER))


@pytest.mark.parametrize("happens", [banned(BEN, PARTNER), joined_again, left])
def test_what_the_rules_allow_between_servers_is_explained(happens: Callable[[Seen], None]) -> None:
    found = across()
    happens(found)
    assert flaws(found) == []


def abroad(change: Callable[[str], str | None], text: str) -> Callable[[Seen], None]:
    """Change the texts of the posts with a text in the partner's server, or drop them."""

    def change_them(found: Seen) -> None:
        posts = []
        for each in found.posts:
            told = change(each.text) if each.server == PARTNER and text in each.text else each.text
            posts += [] if told is None else [each._replace(text=told)]
        found.posts = posts

    return change_them


def without(text: str) -> Callable[[Seen], None]:
    return abroad(lambda _: None, text)


def with_a_late_table(found: Seen) -> None:
    found.posts = [
        each._replace(at=each.at + 2 * HOUR) if each.message == TABLE + 10_000 and each.is_new else each
        for each in found.posts
    ]


def asked_abroad(found: Seen) -> None:
    found.posts = [
        each._replace(pings=each.pings - {ANNA} if each.server == OWNER else each.pings | {ANNA})
        if "Are you in?" in each.text
        else each
        for each in found.posts
    ]


def in_a_channel(found: Seen) -> None:
    found.records[1] = replace(found.records[1], server=OWNER)


def with_a_foreign_link(found: Seen) -> None:
    index = next(i for i, each in enumerate(found.posts) if each.server == PARTNER)
    found.posts[index] = found.posts[index]._replace(links=frozenset({OWNER}))


def with_the_role_of_elsewhere(found: Seen) -> None:
    found.champions[PARTNER] = frozenset({ANNA})


def told_twice_of_an_end(found: Seen) -> None:
    for minutes in (1, 2):
        told = post((60 + minutes) * HOUR / 60, "Anna won game 1 against Dora.", pings=frozenset({ANNA}))
        found.posts.append(told._replace(server=None, thread="", to=ANNA))


def told_of_an_end_of_ones_own(found: Seen) -> None:
    told = post(timedelta(minutes=61), "Dora resigned game 1 against Anna.", pings=frozenset({DORA}))
    found.posts.append(told._replace(server=None, thread="", to=DORA))


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (banned(CLEO, PARTNER), "with ['Cleo'] too many"),
        (banned(CLEO, OWNER), "with ['Cleo'] too many"),
        (gone, "with ['Cleo'] too many"),
        (left_with_its_card, "in server 1: the card is still there"),
        (left_and_still_told, "in server 1: posted or edited after it left"),
        (without("**Anna** beat **Ben**"), "in server 1: 1 lines missing: Anna beat Ben"),
        (without("**Table**"), "in server 1: tables of the groups []"),
        (without("Congratulations"), "in server 1: 0 podiums"),
        (abroad(lambda text: text.replace("6 points", "5 points"), "🥇"), "in server 1: podium"),
        (
            abroad(lambda text: text.replace("Club, ", ""), ACROSS),
            "in server 1: at 02 Jan 08:00, the card names ['Abroad']",
        ),
        (abroad(lambda text: text.replace(" · games in direct messages", ""), "Runs"), "the card says"),
        (with_a_late_table, "in server 1: a table came at"),
        (asked_abroad, "Anna was asked in server 1"),
        (in_a_channel, "game 1 is in server 0"),
        (with_a_foreign_link, "a message in server 1 links elsewhere"),
        (with_the_role_of_elsewhere, "in server 1, ['Anna'] have the role"),
        (told_twice_of_an_end, "Anna was told 2 times of the end of game 1"),
        (told_of_an_end_of_ones_own, "Dora was pinged at"),
    ],
)
def test_whatever_differs_between_servers_is_reported(break_it: Callable[[Seen], None], told: str) -> None:
    found = across()
    break_it(found)
    assert told in "\n".join(flaws(found))
