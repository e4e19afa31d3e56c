"""People of a league across servers: a second server is in it from the start, a third one for some weeks."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from typing_extensions import override

from benchmarks.hosting import START, Host
from benchmarks.season_people import Member, Members, Part
from benchmarks.season_seen import Deed, League, What
from discord_playground import Message, Permission, Role
from tests.end_to_end.club import labels

OWNER, PARTNER, GUEST = range(3)
"""The servers: that which has started the league, the second one, and the one that comes and leaves."""

LEAGUE = League(OWNER, "Winter league", pairs=False, pace="3")
"""Games of two slow players aren't over when its time is up, as each move may take three days."""

GUEST_COMES = timedelta(days=12)
GUEST_LEAVES = timedelta(days=59), timedelta(days=62)
"""When the third server leaves: before the groups of the second season are drawn, or after that."""

CODE = re.compile(r"\*\*(\w{4}-\w{4})\*\*")


SPECIAL = (
    (Part.BANNED, (PARTNER,)),
    (Part.BANNED_BY_OWNER, (PARTNER,)),
    (Part.BANNED_ELSEWHERE, (OWNER, PARTNER)),
    (Part.LEAVES_SERVER, (PARTNER, OWNER)),
    (Part.IS_GONE, (PARTNER,)),
    (Part.CLOSES, (PARTNER,)),
)
GUESTS = (GUEST,), (GUEST,), (GUEST,), (GUEST, OWNER)
"""The servers of those who join through the third one."""


class MembersAcross(Members):
    """The members of one league in all servers, some of whom are in two of them; guests come in addition."""

    leagues: Sequence[League] = (LEAGUE,)
    slow = 2

    def __init__(self, host: Host, *, people: int, seed: int, step: timedelta) -> None:
        super().__init__(host, people=people - len(SPECIAL), seed=seed, step=step)
        self.champions: dict[int, Role] = {}
        """The role of the winner in each server."""

    @override
    def _special_people_come(self) -> None:
        for part, servers in SPECIAL:
            self._come(part, servers)
        for servers in GUESTS:
            guest = self._come(Part.NEWCOMER, servers)
            guest.acts_at = START + GUEST_COMES + timedelta(days=self.rng.uniform(1, 20))
        self.guest_leaves_at = START + self.rng.choice(GUEST_LEAVES)
        self._prefer_direct = [
            member
            for number, member in enumerate(self.members)
            if number % 4 == 2 or member.part is Part.LEAVES_SERVER  # who is then asked, too, and not drawn
        ]

    @override
    async def _have_ratings(self) -> None:
        """Let a quarter of the people be pinged by direct messages."""
        await super()._have_ratings()
        for member in self._prefer_direct:
            await self.host.execute(
                "INSERT INTO preferences (user_id, chosen) "  # noqa: S608  own figures
                f"""VALUES ({member.person.id}, '{{"by": "direct"}}')"""
            )

    @override
    async def _bring_servers_in(self) -> None:
        await self._choose_role(OWNER)
        await self._bring_in(PARTNER)

    async def _bring_in(self, server: int) -> None:
        """Invite a server, and have its manager enter the code there."""
        olga = self.host.olga
        page = await self._page(OWNER)
        invited = page and await self.host.click(olga, page, "Invite a server")
        code = invited and CODE.search(invited.text)
        page = await self._page(server)
        if page is None or not code or "Join with a code" not in labels(page):
            return
        at = self.host.now()
        answer = await self.host.fill_in(olga, page, "Join with a code", {"code": code[1]})
        if answer and "now plays in" in answer.text:
            self._server_did(What.SERVER_CAME, server, at)
        await self._choose_role(server)
        await self.host.settle()

    async def _choose_role(self, server: int) -> None:
        """Choose a role for the winner of a season in a server."""
        guild = self.host.guilds[server]
        self.champions[server] = guild.create_role("champion")
        powers = guild.create_role("powers", permissions=Permission.MANAGE_ROLES)
        bot = guild.members[self.host.application.id]
        guild.edit_member(bot.user, roles=[*bot.roles, powers])
        if page := await self._page(server):
            await self.host.pick(self.host.olga, page, self.champions[server])

    async def _page(self, server: int) -> Message | None:
        return await self.host.command(self.host.olga, self.games[server], "dvonn-club league")

    def _server_did(self, what: What, server: int, at: datetime) -> None:
        """Note a deed from the moment on at which the button was pressed."""
        self.figures.did[what] += 1
        self.seen.deeds.append(Deed(at, self.host.olga.id, server, what))

    def _has(self, what: What, server: int) -> bool:
        return any((deed.what, deed.server) == (what, server) for deed in self.seen.deeds)

    @override
    async def _manage(self) -> None:
        """Try to cancel a game, which no manager can, and have the third server come and leave."""
        await super()._manage()
        if self.host.now() >= START + GUEST_COMES and not self._has(What.SERVER_CAME, GUEST):
            await self._bring_in(GUEST)
        if self.host.now() >= self.guest_leaves_at and not self._has(What.SERVER_LEFT, GUEST):
            await self._leave(GUEST)

    @override
    async def _cancel_one(self) -> None:
        await super()._cancel_one()
        if self.figures.did.pop("canceled", 0):
            self.host.flaws.append("a manager has canceled a game in direct messages")

    async def _leave(self, server: int) -> None:
        label, page = "Leave with this server", await self._page(server)
        question = page and await self.host.click(self.host.olga, page, label)
        at = self.host.now()
        answer = question and await self.host.click(self.host.olga, question, label)
        if answer and "has left the league" in answer.text:
            self._server_did(What.SERVER_LEFT, server, at)
        await self.host.settle()

    @override
    async def _join(self, member: Member, server: int) -> None:
        """Join; in another server than one's own by the card, which changes nothing."""
        if server == member.servers[0]:
            await super()._join(member, server)
            return
        card = next(
            post
            for post in reversed(self.seen.posts)
            if post.is_new and post.server == server and not post.thread and LEAGUE.name in post.text
        )
        message = self._message(card, member)
        label = message and next((each for each in labels(message) if each in ("Join", "I’m in")), None)
        if message and label and await self.host.click(member.person, message, label):
            self._did(What.JOINED, member, server)

    @override
    async def _play_part(self, member: Member) -> bool:
        match member.part:
            case Part.BANNED_BY_OWNER:
                await self._ban(member, OWNER)
            case Part.BANNED_ELSEWHERE:
                await self._ban(member, PARTNER)
            case Part.CLOSES:
                member.person.refuse_direct_messages(self.host.application)
                self.figures.did["closed direct messages"] += 1
            case Part.LEAVES_SERVER | Part.IS_GONE:
                self.host.guilds[PARTNER].remove_member(member.person)
                member.servers = member.servers[1:]
                self._did(What.GONE, member, PARTNER)
                await self.host.settle()
            case _:
                return await super()._play_part(member)
        return True

    @override
    async def read_records(self) -> None:
        await super().read_records()
        for server, role in self.champions.items():
            members = self.host.guilds[server].members.items()
            self.seen.champions[server] = frozenset(user for user, each in members if role in each.roles)
