// The people, roles and channels to pick from, as items `{label, description, value}`.

const SIGNS = { 0: "#", 5: "#", 10: "#", 11: "#", 12: "#", 15: "#" }; // by the type of channel

export function people(store) {
  return store.present.map((member) => ({
    label: member.name,
    description: member.bot ? "app" : member.username,
    value: member.id,
  }));
}

export function roles(store) {
  return store.roles.map((role) => ({
    label: role.name.startsWith("@") ? role.name : `@${role.name}`,
    value: role.id,
  }));
}

/** Returns the server's channels and threads, or only those of the given types, if any. */
export function channels(store, types) {
  return store.channels
    .filter((channel) => channel.type in SIGNS && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({ label: `${SIGNS[channel.type]}${channel.name}`, value: channel.id }));
}
