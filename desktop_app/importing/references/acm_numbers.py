"""Volume, issue and article of a journal as ACM writes them."""

from __future__ import annotations

import re

from desktop_app.importing.references.words import MONTHS

VOLUME_COMMA_ISSUE = re.compile(
    r"(?<![\d.–-])(\d{1,4}),\s*(\d{1,4}(?:[-–/]\d{1,4})?)\s*"
    rf"\((?:{MONTHS}[^()\d]{{0,20}})?(?:1[5-9]|20)\d\d\)\s*[,:]\s*(?:article|art|pp?|\d)",
    re.IGNORECASE,
)
"""ACM's '12, 3 (March 2019), 1-10'; without pages behind it, the second number may be a page."""
VOLUME_ISSUE_ARTICLE = re.compile(
    r"(?<![\d.–-])(\d{1,4}),\s*(\d{1,4}),\s*(?:article|art\.)\s+(?:no\.\s*)?(\d{1,6})\b",
    re.IGNORECASE,
)
"""ACM's '12, 3, Article 45 (March 2019), 27 pages'."""
