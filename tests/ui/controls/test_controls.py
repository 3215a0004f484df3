import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from desktop_app.ui.controls.banner import Banner, BannerKind, BannerStack
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.chip import AddChip, TagChip
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.progress_line import ProgressLine
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.drop_veil import DropVeil


@pytest.fixture
def host(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


def colours(widget):
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_buttons_are_as_wide_as_what_stands_in_them(host, look):
    plain = Button(look, "Save", parent=host)
    with_key = Button(look, "Save", key="Ctrl+S", parent=host)
    with_all = Button(look, "Save", key="Ctrl+S", icon="export", parent=host)
    with_menu = Button(look, "Save", parent=host)
    with_menu.setMenu(QMenu(with_menu))
    widths = [button.sizeHint().width() for button in (plain, with_key, with_all)]
    assert widths == sorted(set(widths))
    assert with_menu.sizeHint().width() > plain.sizeHint().width()
    assert plain.sizeHint().height() == 32
    assert Button(look, "Show", small=True, parent=host).sizeHint().height() == 24


def test_a_ring_is_worn_only_for_the_keyboard(qtbot, host, look):
    button = Button(look, "Later", kind=ButtonKind.QUIET, parent=host)
    button.resize(button.sizeHint())
    button.show()
    accent = look.tokens.accent.name()
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert accent not in colours(button)
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert accent in colours(button)


def test_a_primary_button_that_is_off_is_not_green(host, look):
    button = Button(look, "Save", kind=ButtonKind.PRIMARY, parent=host)
    button.resize(button.sizeHint())
    button.move(200, 200)  # away from the mouse, which would darken it
    button.show()
    assert look.tokens.accent.name() in colours(button)
    button.setEnabled(False)
    assert look.tokens.accent.name() not in colours(button)


def test_a_chip_is_clicked_at_its_name_and_taken_off_at_its_end_or_by_key(qtbot, host, look):
    chip = TagChip(look, "method/moe", 195, removable=True, parent=host)
    chip.resize(chip.sizeHint())
    chip.show()
    clicked, removed = [], []
    chip.clicked.connect(lambda: clicked.append(1))
    chip.removed.connect(removed.append)
    middle = chip.height() // 2
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(6, middle))
    assert (clicked, removed) == ([1], [])
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(chip.width() - 5, middle))
    assert (clicked, removed) == ([1], ["method/moe"])
    qtbot.keyClick(chip, Qt.Key.Key_Delete)
    assert removed == ["method/moe"] * 2
    assert chip.accessibleName() == "Tag method/moe"
    assert look.tag(195).chip.name() in colours(chip)


def test_the_place_for_a_new_tag_is_a_button(qtbot, host, look):
    add, clicked = AddChip(look, "Tag", host), []
    add.resize(add.sizeHint())
    add.show()
    add.clicked.connect(lambda: clicked.append(1))
    qtbot.keyClick(add, Qt.Key.Key_Space)
    assert clicked == [1]


def test_banners_stand_on_their_colour_and_do_what_they_offer(qtbot, host, look):
    done = []
    stack = BannerStack(look, host)
    QVBoxLayout(host).addWidget(stack)
    assert not stack.isVisible()
    banner = Banner(
        look, BannerKind.AMBER, "23 were read", action="See the end", run=lambda: done.append(1)
    )
    stack.show_banner(banner)
    assert stack.isVisible()
    assert look.tokens.amber_soft.name() in colours(banner)
    banner.button.click()
    assert done == [1]
    assert not stack.isVisible(), "what was acted on goes"


def test_one_banner_is_in_sight_and_no_more_than_three_are_kept(qtbot, host, look):
    stack = BannerStack(look, host)
    for sentence in ("a", "b", "b", "c", "d", "e"):
        stack.show_banner(Banner(look, BannerKind.INFO, sentence))
    assert [banner.label.text() for banner in stack.banners()] == ["e", "d", "c"]
    assert [banner.isVisible() for banner in stack.banners()] == [True, False, False]
    stack.banners()[0].dismiss()
    assert [banner.label.text() for banner in stack.banners()] == ["d", "c"]
    assert [banner.isVisible() for banner in stack.banners()] == [True, False]
    stack.clear()
    assert not stack.isVisible()


def test_text_of_banners_is_never_taken_for_html(host, look):
    banner = Banner(look, BannerKind.RED, "<img src='http://x'> & <b>bold</b>", parent=host)
    assert banner.label.textFormat() is Qt.TextFormat.PlainText


def test_chips_flow_into_as_many_lines_as_they_need(qtbot, host, look):
    flow = FlowLayout(host, gap=6)
    for number in range(12):
        flow.addWidget(TagChip(look, f"a tag {number}", 30 * number))
    qtbot.waitUntil(lambda: flow.itemAt(11).widget().isVisible())
    assert flow.heightForWidth(2000) == 20
    assert flow.heightForWidth(200) > 60
    flow.setGeometry(host.rect())
    rights = [flow.itemAt(at).geometry().right() for at in range(flow.count())]
    assert max(rights) <= host.rect().right()
    flow.clear()
    assert flow.count() == 0


def test_progress_is_drawn_as_far_as_it_is(host, look):
    line = ProgressLine(look, host)
    line.show()

    def inked():
        image = line.grab().toImage()
        y = image.height() // 2
        accent = look.tokens.accent
        return sum(image.pixelColor(x, y) == QColor(accent) for x in range(image.width()))

    line.set_progress(1, 4)
    quarter = inked()
    line.set_progress(3, 4)
    assert 2.5 < inked() / quarter < 3.6
    line.set_progress(0, None)
    assert line.maximum() == 0 and inked() > 0


def test_the_veil_covers_its_window_and_takes_no_click(host, look):
    veil = DropVeil(look, host)
    veil.lift()
    assert veil.geometry() == host.rect()
    assert veil.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_labels_chips_and_banners_show_no_marks_that_act(host, look):
    name = "list\u202etxt.bib"
    assert TextLabel(look, f"{name}\nsecond line", parent=host).text() == (
        "list txt.bib\nsecond line"
    )
    chip = TagChip(look, name, 195, parent=host)
    assert (chip.text(), chip.toolTip(), chip.name) == ("list txt.bib", "list txt.bib", name)
    banner = Banner(look, BannerKind.RED, f"“{name}” is empty.", parent=host)
    assert banner.label.text() == banner.accessibleName() == "“list txt.bib” is empty."


@pytest.mark.parametrize("make", [Button, lambda look, text: TagChip(look, text, None), LinkButton])
@pytest.mark.parametrize("text", ["R&D", "Q&A && more", "&Save", "plain"])
def test_an_ampersand_is_a_letter_and_no_key(qtbot, look, make, text):
    button = make(look, text)
    qtbot.addWidget(button)
    assert button.text() == text
    assert button.shortcut().isEmpty()
    button.setText(f"{text}&x")
    assert button.text() == f"{text}&x"
    assert button.shortcut().isEmpty()
    if isinstance(button, Button):
        said = QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
        assert said == f"{text}&x"
