// A bot made with discord.js.
const { ButtonBuilder, ActionRowBuilder, Client, GatewayIntentBits } = require("discord.js");

const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
const client = new Client({
  intents: [Guilds, GuildMessages, MessageContent],
  rest: { api: process.env.DISCORD_API_URL.replace(/\/v10$/, "") },
});
client.once("clientReady", () =>
  client.application.commands.create({
    name: "hello",
    description: "Greet somebody",
    options: [{ type: 6, name: "whom", description: "Whom", required: true }],
  }),
);
client.on("interactionCreate", (interaction) => {
  if (interaction.isButton())
    return interaction.update({ content: `Pressed by ${interaction.user.username}`, components: [] });
  const button = new ButtonBuilder({ style: 1, label: "Press", customId: "press" });
  return interaction.reply({
    content: `Hello, ${interaction.options.getUser("whom").username}`,
    components: [new ActionRowBuilder({ components: [button] })],
  });
});
client.on("messageCreate", (message) => {
  if (message.content === "!ping") message.channel.send("pong");
});
client.login(process.env.DISCORD_TOKEN);
