// Whom else one can be: in another tab, so that two people play on one screen.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { worded, wordedWith } from "./words.js";

const HINTED = "hinted"; // in the browser's memory once the hint was read

let asked = null;

/** The people whom tabs can be, and the servers there are. */
export function residents() {
  asked ??= fetch("/play/people").then((answer) => answer.json());
  return asked;
}

/** Somebody else whom one can be in another tab, or null. */
async function somebodyElse(me) {
  const { people } = await residents();
  return people.find((person) => person.username !== me.username) ?? null;
}

function inNewTab(person, looks, ...face) {
  const words = worded("Open {name} in a new tab", { name: person.name });
  return h(
    "a",
    {
      class: looks,
      href: `#/${person.username}`,
      target: "_blank",
      rel: "noopener",
      title: words,
      "aria-label": face.length ? words : null,
    },
    face.length ? face : words,
  );
}

/** A sign that opens somebody else in a new tab, or nothing. */
export async function otherTab(me) {
  const other = await somebodyElse(me);
  return other && inNewTab(other, "icon-button", icon("another"));
}

/** What a newcomer needs to know, until it was read. */
export async function firstHint(me) {
  if (localStorage.getItem(HINTED)) return null;
  const other = await somebodyElse(me);
  const element = h(
    "aside",
    { class: "hint", "aria-label": worded("First steps") },
    h(
      "p",
      {},
      wordedWith("Type {key} for commands, or press a button under a message.", { key: h("kbd", {}, "/") }),
      other ? ` ${worded("To play both sides, be {name} in a second tab.", { name: other.name })}` : null,
    ),
    h(
      "div",
      { class: "row" },
      other ? inNewTab(other, "button secondary") : null,
      h("button", { type: "button", class: "button primary", on: { click: read } }, worded("Got it")),
    ),
  );
  return element;

  function read() {
    localStorage.setItem(HINTED, "yes");
    element.remove();
  }
}
