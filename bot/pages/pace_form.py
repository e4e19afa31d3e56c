"""The menu of paces, and the form for a custom pace."""

from collections.abc import Callable

from bot.catalogue import Language
from bot.domain import Pace
from bot.domain.clock import PRESETS
from bot.pages.paces import describe_pace
from bot.toolkit.answer import Field, Form
from bot.toolkit.control import Choices, Control

OTHER = "other"
"""The menu value that opens the form for a custom pace."""

BANK, INCREMENT, CAP = FIELDS = ("bank", "increment", "cap")
"""The fields of the form."""

LONGEST_FIELD = 20


def pace_choices(present: Pace, language: Language) -> Choices:
    """Return the values and labels of the menu: the presets, the `present` pace if it is not a preset, and "other"."""
    paces = [*PRESETS, *([] if present in PRESETS else [present])]
    labels = [(str(pace), describe_pace(pace, language)) for pace in paces]
    return [*labels, (OTHER, language.say("pace-other"))]


def pace_form(control: Control, language: Language) -> Form:
    """Return the form for a custom pace; `control` handles the submitted form."""
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
    """Return the pace in a submitted form; `entered` returns the text of a field. Raises what `Pace.read` raises."""
    bank, increment, cap = (entered(field).strip() for field in FIELDS)
    typed = " + ".join(filter(None, (bank, increment)))
    return Pace.read(f"{typed} < {cap}" if cap else typed)
