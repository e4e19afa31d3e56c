// Components: the parts of a message, and its buttons and menus.
// https://docs.discord.com/developers/components/reference

import { h } from "./dom.js";
import { withEmoji } from "./emoji.js";
import { dots } from "./icons.js";
import { installs, jumpTarget } from "./jump.js";
import { markdown } from "./markdown.js";
import { channels, people, roles } from "./pickable.js";
import { file, picture } from "./picture.js";
import { select } from "./select.js";
import { worded } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * Shows components. `context` has `store` and `jump`; `use(action, customId, details)` uses a control; `pending` is the
 * custom id of the control that waits for an answer, during which all controls are disabled.
 */
export function components(list, context) {
  return list.map((component) => (SHOWN[component.type] ?? unknown)(component, context));
}

const SHOWN = {
  1: (row, context) => h("div", { class: "row" }, components(row.components, context)),
  2: button,
  ...Object.fromEntries([3, 5, 6, 7, 8].map((kind) => [kind, menuOf])),
  9: section,
  10: (text, context) => h("div", { class: "text" }, markdown(text.content, context)),
  11: (thumbnail) =>
    picture(
      { ...thumbnail.media, description: thumbnail.description, spoiler: thumbnail.spoiler },
      { small: true },
    ),
  12: gallery,
  13: (each) => file({ url: each.file.url, filename: each.name, size: each.size }),
  14: (separator) =>
    h("div", {
      class: `separator${separator.divider ? " line" : ""}${separator.spacing === 2 ? " large" : ""}`,
      role: separator.divider && "separator",
    }),
  17: container,
};

function unknown(component) {
  return h(
    "div",
    { class: "unknown" },
    `(a component of type ${component.type}, which this page does not show)`,
  );
}

function container(component, context) {
  const accent = component.accent_color;
  const color = accent === null || accent === undefined ? null : `#${accent.toString(16).padStart(6, "0")}`;
  const box = h(
    "div",
    { class: `container${color ? " accented" : ""}`, style: color ? { "--accent": color } : {} },
    components(component.components, context),
  );
  if (component.spoiler) cover(box);
  return box;
}

function cover(box) {
  box.classList.add("covered");
  box.addEventListener("click", () => box.classList.remove("covered"), { once: true });
}

function section(component, context) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(component.components, context)),
    components([component.accessory], context),
  );
}

function gallery(component) {
  const items = component.items.map((item) =>
    picture({ ...item.media, description: item.description, spoiler: item.spoiler }),
  );
  return h("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

function button(component, context) {
  const face = [
    component.emoji?.name ? h("span", { class: "emoji" }, withEmoji(component.emoji.name)) : null,
    withEmoji(component.label ?? ""),
  ];
  const looks = `button ${STYLES[component.style] ?? "secondary"}`;
  if (component.url) return linkButton(component, face, looks, context);
  const waits = context.pending === component.custom_id;
  return h(
    "button",
    {
      type: "button",
      class: waits ? `${looks} waiting` : looks,
      disabled: component.disabled || Boolean(context.pending),
      data: { control: component.custom_id },
      on: { click: () => context.use("click", component.custom_id) },
    },
    h("span", { class: "button-face" }, face),
    waits ? dots("waiting") : null,
  );
}

function linkButton(component, face, looks, { jump, install }) {
  const target = jumpTarget(component.url);
  const application = installs(component.url);
  const away = target || application ? {} : { target: "_blank", rel: "noopener noreferrer" };
  const follow = (event) => {
    if (!target && !application) return;
    event.preventDefault();
    if (target) jump(target);
    else install(application);
  };
  return h(
    "a",
    { class: looks, href: component.url, ...away, on: { click: follow } },
    h("span", { class: "button-face" }, face),
    h("span", { class: "away", "aria-hidden": "true" }, "↗"),
  );
}

/** Returns the options of a menu of any kind, with the default ones marked. */
export function optionsOf(menu, store) {
  const defaults = new Set((menu.default_values ?? []).map((value) => value.id));
  const offered = {
    3: () => menu.options,
    5: () => people(store),
    6: () => roles(store),
    7: () => [...people(store), ...roles(store)],
    8: () => channels(store, menu.channel_types),
  }[menu.type]();
  return offered.map((option) => ({ ...option, default: option.default ?? defaults.has(option.value) }));
}

function menuOf(menu, context) {
  const element = select({
    label: menu.placeholder ?? worded("Make a selection"),
    placeholder: menu.placeholder ?? worded("Make a selection"),
    options: optionsOf(menu, context.store),
    least: menu.min_values ?? 1,
    most: menu.max_values ?? 1,
    disabled: menu.disabled || Boolean(context.pending),
    pending: context.pending === menu.custom_id,
    chosen: (values) => context.use("select", menu.custom_id, { values }),
  });
  element.dataset.control = menu.custom_id;
  return element;
}
