// The context menus of messages and people. As in Discord's client, they open with the right mouse button, a long press
// on a phone, the menu key, or a menu button. They contain the page's own actions and the bots' menu commands.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { closePopup, openPopup } from "./popup.js";
import { worded } from "./words.js";

const LONG_PRESS = 500; // milliseconds
const STEADY = 10; // pixels by which a finger may move during a long press
const KEEPS_ITS_OWN = "a, input, textarea"; // elements that keep the browser's own menu

/**
 * Opens menus for the people (`data-person`) and messages (`data-message`) in an element. `context` is the same as that
 * of messages.
 */
export function offerMenus(element, context) {
  let timer = 0;
  let from = null;
  let pressedLong = false; // prevents a click on the element under the finger, and a second menu

  element.addEventListener("contextmenu", (event) => {
    clearTimeout(timer);
    if (event.target.closest(KEEPS_ITS_OWN)) return;
    if (pressedLong || openAt(event, context)) event.preventDefault();
  });
  element.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    pressedLong = false;
    if (event.pointerType !== "touch" || event.target.closest(KEEPS_ITS_OWN)) return;
    from = event;
    timer = setTimeout(() => {
      pressedLong = openAt(event, context);
    }, LONG_PRESS);
  });
  element.addEventListener(
    "click",
    (event) => {
      if (!pressedLong) return;
      pressedLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  element.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STEADY) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => clearTimeout(timer));
}

/** Opens the menu of the pressed element; returns whether it has one. */
function openAt({ target, clientX, clientY }, context) {
  const person = target.closest("[data-person]");
  const message = target.closest("[data-message]");
  const at = clientX || clientY ? { x: clientX, y: clientY } : null;
  if (person) openPersonMenu(person.dataset.person, person, context, at);
  else if (message) {
    const found = context.store.find(message.dataset.message);
    if (!found || found.ephemeral) return false;
    openMessageMenu(found, message, context, at);
  } else return false;
  return true;
}

/** Opens the menu of a message beside an element, or at the pressed place. */
export function openMessageMenu(message, anchor, context, at = null) {
  const { store, reply, remove } = context;
  const may = store.channel(message.channel_id)?.may ?? {};
  const words = message.content;
  open(anchor, at, context, {
    title: worded("Message"),
    kind: "message",
    target: { channel: message.channel_id, message: message.id },
    own: [
      may.write && { sign: "reply", words: worded("Reply"), act: () => reply(message) },
      words &&
        navigator.clipboard && {
          sign: "copy",
          words: worded("Copy text"),
          act: () => navigator.clipboard.writeText(words),
        },
      (may.clear || message.author.id === store.me.id) && {
        sign: "remove",
        words: worded("Delete message"),
        act: () => remove(message),
      },
    ],
  });
}

/** Opens the menu of a person beside an element, or at the pressed place. */
export function openPersonMenu(id, anchor, context, at = null) {
  const { store, mention, write } = context;
  const person = store.members.find((member) => member.id === id);
  if (!person) return;
  open(anchor, at, context, {
    title: person.name,
    kind: "person",
    target: { channel: store.here, person: id },
    own: [
      store.channel()?.may.write && { sign: "at", words: worded("Mention"), act: () => mention(person) },
      person.id !== store.me.id && { sign: "message", words: worded("Message"), act: () => write(id) },
    ],
  });
}

async function open(anchor, at, { store, notice, offer }, { title, kind, target, own }) {
  let offered = [];
  if (store.channel(target.channel)?.may.command) {
    const menus = await store.ask("menus", { channel: target.channel }).catch((refused) => {
      notice(refused.message);
      return { [kind]: [] };
    });
    offered = menus[kind].map((command) => ({
      words: command.shown,
      side: command.application.name,
      act: () => offer(command, target),
    }));
  }
  const before = document.activeElement;
  const items = own.filter(Boolean);
  const menu = h(
    "div",
    { class: "menu", role: "menu", "aria-label": title, on: { keydown: (event) => steer(event, before) } },
    items.map(entry),
    offered.length
      ? h(
          "div",
          { class: "menu-group", role: "group", "aria-label": worded("Apps") },
          h("div", { class: "menu-title", "aria-hidden": "true" }, worded("Apps")),
          offered.map(entry),
        )
      : null,
    items.length || offered.length
      ? null
      : h("div", { class: "menu-title" }, worded("There is nothing to do here.")),
  );
  openPopup(anchor, menu, { title, at });
  menu.querySelector("[role=menuitem]")?.focus();

  function entry({ sign, words, side, act }) {
    return h(
      "button",
      {
        type: "button",
        class: "menu-item",
        role: "menuitem",
        tabindex: "-1",
        on: {
          click: () => {
            closePopup();
            before?.focus?.({ preventScroll: true });
            act();
          },
        },
      },
      sign ? icon(sign) : null,
      h("span", { class: "menu-words" }, words),
      side ? h("span", { class: "menu-side" }, side) : null,
    );
  }
}

function steer(event, before) {
  const items = [...event.currentTarget.querySelectorAll("[role=menuitem]")];
  const at = items.indexOf(document.activeElement);
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  if (event.key in steps) items[(steps[event.key] + items.length) % items.length]?.focus();
  else if (event.key === "Escape" || event.key === "Tab") {
    closePopup();
    before?.focus?.({ preventScroll: true });
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
