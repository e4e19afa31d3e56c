// One message in a channel.

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { h } from "./dom.js";
import { openMessageMenu, openPersonMenu } from "./context_menu.js";
import { embed } from "./embed.js";
import { dots, icon, iconButton } from "./icons.js";
import { markdown } from "./markdown.js";
import { file, isPicture, picture } from "./picture.js";
import { written } from "./timestamps.js";
import { worded, wordedWith } from "./words.js";

// The sentences of Discord's system messages, by message type:
// https://docs.discord.com/developers/resources/message#message-object-message-types
const TOLD = {
  1: (message, store) => ({
    sign: "members",
    words: ["added ", mentioned(message, store), " to the thread."],
  }),
  2: (message, store) => ({
    sign: "leave",
    words: ["removed ", mentioned(message, store), " from the thread."],
  }),
  4: ({ content }) => ({ sign: "rename", words: ["changed the channel name: ", h("strong", {}, content)] }),
  18: ({ content, message_reference: { channel_id: id } }, store) => ({
    sign: "thread",
    words: "started a thread.",
    thread: { id, name: store.channel(id)?.name ?? content },
  }),
};
const TOGETHER = 7 * 60 * 1000; // milliseconds within which an author's messages are grouped under one name

/** Whether a message is grouped with the one before it. */
export function belongsTo(message, before) {
  return (
    Boolean(before) &&
    !(before.type in TOLD) &&
    before.author.id === message.author.id &&
    !message.referenced_message &&
    !message.used &&
    before.ephemeral === message.ephemeral &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
  );
}

/** Makes the line above the new messages. */
export function newMessagesLine() {
  return h(
    "div",
    { class: "new-line", role: "separator", "aria-label": worded("New messages") },
    h("span", {}, worded("NEW")),
  );
}

/** Shows a message; `together` omits the name. `context` has `store`, `jump`, `use`, `remove`, `notice`. */
export function messageView(message, { together, context }) {
  const { store } = context;
  if (message.type in TOLD) return systemMessage(message, context);
  const name = store.nameOf(message.author);
  const pending = store.pendingControl(message.id);
  const controls = {
    ...context,
    mentions: message.mentions,
    pending,
    use: (action, control, more) => context.use(message, action, control, more),
  };
  const failure = store.failure(message.id);
  const classes = ["message"];
  if (together) classes.push("together");
  if (message.pinged) classes.push("pinged");
  if (message.ephemeral) classes.push("ephemeral");
  return h(
    "article",
    { class: classes.join(" "), id: `message-${message.id}`, tabindex: "-1", data: { message: message.id } },
    above(message, context),
    together ? null : face(message.author, name),
    h(
      "div",
      { class: "message-body" },
      together
        ? null
        : byline(
            message.author,
            nameButton(message.author, name, context),
            written(message.timestamp, store.now(), store.me.locale),
          ),
      message.pinged
        ? h("span", { class: "ping", title: worded("This message pinged you") }, `@ ${worded("pinged you")}`)
        : null,
      message.loading ? thinking(worded("{name} is thinking…", { name })) : body(message, controls),
      message.edited_timestamp && !message.loading
        ? h(
            "span",
            { class: "muted edited", title: new Date(message.edited_timestamp).toLocaleString() },
            worded("(edited)"),
          )
        : null,
      failure ? h("div", { class: "failure", role: "alert" }, failure) : null,
      message.thread ? threadLink(message.thread, context) : null,
      message.ephemeral ? whisper(() => context.remove(message)) : notification(message, store),
    ),
    tools(message, context),
  );
}

/** Shows who got a push notification of a bot's message, and what it said; Discord's client shows neither. */
function notification({ author, notified, notice }, store) {
  if (!author.bot) return null;
  if (!notified.length) return h("div", { class: "muted notification" }, `🔕 ${worded("nobody notified")}`);
  const [name, ...others] = notified.map((user) => store.nameOf(user));
  const names = others.length ? worded("{name} and {count} more", { name, count: others.length }) : name;
  return h("div", { class: "muted notification" }, `🔔 ${names}: ${notice || worded("empty notification")}`);
}

/** Shows the person's own command that has no answer yet or has failed: `{id, used, application, failed}`. */
export function commandUnderWay(begun, store) {
  const { application, failed } = begun;
  return h(
    "article",
    { class: "message ephemeral" },
    used(store.me, store.me.name, begun.used),
    avatar(application, application.name),
    h(
      "div",
      { class: "message-body" },
      byline(application, h("span", { class: "author" }, application.name)),
      failed
        ? h("div", { class: "failure", role: "alert" }, worded("The application did not respond"))
        : thinking(worded("Sending command…")),
      failed ? whisper(() => store.forget(begun.id)) : null,
    ),
  );
}

function byline(author, name, when = null) {
  return h(
    "div",
    { class: "byline" },
    name,
    author.bot ? h("span", { class: "bot-tag" }, "APP") : null,
    when,
  );
}

/** Makes an avatar that opens the person's menu; the keyboard reaches the menu by the name beside it. */
function face(author, name) {
  const sign = avatar(author, name);
  sign.dataset.person = author.id;
  return sign;
}

function nameButton(author, name, context) {
  return h(
    "button",
    {
      type: "button",
      class: "author",
      "aria-haspopup": "menu",
      data: { person: author.id },
      on: { click: ({ currentTarget }) => openPersonMenu(author.id, currentTarget, context) },
    },
    name,
  );
}

function used(user, name, command) {
  return h(
    "div",
    { class: "above" },
    avatar(user, name, { small: true }),
    wordedWith("{name} used {command}", {
      name: h("strong", {}, name),
      command: h("span", { class: "mention" }, command),
    }),
  );
}

/** Shows what a message answers: a command or another message. */
function above(message, context) {
  const { store } = context;
  if (message.used) {
    const user = message.interaction_metadata.user;
    return used(user, store.nameOf(user), message.used);
  }
  if (!message.message_reference) return null;
  const replied = message.referenced_message;
  if (!replied) return h("div", { class: "above" }, h("em", {}, worded("Original message was deleted")));
  const preview = replied.content || (replied.components.length ? worded("Click to see the message") : "…");
  return h(
    "button",
    {
      type: "button",
      class: "above",
      on: { click: () => context.jump({ channel: replied.channel_id, message: replied.id }) },
    },
    avatar(replied.author, store.nameOf(replied.author), { small: true }),
    h("strong", {}, store.nameOf(replied.author)),
    " ",
    preview.slice(0, 100),
  );
}

function thinking(words) {
  return h("div", { class: "thinking" }, dots(), ` ${words}`);
}

function body(message, context) {
  return [
    message.content ? h("div", { class: "text" }, markdown(message.content, context)) : null,
    message.embeds.map((card) => embed(card, context)),
    message.v2 ? null : message.attachments.map((each) => (isPicture(each) ? picture(each) : file(each))),
    components(message.components, context),
  ];
}

function whisper(dismiss) {
  return h(
    "div",
    { class: "muted whisper" },
    icon("eye"),
    ` ${worded("Only you can see this")} • `,
    h("button", { type: "button", class: "link-button", on: { click: dismiss } }, worded("Dismiss message")),
  );
}

function threadLink(thread, { jump }) {
  return h(
    "button",
    {
      type: "button",
      class: "thread-link",
      on: { click: () => jump({ channel: thread.id, message: null }) },
    },
    h("strong", { class: "thread-name" }, thread.name),
    h("span", { class: "thread-more" }, worded("See thread ›")),
  );
}

/** Shows a system message: somebody created or renamed a thread, or added or removed a member. */
function systemMessage(message, { store, jump }) {
  const { sign, words, thread } = TOLD[message.type](message, store);
  return h(
    "article",
    {
      class: "message system",
      id: `message-${message.id}`,
      tabindex: "-1",
      data: { message: message.id },
    },
    icon(sign),
    h(
      "div",
      { class: "message-body" },
      h(
        "div",
        { class: "byline" },
        h("span", {}, h("strong", {}, store.nameOf(message.author)), " ", words),
        written(message.timestamp, store.now(), store.me.locale),
      ),
      thread ? threadLink(thread, { jump }) : null,
    ),
  );
}

function mentioned(message, store) {
  return message.mentions.map((user) => h("strong", {}, store.nameOf(user)));
}

/** Makes the tools of a message, besides its own controls. */
function tools(message, context) {
  const { store, remove, reply } = context;
  if (message.ephemeral) return null;
  const may = store.channel(message.channel_id)?.may ?? {};
  const deletes = message.author.id === store.me.id || may.clear;
  return h(
    "div",
    { class: "tools" },
    may.write ? iconButton("reply", worded("Reply"), { on: { click: () => reply(message) } }) : null,
    deletes ? iconButton("remove", worded("Delete message"), { on: { click: () => remove(message) } }) : null,
    iconButton("more", worded("More actions"), {
      "aria-haspopup": "menu",
      on: { click: ({ currentTarget }) => openMessageMenu(message, currentTarget, context) },
    }),
  );
}
