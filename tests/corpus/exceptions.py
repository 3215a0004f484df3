"""Where the readers and the corpus's numbers or expected values differ, and why."""

from __future__ import annotations

OTHER_READER: dict[str, str] = {
    # Its tags are those of Web of Science (PT to ER, no hyphens), whatever the suffix says.
    "ris/rispy-example_wos.ris": "web-of-science",
}
"""Files that lie under one format and are written in another: path to the reader's id."""

_ASKS = "It is the page on which the site asks whether one is human; the article is not in it."
COUNTS: dict[str, tuple[int, str]] = {
    "arxiv-abs/ftp-math-ph-papers-0509-0509037.abs": (0, "The file has no bytes at all."),
    "bibtex/jabref-encodingWithoutNewline.bib": (
        0,
        "Its one entry has a key and no field: there is nothing to keep. The reader says so.",
    ),
    "bibtxt/citationjs-nothing.txt": (1, "One of the two keys has nothing below it."),
    "html-article-page/papis-APS_PhysRevLett.122.145901.html": (0, _ASKS),
    "html-article-page/papis-TFOnline_00268976.2013.788745.html": (0, _ASKS),
    "publication-list-text/rjacobucci-publications.md": (
        70,
        "Counted were only the items with a year in brackets; 48 stand under headings of years.",
    ),
}
"""Path to the number of records that we hold to be right, and the reason."""

NOT_IN_SPAN: dict[tuple[str, str], str] = {
    ("rdf/zotero-RDF-01.rdf", "authors"): "In RDF persons stand by themselves, behind the works.",
}
"""(path, field) whose values need not stand in their record's lines, and the reason."""

_JABREF_JO = "JabRef lets the abbreviation (JO) overrule the journal's full name (JF, T2)."
_JABREF_A2 = "JabRef makes authors of the secondary authors (A2); they are the editors."
_SUBJECTS = "ADS makes keywords of subject headings; they are the record's subjects."
_BIBTEX_VON = "By BibTeX's own rules a word in lower case before the last is a particle."
DISAGREED: dict[tuple[str, str], str] = {
    (
        "biblioscape/BiblioscapeImporterTestOptionalFields.txt",
        "authors",
    ): "JabRef leaves the list of names as one text.",
    (
        "primo/zotero-Primo_Normalized_XML-01.xml",
        "keywords",
    ): "Zotero cuts a subject heading at the dashes within it.",
    (
        "citavi/CitaviXmlImporterTest3.ctv6bak",
        "pages",
    ): "JabRef takes the number of a book's pages for its pages.",
    ("bibtex/zotero-BibTeX-08.bib", "authors"): _BIBTEX_VON,
    ("bibtex/zotero-BibTeX-21.bib", "authors"): _BIBTEX_VON,
    ("crossref-json/papis-test_4_multiple_isbn.json", "isbn"): "papis keeps one of two ISBNs.",
    (
        "crossref-xml/ads-crossref_conf_10.1049-cp.2010.1342.xml",
        "authors",
    ): "Whole names stand as family names; they are read as first and last name.",
    (
        "crossref-xml/ads-crossref_gsa_conf.xml",
        "authors",
    ): "ADS leaves out the organisation that is given as an author.",
    (
        "crossref-xml/zotero-Crossref_Unixref_XML-07.xml",
        "title",
    ): "There is no title; ADS puts words of its own in its place.",
    (
        "datacite/zotero-Datacite_JSON-05.json",
        "pages",
    ): "Zotero takes the word for pages into them.",
    (
        "marcxml/MarcXmlParserTestSummaryAndKeywords.xml",
        "keywords",
    ): "JabRef's list is cut at commas, which stand within these headings too.",
    (
        "html-article-page/papis-APS_RevModPhys.94.045004.html",
        "abstract",
    ): "papis takes the page's description, which is another text than its abstract.",
    (
        "html-article-page/papis-HAL_THESES_tel_02083632v1.html",
        "doi",
    ): "It is the DOI of the archive's own certificate, in the page's foot.",
    (
        "html-article-page/papis-HAL_THESES_tel_02083632v1.html",
        "keywords",
    ): "papis keeps the keywords of the first of two languages.",
    (
        "html-article-page/papis-NBER_w29971.html",
        "issue",
    ): "The page's number is w29971; papis has a part for this site that cuts it.",
    (
        "html-article-page/papis-SpringerLink_s10924_010_0192_1.html",
        "keywords",
    ): "papis keeps the first of five.",
    ("marcxml/zotero-MARCXML-04.xml", "editors"): "Nothing calls them editors; they are authors.",
    (
        "medline-xml/MedlineImporterTestKeywordSingleEntry.xml",
        "authors",
    ): "JabRef makes an author of the person whom the article is about.",
    (
        "mods/MODSImporterTestAllFields.xml",
        "title",
    ): "JabRef lets the alternative title overrule the title.",
    ("mods/MODSImporterTestAllFields.xml", "pages"): "50 is the total of pages, not their range.",
    ("mods/zotero-MODS-03.xml", "year"): "1955 is said to be the key date, 2003 the copyright's.",
    ("mods/zotero-MODS-17.xml", "authors"): "The performers of a record: CSL's performer.",
    (
        "msbib/MsBibImporterInvalidMonth.xml",
        "authors",
    ): "Two names are mixed up in the parts of one; neither reading is right.",
    ("oai-arxiv/ads-arxiv_0901_2443.xml", "keywords"): _SUBJECTS,
    ("oai-arxiv/ads-arxiv_1711_05739.xml", "keywords"): _SUBJECTS,
    ("ovid/zotero-OVID_Tagged-07.txt", "isbn"): "Zotero takes the first of a book's three ISBNs.",
    ("ris/RisImporterTest1.ris", "authors"): _JABREF_A2,
    ("ris/RisImporterTest1.ris", "venue"): "A thesis with six venues: T2 counts, for JabRef JO.",
    ("ris/RisImporterTest7.ris", "authors"): _JABREF_A2,
    ("ris/RisImporterTest8_date.ris", "venue"): _JABREF_JO,
    ("ris/RisImporterTestDate1.2.ris", "venue"): _JABREF_JO,
    ("ris/RisImporterTestWithEmptyER.ris", "venue"): _JABREF_JO,
}
"""(path, field) whose expected value is plainly wrong, and the reason; left out of the score."""

_SUBTITLES = "JabRef leaves subtitles out."
WITHOUT_SUBTITLES: dict[str, str] = {
    "citavi/CitaviXmlImporterTest1.ctv6bak": _SUBTITLES,
    "citavi/CitaviXmlImporterTest3.ctv6bak": _SUBTITLES,
}
"""Path of files whose expected titles end where a subtitle begins, and the reason."""
