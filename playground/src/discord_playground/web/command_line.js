// A slash command while it is filled in: its name, a field for each option, and a last field that adds optional
// ones. It can be used with the keyboard alone: arrows and Enter (or Tab) choose, Enter sends once nothing required
// is missing, Backspace in an empty field goes back, Escape leaves.

import { h } from "./dom.js";
import { iconButton } from "./icons.js";
import { packed } from "./files.js";
import { hint, matching, pickable, readTyped, takesFile } from "./option_kinds.js";
import { worded } from "./words.js";

const PAUSE = 120; // milliseconds without typing before the bot is asked for completions

/** Makes the line of a command. Calls `sent` with the options' values by name, and `left` when the user leaves it. */
export function commandLine(command, { store, suggestions, sent, left }) {
  const fields = [];
  const holder = h("span", { class: "command-fields" });
  const more = h("input", {
    class: "command-more",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-label": worded("Add an option, or press Enter to send"),
    autocomplete: "off",
    spellcheck: "false",
    on: { input: suggestMore, focus: suggestMore, keydown: steerMore },
  });
  const element = h(
    "div",
    {
      class: "command-line",
      role: "group",
      "aria-label": worded("Command {name}", { name: `/${command.shown}` }),
    },
    h("span", { class: "command-name" }, `/${command.shown}`),
    holder,
    more,
    iconButton("send", worded("Send"), { class: "icon-button send", on: { click: send } }),
  );
  command.options.filter((option) => option.required).forEach(addField);
  element.addEventListener("focusout", (event) => {
    if (!element.contains(event.relatedTarget)) suggestions.hide();
  });
  return { element, focus: next };

  // Fields

  function addField(option) {
    const input = h("input", {
      class: "field-input",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-label": `${option.shown}: ${option.description}`,
      "aria-required": option.required,
      autocomplete: "off",
      spellcheck: "false",
      autocapitalize: "off",
    });
    const field = { option, input, value: undefined, asked: 0, timer: 0 };
    if (takesFile(option)) letPickFile(field);
    field.chip = h(
      "label",
      { class: "field", "aria-label": option.shown },
      h("span", { class: "field-name" }, option.shown),
      input,
    );
    input.addEventListener("focus", () => suggest(field));
    input.addEventListener("input", () => {
      field.value = undefined;
      fit(input);
      mark(field, true);
      suggest(field);
    });
    input.addEventListener("keydown", (event) => steer(field, event));
    fit(input);
    fields.push(field);
    holder.append(field.chip);
    tellMore();
    return field;
  }

  /** Makes a field show the picked file; Enter or a press opens the file dialog. */
  function letPickFile(field) {
    const picker = h("input", { type: "file", hidden: true, "aria-label": field.option.shown });
    field.input.readOnly = true;
    field.input.placeholder = "choose a file";
    field.input.addEventListener("click", () => picker.click());
    field.pick = () => picker.click();
    picker.addEventListener("change", async () => {
      const [file] = picker.files;
      if (file) set(field, { value: await packed(file), label: file.name });
    });
    element.append(picker);
  }

  function removeField(field) {
    fields.splice(fields.indexOf(field), 1);
    field.chip.remove();
    tellMore();
    (fields.at(-1)?.input ?? more).focus();
  }

  function fit(input) {
    const words = input.value || input.placeholder;
    input.style.setProperty("width", `calc(${Math.max(4, words.length + 1)}ch + 18px)`);
  }

  function mark(field, good) {
    field.chip.classList.toggle("wrong", !good);
    field.input.setAttribute("aria-invalid", String(!good));
  }

  function set(field, item) {
    field.value = item.value;
    field.input.value = item.label;
    fit(field.input);
    mark(field, true);
    next();
  }

  function valueOf(field) {
    return field.value !== undefined ? field.value : readTyped(field.option, field.input.value, store);
  }

  /** Focuses the first empty field, or else the field that adds options. */
  function next() {
    const empty = fields.find((field) => !field.input.value);
    (empty?.input ?? more).focus();
  }

  // Suggestions

  function title(option) {
    return [h("strong", {}, option.shown), ` ${option.description}`];
  }

  function suggest(field) {
    if (takesFile(field.option)) {
      show(field, [], worded("Press Enter to choose a file"));
      return;
    }
    if (field.option.autocomplete) {
      complete(field);
      return;
    }
    const items = pickable(field.option, store);
    show(
      field,
      items ? matching(items, field.value === undefined ? field.input.value : "") : [],
      items ? null : hint(field.option),
    );
  }

  function show(field, items, note) {
    const active = items.length && field.value === undefined ? 0 : -1;
    suggestions.show(
      field.input,
      [title(field.option), note ? h("div", { class: "muted" }, note) : null],
      items,
      { active, picked: (item) => set(field, item) },
    );
  }

  function complete(field) {
    clearTimeout(field.timer);
    field.asked += 1;
    const asked = field.asked;
    show(field, [], worded("Loading options…"));
    field.timer = setTimeout(async () => {
      const options = { ...given(field), [field.option.name]: field.value ?? field.input.value };
      let answer;
      try {
        answer = await store.ask("complete", {
          channel: store.here,
          path: command.path,
          options,
          focused: field.option.name,
        });
      } catch {
        answer = null;
      }
      if (asked !== field.asked || document.activeElement !== field.input) return;
      const items = (answer?.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
      show(
        field,
        items,
        answer === null
          ? worded("Loading options failed")
          : items.length
            ? null
            : worded("No options match your search"),
      );
    }, PAUSE);
  }

  /** Returns the values of the other fields that are valid. */
  function given(except) {
    const read = fields
      .filter((field) => field !== except && field.input.value)
      .map((field) => [field.option.name, valueOf(field)]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }

  function remaining() {
    return command.options.filter((option) => !fields.some((field) => field.option === option));
  }

  function tellMore() {
    const count = remaining().length;
    more.placeholder = count ? worded("+{count} optional", { count }) : "";
  }

  function suggestMore() {
    const items = matching(
      remaining().map((option) => ({ label: option.shown, description: option.description, option })),
      more.value,
    );
    const words = items.length ? worded("Options, or Enter to send") : worded("Enter sends the command");
    suggestions.show(more, words, items, {
      active: more.value && items.length ? 0 : -1,
      picked: (item) => pickMore(item),
    });
  }

  function pickMore({ option }) {
    more.value = "";
    addField(option).input.focus();
  }

  // Keys

  function steer(field, event) {
    if (event.isComposing) return;
    if (field.pick && event.key === "Enter" && !field.input.value) field.pick();
    else if (event.key === "Backspace" && (field.pick || !field.input.value)) goBack(field);
    else if (event.key === "Enter") goOn();
    else if (event.key === "Tab" && !event.shiftKey && suggestions.active) suggestions.pickActive();
    else if (!steerList(event)) return;
    event.preventDefault();
  }

  /** Accepts the active suggestion. Without one, sends the command, or focuses the first field that is still empty. */
  function goOn() {
    if (suggestions.active) suggestions.pickActive();
    else if (fields.every((each) => each.input.value)) send();
    else next();
  }

  /** Removes an optional field; from a required one, goes to the previous field, or leaves the command. */
  function goBack(field) {
    const before = fields[fields.indexOf(field) - 1];
    if (!field.option.required) removeField(field);
    else if (before) before.input.focus();
    else left();
  }

  function steerMore(event) {
    if (event.isComposing) return;
    if (event.key === "Backspace" && !more.value) {
      if (fields.length) fields.at(-1).input.focus();
      else left();
    } else if (event.key === "Enter") {
      if (suggestions.active) suggestions.pickActive();
      else send();
    } else if (event.key === "Tab" && !event.shiftKey && suggestions.active) suggestions.pickActive();
    else if (!steerList(event)) return;
    event.preventDefault();
  }

  function steerList(event) {
    if (event.key === "ArrowDown") suggestions.move(1);
    else if (event.key === "ArrowUp") suggestions.move(-1);
    else if (event.key === "Escape") left();
    else return false;
    return true;
  }

  function send() {
    const wrong = fields.filter(
      (field) =>
        (field.option.required || field.input.value) && (!field.input.value || valueOf(field) === undefined),
    );
    fields.forEach((field) => mark(field, !wrong.includes(field)));
    if (wrong.length) {
      wrong[0].input.focus();
      return;
    }
    sent(given(null));
  }
}
