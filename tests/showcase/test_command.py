"""`dvonn-discord`: the bot's own commands, and the game in a browser."""

import sys

import pytest

from bot.process.version import version
from showcase import command, play


def test_a_command_of_the_bot_is_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["dvonn-discord", "--version"])
    monkeypatch.setattr("gc.disable", lambda: None)
    with pytest.raises(SystemExit, match="0"):
        command.main()
    assert version() in capsys.readouterr().out


def test_play_opens_the_page_on_the_given_port(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[dict[str, object]] = []

    async def started(port: int, *_: object, **options: object) -> None:
        begun.append({"port": port, **options})

    monkeypatch.setattr(sys, "argv", ["dvonn-discord", "play", "--port", "8400"])
    monkeypatch.setattr(play, "play", started)
    assert command.main() == 0
    assert begun == [{"port": 8400, "rate_limits": True, "quiet": False, "opens": True}]


def test_play_without_the_stand_in_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["dvonn-discord", "play"])
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    assert command.main() == command.WRONG_INSTALLATION
    assert "pip install 'dvonn-discord[play]'" in capsys.readouterr().err
