// The right side: the members of the server, those who are online first.

import { avatar } from "./avatar.js";
import { offerMenus, openPersonMenu } from "./context_menu.js";
import { fill, h } from "./dom.js";
import { iconButton } from "./icons.js";
import { afterPress } from "./press.js";
import { worded } from "./words.js";

/** Makes the list of members; `context` is the same as that of messages. */
export function membersView(context) {
  const { store, write } = context;
  const element = h("aside", {
    class: "members side",
    id: "members",
    "aria-label": worded("Members"),
    tabindex: "0",
  });
  offerMenus(element, context);
  for (const event of ["place", "here"]) store.addEventListener(event, afterPress(draw));
  return element;

  function draw() {
    const there = store.present.filter((member) => member.online);
    const away = store.present.filter((member) => !member.online);
    fill(element, group(worded("Online"), there), group(worded("Offline"), away));
  }

  function group(name, members) {
    if (!members.length) return null;
    return [
      h("h2", { class: "group-name" }, `${name} — ${members.length}`),
      h("ul", { class: "people" }, members.map(entry)),
    ];
  }

  function entry(member) {
    const manager = worded("Administrator");
    return h(
      "li",
      { class: member.online ? "person" : "person away", data: { person: member.id } },
      h(
        "span",
        { class: "with-presence" },
        avatar(member, member.name, { small: true }),
        h("span", { class: `presence ${member.online ? "online" : "offline"}` }),
      ),
      h("span", { class: "person-name" }, member.name),
      member.bot ? h("span", { class: "bot-tag" }, "APP") : null,
      member.id !== store.me.id
        ? iconButton("message", worded("Message {name}", { name: member.name }), {
            on: { click: () => write(member.id) },
          })
        : null,
      member.admin && !member.bot
        ? h("span", { class: "crown", title: manager, role: "img", "aria-label": manager }, "♛")
        : null,
      iconButton("more", worded("More about {name}", { name: member.name }), {
        class: "icon-button person-more",
        "aria-haspopup": "menu",
        on: { click: ({ currentTarget }) => openPersonMenu(member.id, currentTarget, context) },
      }),
    );
  }
}
