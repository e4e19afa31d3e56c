"""Finished matches, created directly from whole games instead of by hundreds of moves."""

from bot.domain import ChannelId, GuildId, Match, Players, Setup, UserId, Venue
from bot.services.match_lifecycle import continue_match
from discord_playground import Channel, Person
from dvonn import Game, Record
from tests.bot.played import match_of, recorded
from tests.end_to_end.club import Club

A_TIE, A_WIN = recorded()[:2]


async def played(
    club: Club,
    game: Game = A_WIN,
    *,
    channel: Channel | None = None,
    setup: Setup = Setup.FULL,
    resigned_by: UserId | None = None,
) -> Match:
    """A match that Anna (White) and Ben have played, as the channel shows it."""
    place = channel or club.channel
    venue = Venue(GuildId(club.guild.id), ChannelId(place.id))
    players = Players(white=UserId(club.anna.id), black=UserId(club.ben.id))
    events = match_of(game, players=players, venue=venue, setup=setup, resigned_by=resigned_by).events
    async with club.store.write() as uow:
        match = await uow.matches.add(venue, players, setup, events)
    await club.bot.presenter.show_match(match)
    return match


async def play_out(club: Club, match: Match, number: int = 0, *, left: int = 0) -> Match:
    """Store the rest of a game in which both sides play the first legal move, or the last one for -1.

    The game ends so many moves before its end; nothing is shown.
    """
    going, steps = match, [match]
    while going.player_to_move is not None:
        chosen = going.position.legal_moves()[number]
        events = going.play(chosen, by=going.player_to_move, at=club.now(), sure=True)
        going = going.followed_by(events)
        steps.append(going)
    last = steps[max(0, len(steps) - 1 - left)]
    async with club.store.write() as uow:
        return await continue_match(uow, match, last.events[match.number :])


async def against_computer(club: Club, person: Person, game: Game) -> Match:
    """Import a game for a person, and start a match against the computer from its end, as the player to move next."""
    to_move = game.position.to_move
    assert to_move is not None
    page = await club.use(person, "import", {"text": str(Record(game))})
    for label in ("Start a game from here", to_move.name.capitalize(), "Play the computer", "Start"):
        page = await club.press(person, page, label)
    await club.nothing_to_do()
    async with club.store.read() as uow:
        running = await uow.matches.running_of(UserId(person.id))
    return next(match for match in running if match.computer)
