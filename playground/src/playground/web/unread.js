// What was not seen yet: how many messages wait in each channel, how many of them call for one, and which are new.

export class Unread {
  #waiting = new Map(); // channel id -> {messages, pings}
  #news = new Map(); // channel id -> {first, last}, the messages that came while nobody looked

  /** How many messages of a channel wait to be seen, and how many of them call for one. */
  of(channelId) {
    return this.#waiting.get(channelId) ?? { messages: 0, pings: 0 };
  }

  add({ id, channel_id: channelId }, { calls }) {
    const { messages, pings } = this.of(channelId);
    const first = messages ? this.#news.get(channelId).first : id;
    this.#waiting.set(channelId, { messages: messages + 1, pings: pings + (calls ? 1 : 0) });
    this.#news.set(channelId, { first, last: id });
  }

  /** Whether a message came while nobody looked; it stays new until the channel is left or written in. */
  isNew({ id, channel_id: channelId }) {
    const news = this.#news.get(channelId);
    return Boolean(news) && BigInt(news.first) <= BigInt(id) && BigInt(id) <= BigInt(news.last);
  }

  /** Everything in a channel is seen; says whether anything had waited. */
  see(channelId) {
    return this.#waiting.delete(channelId);
  }

  /** What was new in a channel is so no longer, unless it still waits. */
  settle(channelId) {
    if (!this.#waiting.has(channelId)) this.#news.delete(channelId);
  }
}
