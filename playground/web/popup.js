// A list or a box that floats beside what opened it, above everything else, until something else is used.

import { h } from "./dom.js";

const ENOUGH = 200; // pixels below that suffice, so that the picture above is not covered
const TALLEST = 320; // pixels, so that what is chosen from stays in sight

let open = null;

/** Opens a box beside an element; `closed` is called once it goes away. On a phone it rises from the bottom. */
export function openPopup(anchor, content, { label = null, closed = () => {} } = {}) {
  closePopup();
  const box = h("div", { class: "popup", role: label && "dialog", "aria-label": label }, content);
  document.querySelector(".app").append(box);
  open = { anchor, box, closed };
  place();
  return box;
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
  const app = document.querySelector(".app").getBoundingClientRect();
  const from = anchor.getBoundingClientRect();
  const below = app.bottom - from.bottom;
  const above = from.top - app.top;
  const width = Math.max(from.width, 220);
  box.style.setProperty("width", `${Math.min(width, app.width - 16)}px`);
  box.style.setProperty("left", `${Math.max(8, Math.min(from.left - app.left, app.width - width - 8))}px`);
  const upwards = below < Math.min(box.offsetHeight + 16, ENOUGH) && above > below;
  box.style.setProperty("max-height", `${Math.min(TALLEST, Math.max(120, (upwards ? above : below) - 16))}px`);
  if (upwards) box.style.setProperty("bottom", `${app.bottom - from.top + 4}px`);
  else box.style.setProperty("top", `${from.bottom - app.top + 4}px`);
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.box.contains(event.target) && !open.anchor.contains(event.target)) closePopup();
});
addEventListener("resize", closePopup);
