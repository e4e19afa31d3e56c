// Times as Discord shows them: <t:1700000000:R> and the like, and the times beside messages.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 365.25 * 86400],
  ["month", 30.44 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Formats a relative time: "in 3 days", "5 minutes ago". */
export function relative(seconds, now, locale) {
  const away = seconds - now;
  const [unit, size] = STEPS.find(([, each]) => Math.abs(away) >= each) ?? STEPS.at(-1);
  const numeric = unit === "second" ? "auto" : "always"; // "now", but "in 1 day"
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(Math.round(away / size), unit);
}

/** Makes a time in a message's text; relative ones are updated by `tick`. */
export function timestamp(seconds, style, { now, locale }) {
  const moment = new Date(seconds * 1000);
  const full = moment.toLocaleString(locale, STYLES.F);
  const text =
    style === "R" ? relative(seconds, now, locale) : moment.toLocaleString(locale, STYLES[style] ?? STYLES.f);
  const relatively = style === "R" ? { data: { relative: seconds } } : {};
  return h("time", { class: "moment", datetime: moment.toISOString(), title: full, ...relatively }, text);
}

/** Updates the relative times on the page. */
export function tick(now, locale) {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative), now, locale);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Formats when a message was written; for today's, only the time. */
export function written(iso, now, locale) {
  const moment = new Date(iso);
  const today = new Date(now * 1000).toDateString() === moment.toDateString();
  const text = today
    ? moment.toLocaleTimeString(locale, STYLES.t)
    : moment.toLocaleString(locale, { dateStyle: "short", timeStyle: "short" });
  return h("time", { class: "written", datetime: iso, title: moment.toLocaleString(locale, STYLES.F) }, text);
}
