// Emoji that bots often use. Like Discord's, they are drawn, so that they look the same with any fonts.

import { h } from "./dom.js";
import { drawing } from "./icons.js";

const DISCS = { "⚪": "white", "⚫": "black", "🔴": "red" };
const SQUARE = "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z";
const BLUE = ["#2f78b0", SQUARE];
const WHITE = "#fff";
const SIGNS = {
  "🏆": [
    ["#c98a12", "M7 4H3c0 5 2 8 5 8v-2C6 10 5 8 5 6h2zM17 4h4c0 5-2 8-5 8v-2c2 0 3-2 3-4h-2zM11 14h2v4h-2z"],
    ["#f0b429", "M6 2h12v8a6 6 0 0 1-12 0z"],
    ["#8a5a1a", "M7 18h10v4H7z"],
  ],
  "👑": [
    ["#f0b429", "M2 6l5 5 5-8 5 8 5-5-2 12H4z"],
    ["#c98a12", "M4 18h16v3H4z"],
    ["#d13a42", "M12 12.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"],
  ],
  "🌍": [
    ["#2f78b0", "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"],
    ["#3fa35c", "M9 3l5 1 1 3-3 2-1 3-4 1-3-3 1-4zM13 12l5-1 2 3-3 5-3 1-2-4z"],
  ],
  "🗞": [
    ["#8a93a0", "M2 6l14-4 6 16-14 4z"],
    ["#f4f4f6", "M3.5 7l12-3.4L20.5 17l-12 3.4z"],
    [
      "#4a5360",
      "M6 8.5l9-2.6.5 1.6-9 2.6zM7.2 12l4-1.2 1.4 4-4 1.2zM13 10.3l4-1.2.5 1.4-4 1.2zM14 13.2l4-1.2.5 1.4-4 1.2z",
    ],
  ],
  "⏳": [
    ["#cfe6f5", "M7 4h10c0 5-4 6-4 8s4 3 4 8H7c0-5 4-6 4-8S7 9 7 4z"],
    ["#e0a030", "M9 8h6l-3 3zM12 14l4 6H8z"],
    ["#9a6a45", "M5 2h14v3H5zM5 19h14v3H5z"],
  ],
  "⚡": [["#f5b82e", "M14 1 4 14h6.5L8 23 19 9.5h-6.5L16 1z"]],
  "⚠": [
    ["#f5c330", "M12 2 23 21H1z"],
    ["#332700", "M11 8h2v7h-2zM11 17h2v2h-2z"],
  ],
  "👀": [
    ["#f4f4f6", "M6 4c3 0 5 4 5 8s-2 8-5 8-5-4-5-8 2-8 5-8zM18 4c3 0 5 4 5 8s-2 8-5 8-5-4-5-8 2-8 5-8z"],
    ["#23262d", "M5 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM17 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
  ],
  "🤝": [
    ["#4a78b8", "M0 6h5v11H0zM19 6h5v11h-5z"],
    ["#f2c063", "M5 7h5l2 1 2-1h5v9h-2l-4 4-2-1-2 1-4-4H5z"],
    ["#c98f30", "M8 12l4-4 1 1-3 4zM11 14l1-1 4 4-1 1z"],
  ],
  "🔕": [
    ["#f0b429", "M12 2a6 6 0 0 1 6 6v6l3 4H3l3-4V8a6 6 0 0 1 6-6zM9 19h6a3 3 0 0 1-6 0z"],
    ["#d13a42", "M2 4l2-2 18 18-2 2z"],
  ],
  "💡": [
    ["#f5c330", "M12 1a7 7 0 0 1 7 7c0 3-2 4-3 8H8c-1-4-3-5-3-8a7 7 0 0 1 7-7z"],
    ["#8a93a0", "M9 17h6v3H9zM10 21h4v2h-4z"],
  ],
  "✅": [
    ["#2d8a4e", SQUARE],
    [WHITE, "M9.5 18 4 12.5l2-2 3.5 3.5L18 5.5l2 2z"],
  ],
  "❌": [
    ["#d13a42", "M3 5.5 5.5 3l6.5 6.5L18.5 3 21 5.5 14.5 12l6.5 6.5-2.5 2.5-6.5-6.5L5.5 21 3 18.5 9.5 12z"],
  ],
  "↩": [BLUE, [WHITE, "M10 5v4h4a5 5 0 0 1 0 10H8v-2.5h6a2.5 2.5 0 0 0 0-5h-4v4L4 10.2z"]],
  "🧩": [["#4a9a4e", "M3 8h5c-2-6 8-6 6 0h5v5c6-2 6 8 0 6v3h-5c2-5-8-5-6 0H3v-5c5 2 5-7 0-5z"]],
  "📅": [
    ["#e6e8ec", "M3 5h18v17H3z"],
    ["#d13a42", "M3 3h18v6H3zM7 1h2v4H7zM15 1h2v4h-2z"],
    ["#5a6270", "M6 12h3v3H6zM10.5 12h3v3h-3zM15 12h3v3h-3zM6 17h3v3H6zM10.5 17h3v3h-3z"],
  ],
  "🎁": [
    ["#d13a42", "M3 8h18v4H3zM4 13h16v9H4z"],
    ["#f0b429", "M10.5 8h3v14h-3zM12 8C5 8 5 2 8.5 2.5 10.5 3 12 6 12 8c0-2 1.5-5 3.5-5.5C19 2 19 8 12 8z"],
  ],
  "🎉": [
    ["#f0b429", "M2 22 8 8l8 8z"],
    ["#d13a42", "M11 6c0-3 1-4 3-4v2c-1 0-1 1-1 2zM18 10c2-1 4-1 4 1l-2 1c0-1-1-1-2 0z"],
    ["#2f78b0", "M17 3h3v3h-3zM5 4h2v2H5zM18 16h2v2h-2z"],
  ],
  // Without the selector they are signs of the font.
  "◀\ufe0f": [BLUE, [WHITE, "M17 5v14L6 12z"]],
  "▶\ufe0f": [BLUE, [WHITE, "M7 5v14l11-7z"]],
  "⏮": [BLUE, [WHITE, "M6 6h2v12H6zM18 6v12l-9-6z"]],
  "⏭": [BLUE, [WHITE, "M16 6h2v12h-2zM6 6v12l9-6z"]],
  "⏪": [BLUE, [WHITE, "M12 6v12l-8-6zM20 6v12l-8-6z"]],
  "⏩": [BLUE, [WHITE, "M4 6v12l8-6zM12 6v12l8-6z"]],
};

/** Matches the emoji that are drawn. */
export const DRAWN = new RegExp(
  `(?:${[...Object.keys(DISCS), ...Object.keys(SIGNS)].join("|")})\ufe0f?`,
  "u",
);

/** Draws an emoji. */
export function drawn(emoji) {
  const [letter] = emoji;
  const color = DISCS[letter];
  const sign = SIGNS[emoji] ?? SIGNS[letter];
  const read = { role: "img", "aria-label": letter }; // screen readers know a word for the character
  if (color) return h("span", { class: `disc ${color}`, ...read });
  return h("span", { class: "sign", ...read }, drawing(sign));
}

/** Splits a text into parts, with each known emoji drawn. */
export function withEmoji(text) {
  const found = DRAWN.exec(text);
  if (!found) return [text];
  const after = text.slice(found.index + found[0].length);
  return [text.slice(0, found.index), drawn(found[0]), ...withEmoji(after)];
}
