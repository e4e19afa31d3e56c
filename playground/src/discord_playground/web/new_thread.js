// The dialog for a new thread's name.

import { askIn } from "./dialog.js";
import { h } from "./dom.js";
import { worded } from "./words.js";

/** Asks for a name. `named` gets it and returns a promise, rejected with the reason if the name isn't accepted. */
export function askForThread(named) {
  const input = h("input", { id: "thread-name", required: true, maxlength: 100, autocomplete: "off" });
  const field = h(
    "div",
    { class: "modal-field" },
    h("label", { for: "thread-name" }, worded("Thread name")),
    input,
  );
  askIn(worded("New thread"), field, { action: worded("Create thread"), send: () => named(input.value) });
}
