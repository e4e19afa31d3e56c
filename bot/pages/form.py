"""A form: what Discord calls a modal, a window with fields to be filled in.

https://discord.com/developers/docs/components/reference#text-input
"""

from dataclasses import dataclass

from discord import ui

from bot.pages.control import Control


@dataclass(frozen=True, slots=True)
class Field:
    """One line to be filled in: its name for us, and what people read (45 characters, and 100 of explanation)."""

    name: str
    label: str
    explanation: str = ""
    value: str = ""
    """The text that stands there at first."""
    longest: int = 100
    required: bool = True


class Form(ui.Modal):
    """A form as it is to be shown.

    It is only drawn: what was filled in arrives at `bot.requests` by its control's id, whichever process showed it. So
    it is stopped from the start, and discord.py keeps nothing of it.
    """

    def __init__(self, title: str, control: Control, *, fields: tuple[Field, ...]) -> None:
        super().__init__(title=title[:45], custom_id=control.custom_id)
        for field in fields:
            self.add_item(_block(field))
        self.stop()


def _block(field: Field) -> ui.Item[ui.Modal]:
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=field.name,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )
    return ui.Label(text=field.label[:45], description=field.explanation[:100] or None, component=line)
