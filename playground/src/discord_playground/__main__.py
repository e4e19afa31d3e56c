"""Start a playground with a sample server, and places without the bot: `python -m discord_playground`."""

import argparse
import asyncio
import signal
import sys

from discord_playground import Intent, NotificationLevel, Permission, Playground

BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
ANY_INTENT = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


async def play(host: str, port: int) -> None:
    """Run a playground until SIGINT or SIGTERM."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with Playground(host=host, port=port, rate_limits=True) as playground:
        application = playground.create_application("Bot", privileged_intents=ANY_INTENT)
        guild = playground.create_guild(
            "Club",
            default_message_notifications=NotificationLevel.ALL_MESSAGES,  # as in Discord's new servers
        )
        for name in ("general", "games"):
            guild.create_text_channel(name)
        guild.add_bot(application, permissions=BOT_PERMISSIONS)
        people = {
            name: playground.create_user(name.lower(), display_name=name)
            for name in ("Anna", "Ben", "Chloé", "Dario", "Emma")
        }
        anna, ben, chloe, dario, emma = people.values()
        for person in (anna, ben, chloe):
            guild.add_member(person)
            playground.page.introduce(person, "a member")
        elsewhere = playground.create_guild("Elsewhere")
        elsewhere.create_text_channel("general")
        for person in (chloe, emma):
            elsewhere.add_member(person)
        dario.open_group_chat(anna, ben, name="Friends")
        for person, words in ((dario, "in a group chat"), (emma, "in a server without the bot")):
            person.install(application)
            playground.page.introduce(person, f"has installed the bot, {words}")
        print(f"DISCORD_API_URL={playground.api_url}")  # noqa: T201  command output
        print(f"DISCORD_TOKEN={application.token}")  # noqa: T201  command output
        print(f"The page is at {playground.page_url}", flush=True)  # noqa: T201  command output
        await stopped.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="discord_playground", description="A stand-in for Discord on this machine."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default %(default)s)")
    parser.add_argument("--port", type=int, default=0, help="port to listen on (default: a free one)")
    options = parser.parse_args()
    try:
        asyncio.run(play(options.host, options.port))
    except OSError as error:
        sys.exit(f"cannot listen on {options.host}, port {options.port}: {error.strerror}")


if __name__ == "__main__":
    main()
