// Links to messages and channels, as Discord writes them.

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Returns the place on this page that an address leads to: `{channel, message}`, or null for other addresses. */
export function jumpTarget(url) {
  const found = JUMP.exec(url);
  return found && { channel: found[1], message: found[2] ?? null };
}
