// Select menus: a button that opens a list of options. The keys are those of a listbox; closing the list confirms a
// choice of several values.

import { fill, h, newId } from "./dom.js";
import { dots } from "./icons.js";
import { closePopup, openPopup } from "./popup.js";

/**
 * Makes a select. `options` are `{value, label, description, emoji, default}`; `chosen` is called with the values.
 * `pending` shows that the menu waits for an answer.
 */
export function select({ label, placeholder, options, least = 1, most = 1, disabled, pending, chosen }) {
  const values = new Set(options.filter((option) => option.default).map((option) => option.value));
  const several = most > 1;
  const listId = newId("options");
  const face = h("span", { class: "select-face" });
  const button = h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": label ?? placeholder,
      on: { click: toggle, keydown: open },
    },
    face,
    pending ? dots("waiting") : h("span", { class: "chevron", "aria-hidden": "true" }),
  );
  show();
  return button;

  function show() {
    const picked = options.filter((option) => values.has(option.value));
    fill(
      face,
      picked.length
        ? picked.map((option) => h("span", {}, emoji(option), option.label))
        : h("span", { class: "placeholder" }, placeholder),
    );
  }

  function toggle() {
    if (button.getAttribute("aria-expanded") === "true") closePopup();
    else unfold();
  }

  function open(event) {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    unfold();
  }

  function unfold() {
    const before = new Set(values);
    const items = options.map((option) => item(option));
    const list = h(
      "ul",
      {
        class: "options",
        role: "listbox",
        id: listId,
        tabindex: "-1",
        "aria-label": label ?? placeholder,
        "aria-multiselectable": several,
        on: { keydown: steer },
      },
      items,
    );
    button.setAttribute("aria-expanded", "true");
    openPopup(button, list, {
      title: label ?? placeholder,
      closed() {
        button.setAttribute("aria-expanded", "false");
        show();
        const same = before.size === values.size && [...before].every((value) => values.has(value));
        if (several && !same && values.size >= least) chosen([...values]);
      },
    });
    (items.find((each) => each.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
  }

  function item(option) {
    return h(
      "li",
      {
        class: "option",
        role: "option",
        tabindex: "-1",
        "aria-selected": values.has(option.value),
        data: { value: option.value },
        on: { click: (event) => pick(option, event.currentTarget) },
      },
      h("span", { class: "option-label" }, emoji(option), option.label),
      option.description ? h("span", { class: "option-description" }, option.description) : null,
    );
  }

  function pick(option, element) {
    if (several) {
      if (values.has(option.value)) values.delete(option.value);
      else if (values.size < most) values.add(option.value);
      element.setAttribute("aria-selected", values.has(option.value));
      return;
    }
    values.clear();
    values.add(option.value);
    closePopup();
    button.focus();
    chosen([option.value]);
  }

  function steer(event) {
    const items = [...event.currentTarget.children];
    const at = items.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    if (event.key in steps) items[(steps[event.key] + items.length) % items.length].focus();
    else if (event.key === "Enter" || event.key === " ") items[at]?.click();
    else if (event.key === "Escape" || event.key === "Tab") {
      closePopup();
      button.focus();
    } else if (event.key.length === 1) typed(items, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function typed(items, letter) {
  items.find((each) => each.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()))?.focus();
}

function emoji(option) {
  return option.emoji?.name ? h("span", { class: "emoji" }, option.emoji.name) : null;
}
