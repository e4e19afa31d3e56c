// Changes that the operator can make around the bot: servers, channels, their members, and who accepts direct messages.

import { fill, h } from "./dom.js";

/** Makes this part of the panel out of `lever`s, and `draw`, which updates it. */
export function surroundings({ lever }) {
  const element = h("div");
  return {
    element,
    draw: ({ guilds, installations }) => fill(element, guilds.map(server), installations.map(installs)),
  };

  /** Shows which people have installed an application for themselves. */
  function installs({ id, name, people }) {
    return h(
      "section",
      { class: "surroundings" },
      h("h3", {}, `${name}, installed by`),
      h(
        "div",
        { class: "choices" },
        people.map((person) =>
          lever(
            person.name,
            "install",
            { application: id, person: person.id },
            { pressed: person.installed, name: `Installed: ${person.name}` },
          ),
        ),
      ),
    );
  }

  function server(guild) {
    const at = { guild: guild.id };
    return h(
      "section",
      { class: "surroundings" },
      h("h3", {}, guild.name),
      h(
        "div",
        { class: "choices" },
        lever("Unavailable", "outage", at, { pressed: !guild.available }),
        guild.bots.map((bot) =>
          lever(
            `${bot.member ? "Remove" : "Invite"} ${bot.name}`,
            "bot",
            { ...at, application: bot.id },
            { harmful: bot.member },
          ),
        ),
        guild.bots
          .filter((bot) => bot.member)
          .map((bot) =>
            lever(`Timeout: ${bot.name}`, "timeout", { ...at, user: bot.user }, { pressed: bot.timed_out }),
          ),
      ),
      h(
        "table",
        { class: "answers" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", {}, "Who"),
            h("th", { colspan: 3 }, "Is a member, in a timeout, takes messages"),
          ),
        ),
        h(
          "tbody",
          {},
          guild.people.map((person) =>
            h(
              "tr",
              {},
              h("td", {}, person.name),
              h(
                "td",
                {},
                lever(
                  "Member",
                  "member",
                  { ...at, person: person.id },
                  { pressed: person.member, name: `Member: ${person.name}` },
                ),
              ),
              h(
                "td",
                {},
                person.member &&
                  lever(
                    "Timeout",
                    "timeout",
                    { ...at, user: person.id },
                    { pressed: person.timed_out, name: `Timeout: ${person.name}` },
                  ),
              ),
              h(
                "td",
                {},
                lever(
                  "Takes DMs",
                  "direct",
                  { person: person.id },
                  { pressed: !person.closed, name: `Takes DMs: ${person.name}` },
                ),
              ),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "choices" },
        guild.channels.map((channel) =>
          lever(`Delete #${channel.name}`, "delete", { ...at, channel: channel.id }, { harmful: true }),
        ),
      ),
    );
  }
}
