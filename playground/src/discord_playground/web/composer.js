// The input line: messages, mentions, and the way into slash commands.

import { commandLine } from "./command_line.js";
import { fill, h } from "./dom.js";
import { Drafts } from "./drafts.js";
import { iconButton } from "./icons.js";
import { matching } from "./option_kinds.js";
import { people } from "./pickable.js";
import { Suggestions } from "./suggestions.js";
import { worded, wordedWith } from "./words.js";

const MENTION = /(?:^|\s)@([^\s@]*)$/;

/**
 * Makes the input line; `context` has `store` and `notice`. Returns the element, `reply` to answer a message, and
 * `mention` to mention a person.
 */
export function composer({ store, notice }) {
  const suggestions = new Suggestions();
  const text = h("textarea", {
    class: "draft",
    rows: "1",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-label": worded("Message"),
    maxlength: "2000",
    on: { input: typed, keydown: steer, focus: goOn, blur: () => suggestions.hide() },
  });
  const slash = iconButton("slash", worded("Slash commands"), {
    class: "icon-button slash",
    on: { click: () => startCommand("") },
  });
  const send = iconButton("send", worded("Send"), { class: "icon-button send", on: { click: say } });
  const plain = h("div", { class: "draft-line" }, slash, text, send);
  const replying = h("div", { class: "replying", hidden: true });
  const line = h("div", { class: "composer-line" }, plain);
  const element = h("div", { class: "composer" }, suggestions.element, replying, line);
  const mentions = new Map(); // "@Ben" -> "<@id>"
  let offered = null; // a promise of the commands, while one is being typed
  const drafts = new Drafts();
  let replyTo = null;

  store.addEventListener("here", begin);
  store.addEventListener("place", allow);
  document.addEventListener("command", (event) => startCommand(`${event.detail} `)); // a command mention was pressed
  return { element, reply, mention };

  /** Resets the input line for another channel. */
  function begin() {
    mentions.clear();
    cancelReply();
    const draft = drafts.read(store);
    leaveCommand({ focus: false });
    text.value = draft.text;
    for (const [name, code] of draft.mentions) mentions.set(name, code);
    drafts.keep(store, text.value, mentions);
    fit();
    allow();
    if (matchMedia("(hover: hover)").matches) text.focus();
  }

  function allow() {
    const here = store.channel();
    const may = here?.may.write ?? false;
    text.disabled = !may;
    send.disabled = !may;
    slash.disabled = !may || !here.may.command;
    text.placeholder = !here
      ? ""
      : here.archived && may
        ? worded("A message opens this thread again")
        : may
          ? worded("Message {name}", { name: named(here) })
          : worded("You do not have permission to send messages in this channel.");
  }

  function named(channel) {
    return channel.parent ? `"${channel.name}"` : `${store.isDirect(channel) ? "@" : "#"}${channel.name}`;
  }

  // Messages

  /** Looks up commands at once if the text is the beginning of one. */
  function goOn() {
    if (text.value.startsWith("/")) suggestCommands();
  }

  function fit() {
    text.style.setProperty("height", "auto");
    text.style.setProperty("height", `${text.scrollHeight}px`);
  }

  function typed() {
    fit();
    drafts.keep(store, text.value, mentions);
    if (text.value.startsWith("/")) suggestCommands();
    else {
      offered = null;
      suggestPeople();
    }
  }

  async function say() {
    let words = text.value.trim();
    if (!words) return;
    for (const [name, code] of mentions) words = words.replaceAll(name, code);
    const details = { channel: store.here, text: words, reply_to: replyTo?.id };
    text.value = "";
    typed();
    cancelReply();
    await store.ask("say", details).catch((refused) => {
      text.value = words;
      typed();
      notice(refused.message);
    });
  }

  function suggestPeople() {
    const found = MENTION.exec(text.value.slice(0, text.selectionStart));
    const items = found ? matching(people(store), found[1]) : [];
    if (!items.length) {
      suggestions.hide();
      return;
    }
    suggestions.show(text, worded("Members"), items, {
      active: 0,
      picked(item) {
        const end = text.selectionStart;
        mentions.set(`@${item.label}`, `<@${item.value}>`);
        text.setRangeText(`@${item.label} `, end - found[1].length - 1, end, "end");
        suggestions.hide();
        drafts.keep(store, text.value, mentions);
      },
    });
  }

  function reply(message) {
    replyTo = message;
    fill(
      replying,
      wordedWith("Replying to {name}", { name: h("strong", {}, store.nameOf(message.author)) }),
      iconButton("close", worded("Don't reply"), { on: { click: cancelReply } }),
    );
    replying.hidden = false;
    text.focus();
  }

  function mention({ id, name: shown }) {
    if (text.disabled) return;
    if (!plain.isConnected) leaveCommand();
    const before = text.value && !/\s$/.test(text.value) ? " " : "";
    mentions.set(`@${shown}`, `<@${id}>`);
    text.value += `${before}@${shown} `;
    text.focus();
    typed();
  }

  function cancelReply() {
    replyTo = null;
    replying.hidden = true;
  }

  // Slash commands

  function startCommand(path) {
    if (slash.disabled) return;
    leaveCommand();
    text.value = `/${path}`;
    text.focus();
    typed();
  }

  async function suggestCommands() {
    offered ??= store.ask("commands", { channel: store.here }).then(
      ({ commands }) => commands,
      (refused) => {
        notice(refused.message);
        return [];
      },
    );
    const commands = await offered;
    if (!text.value.startsWith("/") || !plain.isConnected) return;
    const exact = commands.find(({ path, shown }) => [`/${path} `, `/${shown} `].includes(text.value));
    if (exact) {
      enterCommand(exact);
      return;
    }
    const parts = text.value.slice(1).toLowerCase().split(/\s+/);
    const begins = ({ path, shown }) => [path, shown].some((each) => each.startsWith(parts.join(" ")));
    const hits = commands
      .filter(({ path, shown }) => parts.every((part) => `${path} ${shown}`.includes(part)))
      .toSorted((one, other) => begins(other) - begins(one)); // names that begin with the text come first
    const items = hits.map((command) => ({
      label: `/${command.shown}`,
      details: command.options.map((option) => ` ${option.shown}${option.required ? "" : "?"}`),
      description: command.description,
      side: command.application.name,
      command,
    }));
    suggestions.show(text, items.length ? worded("Commands") : worded("No command has this name"), items, {
      active: 0,
      picked: (item) => enterCommand(item.command),
    });
  }

  function enterCommand(command) {
    suggestions.hide();
    const filled = commandLine(command, {
      store,
      suggestions,
      sent: (options) => use(command, options),
      left: leaveCommand,
    });
    fill(line, filled.element);
    filled.focus();
  }

  function leaveCommand({ focus = true } = {}) {
    suggestions.hide();
    offered = null;
    text.value = "";
    drafts.keep(store, "", mentions);
    if (plain.isConnected && line.firstChild === plain) return;
    fill(line, plain);
    if (focus) text.focus();
  }

  async function use(command, options) {
    leaveCommand();
    const { path, application } = command;
    const begun = { channel: store.here, used: `/${path}`, application };
    await store
      .begin("command", { channel: store.here, path, options }, begun)
      .catch((refused) => notice(refused.message));
  }

  function steer(event) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && suggestions.open) suggestions.move(1);
    else if (event.key === "ArrowUp" && suggestions.open) suggestions.move(-1);
    else if (event.key === "Escape") {
      if (suggestions.open) suggestions.hide();
      else cancelReply();
    } else if (["Enter", "Tab"].includes(event.key) && suggestions.active) suggestions.pickActive();
    else if (event.key === "Enter" && !event.shiftKey) say();
    else return;
    event.preventDefault();
  }
}
