// The operator's buttons. What can't be undone is red and wants a second press; all keep the focus when they are drawn anew.

import { h } from "./dom.js";

/** Makes buttons that throw switches: `throwSwitch(name, details)` does it. */
export function levers(throwSwitch) {
  let armed = null; // the words of the button that was pressed once

  return { lever, redraw };

  /**
   * A button; with `pressed` it shows whether something is on, `harmful` is what asks, `name` tells it from others
   * with the same words.
   */
  function lever(words, switchName, details, { pressed, harmful = false, name = null } = {}) {
    const button = h("button", {
      type: "button",
      class: `button ${harmful ? "harmful" : "secondary"}`,
      "aria-pressed": pressed,
      "aria-label": name,
      data: { lever: name ?? words },
      on: { click: press, blur: () => disarm() },
    });
    label();
    return button;

    function press() {
      if (harmful && armed !== words) {
        armed = words;
        label();
        return;
      }
      disarm();
      throwSwitch(switchName, details);
    }

    function disarm() {
      if (armed !== words || !button.isConnected) return;
      armed = null;
      label();
    }

    function label() {
      button.textContent = harmful && armed === words ? `Press again: ${words}` : words;
      button.classList.toggle("danger", harmful && armed === words);
    }
  }

  /** Draws the panel anew; whoever stands on a button goes on standing there. */
  function redraw(panel, draw) {
    const held = panel.contains(document.activeElement) ? document.activeElement.dataset.lever : null;
    const was = armed;
    draw();
    armed = was;
    if (held) panel.querySelector(`[data-lever="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  }
}
