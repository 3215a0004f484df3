"""Any records, in any order and any number of times, are the same papers."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.matching.keys import asked_of, blocks_of, keys_of
from desktop_app.matching.matcher import Decision, Grouping, group
from desktop_app.matching.merge import merge
from desktop_app.model.description import description_to_json
from desktop_app.model.duplicate import Verdict
from desktop_app.model.record import Record
from tests.matching.invented_records import components, decisions, libraries, records

MANY = settings(max_examples=25, deadline=None)


def papers(library: dict[int, Record], grouping: Grouping) -> dict[tuple[int, ...], object]:
    """Each group's merged fields, as the library would store them."""
    return {
        ids: description_to_json(merge([(one, library[one]) for one in ids]).description)
        for ids in grouping.groups
    }


@MANY
@given(libraries(), decisions(), st.randoms(use_true_random=False))
def test_order_and_repetition_change_nothing(library, said, random):
    once = group(list(library.items()), said)
    shuffled, turned = list(library.items()) * 2, list(said) * 2
    random.shuffle(shuffled)
    random.shuffle(turned)
    turned = [Decision(one.second, one.first, one.verdict) for one in turned]
    again = group(shuffled, turned)
    assert again.groups == once.groups
    assert again.joined == once.joined
    assert again.ambiguous == once.ambiguous
    for ids in once.groups:
        members = [(one, library[one]) for one in ids]
        backwards = merge(members[::-1] + members)
        assert backwards == merge(members)


@MANY
@given(libraries(), decisions(), st.permutations(range(1, 9)))
def test_the_numbers_that_records_happen_to_bear_change_nothing(library, said, numbers):
    other = dict(zip(library, numbers, strict=False))
    renamed = {other[one]: record for one, record in library.items()}
    said = [one for one in said if one.first in library and one.second in library]
    turned = [Decision(other[one.first], other[one.second], one.verdict) for one in said]
    here, there = group(library.items(), said), group(renamed.items(), turned)
    assert {frozenset(other[one] for one in ids) for ids in here.groups} == set(
        map(frozenset, there.groups)
    )
    fields = papers(library, here)
    for ids, values in papers(renamed, there).items():
        back = tuple(sorted(one for one in library if other[one] in ids))
        assert fields[back] == values


@MANY
@given(libraries(), decisions())
def test_every_record_stands_in_one_group_and_is_reported_once(library, said):
    found = group(library.items(), said)
    assert sorted(one for ids in found.groups for one in ids) == sorted(library)
    assert set(found.joined) == {one for ids in found.groups for one in ids[1:]}
    for record_id, others in found.ambiguous:
        home = next(ids for ids in found.groups if record_id in ids)
        assert others
        assert not set(others) & set(home)


@MANY
@given(libraries(), decisions())
def test_a_component_is_matched_as_it_is_in_the_whole_library(library, said):
    whole = group(library.items(), said)
    parts = [
        group([(one, library[one]) for one in part], said) for part in components(library, said)
    ]
    assert whole.groups == tuple(sorted(ids for part in parts for ids in part.groups))
    assert whole.joined == {one: rule for part in parts for one, rule in part.joined.items()}
    assert whole.ambiguous == tuple(sorted(item for part in parts for item in part.ambiguous))


@MANY
@given(libraries(most=7), decisions())
def test_what_the_user_called_different_is_never_one(library, said):
    found = group(library.items(), said)
    for one in said:
        if one.verdict is Verdict.DIFFERENT and one.first != one.second:
            assert not any(one.first in ids and one.second in ids for ids in found.groups)


@MANY
@given(libraries(), st.integers(1, 8), st.integers(1, 8))
def test_what_the_user_called_the_same_is_one(library, first, second):
    found = group(library.items(), [Decision(first, second, Verdict.SAME)])
    if first in library and second in library:
        assert any(first in ids and second in ids for ids in found.groups)


@MANY
@given(libraries(), decisions())
def test_two_identifiers_of_a_kind_are_never_joined_by_the_program(library, said):
    said = [one for one in said if one.verdict is not Verdict.SAME]
    for ids in group(library.items(), said).groups:
        for kind in ("arxiv:", "pmid:"):
            of_each = [
                {block for block in blocks_of(library[one]) if block.startswith(kind)}
                for one in ids
            ]
            named = [blocks for blocks in of_each if blocks]
            assert not any(one.isdisjoint(other) for one, other in combinations(named, 2))


@MANY
@given(records())
def test_an_equal_record_adds_nothing_to_what_a_paper_says(record):
    alone = merge([(1, record)]).description
    twice = merge([(1, record), (2, replace(record, line=9))]).description
    for name, value in description_to_json(alone).items():
        if name == "identifiers":
            value = [one for one in value if one["value"] != record.doi]
        assert description_to_json(twice)[name] == value


@MANY
@given(libraries())
def test_merging_invents_nothing(library):
    merged = merge(library.items())
    said = [description_to_json(record) for record in library.values()]
    for name, value in description_to_json(merged.description).items():
        if value in (None, [], {}):
            continue
        assert merged.origin[name] in library
        if name == "identifiers":
            known = [one["value"] for each in said for one in each["identifiers"]]
            known += [each["doi"] for each in said] + [each["arxiv_id"] for each in said]
            assert all(one["value"] in known for one in value)
        elif isinstance(value, list) and name != "authors":
            assert set(value) == {one for each in said for one in each[name]}
        elif isinstance(value, dict):
            assert all(any(each[name].get(k) == v for each in said) for k, v in value.items())
        else:
            assert value == description_to_json(library[merged.origin[name]])[name]


@MANY
@given(libraries(), decisions())
def test_records_that_ask_for_no_key_of_each_other_are_never_joined_by_the_program(library, said):
    said = [one for one in said if one.verdict is not Verdict.SAME]
    for ids in group(library.items(), said).groups:
        for one in ids:
            others = {key for other in ids if other != one for key in keys_of(library[other])}
            assert len(ids) == 1 or others & set(asked_of(library[one]))


@MANY
@given(records(), records())
def test_asking_is_mutual(one, other):
    assert bool(set(asked_of(one)) & set(keys_of(other))) == bool(
        set(asked_of(other)) & set(keys_of(one))
    )
