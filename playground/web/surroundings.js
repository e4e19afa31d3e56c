// Changes that the operator can make around the bot: servers, channels, who is in them, who takes direct messages.

import { fill, h } from "./dom.js";

/** Makes the part of the panel; `lever(words, switch, details, {pressed})` makes a button that throws a switch. */
export function surroundings({ store, lever }) {
  const element = h("div");
  store.addEventListener("operator", () => fill(element, store.operator.guilds.map(server)));
  return element;

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
          lever(`${bot.member ? "Remove" : "Invite"} ${bot.name}`, "bot", { ...at, application: bot.id }),
        ),
      ),
      h(
        "table",
        { class: "answers" },
        h("thead", {}, h("tr", {}, h("th", {}, "Who"), h("th", {}, "Member"), h("th", {}, "Takes DMs"))),
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
                turn(person.member, `${person.name} is a member`, "member", { ...at, person: person.id }),
              ),
              h(
                "td",
                {},
                turn(!person.closed, `${person.name} takes direct messages`, "direct", { person: person.id }),
              ),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "choices" },
        guild.channels.map((channel) =>
          lever(`Delete #${channel.name}`, "delete", { ...at, channel: channel.id }),
        ),
      ),
    );
  }

  function turn(on, name, switchName, details) {
    const button = lever(on ? "yes" : "no", switchName, details, { pressed: on });
    button.setAttribute("aria-label", name);
    return button;
  }
}
