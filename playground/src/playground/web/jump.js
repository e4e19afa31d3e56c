// Links to messages and channels, as Discord writes them.

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Where on this page an address leads: `{channel, message}`, or null for an address elsewhere. */
export function jumpTarget(url) {
  const found = JUMP.exec(url);
  return found && { channel: found[1], message: found[2] ?? null };
}
