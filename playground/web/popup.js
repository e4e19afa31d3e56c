// A list or a box that floats beside what opened it, above everything else, until something else is used.

import { h } from "./dom.js";

const ENOUGH = 200; // pixels below that suffice, so that the picture above is not covered
const NARROWEST = 220; // pixels
const TALLEST = 320; // pixels, so that what is chosen from stays in sight

let open = null;

/** Opens a box beside an element; `closed` is called once it goes away. */
export function openPopup(anchor, content, { closed = () => {} } = {}) {
  closePopup();
  const box = h("div", { class: "popup", popover: "manual" }, content);
  (anchor.closest("dialog") ?? document.querySelector(".app")).append(box);
  box.showPopover();
  open = { anchor, box, closed };
  place();
}

/** Closes the box that is open, if any. */
export function closePopup() {
  if (!open) return;
  const { box, closed } = open;
  open = null;
  box.remove();
  closed();
}

/** Puts the box below what opened it, or above where there is more room. */
function place() {
  const { anchor, box } = open;
  if (!anchor.isConnected) {
    closePopup();
    return;
  }
  const app = document.querySelector(".app").getBoundingClientRect();
  const from = anchor.getBoundingClientRect();
  const below = app.bottom - from.bottom;
  const above = from.top - app.top;
  const width = Math.min(Math.max(from.width, NARROWEST), app.width - 16);
  const upwards = below < Math.min(box.offsetHeight + 16, ENOUGH) && above > below;
  const places = {
    width: `${width}px`,
    left: `${Math.max(app.left + 8, Math.min(from.left, app.right - width - 8))}px`,
    "max-height": `${Math.min(TALLEST, (upwards ? above : below) - 16)}px`,
    [upwards ? "bottom" : "top"]: `${upwards ? innerHeight - from.top + 4 : from.bottom + 4}px`,
  };
  for (const [property, value] of Object.entries(places)) box.style.setProperty(property, value);
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.box.contains(event.target) && !open.anchor.contains(event.target)) closePopup();
});
addEventListener("resize", closePopup);
document.addEventListener(
  "scroll",
  (event) => {
    if (open && !open.box.contains(event.target)) place();
  },
  { capture: true },
);
