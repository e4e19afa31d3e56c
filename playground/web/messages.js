// The messages of the channel that is looked at, kept in step with the store.

import { h } from "./dom.js";
import { belongsTo, commandUnderWay, messageView } from "./message.js";

const NEAR = 80; // pixels from the end within which the list goes on to the newest message

/** Makes the list; `context` is what messages need. It gives the element, and `show` to look at a message. */
export function messagesView(context) {
  const { store } = context;
  const list = h("div", { class: "messages", role: "log", "aria-label": "Messages", tabindex: "0" });
  const shown = new Map(); // message id -> {element, key}
  let channel = null;
  let atEnd = true;

  list.addEventListener("scroll", () => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (list.scrollTop < NEAR && list.scrollHeight > list.clientHeight) earlier();
  });
  list.addEventListener(
    "load",
    () => {
      if (atEnd) toEnd();
    },
    { capture: true },
  ); // a picture has come
  new ResizeObserver(() => {
    if (atEnd) toEnd();
  }).observe(list);
  for (const event of ["here", "messages", "place", "hello"])
    store.addEventListener(event, ({ detail }) => {
      if (!detail || detail.channel === store.here) draw();
    });
  return { element: list, show };

  async function earlier() {
    const before = list.scrollHeight - list.scrollTop;
    await store.readEarlier().catch(() => {});
    list.scrollTop = list.scrollHeight - before;
  }

  function draw() {
    if (store.here !== channel) {
      channel = store.here;
      shown.clear();
      atEnd = true;
    }
    const messages = store.messages();
    const children = [beginning()];
    messages.forEach((message, index) => children.push(elementOf(message, messages[index - 1])));
    const kept = new Set(messages.map((message) => message.id));
    for (const id of shown.keys()) if (!kept.has(id)) shown.delete(id);
    children.push(...store.commandsUnderWay().map((begun) => commandUnderWay(begun, store)));
    const focused = document.activeElement;
    const held = list.contains(focused)
      ? { message: focused.closest("[data-message]")?.dataset.message, control: focused.dataset.control }
      : null;
    settle(children.filter(Boolean));
    if (held?.message && !list.contains(document.activeElement)) refocus(held);
    if (atEnd) toEnd();
  }

  /** Changes only what differs, so that nothing that stays loses its place, its focus or its pictures. */
  function settle(children) {
    const wanted = new Set(children);
    // A copy, as `children` itself changes while they go.
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
    if (!store.channel()) return h("div", { class: "beginning muted" }, "There is nothing that you can see.");
    if (!store.isRead()) return h("div", { class: "beginning muted" }, "Loading messages…");
    if (store.hasEarlier())
      return h(
        "div",
        { class: "beginning" },
        h(
          "button",
          { type: "button", class: "link-button", on: { click: earlier } },
          "Load earlier messages",
        ),
      );
    const here = store.channel();
    return (
      here &&
      h(
        "div",
        { class: "beginning" },
        h("strong", {}, here.type === 1 ? here.name : `Welcome to #${here.name}!`),
        h("div", { class: "muted" }, "This is the beginning."),
      )
    );
  }

  function refocus({ message, control }) {
    const element = document.getElementById(`message-${message}`);
    const same = control && element?.querySelector(`[data-control="${CSS.escape(control)}"]:not(:disabled)`);
    (same ?? element ?? list).focus({ preventScroll: true });
  }

  function toEnd() {
    list.scrollTop = list.scrollHeight;
  }

  /** Scrolls to a message and marks it for a moment. */
  function show(messageId) {
    const element = document.getElementById(`message-${messageId}`);
    if (!element) return false;
    atEnd = false;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.remove("marked");
    requestAnimationFrame(() => element.classList.add("marked"));
    return true;
  }
}
