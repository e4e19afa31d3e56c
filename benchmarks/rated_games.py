"""Rows of finished games between people, for benchmarks of what is computed from them."""

from datetime import datetime


def match_row(
    number: int, white: int, black: int, at: datetime, *, guild: int = 1, channel: int = 2
) -> dict[str, object]:
    return {
        "id": number,
        "guild_id": guild,
        "channel_id": channel,
        "white_id": white,
        "black_id": black,
        "setup": "full",
        "finished_at": at,
        "rated": "rated",
    }


def result_row(
    match: int, user: int, colour: str, points: float, at: datetime, *, moves: int = 40
) -> dict[str, object]:
    return {
        "match_id": match,
        "user_id": user,
        "colour": colour,
        "points": points,
        "margin": 3,
        "ended_by": "board",
        "finished_at": at,
        "moves": moves,
        "counts": True,
    }
