// The types of slash command options: the suggestions for each, and how typed text is read.
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

/** Whether an option takes a file, which is picked instead of typed. */
export function takesFile(option) {
  return option.type === ATTACHMENT;
}

/** Returns a hint about what to type for an option without suggestions. */
export function hint({ type }) {
  if (type === INTEGER) return worded("Type a whole number");
  return type === NUMBER ? worded("Type a number") : worded("Type a text");
}

/** Returns the items to pick from for an option, as `{label, description, value}`, or null if any text can be typed. */
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

/** Returns the items that contain the typed text, those that begin with it first. */
export function matching(items, typed) {
  const wanted = typed.trim().replace(/^[@#]/, "").toLowerCase();
  const name = (item) => item.label.replace(/^[@#]/, "").toLowerCase();
  const hits = items.filter(
    (item) => name(item).includes(wanted) || item.description?.toLowerCase().includes(wanted),
  );
  return hits.toSorted((one, other) => name(other).startsWith(wanted) - name(one).startsWith(wanted));
}

/** Returns the value of typed text, or undefined if the option doesn't accept it. */
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
