"""arXiv's list and search pages, with invented papers."""

from __future__ import annotations

from desktop_app.model.listing import Claim
from tests.importing.site_readings import copied, pasted, saved

NEW = """Skip to main content
We gratefully acknowledge support from the Foundation, member institutions, and all contributors. \
Donate
arxiv logo > cs > cs.KT
Help | Advanced Search

All fields
Search
Kites and Wind
See recent articles

Showing new listings for Friday, 5 January 2024
Total of 4 entries
Showing up to 2000 entries per page: fewer | more | all
New submissions (showing 2 of 2 entries)
[1] arXiv:2401.99001 [pdf, html, other]
Title: Kites that Steer Themselves: Learning to Fly on $n$ Lines
Oda Merrivale, Jun Tarkowski, Lise van den Akker, et al. (12 additional authors not shown)
Comments: 17 pages, 2 figures
Journal-ref: J. Wind 12 (2023) 4-9
Subjects: Kites and Wind (cs.KT); Machine Learning (cs.LG); Applied Physics (physics.app-ph)
A kite on two lines has more ways to fall than to fly. We train a controller in a simulator of our \
own and move it to a real kite with one afternoon of wind.
[2] arXiv:2401.99002 [pdf, other]
Title: Is Old Glass Slower?
Jun Tarkowski
Subjects: Soft Condensed Matter (cond-mat.soft)
Window glass does not flow at room temperature, but it does relax. We heat panes of known age.

Cross submissions (showing 1 of 1 entries)
[3] arXiv:2401.99003 (cross-list from math.PR) [pdf, html, other]
Title: Short Queues, Long Tails
Per Nakagawa-Lund, Oda Merrivale
Subjects: Probability (math.PR); Performance (cs.PF)
Waiting times in a cluster have long tails even where queues are short, as this paper shows.

Replacement submissions (showing 1 of 1 entries)
[4] arXiv:2305.99004 (replaced) [pdf, html, other]
Title: Mapping Moss from the Air
Lise van den Akker
Comments: v2: a table was wrong
Subjects: Image and Video Processing (eess.IV)
Total of 4 entries
About
Help
Copyright
Privacy Policy
Web Accessibility Assistance
arXiv Operational Status
"""
RECENT = """<!DOCTYPE html><html><head><title>Kites and Wind</title>
<link rel="canonical" href="https://arxiv.org/list/cs.KT/recent"></head><body>
<div id="header"><a href="/">arXiv</a> &gt; cs.KT</div>
<div id="dlpage"><h1>Kites and Wind</h1>
<h2>Authors and titles for recent submissions</h2>
<div class='paging'>Total of 212 entries : <span>1-50</span> <a href="?skip=50">51-100</a></div>
<dl id='articles'><h3>Fri, 5 Jan 2024 (showing 2 of 2 entries )</h3>
<dt><a name='item1'>[1]</a>
<a href ="/abs/2401.99001" title="Abstract" id="2401.99001"> arXiv:2401.99001 </a>
[<a href="/pdf/2401.99001" title="Download PDF">pdf</a>,
 <a href="https://arxiv.org/html/2401.99001v1">html</a>, <a href="/format/2401.99001">other</a>]
</dt>
<dd><div class='meta'>
<div class='list-title mathjax'><span class='descriptor'>Title:</span>
 Kites that Steer Themselves</div>
<div class='list-authors'><a href="https://arxiv.org/search/?query=M">Oda Merrivale</a>,
<a href="https://arxiv.org/search/?query=T">Jun Tarkowski</a></div>
<div class='list-comments mathjax'><span class='descriptor'>Comments:</span> 9 pages</div>
<div class='list-subjects'><span class='descriptor'>Subjects:</span>
<span class="primary-subject">Kites and Wind (cs.KT)</span>; Machine Learning (cs.LG)</div>
</div></dd>
<dt><a name='item2'>[2]</a>
<span class="list-identifier"><a href="/abs/math/9901042" title="Abstract">arXiv:math/9901042</a>
 (cross-list from math.PR) [<a href="/pdf/math/9901042">pdf</a>]</span></dt>
<dd><div class="meta">
<div class="list-title mathjax"><span class="descriptor">Title:</span> Short Queues</div>
<div class="list-authors"><span class="descriptor">Authors:</span>
<a href="https://arxiv.org/a/l">Per Lund</a></div>
<div class="list-subjects"><span class="descriptor">Subjects:</span> Probability (math.PR)</div>
</div></dd></dl>
<div class='paging'>Total of 212 entries : 1-50</div></div>
<footer><a href="/help">Help</a><p>arXiv Operational Status</p></footer></body></html>
"""
SEARCH = """Showing 1–2 of 1,234 results for all: kites
Search v0.5.6 released 2020-02-24
Search term or terms
kites
50 results per page. Sort results by Announcement date (newest first)

arXiv:2401.99001  [pdf, other]  cs.KT cs.LG doi 10.1000/kite.9
Kites that Steer Themselves
Authors: Oda Merrivale, Jun Tarkowski, Lise van den Akker
Abstract: A kite on two lines has more ways to fall than to fly. We train a controller in a \
simulator. △ Less
Submitted 5 February, 2024; v1 submitted 3 January, 2024; originally announced January 2024.
Comments: 17 pages
Journal ref: J. Wind 12 (2023)

arXiv:2312.99002  [pdf, other]
cond-mat.soft
Is Old Glass Slower?
Authors: Jun Tarkowski
Abstract: …window glass does not flow at room temperature, but it does relax… ▽ More
Submitted 30 December, 2023; originally announced December 2023.

About Help
"""
SEARCH_HTML = """<html><head><title>Search | arXiv e-print repository</title></head><body>
<h1 class="title is-clearfix">Showing 1&ndash;1 of 1 results for all: kites</h1>
<ol class="breathe-horizontal" start="1">
<li class="arxiv-result"><div class="is-marginless">
<p class="list-title is-inline-block"><a href="https://arxiv.org/abs/2401.99001">arXiv:2401.99001</a>
<span>&nbsp;[<a href="https://arxiv.org/pdf/2401.99001">pdf</a>]&nbsp;</span></p>
<div class="tags is-inline-block">
<span class="tag is-small is-link tooltip" data-tooltip="Kites">cs.KT</span>
<span class="tag is-small is-grey tooltip" data-tooltip="Learning">cs.LG</span></div></div>
<p class="title is-5 mathjax">Kites that Steer Themselves</p>
<p class="authors"><span class="search-hit">Authors:</span>
<a href="/search/?searchtype=author&amp;query=M">Oda Merrivale</a>,
<a href="/search/?searchtype=author&amp;query=T">Jun Tarkowski</a></p>
<p class="abstract mathjax"><span class="search-hit">Abstract</span>:
<span class="abstract-short has-text-grey-dark mathjax" style="display: inline;">&hellip;ways to
fall than to fly&hellip; <a class="is-size-7">&#9661; More</a></span>
<span class="abstract-full has-text-grey-dark mathjax" style="display: none;">A kite on two lines
has more ways to fall than to fly. <a class="is-size-7">&#9651; Less</a></span></p>
<p class="is-size-7"><span>Submitted</span> 3 January, 2024;
<span>originally announced</span> January 2024.</p>
<p class="comments is-size-7"><span>Comments:</span> <span>17 pages</span></p></li></ol>
</body></html>
"""


def test_new_submissions_copied_as_text() -> None:
    reading = copied(NEW, "arxiv-list")
    assert reading.summary.claimed == Claim(4)
    kites, glass, queues, moss = reading.records
    assert kites.title == "Kites that Steer Themselves: Learning to Fly on $n$ Lines"
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    assert (kites.author_total, kites.authors_complete) == (15, False)
    assert kites.subjects == ("cs.KT", "cs.LG", "physics.app-ph")
    assert (kites.arxiv_id, kites.type, kites.year) == ("2401.99001", "article", None)
    assert kites.fields == {"note": "17 pages, 2 figures"}
    assert kites.extra == {"Journal-ref": "J. Wind 12 (2023) 4-9"}
    assert kites.abstract is not None and kites.abstract.endswith("one afternoon of wind.")
    assert (glass.authors, glass.event) == (("Jun Tarkowski",), None)
    assert (queues.event, queues.arxiv_id) == ("cross-list", "2401.99003")
    assert (moss.event, moss.abstract, moss.end_line) == ("replacement", None, 40)


def test_recent_submissions_saved_and_pasted() -> None:
    for reading in (saved(RECENT, "arxiv-list"), pasted(RECENT, "arxiv-list")):
        assert reading.summary.claimed == Claim(212)
        assert reading.summary.url == "https://arxiv.org/list/cs.KT/recent"
        kites, queues = reading.records
        assert (kites.title, kites.arxiv_id) == ("Kites that Steer Themselves", "2401.99001")
        assert kites.authors == ("Oda Merrivale", "Jun Tarkowski")
        assert kites.subjects == ("cs.KT", "cs.LG")
        assert (queues.title, queues.arxiv_id) == ("Short Queues", "math/9901042")
        assert (queues.authors, queues.event) == (("Per Lund",), "cross-list")


def test_search_results_copied_as_text() -> None:
    reading = copied(SEARCH, "arxiv-search")
    assert reading.summary.claimed == Claim(1234)
    kites, glass = reading.records
    assert kites.title == "Kites that Steer Themselves"
    assert kites.authors == ("Oda Merrivale", "Jun Tarkowski", "Lise van den Akker")
    assert (kites.date, kites.year, kites.doi) == ("2024-01-03", 2024, "10.1000/kite.9")
    assert kites.subjects == ("cs.KT", "cs.LG")
    assert kites.abstract is not None and kites.abstract.endswith("in a simulator.")
    assert kites.abstract_complete is True
    assert (kites.fields, kites.extra) == (
        {"note": "17 pages"},
        {"Journal ref": "J. Wind 12 (2023)"},
    )
    # a piece from the midst of an abstract is not its beginning
    assert (glass.abstract, glass.subjects) == (None, ("cond-mat.soft",))


def test_search_results_saved_with_their_folded_abstract() -> None:
    (kites,) = saved(SEARCH_HTML, "arxiv-search").records
    assert kites.abstract == "A kite on two lines has more ways to fall than to fly."
    assert (kites.abstract_complete, kites.date) == (True, "2024-01-03")
    assert kites.subjects == ("cs.KT", "cs.LG")
    (kites,) = pasted(SEARCH_HTML, "arxiv-search").records
    assert (kites.title, kites.abstract) == ("Kites that Steer Themselves", None)
