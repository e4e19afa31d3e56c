"""A form: what Discord calls a modal, a window with fields to be filled in.

https://discord.com/developers/docs/components/reference#label
"""

from dataclasses import dataclass

from discord import ui

from bot.ui.control import Choices, Control, offered


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


@dataclass(frozen=True, slots=True)
class FieldMenu:
    """One of some things that is to be chosen; the `present` one is chosen at first."""

    name: str
    label: str
    choices: Choices
    present: str


class Form(ui.Modal):
    """A form as it is to be shown.

    It is only drawn: what was filled in arrives at `bot.requests` by its control's id, whichever process showed it. So
    it is stopped from the start, and discord.py keeps nothing of it.
    """

    def __init__(self, title: str, control: Control, *, fields: tuple[Field | FieldMenu, ...]) -> None:
        super().__init__(title=title[:45], custom_id=control.custom_id)
        for field in fields:
            self.add_item(_block(field))
        self.stop()


def _block(field: Field | FieldMenu) -> ui.Item[ui.Modal]:
    if isinstance(field, FieldMenu):
        options = offered(field.choices, field.present)
        return ui.Label(text=field.label[:45], component=ui.Select(custom_id=field.name, options=options))
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=field.name,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )
    return ui.Label(text=field.label[:45], description=field.explanation[:100] or None, component=line)
