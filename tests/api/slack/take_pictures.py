"""Takes the pictures anew: real answers, and the messages that they become. Review every change."""

from __future__ import annotations

import json
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

from api.slack.render import render
from assistant.assistant import Assistant
from assistant.settings import Settings

HERE = Path(__file__).parent


def main(out: Path) -> None:
    home = {"RIGWISE_HOME": tempfile.mkdtemp()}
    assistant = Assistant(Settings.from_environment(home), today=lambda: date(2026, 11, 30))
    questions = json.loads((HERE / "questions.json").read_text(encoding="utf-8"))
    for kind, texts in questions.items():
        for language, text in texts.items():
            fixed = {"id": "the-answer", "conversation_id": "the-conversation", "timings_ms": {}}
            answer = assistant.ask(text).model_copy(update=fixed)
            shown = [{"text": message.text, "blocks": message.blocks} for message in render(answer)]
            _write(out / "answers" / f"{kind}.{language}.json", answer.model_dump(mode="json"))
            _write(out / "messages" / f"{kind}.{language}.json", shown)


def _write(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "pictures")
