"""Invented papers written in the text formats that the readers read; see written_formats."""

from __future__ import annotations

import json
import textwrap

from desktop_app.services.bench.invented_papers import Invented

VENUE = "Journal of Invented Things"


def turned(name: str) -> str:
    """'Last, First' of 'First Last'."""
    first, _, last = name.rpartition(" ")
    return f"{last}, {first}"


def initials(name: str) -> str:
    """'Last F' of 'First Last'."""
    first, _, last = name.rpartition(" ")
    return f"{last} {first[:1]}"


def doi(paper: Invented) -> str:
    """Each paper has its own."""
    return f"10.9999/inv.{paper.number}"


def bibtex(paper: Invented) -> str:
    return (
        f"@article{{key{paper.number},\n  title = {{{paper.title}}},\n"
        f"  author = {{{' and '.join(paper.authors)}}},\n  journal = {{{VENUE}}},\n"
        f"  year = {paper.year},\n  volume = {{{paper.number % 90 + 1}}},\n  pages = {{1--9}},\n"
        f"  doi = {{{doi(paper)}}},\n  abstract = {{{paper.abstract}}}\n}}\n"
    )


def ris(paper: Invented) -> str:
    people = "".join(f"AU  - {turned(name)}\n" for name in paper.authors)
    return (
        f"TY  - JOUR\nTI  - {paper.title}\n{people}JO  - {VENUE}\nPY  - {paper.year}\nVL  - 7\n"
        f"SP  - 1\nEP  - 9\nDO  - {doi(paper)}\nAB  - {paper.abstract}\nER  - \n\n"
    )


def medline(paper: Invented) -> str:
    people = "".join(f"FAU - {turned(name)}\nAU  - {initials(name)}\n" for name in paper.authors)
    text = textwrap.fill(f"AB  - {paper.abstract}", 80, subsequent_indent="      ")
    return (
        f"PMID- {9_000_000 + paper.number}\nTI  - {paper.title}.\n{text}\n{people}"
        f"TA  - Inv Things\nJT  - {VENUE}\nDP  - {paper.year} Mar\nVI  - 7\nPG  - 1-9\n"
        f"LID - {doi(paper)} [doi]\n\n"
    )


def endnote(paper: Invented) -> str:
    people = "".join(f"%A {turned(name)}\n" for name in paper.authors)
    return (
        f"%0 Journal Article\n%T {paper.title}\n{people}%J {VENUE}\n%D {paper.year}\n%V 7\n"
        f"%P 1-9\n%R {doi(paper)}\n%X {paper.abstract}\n\n"
    )


def web_of_science(paper: Invented) -> str:
    people = "\n   ".join(turned(name) for name in paper.authors)
    text = textwrap.fill(f"AB {paper.abstract}", 80, subsequent_indent="   ")
    return (
        f"PT J\nAU {people}\nTI {paper.title}\nSO {VENUE.upper()}\n{text}\nPY {paper.year}\n"
        f"VL 7\nBP 1\nEP 9\nDI {doi(paper)}\nUT WOS:{paper.number:015d}\nER\n\n"
    )


def ovid(paper: Invented) -> str:
    people = "".join(f"AU  - {turned(name)}\n" for name in paper.authors)
    return (
        f"<{paper.number + 1}. >\nVN  - Ovid\nDB  - Invented\nTI  - {paper.title}.\n{people}"
        f"SO  - {VENUE}.  7(2):1-9, {paper.year}.\nDO  - {doi(paper)}\nAB  - {paper.abstract}\n\n"
    )


def refworks(paper: Invented) -> str:
    people = "".join(f"A1 {turned(name).replace(', ', ',')}\n" for name in paper.authors)
    return (
        f"RT Journal Article\nSR Electronic(1)\nID {paper.number}\n{people}T1 {paper.title}\n"
        f"JF {VENUE}\nYR {paper.year}\nVO 7\nSP 1\nOP 9\nDO {doi(paper)}\nAB {paper.abstract}\n\n"
    )


def pubmed_summary(paper: Invented) -> str:
    people = ", ".join(initials(name) for name in paper.authors)
    return (
        f"{paper.number + 1}: {people}. {paper.title}. Inv Things. {paper.year} Mar;7(2):1-9. doi: "
        f"{doi(paper)}. PMID: {9_000_000 + paper.number}.\n\n"
    )


def arxiv_mail(paper: Invented) -> str:
    title = textwrap.fill(f"Title: {paper.title}", 78, subsequent_indent="  ")
    people = textwrap.fill(f"Authors: {', '.join(paper.authors)}", 78, subsequent_indent="  ")
    text = textwrap.fill(paper.abstract, 78, initial_indent="  ")
    return (
        f"\\\\\narXiv:{paper.arxiv_id}\nDate: Wed, 7 Jun {paper.year} 18:23:40 GMT   (14kb)\n\n"
        f"{title}\n{people}\nCategories: {' '.join(paper.subjects)}\nComments: 12 pages\n\\\\\n"
        f"{text}\n\\\\ ( https://arxiv.org/abs/{paper.arxiv_id} ,  14kb)\n{'-' * 78}\n"
    )


def biblioscape(paper: Invented) -> str:
    return (
        f"--AU-- {'; '.join(map(turned, paper.authors))}\n--TI-- {paper.title}\n--ST-- {VENUE}\n"
        f"--YP-- {paper.year}\n--RT-- Journal Article\n--AB-- {paper.abstract}\n------\n\n"
    )


def copac(paper: Invented) -> str:
    people = "".join(f"AU- {turned(name)}\n" for name in paper.authors)
    return f"TI- {paper.title}\n{people}PY- {paper.year}\nAB- {paper.abstract}\n\n"


def silverplatter(paper: Invented) -> str:
    people = "; ".join(turned(name).replace(", ", ",-") for name in paper.authors)
    return (
        f"Record {paper.number + 1} of 9999 - INSPEC 1994-1999\n\nTI:  {paper.title}\n"
        f"AU:  {people}\nSO:  {VENUE.replace(' ', '-')}. 3 Mar. {paper.year}; 7(2): 1-9\n"
        f"RT:  Journal-Paper\nDE:  kites; wind-\nAB:  {paper.abstract}\n\n"
    )


def engineering_village(paper: Invented) -> str:
    people = "; ".join(f"{turned(name)} (1)" for name in paper.authors)
    return (
        f"<RECORD {paper.number + 1}>\n\nAccession number:{9_000_000 + paper.number}\n"
        f"Title:{paper.title}\nAuthors:{people}\nAuthor affiliation:(1) Kite Institute\n"
        f"Source title:{VENUE}\nVolume:7\nIssue:2\nPublication year:{paper.year}\nPages:1-9\n"
        f"Abstract:{paper.abstract}\nControlled terms:kites - wind\nDOI:{doi(paper)}\n"
        f"Database:Inspec\nCopyright {paper.year}, The Institution\n\n"
    )


def bibtxt(paper: Invented) -> str:
    return (
        f"[k{paper.number}]\n  author: {' and '.join(paper.authors)}\n  title: {paper.title}\n"
        f"  journal: {VENUE}\n  year: {paper.year}\n  abstract: {paper.abstract}\n\n"
    )


def labelled(paper: Invented) -> str:
    return (
        f"Title: {paper.title}\nAuthors: {', '.join(paper.authors)}\nVenue: {VENUE}\n"
        f"Year: {paper.year}\nAbstract: {paper.abstract}\n\n"
    )


def note(paper: Invented) -> str:
    people = "".join(f"  - {name}\n" for name in paper.authors)
    return (
        f'---\ntitle: "{paper.title}"\nauthors:\n{people}year: {paper.year}\n'
        f"journal: {VENUE}\ndoi: {doi(paper)}\ntags: [kites, wind]\n---\n\n"
        f"> [!abstract]\n> {paper.abstract}\n\n## Notes\n\nRead again.\n"
    )


def repec(paper: Invented) -> str:
    people = "\n        ".join(f"{turned(name)} (University)" for name in paper.authors)
    text = textwrap.fill(f"Abstract: {paper.abstract}", 76, subsequent_indent="        ")
    return (
        f" {paper.number + 1}. {paper.title}\n    By: {people}\n    "
        f"{text}\n    Keywords: kites, wind.\n    JEL: D81 O31\n    Date: {paper.year}-04\n"
        f"    URL: http://d.repec.org/n?u=RePEc:inv:wpaper:{paper.number}&r=win\n\n"
    )


def csv_row(paper: Invented) -> str:
    cells = (
        paper.title,
        "; ".join(paper.authors),
        str(paper.year),
        VENUE,
        doi(paper),
        paper.abstract,
    )
    return ",".join(f'"{cell}"' for cell in cells) + "\n"


def citation_file(paper: Invented) -> str:
    """One of the `references` of a CITATION.cff."""
    people = "".join(
        f"      - family-names: {name.rpartition(' ')[2]}\n"
        f"        given-names: {name.rpartition(' ')[0]}\n"
        for name in paper.authors
    )
    return (
        f"  - type: article\n    title: {paper.title}\n    authors:\n{people}"
        f"    journal: {VENUE}\n    year: {paper.year}\n    doi: {doi(paper)}\n"
        f"    abstract: >-\n      {paper.abstract}\n"
    )


def reference(paper: Invented) -> str:
    people = ", ".join(f"{turned(name)[:-1].rpartition(' ')[0]} X." for name in paper.authors[:6])
    return f"{people} ({paper.year}). {paper.title}. {VENUE}, 7(2), 1–9.\n"


def linked_title(paper: Invented) -> str:
    link = f"https://arxiv.org/abs/2001.{paper.number:05}"
    return f"- [{paper.title}]({link}) - {', '.join(paper.authors)}\n"


def slack(paper: Invented) -> str:
    """A message of Slack that shares it."""
    shared = f"<https://arxiv.org/abs/2001.{paper.number:05}|{paper.title}>"
    said = f"{shared} - {', '.join(paper.authors)}"
    return json.dumps({"type": "message", "user": "U1", "ts": f"17.{paper.number}", "text": said})


def page_entry(paper: Invented) -> str:
    return f"{paper.title}\n{', '.join(paper.authors)}\n{paper.abstract[:220]}…\n\n"


def marc(paper: Invented) -> str:
    fields = [
        ("001", f"x{paper.number}"),
        ("008", f"200101s{paper.year}    no ||||| |||| 00||||eng d"),
        ("100", f"  \x1fa{turned(paper.authors[0])},"),
        ("245", f"  \x1fa{paper.title} /"),
        ("264", f"  \x1faOslo :\x1fbMud Press,\x1fc{paper.year}"),
        ("520", f"  \x1fa{paper.abstract}"),
        *(("700", f"  \x1fa{turned(name)},") for name in paper.authors[1:]),
    ]
    directory = body = ""
    for tag, field in fields:
        directory += f"{tag}{len(field) + 1:04}{len(body):05}"
        body += f"{field}\x1e"
    start = 25 + len(directory)
    total = start + len(body) + 1
    return f"{total:05}nam a22{start:05} a 4500{directory}\x1e{body}\x1d"
