// Dialogs with fields to fill in.

import { h } from "./dom.js";
import { worded } from "./words.js";

/**
 * Shows a dialog until it is accepted or cancelled; `parts` are its fields, `action` is the label of its button. `send`
 * returns a promise, which is rejected with the reason if the input is not accepted.
 */
export function askIn(title, parts, { action, send }) {
  const trouble = h("p", { class: "failure", role: "alert", hidden: true });
  const form = h(
    "form",
    { method: "dialog", on: { submit } },
    h("h2", {}, title),
    parts,
    trouble,
    h(
      "div",
      { class: "row" },
      h("button", { type: "submit", class: "button primary" }, action),
      h(
        "button",
        { type: "button", class: "button secondary", on: { click: () => box.close() } },
        worded("Cancel"),
      ),
    ),
  );
  const box = h("dialog", { class: "modal", "aria-label": title, on: { close: () => box.remove() } }, form);
  document.querySelector(".app").append(box);
  box.showModal();

  async function submit(event) {
    event.preventDefault();
    try {
      await send();
      box.close();
    } catch (refused) {
      trouble.textContent = refused.message;
      trouble.hidden = false;
    }
  }
}
