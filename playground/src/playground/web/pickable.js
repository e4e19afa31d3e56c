// The things to pick from where a person, a role or a channel is asked for, as items `{label, description, value}`.

const SIGNS = { 0: "#", 11: "#", 12: "#" }; // of the kinds of channel that can be picked

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

/** The server's channels and threads, or only those of some types if any are named. */
export function channels(store, types) {
  return store.channels
    .filter((channel) => channel.type in SIGNS && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({ label: `${SIGNS[channel.type]}${channel.name}`, value: channel.id }));
}
