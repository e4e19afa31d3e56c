"""The addresses to which the help leads: where people get help with the bot, and the papers about it."""

from dataclasses import dataclass

import discord

from bot.catalogue import Language
from bot.ui.page import Block, row


@dataclass(frozen=True, slots=True)
class Links:
    """Addresses on the web; None where whoever runs the bot has named none."""

    support: str | None = None
    privacy: str | None = None
    terms: str | None = None

    def row(self, language: Language) -> list[Block]:
        """The row of buttons that open them; none where there is none to open."""
        addresses = {
            language.say("button-support"): self.support,
            language.say("button-privacy"): self.privacy,
            language.say("button-terms"): self.terms,
        }
        buttons: list[Block] = [
            discord.ui.Button(label=label, url=address) for label, address in addresses.items() if address
        ]
        return [row(*buttons)] if buttons else []
