"""The interaction data that Discord's client sends when a person submits a modal.

https://docs.discord.com/developers/components/reference#label
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord_playground.attachments import Upload
from discord_playground.interactions import Modal
from discord_playground.picked import NotPossibleError, Resolved, chosen_values
from discord_playground.reading import Component, ComponentType, read_select

LONGEST_TEXT = 4000


def modal_data(modal: Modal, fields: Mapping[str, Any], resolved: Resolved) -> dict[str, Any]:
    """Return the interaction data of a submitted modal; fields missing in `fields` keep their initial values.

    Raises `NotPossibleError` for a field that the modal lacks, or a value that a field does not take.
    """
    left = dict(fields)
    components = [_submitted(each, left, resolved) for each in modal.components]
    if left:
        raise NotPossibleError(f"the modal does not ask for {', '.join(left)}")
    kept = [each for each in components if each is not None]
    return resolved.into({"custom_id": modal.custom_id, "components": kept})


def _submitted(component: Component, left: dict[str, Any], resolved: Resolved) -> Component | None:
    number = component.get("id") or 0
    if component["type"] == ComponentType.LABEL:
        asked = _filled(component["component"], component["label"], left, resolved)
        return {"type": int(ComponentType.LABEL), "id": number, "component": asked}
    if component["type"] == ComponentType.ACTION_ROW:
        row = [_filled(each, each.get("label") or "", left, resolved) for each in component["components"]]
        return {"type": int(ComponentType.ACTION_ROW), "id": number, "components": row}
    return {"type": component["type"], "id": number}


def _filled(field: Component, label: str, left: dict[str, Any], resolved: Resolved) -> Component:
    given = left.pop(label if label in left else field["custom_id"], None)
    filled = {"type": field["type"], "id": field.get("id") or 0, "custom_id": field["custom_id"]}
    required = field.get("required") is not False
    match field["type"]:
        case ComponentType.TEXT_INPUT:
            return {**filled, "value": _text(field, given, label, required=required)}
        case ComponentType.CHECKBOX:
            return {**filled, "value": bool(field.get("default") if given is None else given)}
        case ComponentType.FILE_UPLOAD:
            return {**filled, "values": _uploaded(field, _listed(given) or (), resolved, required=required)}
        case ComponentType.RADIO_GROUP:
            (value,) = _chosen(field, given, resolved, required=required) or (None,)
            return {**filled, "value": value}
        case _:
            return {**filled, "values": _chosen(field, given, resolved, required=required)}


def _listed(given: object) -> Sequence[object] | None:
    """Wrap a single value in a list."""
    if given is None or (isinstance(given, Sequence) and not isinstance(given, str)):
        return given
    return [given]


def _text(field: Component, given: str | None, label: str, *, required: bool) -> str:
    text = field.get("value") or "" if given is None else given
    least = field.get("min_length") or int(required)
    if (text or required) and not least <= len(text) <= (field.get("max_length") or LONGEST_TEXT):
        raise NotPossibleError(f"the field {label!r} does not take {text!r}")
    return text


def _chosen(field: Component, given: object, resolved: Resolved, *, required: bool) -> list[str]:
    select = read_select(field)
    chosen = _listed(given)
    if chosen is None:
        chosen = [option.value for option in select.options if option.default]
        chosen += [resolved.default(kind, number) for kind, number in select.defaults]
    return chosen_values(select, chosen, resolved) if chosen or required else []


def _uploaded(field: Component, files: Sequence[object], resolved: Resolved, *, required: bool) -> list[str]:
    least = 1 if field.get("min_values") is None else int(field["min_values"])
    most = field.get("max_values") or 1
    if (files or required) and not least <= len(files) <= most:
        raise NotPossibleError(f"{least} to {most} files are required, not {len(files)}")
    uploads = [file for file in files if isinstance(file, Upload)]
    if len(uploads) < len(files):
        raise NotPossibleError("this field only takes files")
    return [resolved.pick(upload) for upload in uploads]
