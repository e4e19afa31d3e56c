"""The refusals of spectator channels."""

from bot.catalogue.refusals import fill_in
from bot.domain import ChannelId
from bot.domain.refusals import DeclaredReason

NOT_FOLLOWED = DeclaredReason("not-followed", ChannelId)
"""The channel is not a spectator channel."""

fill_in(lambda channel, _: {"channel": f"<#{channel}>"}, NOT_FOLLOWED)
