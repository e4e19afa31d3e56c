// A round avatar: the first letter of a name on a colour that is always the same for a person.

import { h } from "./dom.js";

const TINTS = 6;

/** Makes the avatar. It is hidden from screen readers, because the name is always beside it. */
export function avatar(user, name, { small = false } = {}) {
  const tint = Number(BigInt(user.id) % BigInt(TINTS));
  const letter = user.bot ? "●" : ([...name][0]?.toUpperCase() ?? "?");
  return h(
    "span",
    { class: `avatar tint-${user.bot ? "bot" : tint}${small ? " small" : ""}`, "aria-hidden": "true" },
    letter,
  );
}
