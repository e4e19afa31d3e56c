// The state of this tab: its person, the place, the messages of the opened channels, and pending interactions. It is
// updated by the playground's messages; views listen for "place", "messages", "here", "operator", …

import { Unread } from "./unread.js";
import { worded } from "./words.js";

const TYPING_SHOWN = 9000; // milliseconds, as long as Discord's client shows it

const DIRECTS = new Set([1, 3]); // direct messages and group chats
const THREADS = new Set([10, 11, 12]);

export class Store extends EventTarget {
  me = null;
  place = { guilds: [], directs: [] };
  signs = ""; // changes when names, channels or permissions do, so that messages may look different
  operator = null;
  here = null; // the id of the open channel
  broken = false;
  #atEnd = true; // whether the newest message of the channel is visible
  #ahead = 0; // seconds by which the playground's clock is ahead of the browser's
  #wire;
  #rooms = new Map(); // channel id -> {messages: Map, more, starter}
  #reading = new Map(); // channel id -> promise
  #unread = new Unread();
  #typing = new Map(); // channel id -> Map of user id -> timer
  #begun = new Map(); // interaction id -> what was done
  #failed = new Map(); // message id -> why its control failed

  /** Sets the connection. It is set later than the constructor, because the connection needs this store. */
  attach(wire) {
    this.#wire = wire;
  }

  // Finding

  get channels() {
    return [...this.place.guilds.flatMap((guild) => guild.channels), ...this.place.directs];
  }

  channel(id = this.here) {
    return this.channels.find((channel) => channel.id === id) ?? null;
  }

  guildOf(channelId) {
    return (
      this.place.guilds.find((guild) => guild.channels.some((channel) => channel.id === channelId)) ?? null
    );
  }

  /** Whether a channel is that of direct messages or a group chat. */
  isDirect(channel) {
    return DIRECTS.has(channel?.type);
  }

  /** The people who see the open channel: the server's members, or those of direct messages. */
  get present() {
    const here = this.channel();
    return this.isDirect(here) ? here.people : this.members;
  }

  /** The members of the open server, or in direct messages everybody whom the person meets somewhere. */
  get members() {
    const here = this.guildOf(this.here);
    if (here) return here.members;
    const { guilds, directs } = this.place;
    const everybody = [
      ...directs.map(({ people }) => people),
      ...guilds.map(({ members }) => members),
    ].flat();
    return [...new Map(everybody.map((member) => [member.id, member])).values()];
  }

  get roles() {
    return this.guildOf(this.here)?.roles ?? [];
  }

  /** Returns a person's name in this server. */
  nameOf(user) {
    const known = this.members.find((member) => member.id === user.id);
    return known?.name ?? user.name ?? user.global_name ?? user.username;
  }

  get firstChannel() {
    const texts = this.channels.filter((channel) => !this.isDirect(channel) && !THREADS.has(channel.type));
    return (texts.find((channel) => channel.may.write) ?? this.channels[0])?.id ?? null;
  }

  /** Opens the direct messages with somebody, and returns their channel's id. */
  async openDirect(userId) {
    const { channel } = await this.ask("direct", { user: userId });
    return channel;
  }

  /** Returns a message of the open channel. */
  find(messageId) {
    const room = this.#rooms.get(this.here);
    return room?.messages.get(messageId) ?? (room?.starter?.id === messageId ? room.starter : null);
  }

  messages(channelId = this.here) {
    return [...(this.#rooms.get(channelId)?.messages.values() ?? [])].toSorted((one, other) =>
      BigInt(one.id) < BigInt(other.id) ? -1 : 1,
    );
  }

  hasEarlier(channelId = this.here) {
    return this.#rooms.get(channelId)?.more ?? false;
  }

  isRead(channelId = this.here) {
    return this.#rooms.has(channelId);
  }

  /** Returns the message that a thread was created on, if it still exists. */
  starter(channelId = this.here) {
    return this.#rooms.get(channelId)?.starter ?? null;
  }

  unread(channelId = this.here) {
    return this.#unread.of(channelId);
  }

  /** Whether a message arrived unseen. */
  isNew(message) {
    return this.#unread.isNew(message);
  }

  typing(channelId = this.here) {
    return [...(this.#typing.get(channelId)?.keys() ?? [])];
  }

  /** Returns the control of a message that waits for the bot's answer, if any. */
  pendingControl(messageId) {
    return [...this.#begun.values()].find((begun) => begun.message === messageId)?.control ?? null;
  }

  /** The commands without an answer yet, and those that failed. */
  commandsUnderWay(channelId = this.here) {
    return [...this.#begun.values()].filter((begun) => begun.used && begun.channel === channelId);
  }

  failure(messageId) {
    return this.#failed.get(messageId) ?? null;
  }

  /** The playground's time in seconds since 1970. */
  now() {
    return Date.now() / 1000 + this.#ahead;
  }

  // Acting

  ask(action, details) {
    return this.#wire.ask(action, details);
  }

  /** Opens a channel, fetching its messages the first time. */
  async open(channelId) {
    if (this.here !== channelId) this.#unread.settle(this.here);
    this.here = channelId;
    this.#atEnd = false; // until the view reports it
    this.#changed("here");
    if (!this.#rooms.has(channelId)) await this.#read(channelId);
  }

  async readEarlier(channelId = this.here) {
    const room = this.#rooms.get(channelId);
    const [oldest] = this.messages(channelId);
    if (!room?.more || !oldest || this.#reading.has(channelId)) return;
    this.#reading.set(channelId, true);
    try {
      const read = await this.ask("read", { channel: channelId, before: oldest.id });
      for (const message of read.messages) room.messages.set(message.id, message);
      room.more = read.more;
    } finally {
      this.#reading.delete(channelId);
    }
    this.#changed("messages", { channel: channelId });
  }

  async #read(channelId) {
    const read = await this.ask("read", { channel: channelId });
    this.#rooms.set(channelId, {
      messages: new Map(read.messages.map((message) => [message.id, message])),
      more: read.more,
      starter: read.starter,
    });
    this.#changed("messages", { channel: channelId });
  }

  /**
   * Requests an action that a bot has to answer. `begun` describes it: `{channel, message, control}`, `{channel, used,
   * application}` for a command, or `{channel}` for a form.
   */
  async begin(action, details, begun) {
    this.#failed.delete(begun.message);
    const { interaction } = await this.ask(action, details);
    this.#begun.set(interaction, { id: interaction, ...begun, failed: false });
    this.#changed("messages", { channel: begun.channel, own: Boolean(begun.used) });
    return interaction;
  }

  /** Removes the note about a failed command. */
  forget(interactionId) {
    const begun = this.#begun.get(interactionId);
    this.#begun.delete(interactionId);
    this.#changed("messages", { channel: begun?.channel });
  }

  // Receiving

  setBroken(broken) {
    this.broken = broken;
    this.#changed("connection");
  }

  hear(told) {
    HEARD[told.type]?.call(this, told);
  }

  hello({ me, place, operator }) {
    this.me = me;
    this.#enter(place);
    const read = [...this.#rooms.keys()];
    this.#rooms.clear();
    this.#begun.clear();
    this.panel(operator);
    this.#changed("hello");
    this.#changed("place");
    for (const channelId of read) if (this.channel(channelId)) this.#read(channelId).catch(() => {});
  }

  placeChanged({ place }) {
    this.#enter(place);
    this.#changed("place");
  }

  #enter(place) {
    this.place = place;
    for (const gone of [...this.#rooms.keys()].filter((id) => !this.channel(id))) this.#rooms.delete(gone);
    const names = place.guilds.map(({ members, roles }) => [
      members.map(({ id, name }) => [id, name]),
      roles,
    ]);
    this.signs = JSON.stringify([names, this.channels.map(({ id, name, may }) => [id, name, may])]);
  }

  panel(operator) {
    this.operator = operator;
    this.#ahead = operator.now - Date.now() / 1000;
    this.#changed("operator");
  }

  message({ message, new: isNew }) {
    const channelId = message.channel_id;
    if (this.typing(channelId).includes(message.author.id)) this.#stopTyping(channelId, message.author.id);
    this.#rooms.get(channelId)?.messages.set(message.id, message);
    const own = isNew && this.#isOwn(message);
    if (message.author.id === this.me.id) this.#unread.settle(channelId);
    else if (isNew && !this.#isLookedAt(channelId, own)) {
      const calls = message.pinged || this.isDirect(this.channel(channelId));
      this.#unread.add(message, { calls });
      this.#changed("unread");
    }
    this.#changed("messages", { channel: channelId, own });
    this.#begin(message.id, message);
  }

  /** Whether a message is by the tab's person, or answers an action of theirs. */
  #isOwn({ author, ephemeral, interaction_metadata: origin }) {
    return ephemeral || [author.id, origin?.user.id].includes(this.me.id);
  }

  #isLookedAt(channelId, own) {
    return channelId === this.here && !document.hidden && (this.#atEnd || own);
  }

  /** Updates a thread's starter message in the thread: both have the same id. */
  #begin(threadId, starter) {
    const room = this.#rooms.get(threadId);
    if (!room) return;
    room.starter = starter;
    this.#changed("messages", { channel: threadId });
  }

  gone({ channel, message }) {
    this.#rooms.get(channel)?.messages.delete(message);
    this.#failed.delete(message);
    this.#changed("messages", { channel });
    this.#begin(message, null);
  }

  typingStarted({ channel, user }) {
    const here = this.#typing.get(channel) ?? new Map();
    clearTimeout(here.get(user));
    here.set(
      user,
      setTimeout(() => this.#stopTyping(channel, user), TYPING_SHOWN),
    );
    this.#typing.set(channel, here);
    this.#changed("typing");
  }

  #stopTyping(channel, user) {
    clearTimeout(this.#typing.get(channel).get(user));
    this.#typing.get(channel).delete(user);
    this.#changed("typing");
  }

  interaction({ interaction, failed, modal }) {
    const begun = this.#begun.get(interaction);
    if (!begun) return;
    if (failed && begun.used) begun.failed = true;
    else this.#begun.delete(interaction);
    if (failed && begun.message) this.#failed.set(begun.message, worded("This interaction failed"));
    this.#changed("messages", { channel: begun.channel });
    if (modal) this.#changed("modal", { interaction, ...modal, channel: begun.channel });
  }

  /** Records whether the end of the list is visible. */
  lookAtEnd(atEnd) {
    this.#atEnd = atEnd;
    this.seen();
  }

  /** Marks the channel as read if the newest message is visible. */
  seen() {
    if (this.#atEnd && !document.hidden && this.#unread.see(this.here)) this.#changed("unread");
  }

  #changed(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }
}

const HEARD = {
  hello: Store.prototype.hello,
  place: Store.prototype.placeChanged,
  operator: Store.prototype.panel,
  message: Store.prototype.message,
  gone: Store.prototype.gone,
  typing: Store.prototype.typingStarted,
  interaction: Store.prototype.interaction,
};
