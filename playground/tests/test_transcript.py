"""Plain-text transcripts of channels."""

from datetime import UTC, datetime

from playground_tests.stage import staged


def clock_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%H:%M:%S")


async def test_a_transcript_reads_like_the_channel() -> None:
    async with staged() as stage:
        said = stage.anna.say(stage.channel, "Shall we?")
        picture = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}
        row = {
            "type": 1,
            "components": [
                {"type": 2, "style": 1, "label": "Yes", "custom_id": "yes", "emoji": {"name": "🎲"}},
                {"type": 2, "style": 2, "label": "No", "custom_id": "no", "disabled": True},
            ],
        }
        menu = {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "menu",
                    "placeholder": "Which?",
                    "options": [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}],
                }
            ],
        }
        text = {"type": 10, "content": f"{stage.ben.mention}, your turn.\nOr use </match next:123>."}
        _, posted = await stage.post(flags=1 << 15, components=[text, picture, row, menu])
        message = stage.channel.messages[int(posted["id"])]
        assert stage.playground.transcript(stage.channel) == "\n".join(
            [
                f"[{clock_time(said.created_at)}] Anna",
                "    Shall we?",
                "",
                f"[{clock_time(message.created_at)}] Bot (bot)",
                "    @Ben, your turn.",
                "    Or use /match next.",
                "    <Which?: One | Two>",
                "    [🎲 Yes] [No (disabled)]",
                "    → pings Ben",
                "",
            ]
        )


async def test_a_transcript_for_somebody_holds_what_they_alone_see() -> None:
    async with staged() as stage:
        playground = stage.playground
        path = f"/applications/{stage.application.id}/commands"
        await stage.call("PUT", path, [{"name": "think", "description": "Think"}])
        used = stage.anna.begin_command(stage.channel, "think", {})
        callback = f"/interactions/{used.id}/{used.token}/callback"
        await stage.call("POST", callback, {"type": 5, "data": {"flags": 64}})
        lines = playground.transcript(stage.channel, stage.anna).splitlines()
        assert lines[0].endswith("Bot (bot, only Anna can see this)")
        assert lines[1] == "    … is thinking"
        assert playground.transcript(stage.channel, stage.ben).strip() == ""
        assert playground.transcript(stage.channel).strip() == ""
