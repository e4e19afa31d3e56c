// The kinds of option that a slash command can have: what each suggests, and how what was typed is read.
// https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-type

import { channels, people, roles } from "./pickable.js";
import { worded } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;

/** Whether an option takes a file, which is picked and not typed. */
export function takesFile(option) {
  return option.type === ATTACHMENT;
}

/** What is to be typed for an option for which nothing can be picked. */
export function hint({ type }) {
  if (type === INTEGER) return worded("Type a whole number");
  return type === NUMBER ? worded("Type a number") : worded("Type a text");
}

/** What can be picked for an option, as `{label, description, value}`, or null where anything can be typed. */
export function pickable(option, store) {
  if (option.choices.length)
    return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: worded("True"), value: true },
        { label: worded("False"), value: false },
      ];
    case USER:
      return people(store);
    case CHANNEL:
      return channels(store, option.channel_types);
    case ROLE:
      return roles(store);
    case MENTIONABLE:
      return [...people(store), ...roles(store)];
    default:
      return null;
  }
}

/** Those of the items that contain what was typed, the ones that begin with it first. */
export function matching(items, typed) {
  const wanted = typed.trim().replace(/^[@#]/, "").toLowerCase();
  const name = (item) => item.label.replace(/^[@#]/, "").toLowerCase();
  const hits = items.filter(
    (item) => name(item).includes(wanted) || item.description?.toLowerCase().includes(wanted),
  );
  return hits.toSorted((one, other) => name(other).startsWith(wanted) - name(one).startsWith(wanted));
}

/** Reads what was typed without picking; undefined if the option can't take it. */
export function readTyped(option, text, store) {
  const typed = text.trim();
  const items = pickable(option, store);
  if (items)
    return items.find(
      (item) => item.label.replace(/^[@#]/, "").toLowerCase() === typed.replace(/^[@#]/, "").toLowerCase(),
    )?.value;
  if (option.type === INTEGER) return /^-?\d+$/.test(typed) ? Number(typed) : undefined;
  if (option.type === NUMBER)
    return typed !== "" && Number.isFinite(Number(typed)) ? Number(typed) : undefined;
  return typed;
}
