// The list above the input line: commands, options, choices, people. The input keeps the focus; arrows move the mark.

import { fill, h, newId } from "./dom.js";
import { worded } from "./words.js";

export class Suggestions {
  #id = newId("suggestions");
  #items = [];
  #active = -1;
  #input = null;
  #picked = null;
  #title = h("div", { class: "suggestions-title" });
  #list = h("ul", { class: "options", role: "listbox", id: this.#id, "aria-label": worded("Suggestions") });
  element = h("div", { class: "suggestions", hidden: true }, this.#title, this.#list);

  /**
   * Shows items `{label, details, description, side}` for an input; calls `picked` with the chosen one. `active` is the
   * index of the highlighted item, -1 for none. Without items, only the title is shown, as a hint.
   */
  show(input, title, items, { picked = () => {}, active = -1 } = {}) {
    this.#release();
    input.setAttribute("aria-expanded", String(items.length > 0));
    input.setAttribute("aria-controls", this.#id);
    this.#input = input;
    this.#items = items;
    this.#picked = picked;
    fill(this.#title, title);
    fill(
      this.#list,
      items.map((item, index) => this.#row(item, index)),
    );
    this.#list.hidden = items.length === 0;
    this.element.hidden = false;
    this.#mark(Math.min(active, items.length - 1));
  }

  hide() {
    this.#release();
    this.#items = [];
    this.#active = -1;
    this.element.hidden = true;
  }

  get open() {
    return !this.element.hidden;
  }

  /** Returns the highlighted item, if any. */
  get active() {
    return this.#items[this.#active] ?? null;
  }

  move(step) {
    if (!this.#items.length) return;
    const start = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#mark((start + step + this.#items.length) % this.#items.length);
  }

  pickActive() {
    const item = this.active;
    if (item) this.#picked(item);
  }

  #row(item, index) {
    return h(
      "li",
      {
        class: "option",
        role: "option",
        id: `${this.#id}-${index}`,
        "aria-selected": "false",
        on: { mousedown: (event) => event.preventDefault(), click: () => this.#picked(item) },
      },
      h(
        "span",
        { class: "option-label" },
        item.label,
        item.details ? h("span", { class: "option-details" }, item.details) : null,
      ),
      item.description ? h("span", { class: "option-description" }, item.description) : null,
      item.side ? h("span", { class: "option-side" }, item.side) : null,
    );
  }

  #mark(index) {
    this.#list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const row = this.#list.children[index];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.#input.setAttribute("aria-activedescendant", row.id);
    else this.#input?.removeAttribute("aria-activedescendant");
  }

  #release() {
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#active = -1;
  }
}
