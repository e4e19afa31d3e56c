// The left side: the servers' channels and threads, the direct messages, and the tab's person.

import { avatar } from "./avatar.js";
import { fill, h } from "./dom.js";
import { iconButton } from "./icons.js";
import { otherTab } from "./others.js";
import { afterPress } from "./press.js";
import { worded } from "./words.js";

const THREADS = new Set([10, 11, 12]);

/** Makes the sidebar; `go` opens a channel, `leave` chooses another person, `turnTheme` changes the theme. */
export function sidebar({ store, go, leave, turnTheme }) {
  const places = h("div", { class: "places" });
  const self = h("div", { class: "self" });
  let unfolded = false; // whether archived threads are shown
  const element = h(
    "nav",
    { class: "sidebar", id: "sidebar", "aria-label": worded("Channels") },
    places,
    self,
  );
  for (const event of ["place", "here", "unread"]) store.addEventListener(event, afterPress(draw));
  store.addEventListener("hello", drawSelf);
  return element;

  function draw() {
    fill(
      places,
      store.place.guilds.map((guild) => [
        h("h2", { class: "guild-name" }, guild.name),
        guild.available
          ? null
          : h("p", { class: "unavailable muted" }, worded("This server is unavailable.")),
        h(
          "ul",
          { class: "channels" },
          ordered(guild.channels).map(entry),
          archive(guild.channels.filter((channel) => channel.archived)),
        ),
      ]),
      store.place.directs.length
        ? [
            h("h2", { class: "group-name" }, worded("Direct messages")),
            h("ul", { class: "channels" }, store.place.directs.map(entry)),
          ]
        : null,
    );
  }

  /** Returns the channels, each followed by its active threads. */
  function ordered(channels) {
    return channels.flatMap((channel) =>
      THREADS.has(channel.type)
        ? []
        : [channel, ...channels.filter((each) => each.parent === channel.id && !each.archived)],
    );
  }

  /** Makes the list of archived threads, collapsed at first. */
  function archive(threads) {
    if (!threads.length) return null;
    const folded = h(
      "details",
      { class: "archive", open: unfolded || threads.some((thread) => thread.id === store.here) },
      h("summary", {}, worded("Archived threads ({count})", { count: threads.length })),
      h("ul", {}, threads.map(entry)),
    );
    folded.addEventListener("toggle", () => {
      unfolded = folded.open;
    });
    return h("li", {}, folded);
  }

  function entry(channel) {
    const { messages, pings } = store.unread(channel.id);
    const sign = store.isDirect(channel) ? "@" : THREADS.has(channel.type) ? "└" : "#";
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: `channel${messages ? " unread" : ""}${THREADS.has(channel.type) ? " thread" : ""}`,
          "aria-current": channel.id === store.here ? "page" : null,
          on: { click: () => go(channel.id) },
        },
        h("span", { class: "channel-sign", "aria-hidden": "true" }, sign),
        h("span", { class: "channel-name" }, channel.name),
        pings ? badge(channel, pings) : null,
      ),
    );
  }

  function badge(channel, pings) {
    const words = store.isDirect(channel)
      ? worded(pings === 1 ? "{count} message" : "{count} messages", { count: pings })
      : worded(pings === 1 ? "{count} mention" : "{count} mentions", { count: pings });
    return h("span", { class: "badge", "aria-label": words }, pings);
  }

  async function drawSelf() {
    const another = await otherTab(store.me);
    fill(
      self,
      avatar(store.me, store.me.name),
      h(
        "div",
        { class: "self-words" },
        h("strong", {}, store.me.name),
        h("span", { class: "muted" }, store.me.username),
      ),
      another,
      iconButton("theme", worded("Dark or light"), { on: { click: turnTheme } }),
      iconButton("leave", worded("Be somebody else"), { on: { click: leave } }),
    );
  }
}
