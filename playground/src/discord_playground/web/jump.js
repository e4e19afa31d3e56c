// Links to messages and channels, as Discord writes them.

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

const INSTALL = /^https:\/\/discord\.com\/(?:api\/)?oauth2\/authorize\?(.*)$/;

/** Returns the application that an address has people install for themselves; null for other addresses. */
export function installs(url) {
  const asked = new URLSearchParams(INSTALL.exec(url)?.[1] ?? "");
  return asked.get("integration_type") === "1" ? asked.get("client_id") : null;
}

/** Returns the place on this page that an address leads to: `{channel, message}`, or null for other addresses. */
export function jumpTarget(url) {
  const found = JUMP.exec(url);
  return found && { channel: found[1], message: found[2] ?? null };
}
