"""The direct message that tells an opponent of an absence."""

from bot.pages.direct_message_posts import MatchNews, tell_of_state
from bot.pages.match_status import timestamp
from bot.pages.notification import absence_notification
from bot.toolkit.words import mention


def tell_of_absence(news: MatchNews) -> tuple[str, str]:
    """Tell a player that the opponent is away, or back by now."""
    match, language = news.match, news.language
    if match.is_over:
        return tell_of_state(news)
    told = absence_notification(match, news.user, news.names, language, server=news.server)
    opponent = match.opponent_of(news.user)
    until, named = match.away.get(opponent), mention(opponent, language)
    if until is None:
        return told, language.say("direct-message-back", opponent=named)
    return told, language.say("direct-message-away", opponent=named, until=timestamp(until, "D"))
