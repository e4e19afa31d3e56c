// The messages of the open channel, kept in sync with the store.

import { offerMenus } from "./context_menu.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { belongsTo, commandUnderWay, messageView, newMessagesLine } from "./message.js";
import { afterPress } from "./press.js";
import { worded } from "./words.js";

const NEAR = 80; // pixels from the end within which the list follows the newest message
const THREADS = new Set([10, 11, 12]);

/** Makes the list; `context` is that of messages. Returns the element, and `show`, which scrolls to a message. */
export function messagesView(context) {
  const { store } = context;
  const list = h("div", { class: "messages", role: "log", "aria-label": worded("Messages"), tabindex: "0" });
  const belowWords = h("span");
  const below = h(
    "button",
    { type: "button", class: "below", hidden: true, on: { click: toPresent } },
    belowWords,
    " ",
    h("strong", {}, worded("Jump to present ↓")),
  );
  const shown = new Map(); // message id -> {element, key}
  let line = null; // the line above the first new message
  let channel = null;
  let placed = false; // whether the list has been scrolled to its initial position since the channel was opened
  let atEnd = true;
  let top = 0; // the last scroll position

  const drawSoon = afterPress(draw);
  const follow = afterPress(() => {
    if (atEnd) toEnd();
  });

  offerMenus(list, context);
  list.addEventListener("scroll", () => {
    // Only scrolling up leaves the end: if the list itself has shrunk, the resize observer scrolls to the end again.
    look(distance() < NEAR || (atEnd && list.scrollTop >= top));
    top = list.scrollTop;
    if (list.scrollTop < NEAR && list.scrollHeight > list.clientHeight) earlier();
  });
  list.addEventListener("load", follow, { capture: true }); // a picture was loaded
  new ResizeObserver(follow).observe(list);
  document.fonts.addEventListener("loadingdone", follow);
  for (const event of ["here", "messages", "place", "hello"])
    store.addEventListener(event, ({ detail }) => {
      if (detail && detail.channel !== store.here) return;
      if (detail?.own) look(true);
      drawSoon();
    });
  store.addEventListener("unread", tellBelow);
  return { element: h("div", { class: "messages-frame" }, list, below), show };

  function distance() {
    return list.scrollHeight - list.scrollTop - list.clientHeight;
  }

  /** Records whether the end of the list is visible. */
  function look(end) {
    atEnd = end;
    store.lookAtEnd(end);
    tellBelow();
  }

  async function earlier() {
    const before = list.scrollHeight - list.scrollTop;
    await store.readEarlier().catch(() => {});
    list.scrollTop = list.scrollHeight - before;
  }

  function draw() {
    if (store.here !== channel) {
      channel = store.here;
      shown.clear();
      placed = false;
      atEnd = true;
    }
    const children = parts();
    const focused = document.activeElement;
    const held = list.contains(focused)
      ? { message: focused.closest("[data-message]")?.dataset.message, control: focused.dataset.control }
      : null;
    settle(children.filter(Boolean));
    if (held?.message && !list.contains(document.activeElement)) refocus(held);
    if (!placed && store.isRead()) place();
    if (atEnd) toEnd();
    tellBelow();
  }

  /** Returns everything in the list, from its beginning to the commands that wait for an answer. */
  function parts() {
    const messages = store.messages();
    const starter = store.hasEarlier() ? null : store.starter();
    const firstNew = messages.find((message) => store.isNew(message));
    line = firstNew ? (line ?? newMessagesLine()) : null;
    const kept = new Set([starter?.id, ...messages.map((message) => message.id)]);
    for (const id of shown.keys()) if (!kept.has(id)) shown.delete(id);
    return [
      beginning(),
      starter && elementOf({ ...starter, thread: null }, null),
      messages.map((message, index) =>
        message === firstNew ? [line, elementOf(message, null)] : elementOf(message, messages[index - 1]),
      ),
      store.commandsUnderWay().map((begun) => commandUnderWay(begun, store)),
    ].flat(2);
  }

  /** Scrolls to the first new message if not all of them fit. */
  function place() {
    placed = true;
    const upper = line?.getBoundingClientRect().top ?? Infinity;
    const fits = list.lastChild.getBoundingClientRect().bottom - upper <= list.clientHeight;
    if (!fits) line.scrollIntoView({ block: "start" });
    look(fits);
  }

  /** Changes only what differs, so that the other elements keep their place, focus and pictures. */
  function settle(children) {
    const wanted = new Set(children);
    // A copy, because `children` changes while elements are removed.
    for (const child of Array.from(list.children)) if (!wanted.has(child)) child.remove();
    children.forEach((child, index) => {
      if (list.children[index] !== child) list.insertBefore(child, list.children[index] ?? null);
    });
  }

  function elementOf(message, before) {
    const together = belongsTo(message, before);
    const key = JSON.stringify([
      message,
      together,
      store.pendingControl(message.id),
      store.failure(message.id),
      store.signs,
    ]);
    const known = shown.get(message.id);
    if (known?.key === key) return known.element;
    const element = messageView(message, { together, context });
    shown.set(message.id, { element, key });
    return element;
  }

  function beginning() {
    const here = store.channel();
    if (!here) return h("div", { class: "beginning muted" }, worded("There is nothing that you can see."));
    if (!store.isRead()) return h("div", { class: "beginning muted" }, worded("Loading messages…"));
    if (store.hasEarlier())
      return h(
        "div",
        { class: "beginning" },
        h(
          "button",
          { type: "button", class: "link-button", on: { click: earlier } },
          worded("Load earlier messages"),
        ),
      );
    return h("div", { class: "beginning" }, THREADS.has(here.type) ? threadGreeting(here) : greeting(here));
  }

  function greeting(here) {
    return [
      h("strong", {}, store.isDirect(here) ? here.name : worded("Welcome to #{name}!", { name: here.name })),
      h("div", { class: "muted" }, worded("This is the beginning.")),
    ];
  }

  function threadGreeting(here) {
    return [
      icon("thread"),
      " ",
      h("strong", {}, here.name),
      h("div", { class: "muted" }, worded("Started by {name}", { name: store.nameOf(here.owner) })),
    ];
  }

  function refocus({ message, control }) {
    const element = document.getElementById(`message-${message}`);
    const same = control && element?.querySelector(`[data-control="${CSS.escape(control)}"]:not(:disabled)`);
    (same ?? element ?? list).focus({ preventScroll: true });
  }

  function toEnd() {
    list.scrollTop = list.scrollHeight;
    top = list.scrollTop;
  }

  /** Shows a hint if there is something below: new messages, or more than a screen of others. */
  function tellBelow() {
    const { messages } = store.unread();
    below.hidden = atEnd || !(messages || distance() > list.clientHeight);
    const words = messages
      ? worded(messages === 1 ? "{count} new message" : "{count} new messages", { count: messages })
      : worded("You're viewing older messages");
    if (belowWords.textContent !== words) belowWords.textContent = words;
  }

  function toPresent() {
    look(true);
    toEnd();
    list.focus({ preventScroll: true });
  }

  /** Scrolls to a message and marks it for a moment. */
  function show(messageId) {
    const element = document.getElementById(`message-${messageId}`);
    if (!element) return false;
    look(false);
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.remove("marked");
    requestAnimationFrame(() => element.classList.add("marked"));
    return true;
  }
}
