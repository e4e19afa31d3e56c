// A round sign for somebody: the first letter of the name on a colour that stays theirs.

import { h } from "./dom.js";

const TINTS = 6;

/** Makes the sign; it is decoration, the name always stands beside it. */
export function avatar(user, name, { small = false } = {}) {
  const tint = Number(BigInt(user.id) % BigInt(TINTS));
  const letter = user.bot ? "●" : ([...name][0]?.toUpperCase() ?? "?");
  return h(
    "span",
    { class: `avatar tint-${user.bot ? "bot" : tint}${small ? " small" : ""}`, "aria-hidden": "true" },
    letter,
  );
}
