"""Lines of the help: each feature registers its own below the text of a topic, with a rank that orders them."""

from bisect import insort
from dataclasses import dataclass, field
from enum import StrEnum

from bot.catalogue import Language


class HelpTopic(StrEnum):
    """The topics by which commands are grouped; each has a help page."""

    BEGIN = "begin"
    PLAY = "play"
    BETTER = "better"
    WATCH = "watch"
    YOURS = "yours"
    SERVER = "server"


@dataclass(frozen=True, slots=True, order=True)
class HelpLine:
    topic: HelpTopic
    rank: int
    sentence: str = field(compare=False)


_LINES: list[HelpLine] = []


def help_line(topic: HelpTopic, rank: int, sentence: str) -> None:
    """Have the help tell something. Raises `ValueError` for a second line of a rank."""
    line = HelpLine(topic, rank, sentence)
    if line in _LINES:
        raise ValueError(f"two lines about {topic} have the rank {rank}")
    insort(_LINES, line)


def describe_lines(topic: HelpTopic, language: Language) -> list[str]:
    """Return the lines of a topic as a list."""
    return [f"- {language.say(line.sentence)}" for line in _LINES if line.topic is topic]
