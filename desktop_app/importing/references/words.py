"""Words that tell names, titles and places of publication apart, in the languages of references."""

from __future__ import annotations

ALSO = frozenset("and und et y e og och en i a ja ve și si и та en és eta".split())
"""'and'; the one-letter words are also initials of nobody: initials are capitals."""

PARTICLES = frozenset(
    "van von der den de da di del della dos das du la le el al bin ibn ben ter ten af av zu zur "
    "st san santa ap vom zum do dal dei degli lo d' l' het op 't aus".split()
)
SUFFIXES = frozenset("jr sr ii iii iv".split())
EDITOR_MARKS = frozenset(
    "ed eds edit edits éd éds hrsg hg hgg dir coord coords comp comps red orgs org editor editors "
    "editores éditeurs herausgeber ред szerk".split()
)
DIGRAPHS = frozenset(
    "yu ya ye yo ju ja je jo th ch ph st sz zs cs gy kh sh zh ts dz lj nj iu ia cz dž "
    "rh wh ly ny".split()
)
NO_NAME = frozenset(
    # articles, prepositions, pronouns and question words with which titles begin
    "the an on in of for from to with without by at as is are was were be been being how what why "
    "when where who which whose this that these those its their our your his her my we you it if "
    "copyright or not no nor but towards toward into between beyond under over about against after before "
    "through during within among across new some using "
    "dem eine einer eines ein zur zum über für mit und im am beim nach aus vom "
    "les une aux dans par pour avec sans entre chez quel quelle qu est ce cette "
    "los las una unos unas para por con sin sobre según desde hacia "
    "il gli nel nella sul sulla tra fra "
    "uma nos nas pelo pela "
    "het een voor met "
    "od do na w z ze o przez".split()
)
MONTHS = (
    r"(?:jan(?:uary|uar|vier|\.)?|feb(?:ruary|ruar|\.)?|f[ée]vrier|febrero|fevereiro|mar(?:ch|s|zo"
    r"|ço|\.)?"
    r"|märz|apr(?:il|ile|\.)?|avril|abril|may|mai|mayo|maio|june?|juin|juni|junio|giugno|july?"
    r"|juli|juillet"
    r"|julio|luglio|aug(?:ust|\.)?|août|agosto|sept?(?:ember|embre|iembre|\.)?|setembro|oct(?:ober"
    r"|obre|ubre|\.)?"
    r"|okt(?:ober|\.)?|outubro|nov(?:ember|embre|iembre|embro|\.)?|dec(?:ember|\.)?|d[ée]cembre"
    r"|dez(?:ember|\.)?"
    r"|dic(?:iembre|embre|\.)?|dezembro|enero|janeiro|gennaio|febbraio|maggio|ottobre"
    r"|spring|summer|fall|autumn|winter)"
)
