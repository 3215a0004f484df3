"""Google Scholar's result pages, with invented papers."""

from __future__ import annotations

from tests.importing.invented_pages import read
from tests.importing.site_readings import copied, pasted, saved, says

TEXT = """My profile
My library
Metrics
Alerts
Settings
Articles
Case law
Any time
Since 2025
Sort by relevance
About 12,300 results (0.06 sec)

[PDF] kites.example.org
Kites that steer themselves: Learning to fly
O Merrivale, J Tarkowski, L van den Akker… - Journal of Wind …, 2020 - Springer
A kite on two lines has more ways to fall than to fly … We train a controller in a simulator …
Save Cite Cited by 12 Related articles All 5 versions

[HTML][HTML] Is old glass slower?
J Tarkowski - arXiv preprint arXiv:1906.99042, 2019 - arxiv.org
… Window glass does not flow at room temperature, but it does relax …
☆ Save 99 Cite Cited by 3 Related articles All 2 versions View as HTML »

[BOOK] A history of moss
L Oak, P Nakagawa-Lund - 2011 - books.google.com
… moss stores water and tells much about a forest …
Save Cite Related articles
[CITATION] Short queues
O Merrivale - Performance Letters, 1998
Save Cite Cited by 7
Create alert
1
2
Next
Help
Privacy
Terms
"""
OTHERS = """Ungefähr 1.230 Ergebnisse (0,05 Sek.)
Drachen, die sich selbst steuern
O Merrivale, J Tarkowski - Zeitschrift für Wind, 2015 - Elsevier
Ein Drachen an zwei Leinen …
Speichern Zitieren Zitiert von: 15 Ähnliche Artikel Alle 4 Versionen
Moos - a survey of ways
L van den Akker, P Nakagawa-Lund, …, O Merrivale - Proceedings of the 12th …, 2011 - dl.acm.org
Enregistrer Citer Cité 4 fois Autres articles
[PDF] example.cn
风筝自动控制研究
王伟, 李娜 - 风研究学报, 2015 - cnki.com.cn
风筝有两条线 …
保存 引用 被引用次数：15 相关文章 所有 4 个版本
"""
HTML = """<!doctype html><html><head><title>kites - Google Scholar</title></head><body>
<div id="gs_ab_md"><div class="gs_ab_mdw">About 230 results (<b>0.04</b> sec)</div></div>
<div id="gs_res_ccl_mid">
<div class="gs_r gs_or gs_scl" data-cid="AbC" data-rp="0"><div class="gs_ggs gs_fl">
<div class="gs_ggsd"><div class="gs_or_ggsm"><a href="https://kites.example.org/a.pdf">
<span class="gs_ctg2">[PDF]</span> example.org</a></div></div></div>
<div class="gs_ri"><h3 class="gs_rt"><span class="gs_ctc"><span class="gs_ct1">[PDF]</span>
<span class="gs_ct2">[PDF]</span></span> <a href="https://doi.org/10.1000/kite.9">
<b>Kites</b> that steer themselves</a></h3>
<div class="gs_a"><a href="/citations?user=x">O Merrivale</a>, J Tarkowski&hellip;&nbsp;- \
Journal of Wind Studies, 2020 - Springer</div>
<div class="gs_rs">A <b>kite</b> on two lines has more ways to fall than to fly &hellip;</div>
<div class="gs_fl gs_flb"><a class="gs_or_sav">Save</a> <a class="gs_or_cit">Cite</a>
<a href="/scholar?cites=1">Cited by 12</a> <a>Related articles</a> <a>All 5 versions</a></div>
</div></div>
<div class="gs_r gs_or gs_scl" data-cid="DeF" data-rp="1"><div class="gs_ri">
<h3 class="gs_rt"><span class="gs_ctu"><span class="gs_ct1">[CITATION]</span>
<span class="gs_ct2">[C]</span></span> <span>Kurze Schlangen</span></h3>
<div class="gs_a">P Lund - Briefe zur Leistung, 1998</div>
<div class="gs_fl gs_flb"><a>Speichern</a> <a>Zitieren</a> <a>Zitiert von: 7</a>
<a>Ähnliche Artikel</a></div></div></div></div></body></html>
"""


def test_results_copied_as_text() -> None:
    kites, glass, moss, queues = copied(TEXT, "scholar-results").records
    assert kites.title == "Kites that steer themselves: Learning to fly"
    assert kites.authors == ("O Merrivale", "J Tarkowski", "L van den Akker")
    assert (kites.authors_complete, kites.author_total) == (False, None)
    # a cut name of a venue is no venue's name
    assert (kites.venue, kites.extra["source"]) == (None, "Journal of Wind …")
    assert (kites.year, kites.abstract) == (2020, None)
    assert kites.extra["snippet"].startswith("A kite on two lines")
    assert kites.extra["publisher or site"] == "Springer"
    assert (glass.title, glass.arxiv_id) == ("Is old glass slower?", "1906.99042")
    assert (glass.venue, glass.authors_complete) == (None, True)
    assert (moss.title, moss.type, moss.year) == ("A history of moss", "book", 2011)
    assert says(queues) == ("Short queues", ("O Merrivale",), 1998, "Performance Letters")


def test_results_saved_and_pasted() -> None:
    for reading in (saved(HTML, "scholar-results"), pasted(HTML, "scholar-results")):
        kites, queues = reading.records
        assert says(kites) == (
            "Kites that steer themselves",
            ("O Merrivale", "J Tarkowski"),
            2020,
            "Journal of Wind Studies",
        )
        assert (kites.doi, kites.authors_complete) == ("10.1000/kite.9", False)
        assert says(queues) == ("Kurze Schlangen", ("P Lund",), 1998, "Briefe zur Leistung")


def test_results_in_other_languages() -> None:
    kites, moss, chinese = copied(OTHERS, "scholar-results").records
    assert says(kites) == (
        "Drachen, die sich selbst steuern",
        ("O Merrivale", "J Tarkowski"),
        2015,
        "Zeitschrift für Wind",
    )
    assert moss.title == "Moos - a survey of ways"
    assert moss.authors == ("L van den Akker", "P Nakagawa-Lund", "O Merrivale")
    assert moss.authors_complete is False
    assert says(chinese) == ("风筝自动控制研究", ("王伟", "李娜"), 2015, "风研究学报")


def test_prose_with_dashes_is_no_result() -> None:
    text = "A Lee wrote a book - Kites, 2019 - and we save it.\nIt is cited by 12 others.\n"
    assert read(text).records == ()
