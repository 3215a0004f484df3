"""Taught layouts on the command line: named by --format, and found by their shape."""

import json

from desktop_app.cli.main import main
from desktop_app.services.reading.taught_layouts import save_layout
from tests.importing.test_taught_layouts import TIGHT
from tests.services.test_taught_layouts import OTHER, layout


def read(capsys, *arguments):
    code = main(["read", *arguments])
    out, err = capsys.readouterr()
    return code, [json.loads(line) for line in out.splitlines()], err


def test_layout_is_named_or_found(tmp_path, capsys):
    save_layout(layout())
    (tmp_path / "a.txt").write_text(TIGHT)
    (tmp_path / "b.txt").write_text(OTHER)
    code, records, err = read(capsys, str(tmp_path / "a.txt"), "--format", "taught:garden")
    assert (code, [record["year"] for record in records]) == (0, [2019, 2020, 2021])
    assert json.loads(err)["format"] == json.loads(err)["layout"] == "taught:Garden"
    code, records, _ = read(capsys, str(tmp_path / "b.txt"))
    assert (code, [record["title"] for record in records]) == (0, ["On elms", "On ash", "On yew"])


def test_layout_that_is_not_there_is_wrong_use(tmp_path, capsys):
    try:
        main(["read", str(tmp_path / "a.txt"), "--format", "taught:none"])
    except SystemExit as left:
        assert left.code == 2
    assert "there is no layout 'taught:none' (taught are: none yet)" in capsys.readouterr().err
