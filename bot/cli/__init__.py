"""The command line interface for operators: `dvonn-bot COMMAND`."""

from bot.cli.command import Argument, Command, OperatingError

COMMANDS = (
    Command(
        "run",
        "run the bot until Ctrl+C or SIGTERM; so does dvonn-bot without a command",
        "running:run_bot",
        token=True,
    ),
    Command(
        "check",
        "check the setup and the data, and replay every game; exits with 1 if anything is wrong",
        "checking:check",
    ),
    Command(
        "backup",
        "back up the whole database to a file, even while the bot runs",
        "database:backup",
        (Argument("FILE", "the backup; an older one of that name is replaced"),),
    ),
    Command(
        "restore",
        "restore a backup, even while the bot runs: later changes are lost",
        "database:restore",
        (Argument("FILE", "the backup"),),
    ),
    Command(
        "move",
        "copy everything to another, empty database: from SQLite to PostgreSQL, or back",
        "database:move",
        (Argument("DATABASE", "the address of the target, written like DATABASE_URL, which is the source"),),
    ),
    Command(
        "export",
        "export all games to a file, one JSON object per line",
        "exporting:export",
        (
            Argument("FILE", "the file; it must not exist yet"),
            Argument("--server", "export only the games of the server with this id"),
        ),
    ),
    Command(
        "ratings",
        "count the rated games, players and tries at puzzles",
        "rating:show_ratings",
        (
            Argument(
                "--recompute",
                "compute all ratings again from the results of games and of tries at puzzles",
                flag=True,
            ),
        ),
    ),
    Command(
        "invite",
        "print the links that install the bot: for a server, with the permissions that it needs, and for oneself",
        "checking:invite",
        (Argument("APPLICATION_ID", "the bot's application; by default the token's", optional=True),),
    ),
)
"""The commands, in the order in which `dvonn-bot --help` lists them."""

__all__ = ["COMMANDS", "Argument", "Command", "OperatingError"]
