// The page's own icons, drawn so that they look the same with any fonts.

import { h } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const BOX = "0 0 24 24";
const PATHS = {
  channels: "M4 6h16M4 12h16M4 18h16",
  members:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14.5c2.3.8 3.5 2.7 3.5 5.5",
  operator: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  message: "M4 5h16v11H11l-4 4v-4H4z",
  thread: "M5 4h14v10h-7l-4 4v-4H5zM9 9h6",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  another: "M4 8h10v10H4zM9 4h11v11M17 1v6M14 4h6",
  leave: "M8 7H20l-3.5-3.5M16 17H4l3.5 3.5",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  slash: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 7l-4 10",
  reply: "M9 6 4 11l5 5M4 11h9c4 0 6.5 2 7 7",
  remove: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  more: "M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6M12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6M19 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6",
  rename: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  at: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M15.5 12v1.5a2.5 2.5 0 0 0 5 0V12A8.5 8.5 0 1 0 17 18.9",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
};

/** Makes an icon. It is hidden from screen readers: its meaning is in a text beside it or in a label. */
export function icon(name) {
  return element(
    "svg",
    { viewBox: BOX, class: "icon", "aria-hidden": "true" },
    element("path", { d: PATHS[name] }),
  );
}

/** Makes a coloured drawing out of `[color, path]`. */
export function drawing(shapes) {
  const paths = shapes.map(([fill, d]) => element("path", { fill, d }));
  return element("svg", { viewBox: BOX, "aria-hidden": "true" }, ...paths);
}

function element(tag, attributes, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Makes three moving dots for waiting; `words` describe them if no text beside them does. */
export function dots(words = null) {
  return h(
    "span",
    { class: "dots", "aria-label": words, "aria-hidden": words ? null : "true" },
    h("i"),
    h("i"),
    h("i"),
  );
}

/** Makes a button with an icon; `name` is its accessible name. */
export function iconButton(sign, name, attributes = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", title: name, "aria-label": name, ...attributes },
    icon(sign),
  );
}
