// Embeds, as bots without Components V2 post them.
// https://docs.discord.com/developers/resources/message#embed-object

import { h } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { picture } from "./picture.js";

/** Shows an embed; `context` is the same as that of Markdown. */
export function embed(card, context) {
  const color = card.color === undefined ? null : `#${card.color.toString(16).padStart(6, "0")}`;
  return h(
    "div",
    { class: "container accented embed", style: color ? { "--accent": color } : {} },
    card.author
      ? h(
          "div",
          { class: "embed-author" },
          card.author.url ? link(card.author.url, card.author.name, context) : card.author.name,
        )
      : null,
    card.title
      ? h(
          "div",
          { class: "embed-title" },
          card.url ? link(card.url, card.title, context) : markdown(card.title, context),
        )
      : null,
    card.description ? h("div", { class: "text" }, markdown(card.description, context)) : null,
    card.fields?.length
      ? h(
          "div",
          { class: "embed-fields" },
          card.fields.map((field) => fieldOf(field, context)),
        )
      : null,
    card.image ? picture(card.image) : null,
    card.thumbnail ? picture(card.thumbnail, { small: true }) : null,
    card.footer ? h("div", { class: "muted" }, card.footer.text) : null,
  );
}

function fieldOf(field, context) {
  return h(
    "div",
    { class: field.inline ? "embed-field inline" : "embed-field" },
    h("div", { class: "embed-name" }, markdown(field.name, context)),
    h("div", { class: "text" }, markdown(field.value, context)),
  );
}
