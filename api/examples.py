"""Examples in the description of the interface: questions in several languages, a stream of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

QUESTIONS: Mapping[str, dict[str, Any]] = {
    "English": {"message": "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"},
    "简体中文": {"message": "6000 元能买哪张显卡？"},
    "繁體中文": {"message": "兩張 RTX 4090 要多大的電源供應器？", "language": "zh-Hant"},
    "Türkçe": {"message": "İki RTX 3090 için kaç watt güç kaynağı gerekir?", "language": "tr"},
    "follow-up": {"message": "and with two?", "conversation_id": "k3JxZ0"},
}
RULE_INPUTS: Mapping[str, dict[str, Any]] = {
    "any rule about cards": {"gpus": [{"name": "RTX 3090", "count": 2}]},
    "psu": {"gpus": [{"name": "RTX 4090", "count": 2}], "cpu_power_w": 150, "psu_w": 1200},
    "gpu_budget": {"budget": {"amount": 6000, "currency": "CNY"}},
    "llm_memory": {"model": "Llama 3.3 70B", "gpus": [{"name": "RTX 3090", "count": 2}]},
    "electricity": {"gpus": [{"name": "RTX 3090"}], "country": "TR", "hours_per_day": 8},
}
STREAM = """event: understood
data: {"conversation_id":"k3JxZ0","question":"…","language":"en","act":"ask","rules":["psu"],"chips":[…]}

event: computed
data: {"event":"computed","computations":[…]}

event: cited
data: {"event":"cited","citations":[…]}

event: text
data: {"event":"text","delta":"**Take a power supply of …**\\n"}

event: done
data: {"event":"done","answer":{…}}

"""
