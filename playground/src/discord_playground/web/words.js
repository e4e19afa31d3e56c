// The page's own sentences in the language of the tab's person, from `words.<tag>.json`, by the English sentence.
// Missing sentences and the operator's panel are in English.

const TAGS = ["de", "es", "fr", "it", "nl", "pl", "pt-BR"];

let words = {};

/** Use the language of one of Discord's locales from now on. */
export async function speak(locale) {
  const tag = TAGS.find((each) => locale === each || locale.split("-")[0] === each);
  document.documentElement.lang = tag ?? "en";
  words = tag ? await (await fetch(new URL(`words.${tag}.json`, import.meta.url))).json() : {};
}

/** Returns a sentence in that language, with values for the names in braces. */
export function worded(english, values = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Returns a sentence with elements in it, as a list of texts and elements. */
export function wordedWith(english, elements) {
  const parts = (words[english] ?? english).split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 ? elements[part] : part));
}
