"""Operating the bot from a terminal: `dvonn-bot COMMAND`, a line of `COMMANDS` each."""

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
        "look whether all is there that the bot needs, and replay every match; ends with 1 if anything is wrong",
        "checking:check",
    ),
    Command(
        "backup",
        "write all that is kept into one file, whole, also while the bot runs",
        "backing_up:backup",
        (Argument("FILE", "the backup; an older one of that name is replaced"),),
    ),
    Command(
        "restore",
        "go back to a backup, also while the bot runs: what happened since is gone",
        "backing_up:restore",
        (Argument("FILE", "the backup"),),
    ),
    Command(
        "move",
        "put all that is kept into another database, which is empty: from SQLite to PostgreSQL, or back",
        "moving:move",
        (Argument("DATABASE", "its address, as DATABASE_URL has it; that one is moved from"),),
    ),
    Command(
        "export",
        "write all matches into a file, a line of JSON each",
        "exporting:export",
        (
            Argument("FILE", "the file; it must not be there yet"),
            Argument("--server", "the id of the only server whose matches are written"),
        ),
    ),
    Command(
        "invite",
        "print the link that invites the bot to a server, with exactly the rights that it needs",
        "inviting:invite",
        (Argument("APPLICATION_ID", "of whose bot; that of the token, if it is left out", optional=True),),
    ),
)
"""The commands, in the order in which `dvonn-bot --help` lists them."""

__all__ = ["COMMANDS", "Argument", "Command", "OperatingError"]
