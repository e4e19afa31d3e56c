"""The direct messages about a crown: to answer, to invite someone, and of a crown that has passed on without a game."""

from bot.delivery.direct_messages import Recipient
from bot.domain import DirectMessage
from bot.features.crown.pages import answering, describe_until
from bot.features.crown.reigns import Asking, CrownChallengeId, CrownNews
from bot.features.crown.repository import CrownRepository
from bot.storage import Store
from bot.toolkit.control import to_server
from bot.toolkit.page import Page, row
from bot.toolkit.words import mention, quoted


async def compose_asked(message: DirectMessage, reader: Recipient, store: Store) -> Page | None:
    """Ask someone to play for a crown, to invite someone, or tell them that the crown is theirs."""
    number = message.data.get("challenge")
    if number is None:
        return await compose_told(message, reader, store)
    async with store.read() as uow:
        challenge = await CrownRepository(uow).find_challenge(CrownChallengeId(number))
    if challenge is None or challenge.match:
        return None
    asking = Asking(message.data["asking"])
    text = reader.language.say(
        f"crown-{asking}",
        player=mention(challenge.challenger, reader.language),
        server=quoted(reader.server),
        until=describe_until(challenge),
    )
    return Page(text, answering(challenge, reader.language))


async def compose_told(message: DirectMessage, reader: Recipient, _: Store) -> Page:
    news = CrownNews(message.data["news"])
    text = reader.language.say(f"crown-{news}", server=quoted(reader.server))
    return Page(text, row(to_server(message.guild, reader.language)))
