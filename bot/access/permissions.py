"""Permissions: what the bot may do in a channel, and which matches a user may see.

Players see their own matches wherever they are: they get private answers. Other users see those of the channels that
they can view, from within the same server. That is checked at each interaction, as a page may outlive a user's access
to a channel.

https://discord.com/developers/docs/topics/permissions
"""

from collections.abc import Callable, Mapping

import discord

from bot.domain import ChannelId, Match, Obstacle, ObstacleKind, ServerSettings, UserId
from bot.domain.context import InteractionContext
from bot.domain.match import Head
from bot.domain.refusals import NoAccess, RefusalReason, Refused

IN_CHANNELS = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)

FOR_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""Additional permissions to open a thread for each match."""

INVITED_WITH = IN_CHANNELS | IN_THREADS | FOR_THREADS
"""The permissions that the invite link requests."""

OPTIONAL: dict[str, str] = {}
"""Permissions that the invite link doesn't request, under their discord.py names, and what the bot does with each."""

CHANNELS: list[Callable[[ServerSettings], ChannelId | None]] = []
"""Functions that return channels in which the bot posts for a server, besides those where matches are played."""


def optionally_needs(name: str, purpose: str) -> None:
    """Declare a permission that is needed only when it is used. Raises `ValueError` for one that Discord doesn't have.

    `dvonn-bot check` lists it. A feature declares it in its module `permissions`.
    """
    if name not in discord.Permissions.VALID_FLAGS:
        raise ValueError(f"Discord has no permission {name}")
    OPTIONAL[name] = f"{OPTIONAL[name]}; {purpose}" if name in OPTIONAL else purpose


def can_give_role(guild: discord.Guild | None, role_id: int) -> bool:
    """Whether the bot can give a role: with the permission, and if the role is below its own highest one."""
    me, role = (guild.me, guild.get_role(role_id)) if guild else (None, None)
    return me is not None and role is not None and me.guild_permissions.manage_roles and role.is_assignable()


def posts_in(channel: Callable[[ServerSettings], ChannelId | None]) -> None:
    """Declare a setting with a channel in which the bot posts; `missing_for` checks the permissions there.

    A feature declares it in its module `permissions`.
    """
    CHANNELS.append(channel)


optionally_needs("manage_threads", "to go on in threads that someone has locked")

SCOPES = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Return the link that requests exactly the permissions that the bot needs in a server.

    https://discord.com/developers/docs/topics/oauth2#bot-authorization-flow
    """
    return discord.utils.oauth_url(application, permissions=INVITED_WITH, scopes=SCOPES)


def may_be_installed_by_users(application: discord.AppInfo) -> bool:
    """Whether users may install the application for themselves, as its owner has chosen on the page *Installation*.

    https://docs.discord.com/developers/resources/application#application-object-application-integration-types
    """
    return application.user_integration_config is not None


def install_link(application: int) -> str:
    """Return the link with which users install the bot for themselves, to use it anywhere.

    https://docs.discord.com/developers/topics/oauth2#advanced-bot-authorization
    """
    by_users = discord.app_commands.AppInstallationType.USER
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type={by_users}"


def missing_permissions(
    granted: discord.Permissions, *, in_thread: bool, opens_threads: bool = False
) -> tuple[str, ...]:
    """Return the needed permissions that are not granted, under their discord.py names.

    Without permission to view the channel or to write in it, Discord removes the permissions that depend on that one,
    so these are not reported.
    """
    if not granted.view_channel:
        return ("view_channel",)
    needed = IN_THREADS if in_thread else IN_CHANNELS
    if opens_threads:
        needed = needed | FOR_THREADS  # `|=` would change the constant
    missing = [name for name, wanted in needed if wanted and not getattr(granted, name)]
    writing = "send_messages_in_threads" if in_thread else "send_messages"
    return tuple(name for name in missing if name != "attach_files" or writing not in missing)


def missing_in(
    interaction: discord.Interaction[discord.Client], channel_id: int | None = None
) -> tuple[str, ...]:
    """Return the needed permissions that are not granted in a channel, by default the interaction's.

    Empty for deleted channels, archived threads and direct messages, where permissions are unknown or don't apply: only
    an attempt to post will tell.
    """
    if interaction.guild_id is None and channel_id in (None, interaction.channel_id):
        return ()  # whatever is outside of servers: their permissions don't apply
    channel, granted = _place(interaction, channel_id)
    if granted is None:
        return ()
    return missing_permissions(granted, in_thread=isinstance(channel, discord.Thread))


def check_access(
    interaction: discord.Interaction[discord.Client], channel_id: ChannelId | None = None
) -> None:
    """Check that the bot can post in a channel, by default the interaction's. Raises `Refused`: CANNOT_POST."""
    if missing := missing_in(interaction, channel_id):
        channel = channel_id or ChannelId(interaction.channel_id or 0)
        raise Refused(RefusalReason.CANNOT_POST, NoAccess(channel, Obstacle.lacking(missing)))


def check_posting(interaction: discord.Interaction[discord.Client]) -> None:
    """Check that both the user and the bot may post in the interaction's channel, in a server.

    Otherwise users could post through the bot where they may not write.

    Raises `Refused`: MAY_NOT_WRITE, CANNOT_POST.
    """
    if not may_write(interaction):
        raise Refused(RefusalReason.MAY_NOT_WRITE, ChannelId(interaction.channel_id or 0))
    check_access(interaction)


def opens_threads(interaction: discord.Interaction[discord.Client], channel_id: int | None = None) -> bool:
    """Whether the bot can open threads in a channel, and write in them."""
    channel, granted = _place(interaction, channel_id)
    return isinstance(channel, discord.TextChannel) and granted is not None and granted >= FOR_THREADS


def check_manager(interaction: discord.Interaction[discord.Client]) -> None:
    """Check that the user may change server settings. Raises `Refused`: NOT_THE_MANAGER.

    Discord offers `/dvonn-admin` to managers only unless the server overrides that, and a button may be older than the
    loss of the permission. So each request checks it.
    """
    granted = interaction.permissions
    if not (granted.manage_guild or granted.administrator):
        raise Refused(RefusalReason.NOT_THE_MANAGER)


def missing_for(
    settings: ServerSettings, interaction: discord.Interaction[discord.Client]
) -> dict[ChannelId, tuple[str, ...]]:
    """Return the permissions that the bot lacks, by channel of a server's settings; deleted channels are left out.

    If matches may be played in every channel, only the current channel is checked.
    """
    lacking = {}
    others = [found for channel_in in CHANNELS if (found := channel_in(settings))]
    for channel_id in (*(settings.channels or [ChannelId(interaction.channel_id or 0)]), *others):
        channel, granted = _place(interaction, channel_id)
        if granted is not None:
            lacking[channel_id] = missing_permissions(
                granted,
                in_thread=isinstance(channel, discord.Thread | discord.ForumChannel),
                opens_threads=settings.always_threads
                and isinstance(channel, discord.TextChannel)
                and (channel_id in settings.channels or channel_id not in others),
            )
    return lacking


def _place(
    interaction: discord.Interaction[discord.Client], channel_id: int | None
) -> tuple[object, discord.Permissions | None]:
    """Return a channel with the bot's permissions there; the permissions are None if the bot can't see the channel."""
    if channel_id in (None, interaction.channel_id):
        return interaction.channel, interaction.app_permissions
    channel = interaction.client.get_channel(channel_id) if channel_id else None
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None, None
    return channel, channel.permissions_for(channel.guild.me)


# visibility of matches


Interaction = discord.Interaction[discord.Client]


def sees(interaction: Interaction, context: InteractionContext, match: Match | Head) -> bool:
    """Whether the user of an interaction may see a match; outside of the match's server only its players may."""
    if UserId(interaction.user.id) in match.players:
        return True
    if context is not InteractionContext.GUILD or interaction.guild_id != match.venue.guild:
        return False
    if interaction.channel_id == match.venue.channel:
        return interaction.permissions.view_channel
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return False
    return _sees_channel(guild, match, user)


def sees_here(user: discord.User | discord.Member, interaction: Interaction) -> bool:
    """Whether a user can view the interaction's channel; users who aren't members of the server can't."""
    channel = interaction.channel
    if not isinstance(user, discord.Member) or not isinstance(
        channel, discord.abc.GuildChannel | discord.Thread
    ):
        return False
    return channel.permissions_for(user).view_channel


def may_share_here(interaction: Interaction, context: InteractionContext, match: Match) -> bool:
    """Whether all readers of the interaction's channel may see a match.

    True in the match's own channel and threads, and anywhere in the server if all members can view that channel.
    Foreign places include a server that has removed the bot since the match was played there.
    """
    guild, here = interaction.guild, interaction.channel
    if context is not InteractionContext.GUILD or guild is None or guild.id != match.venue.guild:
        return False
    parent = here.parent_id if isinstance(here, discord.Thread) else None
    if match.venue.channel in (interaction.channel_id, parent):
        return True
    channel = public_part(guild, match)
    if channel is None:
        return False
    return interaction.channel_id == channel.id or is_open_to_all(channel)


def is_open_to_all(channel: discord.abc.GuildChannel) -> bool:
    """Whether all members of the server can view a channel: no role or member is excluded."""
    kept_out = any(overwrite.view_channel is False for overwrite in channel.overwrites.values())
    return not kept_out and channel.permissions_for(channel.guild.default_role).view_channel


def may_write(interaction: Interaction) -> bool:
    """Whether the user of an interaction in a server may write in its channel."""
    return grants_writing(interaction.permissions, in_thread=isinstance(interaction.channel, discord.Thread))


def grants_writing(granted: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether a user with these permissions may write in a channel or thread."""
    return granted.view_channel and (granted.send_messages_in_threads if in_thread else granted.send_messages)


def sees_publicly(guild: discord.Guild, match: Match | Head, user: discord.Member) -> bool:
    """Whether a member can view the channel of a match that is not in a private thread."""
    channel = public_part(guild, match)
    return channel is not None and channel.permissions_for(user).view_channel


def may_be_shown_in(guild: discord.Guild, match: Match | Head, channel: ChannelId) -> bool:
    """Whether all readers of a channel or thread may see a match that is played elsewhere.

    They may if all members can view the match's channel, or if all who can view this channel can view the match's too
    (`_is_at_least_as_open`).
    """
    stage, home = guild.get_channel_or_thread(channel), public_part(guild, match)
    if home is None or match.venue.channel == channel:
        return False
    if isinstance(stage, discord.Thread):  # everyone who can view a thread can view its channel
        stage = stage.parent
    return is_open_to_all(home) or (stage is not None and _is_at_least_as_open(home, stage))


def _is_at_least_as_open(home: discord.abc.GuildChannel, stage: discord.abc.GuildChannel) -> bool:
    """Whether each permission overwrite of `home` grants at least as much visibility as that of `stage`.

    Then nobody can view `stage` only, whatever their roles: Discord applies overwrites for everyone, for roles and for
    members in turn, and each step is monotonic.
    https://discord.com/developers/docs/topics/permissions#permission-overwrites
    """
    ours, theirs = _openness(home), _openness(stage)
    return all(ours.get(each, 0) >= theirs.get(each, 0) for each in {*ours, *theirs})


def _openness(channel: discord.abc.GuildChannel) -> Mapping[int, int]:
    """Map the role and member ids to whether their overwrite lets them view the channel: 1 yes, -1 no, 0 neither."""
    # Called once, as discord.py rebuilds the overwrites on each access; compared by id, as it compares unknown
    # members slowly.
    says = {True: 1, None: 0, False: -1}
    return {each.id: says[overwrite.view_channel] for each, overwrite in channel.overwrites.items()}


def may_cause(obstacle: Obstacle, guild: discord.Guild, match: Match, member: discord.Member) -> bool:
    """Whether a member may put an obstacle in the channel of a match."""
    if obstacle.kind is ObstacleKind.TIMEOUT:
        return member.guild_permissions.moderate_members
    return _manages(guild, match, member)


def _manages(guild: discord.Guild, match: Match, member: discord.Member) -> bool:
    """Whether a member may take the channel of a match away, or the bot's permissions in it."""
    place = guild.get_channel_or_thread(match.venue.channel) or (
        guild.get_channel(match.parent) if match.parent else None
    )
    granted = member.guild_permissions | (
        discord.Permissions.none() if place is None else place.permissions_for(member)
    )
    in_thread = match.parent is not None or isinstance(place, discord.Thread)
    return (
        granted.manage_channels
        or granted.manage_roles
        or granted.manage_guild
        or (in_thread and granted.manage_threads)
    )


def _sees_channel(guild: discord.Guild, match: Match | Head, user: discord.Member) -> bool:
    if public_part(guild, match) is not None:
        return sees_publicly(guild, match, user)
    # A private thread is visible to its members, whom only Discord knows, and to managers of threads.
    thread = guild.get_thread(match.venue.channel)
    return thread is not None and thread.permissions_for(user).manage_threads


def public_part(guild: discord.Guild, match: Match | Head) -> discord.abc.GuildChannel | None:
    """Return the channel whose permissions decide who sees a match: its own, or the parent of its public thread.

    None for private threads and unknown channels. Only Discord knows archived threads: of those, the parent is known
    only if it was stored while the thread was active.
    """
    channel = guild.get_channel_or_thread(match.venue.channel)
    if isinstance(channel, discord.Thread):
        return None if channel.is_private() else _channel(guild, ChannelId(channel.parent_id))
    if channel is not None:
        return channel
    return _channel(guild, match.parent) if match.parent else None


def _channel(guild: discord.Guild, channel: ChannelId) -> discord.abc.GuildChannel | None:
    return guild.get_channel(channel)
