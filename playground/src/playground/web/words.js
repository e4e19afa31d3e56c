// The page's own few words in the language of whoever one is, from `words.<tag>.json`, by the English sentence. What
// has no words there, and the operator's panel, is in English.

const TAGS = ["de", "es", "fr", "it", "nl", "pl", "pt-BR"];

let words = {};

/** Say everything in the language of one of Discord's locales from now on. */
export async function speak(locale) {
  const tag = TAGS.find((each) => locale === each || locale.split("-")[0] === each);
  document.documentElement.lang = tag ?? "en";
  words = tag ? await (await fetch(new URL(`words.${tag}.json`, import.meta.url))).json() : {};
}

/** A sentence in that language, with values for what stands in braces. */
export function worded(english, values = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** A sentence with elements in it, as a list of texts and elements. */
export function wordedWith(english, elements) {
  const parts = (words[english] ?? english).split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 ? elements[part] : part));
}
