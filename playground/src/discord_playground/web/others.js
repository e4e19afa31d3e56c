// Acting as another person in another tab, so that two people can play on one screen.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { worded, wordedWith } from "./words.js";

const HINTED = "hinted"; // the key in the browser's storage once the hint was read

let asked = null;

/** Returns the people that tabs can act as, and the servers. */
export function residents() {
  asked ??= fetch("/play/people").then((answer) => answer.json());
  return asked;
}

/** Returns a person that another tab can act as, of the same server if there is one, or null. */
async function somebodyElse(me) {
  const { people } = await residents();
  const others = people.filter((person) => person.username !== me.username);
  const guilds = people.find((person) => person.username === me.username)?.guilds ?? [];
  return others.find((person) => person.guilds.some((each) => guilds.includes(each))) ?? others[0] ?? null;
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

/** Makes an icon button that opens another person in a new tab; null if there is none. */
export async function otherTab(me) {
  const other = await somebodyElse(me);
  return other && inNewTab(other, "icon-button", icon("another"));
}

/** Makes the hint for newcomers; null once it has been read. */
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
