// Builds elements. Text only becomes text nodes and attributes, so names and messages can't inject
// markup.

/**
 * Makes an element. Attributes: `on` maps events to listeners, `data` fills the dataset, `style` sets CSS properties;
 * true sets an attribute without a value, false and null omit it; `aria-` attributes are set to "true" or "false".
 * Children: nodes, texts, lists of those, null.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("aria-")) element.setAttribute(name, String(value));
    else if (value === false) continue;
    else if (name === "on")
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style")
      for (const [property, set] of Object.entries(value)) element.style.setProperty(property, set);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Flattens children and omits those that are null or false. */
export function nodes(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Replaces an element's children. */
export function fill(element, ...children) {
  element.replaceChildren(...nodes(children));
  return element;
}

let last = 0;

/** Returns a new id for an element that another one refers to. */
export function newId(prefix) {
  last += 1;
  return `${prefix}-${last}`;
}
