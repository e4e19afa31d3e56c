// The question for a new thread's name.

import { h } from "./dom.js";

/** Asks for a name; `named` gets it and gives a promise that fails with the reason where the name won't do. */
export function askForThread(named) {
  const input = h("input", { id: "thread-name", required: true, maxlength: 100, autocomplete: "off" });
  const trouble = h("p", { class: "failure", role: "alert", hidden: true });
  const cancel = h(
    "button",
    { type: "button", class: "button secondary", on: { click: () => box.close() } },
    "Cancel",
  );
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", {}, "New thread"),
    h("div", { class: "modal-field" }, h("label", { for: "thread-name" }, "Thread name"), input),
    trouble,
    h(
      "div",
      { class: "row" },
      h("button", { type: "submit", class: "button primary" }, "Create thread"),
      cancel,
    ),
  );
  const box = h(
    "dialog",
    { class: "modal", "aria-label": "New thread", on: { close: () => box.remove() } },
    form,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await named(input.value);
      box.close();
    } catch (refused) {
      trouble.textContent = refused.message;
      trouble.hidden = false;
    }
  });
  document.querySelector(".app").append(box);
  box.showModal();
}
