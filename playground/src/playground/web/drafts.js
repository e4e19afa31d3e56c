// What is written in each channel and not yet sent. It outlasts a reload of this tab.

export class Drafts {
  /** Keeps the text, with the mentions in it; an empty one is forgotten. */
  keep(store, text, mentions) {
    if (text) sessionStorage.setItem(key(store), JSON.stringify({ text, mentions: [...mentions] }));
    else sessionStorage.removeItem(key(store));
  }

  read(store) {
    return JSON.parse(sessionStorage.getItem(key(store))) ?? { text: "", mentions: [] };
  }
}

function key({ me, here }) {
  return `draft of ${me.id} in ${here}`;
}
