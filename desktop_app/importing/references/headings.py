"""Headings of lists of references, in many languages, and marks of pages between their lines."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.lines.section_heading import is_year_heading
from desktop_app.importing.references.other_sections import is_other_section
from desktop_app.importing.values.any_case import AnyCase

_NAMES = (
    r"(?:(?:cited |selected |general |further |full |complete |list of )?(?:references?"
    r"|bibliograph(?:y|ies)|literature"
    r"|works|publications?|papers|articles?)(?: cited| consulted| list)?|works cited"
    r"|reference list|journal (?:articles|papers)"
    r"|conference (?:papers|proceedings|articles)|book chapters|books?|preprints?"
    r"|peer[- ]reviewed.{0,30}"
    r"|references and notes|notes and references|bibliography and references|sources"
    r"|literatur|literaturverzeichnis|literaturangaben|quellen|quellenverzeichnis|schriften"
    r"|veröffentlichungen|publikationen"
    r"|bibliographie(?: générale)?|références|références bibliographiques|ouvrages cités"
    r"|bibliografía|referencias"
    r"|referencias bibliográficas|bibliografia|referências|referências bibliográficas|riferimenti"
    r"|riferimenti bibliografici"
    r"|literatuur|literatuurlijst|litteratur|litteraturlista|referenser|kilder|kirjallisuus"
    r"|lähteet|literatura|piśmiennictwo"
    r"|použitá literatura|irodalom|kaynakça|kaynaklar|литература|список литературы|библиография"
    r"|references cited"
    r"|publikace|publikationer|publikasjoner|publicaties|publicaciones|publicações|pubblicazioni"
    r"|publicacions|publikacje|publicații|publikácie|publikacije|julkaisut|yay[ıi]nlar|δημοσιεύσεις"
    r"|публикации|список (?:научных )?(?:публикаций|трудов)|публікації|artykuły|monografie"
    r"|artigos (?:completos )?publicados(?: em periódicos)?|(?:capítulos de )?livros publicados"
    r"|capítulos de livros?|trabalhos (?:completos )?publicados em anais.{0,40}|livros|libros"
    r"|articles dans des revues.{0,60}|ouvrages|chapitres d['’]ouvrages|communications"
    r"|aufsätze(?: in .{1,40})?|monographien|buchbeiträge|herausgeberschaften"
    r"|artículos(?: en revistas)?|capítulos|articoli(?: in rivista)?|libri|monografías"
    r"|业绩|業績(?:リスト)?|研究業績|学術論文|論文|论文|論著|著書|발표논문|논문|学术论文|发表论文"
    r"|参考文献|參考文獻|引用文献|참고문헌|المراجع|מקורות)"
)
_HEADING = AnyCase(
    rf"(?:#{{1,6}}\s*)?(?:\*{{2}}|__)?(?:(?:\d{{1,2}}(?:\.\d{{1,2}}){{0,2}}|[ivx]{{1,5}}"
    rf"|[a-z])[.)]?\s+)?{_NAMES}\s*[:.]?(?:\*{{2}}|__)?\s*#*"
)
_LATEX = re.compile(
    r"\\(?:begin|end)\{.*|\\(?:part|chapter|(?:sub){0,2}section|paragraph)\*?\{(?P<name>[^{}]*)\}.*"
)
_LATEX_ONLY = re.compile(
    r"\\(?!item|bibitem|cvitem|cvlistitem|cvdoubleitem|href|url)[a-zA-Z]+\*?(?:\[[^\]]*\])?(?:\{[^{}]*\})*|%.*"
)
_COLUMN = (
    r"(?:title|paper|publication|authors?|by|year|date|venue|journal|conference|where|published(?: in)?"
    r"|source|link|links|url|doi|pdf|#|no\.?|nr\.?|number|type|citation|reference|volume|pages?|status"
    r"|titel|autor(?:en|es)?|jahr|zeitschrift|auteurs?|année|revue|título|año|revista|code)"
)
_TABLE_HEAD = re.compile(
    rf"\|?(?:\s*\**{_COLUMN}\**\s*\|)+(?:\s*\**{_COLUMN}\**\s*)?|\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?",
    re.IGNORECASE,
)
_OTHER = re.compile(
    r"#{1,6}\s.{0,120}|\**(?:19|20)\d\d\**:?|[-=_*~]{3,}|[A-Z][A-Z &/-]{3,60}:?"
    r"|(?i:week|session|lecture|class|unit|module|day)\s+\d{1,2}\b(?:\s?\([^()]{2,40}\))?"
    r"(?:(?!(?:19|20)\d\d).){0,80}"
)
_PAGE = AnyCase(
    rf"(?:page |seite |p\. )?[-–—\s]*\d{{1,4}}[-–—\s]*(?:of \d{{1,4}})?|[ivxlc]{{1,7}}"
    rf"|(?:{_NAMES})\s+\d{{1,4}}|\d{{1,4}}\s+(?:{_NAMES})"
)


_RUNNING = re.compile(r"\S.*\S {5,}\d{1,4}|\d{1,4} {5,}\S.*")
"""A running head, and the page's number at the other margin."""
_LONGEST_HEAD = 150
_ROMAN = "ivxlcIVXLC"


def is_reference_heading(text: str) -> bool:
    """Whether a line is the heading of a list of references or publications."""
    text = heading_words(text)
    return len(text) <= 80 and _is_heading_of_list(text)


@lru_cache(maxsize=8192)
def _is_heading_of_list(text: str) -> bool:
    return _HEADING.is_whole(text)


def heading_words(text: str) -> str:
    """What a heading says, without LaTeX's command around it."""
    if not text.startswith("\\"):
        return text
    latex = _LATEX.fullmatch(text)
    return (latex["name"] or "") if latex else text


def is_heading(text: str) -> bool:
    """Whether a line is a heading or a rule of any kind, or a command of LaTeX around the list."""
    if text[:1] in ("\\", "%") and (_LATEX.fullmatch(text) or _LATEX_ONLY.fullmatch(text)):
        return True
    return len(text) <= 130 and not _is_numbered(text) and _is_any_heading(text)


def _is_numbered(text: str) -> bool:
    """'[12] Lee, A.': a number that no heading has."""
    return text[0] == "[" and text[1:5].partition("]")[0].isdecimal() and "]" in text[1:6]


@lru_cache(maxsize=8192)  # each way to divide a list asks, and short lines come again
def _is_any_heading(text: str) -> bool:
    return (
        _OTHER.fullmatch(text) is not None
        or ("|" in text and _TABLE_HEAD.fullmatch(text) is not None)
        or is_reference_heading(text)
        or is_year_heading(text)
        or is_other_section(text)
    )


def is_page_mark(text: str) -> bool:
    """Whether a line is a page's number, alone or with the running head of the list."""
    if len(text) <= _LONGEST_HEAD and "     " in text and _RUNNING.fullmatch(text):
        return True
    return _may_be_page(text) and _PAGE.is_whole(text) and not is_year_heading(text)


def _may_be_page(text: str) -> bool:
    """Whether a line begins or ends with a number, or is a few letters: the rest is no page's."""
    if len(text) > 60:
        return False
    if text.isascii() and text.isalpha():
        return len(text) <= 7 and not text.strip(_ROMAN)
    first, last = text[0], text[-1]
    return len(text) <= 7 or first.isdecimal() or last.isdecimal() or last in "-–—"
