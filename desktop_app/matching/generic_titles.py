"""Generic titles: those that many papers bear, by which no two papers are known to be one."""

from __future__ import annotations

import re


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(phrase.split()) for phrase in text.split(","))


# Compared with a title's normalised words, so without accents and apostrophes.
_ENGLISH = _phrases("""
    abstract, abstracts, acknowledgement, acknowledgements, acknowledgment, acknowledgments,
    addendum, announcement, announcements, annual report, appendix, author index, author response,
    authors reply, back matter, bibliography, book notices, book review, book reviews,
    books received, call for papers, chairs message, closing remarks, commentary, comments,
    committees, concluding remarks, conclusion, conclusions, contents, contributors, copyright,
    correspondence, cover, dedication, discussion, editor s choice, editor s note, editorial,
    editorial board, editorial comment, editorial introduction, editorial note, editors choice,
    editors introduction, editors note, epilogue, foreword, from the editor, from the editors,
    front cover, front matter, frontmatter, general discussion, general introduction, glossary,
    guest editorial, guest editors introduction, highlights, highlights of this issue,
    in memoriam, in this issue, index, instructions for authors, introduction,
    introductory remarks, invited talk, issue information, keynote, keynote address, letter,
    letter to the editor, letters, letters to the editor, list of contributors,
    list of reviewers, literature review, masthead, message from the chairs,
    message from the editor, miscellanea, miscellaneous, new books, news, news and views,
    no title, note, notes, obituaries, obituary, opening remarks, organizing committee, outline,
    overview, panel, panel discussion, preamble, preface, preliminaries, presidential address,
    proceedings, program, program committee, programme, prologue, publisher s note,
    publishers note, references, rejoinder, reply, research highlights, response, review,
    review of books, reviewers, reviews, short communications, special issue, special section,
    steering committee, summary, supplemental material, supplementary information,
    supplementary material, table of contents, technical report, the authors reply, title page,
    tutorial, untitled, welcome, welcome message, workshop report
""")
_OTHERS = _phrases("""
    anhang, berichtigung, besprechung, besprechungen, buchbesprechung, buchbesprechungen,
    danksagung, diskussion, einfuhrung, einleitung, geleitwort, inhalt, inhaltsverzeichnis,
    leitartikel, literatur, literaturverzeichnis, mitteilungen, nachruf, nachwort, rezension,
    rezensionen, tagungsbericht, vorwort, zusammenfassung,
    avant propos, avertissement, bibliographie, compte rendu, comptes rendus,
    conclusion generale, introduction generale, necrologie, note de lecture, notes de lecture,
    presentation, remerciements, resume, sommaire, table des matieres,
    agradecimientos, conclusiones, contenido, indice, introduccion, nota, nota editorial,
    prefacio, presentacion, prologo, resena, resenas, resumen,
    conclusioni, editoriale, indice generale, introduzione, prefazione, premessa, presentazione,
    recensione, recensioni,
    apresentacao, conclusao, introducao, resenha, resumo,
    boekbespreking, inhoudsopgave, inleiding, redactioneel, samenvatting, voorwoord,
    введение, заключение, от редакции, предисловие, редакционная статья, рецензия, содержание,
    前言, 引言, 编者按, 目录, 社论, 卷首语, 序, 序言, はじめに, まえがき, 巻頭言, 目次, 書評, 序論
""")
_WHOLE = _ENGLISH | _OTHERS
_BEGINNING = re.compile(
    r"(?:(?:a|an|the) )?(?:authors? |author s )?"
    r"(?:reply|response|rejoinder|comments?|answer|rebuttal) (?:to|on|by)\b"
    r"|(?:author |publisher |editorial )?(?:corrections?|corrigend(?:um|a)|errat(?:um|a)"
    r"|retraction|retracted|addendum|expression of concern)(?: (?:to|for|of|on|in)\b|$)"
    r"|(?:book review|review of|buchbesprechung|rezension|compte rendu|resena|recensione)\b"
    r"|(?:editorial|introduction|preface|foreword)(?: (?:to|for|of|on|by|from))?(?: the| this)?"
    r"(?: \w+)?(?: special)? (?:issue|section|volume)\b"
    r"|(?:editorial|guest editorial|obituary|in memoriam|nachruf|preface|foreword) \w+(?: \w+)?$"
    r"|(?:message|welcome|letter|note)s? (?:from|to|by) the\b"
    r"|(?:replik|erwiderung|antwort) (?:auf|zu)\b|(?:reponse|replique) (?:a|aux?)\b"
    r"|(?:respuesta|replica|risposta) a\b|antwoord op\b|ответ на\b"
)
# "Erratum: …" names the paper after its colon; the normalised words no longer show the colon.
_CORRECTION = re.compile(
    r"\W*(?:author |publisher )?(?:correction|corrigend(?:um|a)|errat(?:um|a)|retract(?:ion|ed)|"
    r"addendum|berichtigung|rectificatif|fe de errata)\W*[:\-–—\]]",
    re.IGNORECASE,
)
_COUNTED = frozenset(
    "part volume vol number no nr issue chapter section session lecture lectures day week month "
    "appendix figure table act book series supplement version teil band heft kapitel abschnitt "
    "partie tome numero chapitre parte capitulo tomo volumen capitolo deel hoofdstuk report "
    "january february march april may june july august september october november december "
    "spring summer autumn fall winter and the of to in".split()
)
_COUNT = re.compile(
    r"\d+(?:st|nd|rd|th)?|[a-z]"
    r"|(?=[ivxlcdm])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})"
)


def is_generic(title: str, words: str) -> bool:
    """Whether a title says nothing of one certain paper; words: markup.plain.comparable(title).

    So are headings of journal matter ('Editorial', 'Book review', in several languages), replies
    and corrections, and titles that are counts alone ('Part II', 'Volume 3, 1998').
    """
    if words in _WHOLE or _BEGINNING.match(words) or _CORRECTION.match(title):
        return True
    return len(words) < 60 and all(
        word in _COUNTED or _COUNT.fullmatch(word) for word in words.split()
    )
