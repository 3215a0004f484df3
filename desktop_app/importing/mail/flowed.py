"""Text that a mail program broke into flowing lines (RFC 3676), as its writer wrote it."""

from __future__ import annotations

import re

_QUOTED = re.compile(rb">*")
_SIGNATURE = b"-- "


def unflowed(data: bytes, *, delete_space: bool) -> bytes:
    """The lines joined that end with a blank, for they go on; of one depth of quoting each.

    delete_space: the blank at the end is the break's own and goes with it ('DelSp=yes').
    """
    out: list[bytes] = []
    open_depth = -1  # of a paragraph that goes on
    for line in data.split(b"\n"):
        depth = len(_QUOTED.match(line).group())  # type: ignore[union-attr]
        text = line[depth:]
        text = text.removeprefix(b" ")  # stuffed, so that nothing is taken for a quote
        if depth == open_depth and text != _SIGNATURE:
            out[-1] += text
        else:
            out.append((b">" * depth + b" " if depth else b"") + text)
        goes_on = text.endswith(b" ") and text != _SIGNATURE
        if goes_on and delete_space:
            out[-1] = out[-1][:-1]
        open_depth = depth if goes_on else -1
    return b"\n".join(out)
