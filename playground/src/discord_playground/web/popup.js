// A list or box that floats beside the element that opened it, above everything else, until something else is used.
// On a phone it is a sheet at the bottom, as in Discord's client.

import { h } from "./dom.js";
import { worded } from "./words.js";

const ENOUGH = 200; // pixels that suffice below the element, so that the picture above it is not covered
const NARROWEST = 260; // pixels
const TALLEST = 320; // pixels, so that the element stays visible
const PHONE = 640; // pixels of width up to which the page has the phone's layout, as in layout.css

let open = null;

/**
 * Opens a box beside an element, or `at` the pressed place; `title` is shown on a sheet, `closed` is called when the
 * box closes.
 */
export function openPopup(anchor, content, { title, at = null, closed = () => {} }) {
  closePopup();
  const isSheet = document.querySelector(".app").offsetWidth <= PHONE;
  const box = h("div", { class: isSheet ? "popup sheet" : "popup", popover: "manual" }, [
    isSheet ? sheetHead(title) : null,
    content,
  ]);
  (anchor.closest("dialog") ?? document.querySelector(".app")).append(box);
  box.showPopover();
  open = { anchor, at, box, closed };
  place();
}

function sheetHead(title) {
  const done = h(
    "button",
    { type: "button", class: "button primary", on: { click: closePopup } },
    worded("Done"),
  );
  return h("div", { class: "sheet-head" }, h("strong", {}, title), done);
}

/** Closes the box that is open, if any. */
export function closePopup() {
  if (!open) return;
  const { box, closed } = open;
  open = null;
  box.remove();
  closed();
}

/** Places the box below the element that opened it, or above if there is more room. */
function place() {
  const { anchor, at, box } = open;
  if (!anchor.isConnected) {
    closePopup();
    return;
  }
  const app = document.querySelector(".app").getBoundingClientRect();
  if (box.classList.contains("sheet")) {
    put(box, { left: `${app.left}px`, width: `${app.width}px`, bottom: `${innerHeight - app.bottom}px` });
    return;
  }
  const from = at ? new DOMRect(at.x, at.y) : anchor.getBoundingClientRect();
  const below = app.bottom - from.bottom;
  const above = from.top - app.top;
  const width = Math.min(Math.max(from.width, NARROWEST), app.width - 16);
  const upwards = below < Math.min(box.offsetHeight + 16, ENOUGH) && above > below;
  put(box, {
    width: `${width}px`,
    left: `${Math.max(app.left + 8, Math.min(from.left, app.right - width - 8))}px`,
    "max-height": `${Math.min(TALLEST, (upwards ? above : below) - 16)}px`,
    [upwards ? "bottom" : "top"]: `${upwards ? innerHeight - from.top + 4 : from.bottom + 4}px`,
  });
}

function put(box, places) {
  for (const [property, value] of Object.entries(places)) box.style.setProperty(property, value);
}

/** Whether an event happened within the box; the backdrop of a sheet belongs to it. */
function isInside({ target, clientX, clientY }) {
  const { left, right, top, bottom } = open.box.getBoundingClientRect();
  if (target === open.box) return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  return open.box.contains(target);
}

document.addEventListener("pointerdown", (event) => {
  if (open && !isInside(event) && (open.at || !open.anchor.contains(event.target))) closePopup();
});
addEventListener("resize", closePopup);
document.addEventListener(
  "scroll",
  (event) => {
    if (!open || open.box.contains(event.target)) return;
    if (open.at) closePopup();
    else place();
  },
  { capture: true },
);
