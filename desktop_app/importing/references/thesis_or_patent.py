"""How theses and patents are told behind a title: what is no part of a journal or a book."""

from __future__ import annotations

import re

PATENT = re.compile(
    r"[(\[]?(?P<place>U\.?\s?S\.?|[A-Z][a-z]+|EP|WO|DE|JP|CN|GB|FR|KR|CA|AU)?\s?patents?\b"
    r"(?:\s(?:app(?:\.|lication)?|publication|pub\.))?(?:,?\s(?:no|nr|number)\b\.?)?:?\s?"
    r"(?P<number>(?:[A-Z]{2}\s?)?(?:\d{1,3}(?:[, ]\d{3}){1,3}|\d{2}/\d{3},?\d{3}|\d{4}/\d{5,8}"
    r"|\d{5,14})(?:\s?[A-Z]\d?)?)(?=[\s.,;)\]]|$)",
    re.IGNORECASE,
)
"""'US Patent 9,123,456', 'U.S. Patent App. 15/123,456'; its numbers are neither volume nor pages."""
THESIS = re.compile(
    r"[(\[]?(?P<genre>(?:unpublished\s)?(?:(?:ph\.?\s?d\.?|d\.?\s?phil\.?|doctoral|master['’]?s?"
    r"|m\.?\s?(?:sc|a|phil)\.?|bachelor['’]?s?|b\.?\s?sc\.?|diploma|licentiate|habilitation)\s)"
    r"(?:thesis|dissertation|diss\.)|(?:doctoral\s)?dissertation|thesis|thèse(?:\sde\sdoctorat)?"
    r"|diplomarbeit|masterarbeit|bachelorarbeit|habilitationsschrift|tesis\sdoctoral"
    r"|tese\sde\sdoutorado|tesi\sdi\sdottorato)(?=[\s,.:;)\]]|$)[)\]]?[\s,.:;]*",
    re.IGNORECASE,
)
"""'PhD thesis, ', '[Doctoral dissertation, ', up to the university."""
