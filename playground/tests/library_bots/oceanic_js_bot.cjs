// A bot made with oceanic.js.
const { Client } = require("oceanic.js");

const client = new Client({
  auth: `Bot ${process.env.DISCORD_TOKEN}`,
  rest: { baseURL: process.env.DISCORD_API_URL },
  gateway: { intents: ["GUILDS", "GUILD_MESSAGES", "MESSAGE_CONTENT"] },
});
client.once("ready", () =>
  client.application.createGlobalCommand({
    type: 1,
    name: "hello",
    description: "Greet somebody",
    options: [{ type: 6, name: "whom", description: "Whom", required: true }],
  }),
);
client.on("interactionCreate", (interaction) => {
  if (interaction.type === 3)
    return interaction.editParent({ content: `Pressed by ${interaction.user.username}`, components: [] });
  const button = { type: 2, style: 1, label: "Press", customID: "press" };
  return interaction.createMessage({
    content: `Hello, ${interaction.data.options.getUser("whom").username}`,
    components: [{ type: 1, components: [button] }],
  });
});
client.on("messageCreate", (message) => {
  if (message.content === "!ping") client.rest.channels.createMessage(message.channelID, { content: "pong" });
});
client.connect();
