"""Which mentions a message brings a name for, and what is shown for the others."""

from typing import Any

import pytest

from discord_playground import Message, Person
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

V2 = 1 << 15


def displays(*texts: str) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 10, "content": text} for text in texts]}


def admitting(*people: Person) -> dict[str, Any]:
    return {"allowed_mentions": {"users": [str(person.id) for person in people]}}


async def posted(stage: Stage, **body: object) -> Message:
    status, message = await stage.post(**body)
    assert status == 200
    return stage.channel.messages[int(message["id"])]


async def edited(stage: Stage, message: Message, **body: object) -> list[int]:
    """Edit a message and return what is unresolved in it."""
    place = f"/channels/{message.channel.id}/messages/{message.id}"
    status, _ = await stage.call("PATCH", place, body)
    assert status == 200
    return message.unresolved_mentions


async def answered(stage: Stage, **data: object) -> Message:
    command = {"name": "look", "description": "Look"}
    await stage.call("PUT", f"/applications/{stage.application.id}/commands", [command])
    used = stage.anna.begin_command(stage.channel, "look", {})
    status, _ = await stage.call(
        "POST", f"/interactions/{used.id}/{used.token}/callback", {"type": 4, "data": data}
    )
    assert status == 204
    return answer(used)


async def test_only_admitted_mentions_resolve(stage: Stage) -> None:
    anna, ben = stage.anna, stage.ben
    text = f"{anna.mention} against {ben.mention}; {anna.mention} is to move."
    assert (await posted(stage, content=text)).unresolved_mentions == []
    assert (await posted(stage, content=text, **admitting(anna))).unresolved_mentions == [ben.id]
    assert (await posted(stage, content=text, **admitting())).unresolved_mentions == [anna.id, ben.id]
    view = await posted(stage, **displays(anna.mention, ben.mention), **admitting(ben))
    assert view.unresolved_mentions == [anna.id]


async def test_an_admitted_mention_resolves_in_a_silent_message(stage: Stage) -> None:
    message = await posted(stage, content=stage.anna.mention, flags=1 << 12, **admitting(stage.anna))
    assert (message.unresolved_mentions, message.pings) == ([], frozenset())


async def test_a_mention_in_an_embed_never_resolves(stage: Stage) -> None:
    message = await posted(stage, embeds=[{"description": stage.anna.mention}])
    assert message.unresolved_mentions == [stage.anna.id]


async def test_nobody_resolves_who_is_not_in_the_server(stage: Stage) -> None:
    cleo = stage.playground.create_user("cleo")
    stage.guild.add_member(cleo)
    before = await posted(stage, content=cleo.mention)
    stage.guild.remove_member(cleo)
    after = await posted(stage, content=cleo.mention)
    assert (before.unresolved_mentions, after.unresolved_mentions) == ([], [cleo.id])


async def test_what_is_escaped_or_code_is_no_mention(stage: Stage) -> None:
    mention = stage.anna.mention
    assert (await posted(stage, content=rf"\{mention} `{mention}`", **admitting())).unresolved_mentions == []


async def test_an_edit_of_the_text_admits_for_itself(stage: Stage) -> None:
    anna = stage.anna
    message = await posted(stage, content=f"{anna.mention}!", **admitting(anna))
    assert await edited(stage, message, content=f"{anna.mention}?", **admitting()) == [anna.id]
    assert await edited(stage, message, content=f"{anna.mention}?", **admitting(anna)) == []
    assert await edited(stage, message, content=f"{anna.mention}.") == []
    view = await posted(stage, **displays(anna.mention), **admitting(anna))
    assert await edited(stage, view, **displays(f"{anna.mention}?"), **admitting()) == [anna.id]


async def test_an_edit_that_leaves_the_text_alone_keeps_its_mentions(stage: Stage) -> None:
    message = await posted(stage, content=stage.anna.mention, **admitting(stage.anna))
    embed = {"description": "More"}
    assert await edited(stage, message, embeds=[embed], **admitting()) == []


async def test_a_private_answer_has_a_name_for_its_reader_and_for_those_admitted(stage: Stage) -> None:
    text = f"{stage.anna.mention}, you play {stage.ben.mention}."
    private = await answered(stage, content=text, flags=1 << 6, **admitting())
    assert private.unresolved_mentions == [stage.ben.id]
    assert (await answered(stage, content=text, **admitting())).unresolved_mentions == [
        stage.anna.id,
        stage.ben.id,
    ]
    assert (await answered(stage, content=text, flags=1 << 6)).unresolved_mentions == []


async def test_an_answer_admits_users_alone_unless_it_says_so(stage: Stage) -> None:
    text = f"{stage.ben.mention} @everyone"
    assert (await answered(stage, content=text)).pings == {stage.ben.id}
    every = {"allowed_mentions": {"parse": ["users", "everyone"]}}
    assert stage.guild.owner.id in (await answered(stage, content=text, **every)).pings


async def test_direct_messages_have_a_name_for_their_reader_only(stage: Stage) -> None:
    anna, ben = stage.anna, stage.ben
    channel = anna.direct_messages(stage.application)
    _, message = await stage.call(
        "POST", f"/channels/{channel.id}/messages", {"content": f"{anna.mention}, {ben.mention} has moved."}
    )
    assert channel.messages[int(message["id"])].unresolved_mentions == [ben.id]


async def test_a_transcript_shows_what_a_client_without_the_members_shows(stage: Stage) -> None:
    await posted(stage, content=f"{stage.anna.mention}, {stage.ben.mention}", **admitting(stage.ben))
    for viewer, shown in ((None, "@unknown-user, @Ben"), (stage.anna, "@Anna, @Ben")):
        assert shown in stage.playground.transcript(stage.channel, viewer).splitlines()[-2]
