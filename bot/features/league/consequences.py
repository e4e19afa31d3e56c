"""The consequences of what happens in a league: results are recorded and told, and messages compared again."""

from datetime import datetime, timedelta

from bot.domain.events import Event
from bot.domain.ids import ChannelId, GuildId, UserId, is_former
from bot.domain.match import Match
from bot.domain.notifications import DirectMessage
from bot.domain.preferences import ChangedPreferences, PingWhen
from bot.domain.standing_messages import EDITED_AFTER, SOON
from bot.features.league.deciding import decided, lost_on_time, out
from bot.features.league.occasion import KINDS
from bot.features.league.repository import (
    CALL,
    CARD,
    PROOF,
    TABLE,
    GroupRepository,
    League,
    LeagueRepository,
    LeagueServer,
    PlaceRepository,
    Season,
    SeasonGame,
    SeasonRepository,
    card_key,
    result_key,
    table_key,
)
from bot.features.league.season import GameId, SeasonId, is_put_out
from bot.features.league.standings import Decision, How
from bot.storage import UnitOfWork
from bot.storage.views import ROWS, of_key
from dvonn import Colour

CARD_EDITED_AFTER = timedelta(seconds=10)
"""The shortest time between two edits of a card, on which people look for what they have just pressed."""

PACED = {CARD: CARD_EDITED_AFTER, TABLE: EDITED_AFTER}
"""The shortest times between two edits of what changes during a season."""


async def announce(uow: UnitOfWork, season: Season, server: LeagueServer, at: datetime) -> None:
    """Have the card of a season shown in a server, and its place looked at."""
    await PlaceRepository(uow).add(season.id, server.guild, at)
    await uow.views.want(card_key(season.id, server.guild), server.guild, server.home)


async def ask_by_mention(uow: UnitOfWork, question: DirectMessage, at: datetime) -> None:
    """Have a member mentioned who takes no direct message that asks, unless they want no pings."""
    seasons = SeasonRepository(uow)
    season = await seasons.find(SeasonId(int(question.data["season"])), lock=True)
    wants = (await uow.people.preferences([question.to]))[question.to].when is not PingWhen.NEVER
    if season and season.stage.is_asked and wants and await seasons.call(season.id, question.to):
        await PlaceRepository(uow).call_again(season.id, question.guild, at)


async def want_tables(uow: UnitOfWork, season: Season, guild: GuildId, thread: ChannelId) -> None:
    """Have the tables of a season shown in the thread of a server."""
    for group in sorted({seat.group for seat in await GroupRepository(uow).seats(season.id)}):
        await uow.views.want(table_key(season.id, group, guild), guild, thread)


async def changed(uow: UnitOfWork, season: Season, at: datetime) -> None:
    """Have the cards and the tables of a season compared again soon, but not edited too often.

    Those in a server that has left the league stay as they are.
    """
    for view in await uow.views.of_kinds(list(PACED), season.id):
        if view.guild and season.league.server(view.guild):
            last = view.edited_at
            due = at + SOON if last is None else max(at + SOON, last + PACED[view.key.kind])
            await uow.views.changed(*of_key(view.key), due=due)


async def take_no_more_answers(uow: UnitOfWork, season: Season) -> None:
    """Have the buttons removed from the messages that ask in the threads of a season who takes part."""
    await uow.views.changed(ROWS.kind == CALL, ROWS.about == season.id)


async def winner_in(uow: UnitOfWork, league: League, guild: GuildId) -> UserId | None:
    """Return the winner of the last season that is over, if a server's own member and if the profile isn't hidden."""
    winner = await GroupRepository(uow).winner(league.id, guild)
    return None if winner is None or await uow.people.hidden([winner]) else winner


async def follow_preferences(uow: UnitOfWork, preferences: ChangedPreferences) -> None:
    """Have someone who has hidden their profile left out of all tables, also of past seasons, or named again."""
    if preferences.before.private != preferences.after.private:
        await GroupRepository(uow).draw_again(preferences.user)


async def follow_match(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Record the result of a match of a league, in the transaction that ends it."""
    if match.occasion.kind not in KINDS or not match.is_over:
        return
    groups, at = GroupRepository(uow), match.events[-1].at
    game = await groups.game(GameId(int(match.occasion.key)))
    season = await SeasonRepository(uow).find(game.season, lock=True) if game else None
    if game is None or season is None or game.match != match.id or game.closed_after is not None:
        return
    if season.stage.is_past or (season.ends_at is not None and at >= season.ends_at):
        return  # it is decided as it stood at the season's end
    decision = decided(match)
    if decision is None:
        return
    if not await decide(uow, season, game, decision, at):
        return
    loser = lost_on_time(match)
    if loser is not None and not is_former(loser):
        losses = await groups.count_loss_on_time(season.id, loser)
        if is_put_out(match, loser, losses):
            await put_out(uow, season, loser, at)


async def decide(uow: UnitOfWork, season: Season, game: SeasonGame, decision: Decision, at: datetime) -> bool:
    """Store the result of a game unless it has one, and have it told; return whether it hadn't.

    Nothing is told of a game that counts for no one. The season is looked at once it was the last one.
    """
    groups = GroupRepository(uow)
    if not await groups.decide(game.id, decision, at):
        return False
    if decision.how is not How.VOID:
        for place in await PlaceRepository(uow).of(season.id):
            if place.thread is not None:
                await uow.views.want(result_key(game.id, place.guild), place.guild, place.thread)
    await _results_changed(uow, season, at)
    return True


async def put_out(uow: UnitOfWork, season: Season, user: UserId, at: datetime) -> None:
    """Take a player out of a season and of the league: the player's open games are lost there, but continue."""
    groups = GroupRepository(uow)
    seat = await groups.seat_of(season.id, user)
    if seat is None or seat.seated.is_out:
        return
    await groups.put_out(season.id, user)
    await LeagueRepository(uow).leave(season.league.id, user)
    for game in await groups.games(season.id):
        if game.group == seat.group and game.is_open:
            own = seat.seated.seat
            if own in (game.played.white, game.played.black):
                loser = Colour.WHITE if own == game.played.white else Colour.BLACK
                if await groups.decide(game.id, out(loser), at):
                    await uow.searches.remove(PROOF, game.id)
    await _results_changed(uow, season, at)


async def _results_changed(uow: UnitOfWork, season: Season, at: datetime) -> None:
    """Have the messages of a season compared again, and the season looked at if no game is open any more."""
    await changed(uow, season, at)
    if not await GroupRepository(uow).has_open(season.id):
        await SeasonRepository(uow).is_due(season.id, at)
