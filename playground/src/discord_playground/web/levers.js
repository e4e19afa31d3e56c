// The operator's buttons. Those that can't be undone are red and need a second press. Redrawing keeps the focus.

import { h } from "./dom.js";

/** Makes buttons that throw switches by calling `throwSwitch(name, details)`. */
export function levers(throwSwitch) {
  let armed = null; // the words of the button that was pressed once

  return { lever, redraw };

  /**
   * Makes a button. `pressed` shows whether its switch is on, `harmful` makes it need a second press, `name`
   * distinguishes it from others with the same words.
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

  /** Redraws the panel; a focused button keeps the focus. */
  function redraw(panel, draw) {
    const held = panel.contains(document.activeElement) ? document.activeElement.dataset.lever : null;
    const was = armed;
    draw();
    armed = was;
    if (held) panel.querySelector(`[data-lever="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  }
}
