// The first page, on which visitors choose the person to act as in this tab.

import { avatar } from "./avatar.js";
import { h } from "./dom.js";
import { residents } from "./others.js";
import { worded } from "./words.js";

const NATIVE = new Intl.DisplayNames(["en"], { type: "language" });

/** Shows the people to choose from, and the one chosen `before`; calls `chosen` with the choice. */
export async function chooser(before, chosen) {
  const { guilds, people } = await residents();
  return h(
    "main",
    { class: "chooser" },
    h("h1", { class: "chooser-title" }, worded("Who are you?")),
    h(
      "p",
      {},
      `This is ${guilds.join(" and ") || "a server"} on a stand-in for Discord that runs on your machine alone. Be one person in this tab and another in the next; all of them see each other live.`,
    ),
    h(
      "ul",
      { class: "cards" },
      people.map((person) => card(person, person.username === before, chosen)),
    ),
    people.length ? null : h("p", {}, "There is nobody here to be."),
  );
}

function card(person, wasOne, chosen) {
  return h(
    "li",
    {},
    h(
      "a",
      {
        class: "card",
        "aria-current": wasOne || null,
        href: `#/${person.username}`,
        on: {
          click: (event) => {
            if (!event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              chosen(person.username);
            }
          },
        },
      },
      avatar(person, person.name),
      h(
        "span",
        { class: "card-words" },
        h("strong", {}, person.name),
        h("span", { class: "muted" }, person.words),
        person.locale.startsWith("en")
          ? null
          : h("span", { class: "muted" }, `Language: ${NATIVE.of(person.locale)}`),
        wasOne ? h("span", { class: "muted" }, worded("That was you a moment ago")) : null,
      ),
    ),
  );
}
