// Modals: forms that a bot opens.
// https://docs.discord.com/developers/components/reference#label

import { components, optionsOf } from "./components.js";
import { askIn } from "./dialog.js";
import { h, newId } from "./dom.js";
import { packed } from "./files.js";
import { select } from "./select.js";
import { worded } from "./words.js";

const PARAGRAPH = 2;
const TEXT_INPUT = 4;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;

/** Opens a form: `{interaction, title, components, channel}`. */
export function openModal(modal, { store, jump, notice }) {
  const fields = new Map(); // custom id -> function that reads it
  askIn(modal.title, modal.components.map(part), { action: worded("Submit"), send });

  function part(component) {
    if (component.type === 1) return component.components.map((field) => labelled(field, field.label, null));
    if (component.type === 18) return labelled(component.component, component.label, component.description);
    return components([component], {
      mentions: [],
      store,
      jump,
      pending: null,
      use: () => notice("A form has no such control."),
    });
  }

  function labelled(field, label, description) {
    const id = newId("field");
    const kinds = {
      [TEXT_INPUT]: textInput,
      [FILE_UPLOAD]: fileInput,
      [RADIO_GROUP]: group,
      [CHECKBOX_GROUP]: group,
      [CHECKBOX]: checkbox,
    };
    const control = (kinds[field.type] ?? menu)(field, id, label);
    const optional = field.required === false || field.type === CHECKBOX;
    const star = optional ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
    return h(
      "div",
      { class: "modal-field" },
      h("label", { for: id }, label, star),
      description ? h("span", { class: "muted" }, description) : null,
      control,
    );
  }

  function textInput(field, id) {
    const long = field.style === PARAGRAPH;
    const input = h(long ? "textarea" : "input", {
      id,
      placeholder: field.placeholder,
      required: field.required !== false,
      minlength: field.min_length,
      maxlength: field.max_length ?? 4000,
      rows: long ? 4 : null,
    });
    input.value = field.value ?? "";
    fields.set(field.custom_id, () => input.value);
    return input;
  }

  function fileInput(field, id) {
    const input = h("input", {
      id,
      type: "file",
      multiple: (field.max_values ?? 1) > 1,
      required: field.required !== false,
    });
    fields.set(field.custom_id, () => Promise.all([...input.files].map(packed)));
    return input;
  }

  function checkbox(field, id) {
    const input = h("input", { id, type: "checkbox", checked: field.default });
    fields.set(field.custom_id, () => input.checked);
    return input;
  }

  /** Makes a group of radio buttons or checkboxes. */
  function group(field, id, label) {
    const single = field.type === RADIO_GROUP;
    const inputs = field.options.map((option) =>
      h("input", {
        type: single ? "radio" : "checkbox",
        name: id,
        value: option.value,
        checked: option.default,
        required: single && field.required !== false,
      }),
    );
    fields.set(field.custom_id, () => inputs.filter((input) => input.checked).map((input) => input.value));
    return h(
      "div",
      { class: "lines", id, role: single ? "radiogroup" : "group", "aria-label": label },
      field.options.map((option, index) =>
        h(
          "label",
          {},
          inputs[index],
          h("span", {}, option.label),
          option.description ? h("span", { class: "muted" }, option.description) : null,
        ),
      ),
    );
  }

  function menu(field, _id, label) {
    const options = optionsOf(field, store);
    let values = options.filter((option) => option.default).map((option) => option.value);
    fields.set(field.custom_id, () => values);
    return select({
      label,
      placeholder: field.placeholder ?? worded("Make a selection"),
      options,
      least: field.min_values ?? 1,
      most: field.max_values ?? 1,
      chosen: (picked) => {
        values = picked;
      },
    });
  }

  async function send() {
    const filled = await Promise.all([...fields].map(async ([name, read]) => [name, await read()]));
    const details = { interaction: modal.interaction, fields: Object.fromEntries(filled) };
    await store.begin("submit", details, { channel: modal.channel });
  }
}
