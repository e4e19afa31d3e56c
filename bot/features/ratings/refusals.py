"""The refusals of ratings."""

from bot.catalogue.refusals import fill_in
from bot.domain import Match
from bot.domain.refusals import DeclaredReason

NOT_RATED = DeclaredReason("not-rated", Match)

fill_in(lambda match, _: {"match": match.id}, NOT_RATED)
