"""Discord's rules for components.

All limits are from https://docs.discord.com/developers/components/reference.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from discord_playground.errors import Form
from discord_playground.reading import GROUPS, LINK, PREMIUM, SELECTS, Component, ComponentType, emoji_of

MOST_COMPONENTS = 40
MOST_TEXT = 4000  # characters in all text displays together
MOST_ROWS = 5  # without Components V2
MOST_BUTTONS = 5  # per row
CUSTOM_ID = 100
GREATEST_ID = 2**31 - 1  # component ids are signed 32-bit integers
BUTTON_LABEL = 80
URL = 512
PLACEHOLDER = 150
MOST_OPTIONS = 25
OPTION_TEXT = 100
ALT_TEXT = 1024
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
INPUT_VALUE = 4000
INPUT_PLACEHOLDER = 100
BUTTON_STYLES = frozenset(range(1, 7))
INPUT_STYLES = frozenset({1, 2})
MODAL_TITLE = 45
MODAL_COMPONENTS = 5
MOST_FILES = 10  # per file upload
MOST_LINES = 10  # per group of radio buttons or checkboxes
LEAST_RADIOS = 2

DEFAULT_KINDS: dict[ComponentType, frozenset[str]] = {
    ComponentType.USER_SELECT: frozenset({"user"}),
    ComponentType.ROLE_SELECT: frozenset({"role"}),
    ComponentType.CHANNEL_SELECT: frozenset({"channel"}),
    ComponentType.MENTIONABLE_SELECT: frozenset({"user", "role"}),
}

ROW = frozenset({ComponentType.ACTION_ROW})
IN_CONTAINER = frozenset(
    {
        ComponentType.ACTION_ROW,
        ComponentType.SECTION,
        ComponentType.TEXT_DISPLAY,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
    }
)
IN_MESSAGE = IN_CONTAINER | {ComponentType.CONTAINER}
IN_MODAL = frozenset({ComponentType.ACTION_ROW, ComponentType.LABEL, ComponentType.TEXT_DISPLAY})
IN_ROW = SELECTS | {ComponentType.BUTTON}
IN_LABEL = SELECTS | GROUPS | {ComponentType.TEXT_INPUT, ComponentType.FILE_UPLOAD, ComponentType.CHECKBOX}
IN_MODAL_ROW = frozenset({ComponentType.TEXT_INPUT})
IN_SECTION = frozenset({ComponentType.TEXT_DISPLAY})
ACCESSORIES = frozenset({ComponentType.BUTTON, ComponentType.THUMBNAIL})

Path = tuple[str | int, ...]


class Field(NamedTuple):
    """A text field of a component with its length limits."""

    name: str
    least: int
    most: int
    required: bool = False


TEXT_FIELDS: dict[ComponentType, tuple[Field, ...]] = {
    ComponentType.BUTTON: (Field("label", 0, BUTTON_LABEL), Field("url", 0, URL)),
    ComponentType.TEXT_INPUT: (
        Field("label", 0, LABEL_TEXT),
        Field("placeholder", 0, INPUT_PLACEHOLDER),
        Field("value", 0, INPUT_VALUE),
    ),
    ComponentType.TEXT_DISPLAY: (Field("content", 1, MOST_TEXT, required=True),),
    ComponentType.THUMBNAIL: (Field("description", 1, ALT_TEXT),),
    ComponentType.LABEL: (
        Field("label", 1, LABEL_TEXT, required=True),
        Field("description", 1, LABEL_DESCRIPTION),
    ),
    **dict.fromkeys(SELECTS, (Field("placeholder", 0, PLACEHOLDER),)),
}
OPTION_FIELDS = (
    Field("label", 1, OPTION_TEXT, required=True),
    Field("value", 1, OPTION_TEXT, required=True),
    Field("description", 0, OPTION_TEXT),
)


def message_problems(
    components: list[Component], *, v2: bool = True, filenames: Iterable[str] = ()
) -> dict[str, Any]:
    """Return Discord's objections to a message's components, nested as in its error response; empty if valid.

    `v2` says whether the message uses Components V2; `filenames` are the names of the uploaded files.
    """
    form = Form()
    Inspector(form, filenames=frozenset(filenames)).inspect_message(components, v2=v2)
    return form.errors


def modal_problems(modal: dict[str, Any]) -> dict[str, Any]:
    """Return Discord's objections to a modal, nested as in its error response; empty if valid."""
    form = Form()
    Inspector(form).inspect_modal(modal)
    return form.errors


class Inspector:
    """A validator of the components of one message or modal, which collects the errors in `form`.

    `filenames` are the files that an `attachment://` URL may reference.
    """

    def __init__(self, form: Form, *, filenames: frozenset[str] = frozenset()) -> None:
        self._form = form
        self._filenames = filenames
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._text = 0
        self._inspections = {
            ComponentType.ACTION_ROW: self._row,
            ComponentType.BUTTON: self._button,
            ComponentType.TEXT_INPUT: self._text_input,
            ComponentType.SECTION: self._section,
            ComponentType.TEXT_DISPLAY: self._text_display,
            ComponentType.THUMBNAIL: self._thumbnail,
            ComponentType.MEDIA_GALLERY: self._gallery,
            ComponentType.FILE: self._file,
            ComponentType.CONTAINER: self._container,
            ComponentType.LABEL: self._label,
            ComponentType.FILE_UPLOAD: self._file_upload,
            ComponentType.RADIO_GROUP: self._radio_group,
            ComponentType.CHECKBOX_GROUP: self._checkbox_group,
            ComponentType.CHECKBOX: self._custom_id,
            **dict.fromkeys(SELECTS, self._select),
        }

    def inspect_message(self, components: list[Component], *, v2: bool) -> None:
        root: Path = ("components",)
        self._form.length(root, components, 0, MOST_COMPONENTS if v2 else MOST_ROWS)
        self._children(root, components, IN_MESSAGE if v2 else ROW)
        if self._count > MOST_COMPONENTS:
            self._form.refuse(
                root,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of total components is {MOST_COMPONENTS}",
            )
        if self._text > MOST_TEXT:
            self._form.refuse(
                root,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum of {MOST_TEXT}",
            )

    def inspect_modal(self, modal: dict[str, Any]) -> None:
        """Validate a modal: title, custom id and components."""
        self._form.length(("data", "title"), modal.get("title"), 1, MODAL_TITLE)
        self._form.length(("data", "custom_id"), modal.get("custom_id"), 1, CUSTOM_ID)
        components = modal.get("components") or []
        self._form.length(("data", "components"), components, 1, MODAL_COMPONENTS)
        self._children(("data", "components"), components, IN_MODAL)

    def _children(self, path: Path, components: object, allowed: frozenset[ComponentType]) -> None:
        if not isinstance(components, list):
            self._form.refuse(path, "BASE_TYPE_BAD_TYPE", "This field must be a list.")
            return
        for index, component in enumerate(components):
            self._component((*path, index), component, allowed)

    def _component(self, path: Path, component: object, allowed: frozenset[ComponentType]) -> None:
        if not isinstance(component, dict) or component.get("type") not in allowed:
            choices = ", ".join(str(int(each)) for each in sorted(allowed))
            self._form.refuse(
                (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).'
            )
            return
        self._count += 1
        kind = ComponentType(component["type"])
        self._identity(path, component)
        self._texts(path, component, TEXT_FIELDS.get(kind, ()))
        if kind in self._inspections:
            self._inspections[kind](path, component)

    def _identity(self, path: Path, component: Component) -> None:
        number = component.get("id")
        if number is None or number == 0:
            return  # Discord assigns the id
        self._form.between((*path, "id"), number, 0, GREATEST_ID)
        if isinstance(number, int):
            if number in self._ids:
                self._form.refuse(
                    (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component ids cannot be duplicated"
                )
            self._ids.add(number)

    def _texts(self, path: Path, component: Component, fields: tuple[Field, ...]) -> None:
        for name, least, most, required in fields:
            value = component.get(name)
            if value is not None:
                self._form.length((*path, name), value, least, most)
            elif required:
                self._form.require((*path, name))

    def _custom_id(self, path: Path, component: Component) -> None:
        custom_id = component.get("custom_id")
        if custom_id is None:
            self._form.require((*path, "custom_id"))
            return
        self._form.length((*path, "custom_id"), custom_id, 1, CUSTOM_ID)
        if custom_id in self._custom_ids:
            self._form.refuse(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._custom_ids.add(custom_id)

    def _row(self, path: Path, row: Component) -> None:
        children = row.get("components") or []
        in_modal = path[0] == "data"
        self._form.length((*path, "components"), children, 1, MOST_BUTTONS)
        self._children((*path, "components"), children, IN_MODAL_ROW if in_modal else IN_ROW)
        wide = [
            each for each in children if isinstance(each, dict) and each.get("type") != ComponentType.BUTTON
        ]
        if wide and len(children) > 1:
            self._form.refuse(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def _button(self, path: Path, button: Component) -> None:
        self._form.one_of((*path, "style"), button.get("style"), BUTTON_STYLES)
        style = button.get("style")
        if style == LINK:
            if not button.get("url"):
                self._form.require((*path, "url"))
            if button.get("custom_id"):
                self._refuse_both(path)
        elif style != PREMIUM:
            self._custom_id(path, button)
            if button.get("url"):
                self._refuse_both(path)
        if style != PREMIUM and not (button.get("label") or emoji_of(button)):
            self._form.refuse(
                path, "BUTTON_COMPONENT_INVALID_EMOJI", "A button must have a label or an emoji"
            )

    def _refuse_both(self, path: Path) -> None:
        self._form.refuse(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE",
            "custom_id and url are mutually exclusive",
        )

    def _select(self, path: Path, select: Component) -> None:
        self._custom_id(path, select)
        least, most = self._range(path, select, MOST_OPTIONS)
        if select["type"] == ComponentType.STRING_SELECT:
            self._options((*path, "options"), select.get("options"), most=most)
        elif select.get("default_values"):
            place = (*path, "default_values")
            self._form.length(place, select["default_values"], least, most)
            self._defaults(place, select["default_values"], DEFAULT_KINDS[ComponentType(select["type"])])

    def _range(self, path: Path, component: Component, limit: int) -> tuple[int, int]:
        """Check `min_values` and `max_values`, and return both with their defaults applied."""
        least = 1 if component.get("min_values") is None else component["min_values"]
        most = 1 if component.get("max_values") is None else component["max_values"]
        self._form.between((*path, "min_values"), least, 0, limit)
        self._form.between((*path, "max_values"), most, max(1, least), limit)
        return least, most

    def _defaults(self, path: Path, values: list[dict[str, Any]], kinds: frozenset[str]) -> None:
        for index, value in enumerate(values):
            if value.get("type") not in kinds:
                choices = ", ".join(sorted(kinds))
                self._form.refuse(
                    (*path, index, "type"), "BASE_TYPE_CHOICES", f"Value must be one of ({choices})."
                )

    def _radio_group(self, path: Path, group: Component) -> None:
        self._custom_id(path, group)
        self._options((*path, "options"), group.get("options"), most=1, limits=(LEAST_RADIOS, MOST_LINES))

    def _checkbox_group(self, path: Path, group: Component) -> None:
        self._custom_id(path, group)
        offered = {"max_values": len(group.get("options") or ())}
        named = {name: value for name, value in group.items() if value is not None}
        _, most = self._range(path, {**offered, **named}, MOST_LINES)
        self._options((*path, "options"), group.get("options"), most=most, limits=(1, MOST_LINES))

    def _file_upload(self, path: Path, upload: Component) -> None:
        self._custom_id(path, upload)
        self._range(path, upload, MOST_FILES)

    def _options(
        self, path: Path, options: object, *, most: int, limits: tuple[int, int] = (1, MOST_OPTIONS)
    ) -> None:
        """Check the options of a menu: their number within `limits`, of which at most `most` can be chosen."""
        self._form.length(path, options, *limits)
        if not isinstance(options, list):
            return
        seen: set[str] = set()
        for index, option in enumerate(options):
            self._texts((*path, index), option, OPTION_FIELDS)
            value = option.get("value")
            if value in seen:
                self._form.refuse(
                    (*path, index, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(value)
        if len(options) < most:
            self._form.refuse(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {most} and 25 in length.")
        if sum(bool(option.get("default")) for option in options) > most:
            self._form.refuse(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")

    def _section(self, path: Path, section: Component) -> None:
        children = section.get("components") or []
        self._form.length((*path, "components"), children, 1, SECTION_TEXTS)
        self._children((*path, "components"), children, IN_SECTION)
        self._component((*path, "accessory"), section.get("accessory"), ACCESSORIES)

    def _text_display(self, _path: Path, display: Component) -> None:
        content = display.get("content")
        self._text += len(content) if isinstance(content, str) else 0

    def _thumbnail(self, path: Path, thumbnail: Component) -> None:
        self._media((*path, "media"), thumbnail.get("media"))

    def _gallery(self, path: Path, gallery: Component) -> None:
        items = gallery.get("items") or []
        self._form.length((*path, "items"), items, 1, GALLERY_ITEMS)
        for index, item in enumerate(items):
            self._texts((*path, "items", index), item, (Field("description", 1, ALT_TEXT),))
            self._media((*path, "items", index, "media"), item.get("media"))

    def _file(self, path: Path, file: Component) -> None:
        self._media((*path, "file"), file.get("file"), uploads_only=True)

    def _media(self, path: Path, media: object, *, uploads_only: bool = False) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str):
            self._form.require((*path, "url"))
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self._filenames:
                self._form.refuse(
                    path,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url} was not found",
                )
        elif uploads_only or not url.startswith(("http://", "https://")):
            self._form.refuse(
                (*path, "url"), "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" is not supported.'
            )

    def _container(self, path: Path, container: Component) -> None:
        children = container.get("components") or []
        self._form.length((*path, "components"), children, 1, MOST_COMPONENTS)
        self._children((*path, "components"), children, IN_CONTAINER)
        if container.get("accent_color") is not None:
            self._form.between((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)

    def _label(self, path: Path, label: Component) -> None:
        self._component((*path, "component"), label.get("component"), IN_LABEL)

    def _text_input(self, path: Path, text_input: Component) -> None:
        self._custom_id(path, text_input)
        self._form.one_of((*path, "style"), text_input.get("style"), INPUT_STYLES)
        for name, least in (("min_length", 0), ("max_length", 1)):
            if text_input.get(name) is not None:
                self._form.between((*path, name), text_input[name], least, INPUT_VALUE)
