// Unread messages: how many each channel has, how many of them ping the person, and which are new.

export class Unread {
  #waiting = new Map(); // channel id -> {messages, pings}
  #news = new Map(); // channel id -> {first, last}, the messages that arrived unseen

  /** Returns how many messages of a channel are unread, and how many of those ping the person. */
  of(channelId) {
    return this.#waiting.get(channelId) ?? { messages: 0, pings: 0 };
  }

  add({ id, channel_id: channelId }, { calls }) {
    const { messages, pings } = this.of(channelId);
    const first = messages ? this.#news.get(channelId).first : id;
    this.#waiting.set(channelId, { messages: messages + 1, pings: pings + (calls ? 1 : 0) });
    this.#news.set(channelId, { first, last: id });
  }

  /** Whether a message arrived unseen; it stays new until the person leaves the channel or writes in it. */
  isNew({ id, channel_id: channelId }) {
    const news = this.#news.get(channelId);
    return Boolean(news) && BigInt(news.first) <= BigInt(id) && BigInt(id) <= BigInt(news.last);
  }

  /** Marks a channel as read; returns whether it had unread messages. */
  see(channelId) {
    return this.#waiting.delete(channelId);
  }

  /** Removes the mark of new messages in a channel, unless they are still unread. */
  settle(channelId) {
    if (!this.#waiting.has(channelId)) this.#news.delete(channelId);
  }
}
