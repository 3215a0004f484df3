"""Odd pages, XML and JSON: deep, open, without end, and made to grow."""

from __future__ import annotations

from tests.importing.odd_listings.odd import Make, Odd, nested, numbered, repeated

_PAGE = "<html><body>"
_DEEP = (
    "div", "span", "b", "font", "a", "p", "ul", "li", "table", "blockquote", "section", "h1", "dl",
    "button",
    "form", "select", "template", "svg", "math", "iframe", "center", "pre", "td", "i", "object",
    "frameset",
)  # fmt: skip
_DEEP_PAIRS = (
    ("<ul><li>", "</li></ul>"), ("<table><tr><td>", "</td></tr></table>"), ("<b><i>", "</b></i>"),
    ("<table><a>", "</a></table>"), ("<a><div>", "</a></div>"), ("<p><b>", "</p>"), ("<dl><dt>",
    "</dt></dl>"),
    ("<svg><foreignObject>", "</foreignObject></svg>"), ("<blockquote><p>", "</p></blockquote>"),
    ("<math><mi>", "</mi></math>"), ("<li><a href=x>", "</a>"), ("<span class=a>x", "</span>y"),
)  # fmt: skip
_AGAIN = (
    "<br>", "<p>", "<li>", "<td>", "<tr>", "<a>", "<a href=x>", "<a href=x>y</a> ", "</div>",
    "</p>", "<", "<a",
    "<a ", "<!--", "<!-- -->", "<!", "<![CDATA[", "<?", "<a b=c ", "<a b='", '<a b="', "&amp;",
    "&", "&#x41;",
    "&lt;", "&nbsp;", "&notit;", "<script>", "<style>", "<textarea>", "<title>", "<plaintext>",
    "<option>",
    "<frame>", "<html>", "<body>", "<head>", "<table>", "<b>", "<b></p>", "<p><b>", "<img>",
    "<hr>", "<input>",
    "<meta name=citation_title content=Moss>", "<meta name=citation_author content='Lee, A'>",
    "<meta name=citation_title content='", '<script type="application/ld+json">{',
    "<p>Lee, A. 2020. Moss.</p>\n",
    '<script type="application/ld+json">{"@type":"ScholarlyArticle","name":"Moss"}</script>',
    '<span class="Z3988" title="ctx_ver=Z39.88-2004&amp;rft.title=Moss">',
    '<span class="Z3988" title="',
    "<div class=gsc_a_tr>", "<tr class=gsc_a_tr><td class=gsc_a_t><a class=gsc_a_at>Moss</a>",
    "<dt><a>arXiv:2001.00001</a></dt><dd>Title: Moss</dd>", "<li>Ann Lee. Moss. 2020.</li>",
    "<pre>\n",
    "<div>a</div>", "<td>a</td>", "<sup>1</sup>", "<h1>a</h1>", "<h2>Publications</h2>", "<i>a</i>",
    "<p style='display:none'>", "<base href=http://a.example/>", "<p class='sr-only a b'>",
    "<!-- saved from url=",
    "<div hidden>", "\n<a\n", "<x-a-b>", "<a:b>", "<p\n>", "<li>\n", "a\n<br>\n",
)  # fmt: skip
_READ = {
    "<meta name=citation_title content=Moss>": "article-page",
    '<script type="application/ld+json">{"@type":"ScholarlyArticle","name":"Moss"}</script>': (
        "page-works"
    ),
    '<span class="Z3988" title="ctx_ver=Z39.88-2004&amp;rft.title=Moss">': "page-works",
}
"""What a page says to programs, again and again."""
_XML = (
    ("PubMed", "<PubmedArticleSet><PubmedArticle><MedlineCitation>", "<Author>", "</Author>"),
    ("Atom", '<feed xmlns="http://www.w3.org/2005/Atom"><entry>', "<author>", "</author>"),
    ("MODS", '<modsCollection xmlns="http://www.loc.gov/mods/v3"><mods>', "<relatedItem>",
    "</relatedItem>"),
    ("EndNote", "<xml><records><record>", "<style>", "</style>"),
    ("MARC", "<collection><record>", "<datafield>", "</datafield>"),
    ("RDF", '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">', "<rdf:Seq>",
    "</rdf:Seq>"),
    ("DataCite", '<resource xmlns="http://datacite.org/schema/kernel-4">', "<titles>", "</titles>"),
    ("Crossref", "<doi_records><doi_record>", "<titles>", "</titles>"),
    ("DBLP", "<dblp><article>", "<title>", "</title>"),
    ("Word",
    '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"><b:Source>',
     "<b:Author>", "</b:Author>"),
)  # fmt: skip
_JSON = (
    "[", "{", '{"a":', "[1,", '{"title":[', '{"a":[', "[[],", "{},", '"', '"\\', "\\u0041", "1",
    "1e9", "-", "null,",
    '{"id":"2001.00001","title":"Moss","authors":"A Lee","abstract":"x"\n', '{"title":"Moss"}\n',
    '{"title":\n',
    '{"a":1}}\n', '{"DOI":"10.1000/x","title":["Moss"]},', '[{"type":"book","title":"Moss"},',
    "{\n", "[\n", "]\n",
    '{"zoteroLibrary": {}}\n', '{"message":{"items":[', '{"data":[{"attributes":{',
    '{"results":[{"authorships":[',
)  # fmt: skip


def _laughs(levels: int, entities: int) -> Make:
    def make(size: int) -> bytes:
        lines = ['<!ENTITY a0 "lol">']
        for level in range(1, levels):
            lines.append(f'<!ENTITY a{level} "{f"&a{level - 1};" * entities}">')
        head = '<?xml version="1.0"?><!DOCTYPE x [' + "".join(lines) + "]>"
        body = f"<PubmedArticleSet><PubmedArticle>&a{levels - 1};"
        return (head + body + "x" * max(0, size - len(head)) + "</PubmedArticle>").encode()

    return make


def _chains(opening: str, closing: str) -> Make:
    """Elements within each other as deep as they may be, one such after the other."""

    def make(size: int) -> bytes:
        levels = 800 // opening.count("<")
        chain = opening * levels + "Title, author" + closing * levels + " " * 20_000
        return (_PAGE + chain * max(1, size // len(chain))).encode()

    return make


def _quadratic(size: int) -> bytes:
    head = f'<!DOCTYPE x [<!ENTITY a "{"x" * (size // 2)}">]><feed xmlns="http://www.w3.org/2005/Atom">'
    return (head + "<entry><title>" + "&a;" * (size // 8) + "</title></entry></feed>").encode()


MARKUP: dict[str, Odd] = {
    **{f"{tag} within {tag}": Odd(nested(f"<{tag}>", f"</{tag}>", _PAGE)) for tag in _DEEP},
    **{f"{tag} never closed": Odd(repeated(f"<{tag}>", _PAGE)) for tag in _DEEP},
    **{f"{a} within itself": Odd(nested(a, b, _PAGE)) for a, b in _DEEP_PAIRS},
    **{f"{a} at 800 levels, again": Odd(_chains(a, b)) for a, b in _DEEP_PAIRS},
    **{
        f"{piece!r} on a page": Odd(repeated(piece, _PAGE), _READ.get(piece, ""))
        for piece in _AGAIN
    },
    **{f"{piece!r} alone": Odd(repeated(piece)) for piece in _AGAIN},
    **{f"XML of {name}, deep": Odd(nested(a, b, before)) for name, before, a, b in _XML},
    **{f"XML of {name}, open": Odd(repeated(a, before)) for name, before, a, b in _XML},
    **{f"XML of {name}, flat": Odd(repeated(a + b, before)) for name, before, a, b in _XML},
    **{f"JSON of {piece!r}": Odd(repeated(piece), "csl-json", either=True) for piece in _JSON},
    **{f"a list of {piece!r}": Odd(repeated(piece, "[")) for piece in _JSON},
    "JSON lists within lists": Odd(nested("[", "]")),
    "JSON objects within objects": Odd(nested('{"a":', "}", middle="1")),
    "JSON of one word": Odd(repeated("a", '[{"title":"', '"}]')),
    "JSON of one number": Odd(repeated("1", '[{"title":"Moss","volume":', "}]")),
    "JSON of one key": Odd(repeated('"a":1,', '[{"title":"Moss",', '"b":2}]')),
    "JSON of many keys": Odd(
        numbered('"a{n}":1,', '[{"type":"book","title":"Moss",', '"b":2}]'), "csl-json"
    ),
    "entities of entities": Odd(_laughs(10, 10)),
    "one long entity": Odd(_quadratic),
    "attributes of one tag": Odd(numbered('a{n}="x" ', "<html><body><p ", ">Moss</p>")),
    "attributes of an XML tag": Odd(
        numbered('a{n}="x" ', "<PubmedArticleSet><PubmedArticle ", "/></PubmedArticleSet>")
    ),
    "name spaces": Odd(
        numbered('xmlns:a{n}="x" ', "<PubmedArticleSet><PubmedArticle ", "/></PubmedArticleSet>")
    ),
}
