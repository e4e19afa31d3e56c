// Dialogs in which something is filled in.

import { h } from "./dom.js";
import { worded } from "./words.js";

/**
 * Asks until it is answered or given up; `parts` are what is filled in, `action` is written on the button. `send`
 * gives a promise that fails with the reason where the answer won't do.
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
