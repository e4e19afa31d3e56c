// Converts the part of Discord's Markdown that bots use into nodes. Anything else stays as it was typed.
// https://docs.discord.com/developers/reference#message-formatting

import { h } from "./dom.js";
import { DRAWN, drawn } from "./emoji.js";
import { installs, jumpTarget } from "./jump.js";
import { timestamp } from "./timestamps.js";
import { worded } from "./words.js";

/**
 * Turns a text into nodes. `context` has `store` (for names, channels and the time), `jump` (to follow links to
 * messages) and `mentions`, the users that the message brings along.
 */
export function markdown(text, context) {
  const blocks = [];
  let lines = text.split("\n");
  while (lines.length) {
    const block = BLOCKS.map((read) => read(lines, context)).find(Boolean);
    blocks.push(block.node);
    lines = lines.slice(block.lines);
  }
  return blocks;
}

// Blocks: each reader gets the remaining lines and returns a node and the number of lines that it used, or nothing.

const BLOCKS = [codeBlock, heading, subtext, quotation, list, paragraph];

function codeBlock(lines) {
  if (!lines[0].startsWith("```")) return null;
  const rest = lines.join("\n").slice(3);
  const end = rest.indexOf("```");
  if (end < 0) return null;
  const code = rest
    .slice(0, end)
    .replace(/^\w*\n/, "")
    .replace(/\n$/, "");
  const taken = rest.slice(0, end).split("\n").length;
  return { node: h("pre", {}, h("code", {}, code)), lines: taken };
}

function heading(lines, context) {
  const found = /^(#{1,3}) +(.+)$/.exec(lines[0]);
  if (!found) return null;
  const size = found[1].length;
  return {
    node: h(
      "div",
      { class: `heading heading-${size}`, role: "heading", "aria-level": size + 2 },
      inline(found[2], context),
    ),
    lines: 1,
  };
}

function subtext(lines, context) {
  const found = /^-# +(.+)$/.exec(lines[0]);
  return found && { node: h("small", { class: "subtext" }, inline(found[1], context)), lines: 1 };
}

function quotation(lines, context) {
  if (lines[0].startsWith(">>> ")) {
    const text = lines.join("\n").slice(4);
    return { node: h("blockquote", {}, markdown(text, context)), lines: lines.length };
  }
  const taken = leading(lines, (line) => line.startsWith("> "));
  if (!taken) return null;
  const text = lines
    .slice(0, taken)
    .map((line) => line.slice(2))
    .join("\n");
  return { node: h("blockquote", {}, markdown(text, context)), lines: taken };
}

const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;

function list(lines, context) {
  const taken = leading(lines, (line) => ITEM.test(line));
  if (!taken) return null;
  const items = lines.slice(0, taken).map((line) => ITEM.exec(line));
  const numbered = /\d/.test(items[0][2]);
  const nodes = items.map(([, indent, , text]) =>
    h("li", { class: indent.length > 1 ? "nested" : null }, inline(text, context)),
  );
  return {
    node: h(numbered ? "ol" : "ul", numbered ? { start: Number.parseInt(items[0][2], 10) } : {}, nodes),
    lines: taken,
  };
}

function paragraph(lines, context) {
  const next = lines
    .slice(1)
    .findIndex((_, index) => BLOCKS.slice(0, -1).some((read) => read(lines.slice(index + 1), context)));
  const taken = next < 0 ? lines.length : next + 1;
  return {
    node: h("div", { class: "paragraph" }, inline(lines.slice(0, taken).join("\n"), context)),
    lines: taken,
  };
}

function leading(lines, belongs) {
  const end = lines.findIndex((line) => !belongs(line));
  return end < 0 ? lines.length : end;
}

// Within a line: the first rule that matches at the earliest place wins.

const RULES = [
  [/\\([^\sA-Za-z0-9])/, (found) => found[1]],
  [/(`+)(.+?)\1(?!`)/s, (found) => h("code", {}, found[2].trim())],
  [/\*\*(.+?)\*\*(?!\*)/s, (found, context) => h("strong", {}, inline(found[1], context))],
  [/__(.+?)__(?!_)/s, (found, context) => h("u", {}, inline(found[1], context))],
  [/~~(.+?)~~/s, (found, context) => h("s", {}, inline(found[1], context))],
  [/\*(?! )(.+?)(?<! )\*/s, (found, context) => h("em", {}, inline(found[1], context))],
  [/(?<!\w)_(.+?)_(?!\w)/s, (found, context) => h("em", {}, inline(found[1], context))],
  [/\|\|(.+?)\|\|/s, spoiler],
  [
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    (found, context) => link(found[2], inline(found[1], context), context),
  ],
  [/<(https?:\/\/[^\s>]+)>/, (found, context) => link(found[1], null, context)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/, (found, context) => link(found[0], null, context)],
  [/<@!?(\d+)>/, mentionOfUser],
  [/<@&(\d+)>/, mentionOfRole],
  [/<#(\d+)>/, mentionOfChannel],
  [/<\/([-\w ]+):\d+>/, mentionOfCommand],
  [/<a?:(\w+):\d+>/, (found) => `:${found[1]}:`],
  [
    /<t:(-?\d+)(?::([tTdDfFR]))?>/,
    (found, { store }) =>
      timestamp(Number(found[1]), found[2] ?? "f", { now: store.now(), locale: store.me.locale }),
  ],
  [DRAWN, (found) => drawn(found[0])],
  [/@(everyone|here)\b/, (found) => h("span", { class: "mention" }, found[0])],
];

function inline(text, context) {
  const nodes = [];
  let left = text;
  while (left) {
    const hits = RULES.map(([pattern, make]) => ({ found: pattern.exec(left), make })).filter(
      ({ found }) => found,
    );
    if (!hits.length) break;
    const { found, make } = hits.reduce((first, hit) => (hit.found.index < first.found.index ? hit : first));
    nodes.push(left.slice(0, found.index), make(found, context));
    left = left.slice(found.index + found[0].length);
  }
  return [...nodes, left];
}

function spoiler(found, context) {
  const hidden = h(
    "button",
    { type: "button", class: "spoiler", "aria-label": worded("Show the spoiler") },
    inline(found[1], context),
  );
  hidden.addEventListener("click", () => hidden.replaceWith(...hidden.childNodes), { once: true });
  return hidden;
}

/** Makes a link; one to a message or a channel stays on the page. */
export function link(url, children, { store, jump, install }) {
  const target = jumpTarget(url);
  const application = installs(url);
  if (application) return h("a", { href: url, on: { click: instead } }, children ?? url);
  if (!target) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children ?? url);
  const channel = store.channel(target.channel);
  const words =
    children ??
    h("span", { class: "mention" }, `#${channel?.name ?? "unknown"}${target.message ? " › message" : ""}`);
  return h(
    "a",
    {
      href: url,
      on: {
        click: (event) => {
          event.preventDefault();
          jump(target);
        },
      },
    },
    words,
  );

  function instead(event) {
    event.preventDefault();
    install(application);
  }
}

/**
 * Shows a mention. The page has a name only for users that the message brings along and for its own, as a client has
 * that hasn't loaded anyone else: https://github.com/discord/discord-api-docs/issues/1479
 */
function mentionOfUser(found, { store, mentions }) {
  const user = [...mentions, store.me].find((each) => each.id === found[1]);
  return h("span", { class: "mention" }, `@${user ? store.nameOf(user) : "unknown-user"}`);
}

function mentionOfRole(found, { store }) {
  const role = store.roles.find((each) => each.id === found[1]);
  return h("span", { class: "mention" }, `@${role?.name ?? "unknown-role"}`);
}

/** Makes a command mention: pressing it begins the command in the input line, which listens for `command`. */
function mentionOfCommand(found) {
  const begin = () => document.dispatchEvent(new CustomEvent("command", { detail: found[1] }));
  return h("button", { type: "button", class: "mention", on: { click: begin } }, `/${found[1]}`);
}

function mentionOfChannel(found, context) {
  const channel = context.store.channel(found[1]);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h(
    "button",
    {
      type: "button",
      class: "mention",
      on: { click: () => context.jump({ channel: channel.id, message: null }) },
    },
    `#${channel.name}`,
  );
}
