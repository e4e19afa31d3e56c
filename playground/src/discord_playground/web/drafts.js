// The unsent text of each channel. It survives a reload of this tab.

export class Drafts {
  /** Stores the text with its mentions, or removes the draft if the text is empty. */
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
