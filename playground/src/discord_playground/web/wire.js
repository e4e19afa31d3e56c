// The tab's connection to the playground: sends requests, receives answers and events, and reconnects when it breaks.

import { worded } from "./words.js";

const FIRST_PAUSE = 250; // milliseconds before the first attempt to reconnect; doubled after each
const LONGEST_PAUSE = 4000;

/** The playground rejected a request; the message says why. */
export class Refused extends Error {}

export class Wire {
  #person;
  #heard;
  #broken;
  #socket = null;
  #since = "";
  #pause = FIRST_PAUSE;
  #asked = new Map();
  #number = 0;

  /** `heard` is called with every event, `broken` with whether the connection is broken. */
  constructor(person, { heard, broken }) {
    this.#person = person;
    this.#heard = heard;
    this.#broken = broken;
    this.#connect();
  }

  /** Requests an action and returns its result; throws `Refused` with the reason. */
  ask(action, details = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new Refused(worded("The playground can't be reached.")));
    this.#number += 1;
    this.#socket.send(JSON.stringify({ id: this.#number, do: action, ...details }));
    return new Promise((done, failed) => {
      this.#asked.set(this.#number, { done, failed });
    });
  }

  #connect() {
    const query = new URLSearchParams({ as: this.#person, since: this.#since });
    this.#socket = new WebSocket(`${location.origin.replace("http", "ws")}/play/tab?${query}`);
    this.#socket.addEventListener("message", (event) => this.#take(JSON.parse(event.data)));
    this.#socket.addEventListener("close", () => this.#comeBack());
  }

  #take(told) {
    if ("about" in told) {
      const { done, failed } = this.#asked.get(told.about);
      this.#asked.delete(told.about);
      if ("refused" in told) failed(new Refused(told.refused));
      else done(told.result);
      return;
    }
    if (told.type === "hello") {
      this.#since = told.since;
      this.#pause = FIRST_PAUSE;
      this.#broken(false);
    }
    this.#heard(told);
  }

  #comeBack() {
    const refused = new Refused(worded("The line to the playground broke."));
    for (const { failed } of this.#asked.values()) failed(refused);
    this.#asked.clear();
    this.#broken(true);
    setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}
