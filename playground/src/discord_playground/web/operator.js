// The operator's panel: how fast the bot answers, rate limits, faults, the bot's process, and the clock.

import { fill, h } from "./dom.js";
import { levers } from "./levers.js";
import { afterPress } from "./press.js";
import { surroundings } from "./surroundings.js";

const SLOW = 1; // seconds after which an answer is marked as slow
const SHOWN = 12;
const FAULTS = [
  [null, "None"],
  ["slow", "Slow (1.5 s)"],
  ["late", "Too slow (4 s)"],
  ["broken", "Error 500"],
  ["dropped", "Dropped connection"],
];
const LEAPS = [
  ["1 minute", 60],
  ["1 hour", 3600],
  ["1 day", 86400],
  ["1 week", 604800],
];
const DEEDS = [
  ["posted", (count) => (count === 1 ? "message posted" : "messages posted")],
  ["direct", (count) => (count === 1 ? "direct message" : "direct messages")],
  ["edited", (count) => (count === 1 ? "message edited" : "messages edited")],
  ["deleted", (count) => (count === 1 ? "message deleted" : "messages deleted")],
];
const STATES = { starting: "is starting", running: "runs", stopping: "is stopping", stopped: "does not run" };

/** Makes the panel; calls `notice` with the reason if a switch fails. */
export function operatorPanel({ store, notice }) {
  const { lever, redraw } = levers((name, details) =>
    store.ask("operate", { switch: name, ...details }).catch((refused) => notice(refused.message)),
  );
  const around = surroundings({ lever });
  const clock = h("span", { class: "clock" });
  const passed = h("p", { class: "muted", role: "status" });
  const bot = h("div");
  const faults = h("div", { class: "choices" });
  const answers = h("div");
  const limits = h("div");
  const element = h(
    "aside",
    { class: "operator side", id: "operator", lang: "en", "aria-label": "Operator's panel", tabindex: "0" },
    h("h2", {}, "Operator"),
    h("section", {}, h("h3", {}, "The bot"), bot),
    h("section", {}, h("h3", {}, "Faults of Discord"), faults, lever("Cut the gateway's line", "disconnect")),
    h(
      "section",
      {},
      h("h3", {}, "Clock"),
      clock,
      h(
        "div",
        { class: "choices" },
        LEAPS.map(([name, seconds]) => lever(`+ ${name}`, "forward", { seconds })),
      ),
      passed,
    ),
    around.element,
    h("section", {}, h("h3", {}, "First answers"), answers),
    h("section", {}, h("h3", {}, "Rate limits hit"), limits),
  );
  store.addEventListener(
    "operator",
    afterPress(() => redraw(element, draw)),
  );
  setInterval(drawClock, 1000);
  return element;

  function draw() {
    const panel = store.operator;
    drawClock();
    drawPassed(panel.leap);
    around.draw(panel);
    drawBot(panel.bot);
    drawFaults(panel.fault);
    drawAnswers(panel.answers);
    fill(
      limits,
      panel.limited_count
        ? [
            h("p", {}, `${panel.limited_count} so far`),
            h(
              "ul",
              { class: "plain" },
              panel.limited
                .slice(-5)
                .toReversed()
                .map((each) => h("li", {}, h("code", {}, each.route))),
            ),
          ]
        : h("p", { class: "muted" }, "none"),
    );
  }

  function drawClock() {
    if (!store.operator) return;
    const ahead = store.operator.ahead;
    const words = new Date(store.now() * 1000).toLocaleString(undefined, {
      dateStyle: "medium",
      timeStyle: "medium",
    });
    clock.textContent = ahead ? `${words} (${lasting(ahead)} ahead)` : words;
  }

  /** Describes what the bot has done since the clock was advanced. */
  function drawPassed(leap) {
    const done = leap
      ? DEEDS.filter(([name]) => leap[name]).map(([name, words]) => `${leap[name]} ${words(leap[name])}`)
      : [];
    const words = leap
      ? `${lasting(leap.seconds)} later: ${done.join(", ") || "nothing has happened yet"}.`
      : "";
    if (passed.textContent !== words) passed.textContent = words;
  }

  function drawBot(state) {
    fill(
      bot,
      state
        ? [
            h(
              "p",
              {},
              h("span", { class: `presence inline ${state.state === "running" ? "online" : "offline"}` }),
              `The bot ${STATES[state.state]}.`,
            ),
            state.trouble ? h("pre", { class: "trouble" }, state.trouble) : null,
            h(
              "div",
              { class: "choices" },
              lever(state.state === "stopped" ? "Start the bot" : "Restart the bot", "restart"),
              state.state === "running" ? lever("Kill the bot", "kill", {}, { harmful: true }) : null,
            ),
          ]
        : h("p", { class: "muted" }, "It was not started from here."),
    );
  }

  function drawFaults(active) {
    fill(
      faults,
      FAULTS.map(([name, words]) => lever(words, "fault", { name }, { pressed: name === active })),
    );
  }

  function drawAnswers(all) {
    const times = all
      .map((each) => each.seconds)
      .filter((seconds) => seconds !== null)
      .toSorted((one, other) => one - other);
    const middle = times[Math.floor(times.length / 2)];
    fill(
      answers,
      h(
        "p",
        {},
        times.length
          ? `median ${milliseconds(middle)}, slowest ${milliseconds(times.at(-1))}, failed ${all.length - times.length} of ${all.length}`
          : h("span", { class: "muted" }, "none yet"),
      ),
      all.length
        ? h(
            "table",
            { class: "answers" },
            h("thead", {}, h("tr", {}, h("th", {}, "Who"), h("th", {}, "What"), h("th", {}, "After"))),
            h(
              "tbody",
              {},
              all
                .slice(-SHOWN)
                .toReversed()
                .map((each) =>
                  h(
                    "tr",
                    { class: each.seconds === null ? "bad" : each.seconds > SLOW ? "slow" : null },
                    h("td", {}, each.who),
                    h("td", {}, each.what),
                    h("td", {}, each.seconds === null ? "failed" : milliseconds(each.seconds)),
                  ),
                ),
            ),
          )
        : null,
    );
  }
}

function milliseconds(seconds) {
  return `${Math.round(seconds * 1000)} ms`;
}

function lasting(seconds) {
  const [size, name] = [
    [86400, "d"],
    [3600, "h"],
    [60, "min"],
    [1, "s"],
  ].find(([each]) => seconds >= each) ?? [1, "s"];
  return `${Math.round(seconds / size)} ${name}`;
}
