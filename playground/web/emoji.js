// Emoji that look alike in many fonts: they are drawn, as Discord draws all of its own.

import { h } from "./dom.js";

const DISCS = { "⚪": "white", "⚫": "black", "🔴": "red" };

/** Matches the emoji that are drawn. */
export const DRAWN = /[⚪⚫🔴]\ufe0f?/u;

/** Draws one of them. */
export function drawn(emoji) {
  const color = DISCS[[...emoji][0]];
  return h("span", { class: `disc ${color}`, role: "img", "aria-label": `${color} circle` });
}
