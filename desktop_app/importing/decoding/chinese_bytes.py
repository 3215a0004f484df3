"""Whether bytes that say nothing of their encoding are Chinese in GB18030 (GBK, GB2312)."""

from __future__ import annotations

import re

CODEC, TITLE = "gb18030", "Chinese (GB18030)"
SAMPLE = 200_000
"""Bytes of the beginning that looks_chinese() wants."""
_RUN = re.compile(rb"[\x80-\xff]+")
_ODD_AT_MOST = 0.05
"""Of the runs of bytes beyond ASCII: a Chinese letter has two of them, an accented one has one."""
_COMMON = frozenset(
    "的一是不了在有人中国大学研究方法论文于与基分析技术应用系统理和为及化对发展信息网络数据模型"
    "社会经济教育管理科设计实现新这我上个地到以时要就出可也你生工作性成本电力水文体机面图像王李张"
)
"""Letters of which every text has many, and hardly any that only looks like one."""
_LEAST, _SHARE = 3, 0.08


def is_chinese(data: bytes) -> bool:
    """Whether all of it can be, and its beginning looks so."""
    if not looks_chinese(data[:SAMPLE]):
        return False
    try:
        data.decode(CODEC)
    except UnicodeDecodeError:
        return False
    return True


def looks_chinese(sample: bytes) -> bool:
    """By the lengths of the runs of bytes beyond ASCII, and by the commonest letters."""
    runs = _RUN.findall(sample)
    if not runs or sum(len(run) % 2 for run in runs) > _ODD_AT_MOST * len(runs):
        return False
    text = b" ".join(runs).decode(CODEC, "replace")
    letters = [letter for letter in text if "\u4e00" <= letter <= "\u9fff"]
    common = sum(letter in _COMMON for letter in letters)
    return common >= _LEAST and common >= _SHARE * len(letters)
