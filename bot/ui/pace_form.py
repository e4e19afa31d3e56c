"""The menu of paces, and the form for a pace of one's own."""

from collections.abc import Callable

from bot.catalogue import Language
from bot.domain import Pace
from bot.domain.clock import PRESETS
from bot.ui.answer import Field, Form
from bot.ui.control import Choices, Control
from bot.ui.paces import describe_pace

OTHER = "other"
"""The menu value that opens the form for a pace of one's own."""

BANK, INCREMENT, CAP = FIELDS = ("bank", "increment", "cap")
"""The fields of the form."""

LONGEST_FIELD = 10


def pace_choices(present: Pace, language: Language) -> Choices:
    """The values and labels of a menu: the presets, the current pace if it is none of them, and "other"."""
    paces = [*PRESETS, *([] if present in PRESETS else [present])]
    labels = [(str(pace), describe_pace(pace, language)) for pace in paces]
    return [*labels, (OTHER, language.say("pace-other"))]


def pace_form(control: Control, language: Language) -> Form:
    """The form for a pace of one's own, for the control that handles it."""
    say = language.say
    return Form(
        say("form-pace"),
        control,
        fields=tuple(
            Field(
                field,
                say(f"form-pace-{field}"),
                explanation=say(f"form-pace-{field}-explanation"),
                longest=LONGEST_FIELD,
                required=field == BANK,
            )
            for field in FIELDS
        ),
    )


def pace_entered(entered: Callable[[str], str]) -> Pace:
    """The pace in a submitted form, whose fields `entered` returns. Raises `Refused`: NOT_A_PACE."""
    bank, increment, cap = (entered(field).strip() for field in FIELDS)
    typed = " + ".join(filter(None, (bank, increment)))
    return Pace.read(f"{typed} < {cap}" if cap else typed)
