// The page: chooses the person, puts the parts together, and follows the address (#/person/channel).

import { chooser } from "./chooser.js";
import { composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { membersView } from "./members.js";
import { messagesView } from "./messages.js";
import { openModal } from "./modal.js";
import { askForThread } from "./new_thread.js";
import { operatorPanel } from "./operator.js";
import { firstHint, residents } from "./others.js";
import { sidebar } from "./sidebar.js";
import { Store } from "./store.js";
import { tick } from "./timestamps.js";
import { Wire } from "./wire.js";
import { worded, speak } from "./words.js";

const NOTICE_SHOWN = 6000; // milliseconds
const ROOM = 1000; // pixels of width up to which the sides cover the conversation, as in layout.css

const app = h("div", { class: "app" });
document.body.append(app);
setTheme(
  localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"),
);
start();

function address() {
  const [, person = "", channel = null] = location.hash.split("/");
  return { person: decodeURIComponent(person), channel };
}

async function start() {
  const { person } = address();
  addEventListener("hashchange", () => {
    if (address().person !== person) location.reload();
  });
  if (person) {
    sessionStorage.setItem("person", person);
    const { people } = await residents();
    await speak(people.find(({ username }) => username === person)?.locale ?? "en");
    converse(person);
  } else {
    const choose = (chosen) => {
      location.hash = `#/${chosen}`;
    };
    fill(app, await chooser(sessionStorage.getItem("person"), choose));
    app.querySelector(".card[aria-current]")?.focus();
  }
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
}

function turnTheme() {
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  localStorage.setItem("theme", theme);
  setTheme(theme);
}

/** Sets up the whole page for one person. */
function converse(person) {
  const store = new Store();
  const notices = h("div", { class: "notices", role: "alert" });
  const context = {
    store,
    notice,
    jump,
    install,
    use,
    remove,
    write,
    offer,
    reply: (message) => line.reply(message),
    mention: (member) => line.mention(member),
    go,
    turnTheme,
    leave: () => {
      location.hash = "";
    },
  };
  const messages = messagesView(context);
  const line = composer(context);
  const banner = h("div", { class: "banner", role: "status" });
  const hint = h("div");
  const typing = h("div", { class: "typing muted", "aria-live": "polite" });
  const name = h("h1", { class: "here" });
  const topic = h("span", { class: "topic muted" });
  const newThread = iconButton("thread", worded("New thread"), { on: { click: openThread } });
  const channels = iconButton("channels", worded("Channels"), {
    class: "icon-button drawer-button",
    "aria-controls": "sidebar",
    on: { click: () => turn("channels") },
  });
  const header = h(
    "header",
    { class: "header" },
    channels,
    name,
    topic,
    h("span", { class: "space" }),
    newThread,
    iconButton("members", worded("Members"), {
      "aria-controls": "members",
      on: { click: () => turn("members") },
    }),
    iconButton("operator", "Operator's panel", {
      "aria-controls": "operator",
      on: { click: () => turn("operator") },
    }),
  );
  const backdrop = h("div", { class: "backdrop", on: { click: closeDrawers } });
  fill(
    app,
    banner,
    h(
      "div",
      { class: "columns" },
      sidebar(context),
      h("main", { class: "conversation" }, header, messages.element, hint, typing, line.element),
      membersView(context),
      operatorPanel(context),
      backdrop,
    ),
    notices,
  );

  store.addEventListener("hello", arrive, { once: true });
  store.addEventListener("hello", async () => fill(hint, await firstHint(store.me)), { once: true });
  store.addEventListener("hello", () => app.classList.toggle("phone", store.me.phone));
  store.addEventListener("place", () => {
    if (store.here && !store.channel()) go(store.firstChannel);
    else if (store.here && !store.isRead()) open(store.here); // the channel was gone and is back
    drawHeader();
  });
  for (const event of ["here", "place"]) store.addEventListener(event, drawHeader);
  for (const event of ["here", "unread", "messages", "place"]) store.addEventListener(event, drawTitle);
  for (const event of ["connection", "operator"]) store.addEventListener(event, drawBanner);
  store.addEventListener("typing", () => {
    typing.textContent = typingWords();
  });
  store.addEventListener("modal", ({ detail }) => openModal(detail, context));
  addEventListener("hashchange", () => {
    const { channel } = address();
    if (channel && channel !== store.here && store.channel(channel)) open(channel);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) store.seen();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeDrawers();
  });
  setInterval(() => tick(store.now(), store.me?.locale), 1000);
  store.attach(
    new Wire(person, { heard: (told) => store.hear(told), broken: (broken) => store.setBroken(broken) }),
  );

  // Navigating

  function arrive() {
    const { channel } = address();
    go(channel && store.channel(channel) ? channel : store.firstChannel);
  }

  function go(channelId) {
    closeDrawers();
    if (channelId) location.replace(`#/${encodeURIComponent(person)}/${channelId}`);
    if (channelId && channelId !== store.here) open(channelId);
  }

  function open(channelId) {
    return store.open(channelId).catch((refused) => notice(refused.message));
  }

  async function jump({ channel, message }) {
    if (!store.channel(channel)) {
      notice(worded("You can't see that channel."));
      return;
    }
    go(channel);
    await open(channel);
    if (message && !messages.show(message)) notice(worded("That message is no longer there."));
  }

  async function install(application) {
    try {
      const { name: installed } = await store.ask("install", { application });
      notice(
        worded("{name} is installed for you: its commands work in every chat and server.", { name: installed }),
        "notice done",
      );
    } catch (refused) {
      notice(refused.message);
    }
  }

  function openThread() {
    askForThread(async (title) => {
      const { channel } = await store.ask("thread", { channel: store.here, name: title });
      go(channel);
    });
  }

  // Acting

  function use(message, action, control, more = {}) {
    const details = { channel: message.channel_id, message: message.id, control, ...more };
    return store
      .begin(action, details, { channel: message.channel_id, message: message.id, control })
      .catch((refused) => notice(refused.message));
  }

  /** Uses a command in the menu of a message or of a person: `{channel, message}` or `{channel, person}`. */
  function offer({ name: command, application }, target) {
    const begun = { channel: target.channel, used: command, application };
    return store
      .begin("menu", { ...target, name: command }, begun)
      .catch((refused) => notice(refused.message));
  }

  async function write(userId) {
    go(await store.openDirect(userId));
  }

  function remove(message) {
    return store
      .ask("delete", { channel: message.channel_id, message: message.id })
      .catch((refused) => notice(refused.message));
  }

  function notice(words, looks = "notice") {
    const note = h("div", { class: looks }, words);
    notices.append(note);
    setTimeout(() => note.remove(), NOTICE_SHOWN);
  }

  // Drawers

  /** Opens or closes a drawer; where there is room, the members stay open until they are closed. */
  function turn(drawer) {
    const shown = app.classList.contains(`with-${drawer}`);
    closeDrawers();
    app.classList.toggle(`with-${drawer}`, !shown);
  }

  /** Closes the drawers that cover the conversation; those beside it stay open. */
  function closeDrawers() {
    if (app.offsetWidth <= ROOM) app.classList.remove("with-channels", "with-members", "with-operator");
  }

  // Drawing

  function drawHeader() {
    const here = store.channel();
    fill(
      name,
      here
        ? [
            here.parent
              ? icon("thread")
              : h("span", { class: "channel-sign" }, store.isDirect(here) ? "@" : "#"),
            ` ${here.name}`,
          ]
        : null,
    );
    topic.textContent = here?.locked
      ? worded("Locked")
      : here?.archived
        ? worded("Archived")
        : (here?.topic ?? "");
    newThread.hidden = !here?.may.thread;
  }

  function drawTitle() {
    const pings = store.channels.reduce((sum, channel) => sum + store.unread(channel.id).pings, 0);
    channels.classList.toggle("calls", pings > 0);
    const mentions = worded(pings === 1 ? "{count} mention" : "{count} mentions", { count: pings });
    channels.setAttribute("aria-label", pings ? `${worded("Channels")}, ${mentions}` : worded("Channels"));
    document.title = `${pings ? `(${pings}) ` : ""}${store.channel()?.name ?? "Playground"} · ${store.me?.name ?? ""}`;
  }

  function drawBanner() {
    const bot = store.operator?.bot;
    const words = store.broken
      ? worded("The playground can't be reached. Trying again …")
      : bot?.state === "stopped"
        ? worded(
            "The bot has stopped, so nobody answers commands and buttons. The operator's panel (above, on the right) says why and starts it again.",
          )
        : bot && bot.state !== "running"
          ? worded("The bot is on its way: commands and buttons work as soon as it is connected.")
          : "";
    banner.textContent = words;
    banner.hidden = !words;
  }

  function typingWords() {
    const names = store.typing().map((id) => store.nameOf({ id, name: worded("Somebody") }));
    return names.length
      ? worded(names.length > 1 ? "{names} are typing…" : "{names} is typing…", { names: names.join(", ") })
      : "";
  }
}
