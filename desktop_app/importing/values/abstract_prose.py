"""Whether a paragraph reads like a paper's abstract: its words, its person, its beginning."""

from __future__ import annotations

import re

_TERMS = frozenset(
    """
    abstract accuracy achieve achieves algorithm algorithms analyse analyses analysis analyze
    approach approaches approximation assess assumption assumptions baseline baselines benchmark
    benchmarks bound bounds cases cells clinical coefficient cohort compare compared comparison
    complexity compute computed conclude conclusion conclusions condition conditions consider
    convergence correlation criteria data dataset datasets demonstrate demonstrates demonstrated
    derive derived design detect detection develop develops developed distribution distributions
    effect effects efficient efficiency empirical empirically equation equations error errors
    establish estimate estimated estimates estimation estimator evaluate evaluated evaluation
    evidence experiment experimental experiments experimentally explicit findings framework
    function functions general generalize hypotheses hypothesis identify impact implications
    improve improves improvement inference investigate investigated investigates linear measure
    measured measurements mechanism mechanisms method methodology methods metric metrics model
    modeling modelling models network networks neural novel numerical observations observed obtain
    obtained optimal optimization outperforms parameter parameters participants patients
    performance phase population prediction predictions predict problem problems procedure proof
    properties property propose proposed proposes prove proven provide provides quantify quantum
    random rate rates regime regression relaxation report reported representation representations
    research result results reveal reveals review robust sample samples scheme show showed shown
    shows significant significantly simulation simulations simulator solution solutions statistical
    strategies studied studies study suggest suggests survey system systems task tasks technique
    techniques temperature theorem theoretical theory tool training treatment trial uncertainty
    validate validated variables classifier controller stochastic fit traces median
    """.split()
)
_PERSONAL = frozenset(
    "i me my mine myself he him his she her hers you your yours said says told asked mr mrs".split()
)
_OURS = frozenset("we our ours us this these paper article study work here".split())
_CONNECTS = re.compile(
    r"(?:but|and|so|then|however|moreover|furthermore|also|still|yet|nevertheless|therefore|thus"
    r"|in addition|on the other hand|of course|after that|meanwhile|later|again|finally"
    r"|for example|for instance|it was|there was|as we|as mentioned|as noted|next)\b",
    re.IGNORECASE,
)
_WITHIN_ARTICLE = re.compile(
    r"\b(?:section|figure|fig\.|table|chapter|appendix|equation|eq\.)\s+\(?\d"
    r"|\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]|\bet al\.?,?\s*\(?(?:19|20)\d\d",
    re.IGNORECASE,
)
_QUOTES = '"“”„«»'
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_FEWEST_WORDS, _MOST_WORDS = 45, 450
_FEWEST_TERMS = 3
_MOST_PERSONAL = 0.012


def is_abstract_prose(text: str) -> bool:
    """Whether a paragraph stands for itself and speaks of research, in nobody's own voice."""
    words = [word.lower() for word in _WORD.findall(text)]
    if not _FEWEST_WORDS <= len(words) <= _MOST_WORDS or text[:1] in _QUOTES:
        return False
    if _CONNECTS.match(text) or _WITHIN_ARTICLE.search(text):
        return False
    personal = sum(word in _PERSONAL for word in words)
    if personal > max(1, _MOST_PERSONAL * len(words)):
        return False
    terms = len(_TERMS.intersection(words))
    return terms >= _FEWEST_TERMS + (len(words) > 150) and (
        terms >= 2 * _FEWEST_TERMS or not _OURS.isdisjoint(words)
    )


def is_cut_prose(text: str) -> bool:
    """Whether the beginning of a cut text is of prose: of sentences, not of code or a list."""
    words = text.split()
    if len(words) < 12 or not (text[0].isupper() or text[0].isdecimal() or text[0] in '“"($'):
        return False
    plain = sum(word.strip(".,;:()'’\"“”!?-").isalpha() for word in words)
    return plain >= 0.6 * len(words)
