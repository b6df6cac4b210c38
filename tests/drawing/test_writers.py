from __future__ import annotations

import re
import subprocess
import sys
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image
from pypdf import PdfReader

from exercises.asks import Ask
from exercises.drawing.compose import compose
from exercises.drawing.markup_from import from_solution, from_trace
from exercises.drawing.parts.palette import DARK, LIGHT, PRINT
from exercises.drawing.parts.picture import Text
from exercises.drawing.parts.style import PAPER
from exercises.drawing.writers import pdf, png, svg, tikz
from exercises.exercise import Blank
from search import notation
from search.methods import METHODS, solve
from search.rules import Rules
from search.tree import GameTree
from tests.drawing.golden import FOLDER, GOLDEN, exercise, practised, strange_names

TEXTS = [name for name in GOLDEN if not name.endswith(".pdf")]


@pytest.mark.parametrize("name", TEXTS)
def test_pictures_stay_as_they_are(name):
    assert GOLDEN[name]().decode() == (FOLDER / name).read_text("utf-8")


def test_a_pdf_stays_as_it_is():
    """Streams are compared unpacked: packing differs between builds of zlib."""
    made, kept = (PdfReader(BytesIO(data)) for data in (GOLDEN["solution.pdf"](), _kept()))
    assert made.metadata == kept.metadata
    assert made.pages[0].mediabox == kept.pages[0].mediabox
    assert made.pages[0].get_contents().get_data() == kept.pages[0].get_contents().get_data()
    assert _fonts(made) == _fonts(kept)


def _kept():
    return (FOLDER / "solution.pdf").read_bytes()


def _fonts(reader):
    fonts = reader.pages[0]["/Resources"]["/Font"]
    descriptors = (font.get_object().get("/FontDescriptor") for font in fonts.values())
    return {
        name.get_object()["/FontName"]: name.get_object()["/FontFile2"].get_object().get_data()
        for name in descriptors
        if name is not None
    }


def test_the_same_picture_gives_the_same_bytes_in_every_process():
    code = (
        "import hashlib; from tests.drawing.golden import GOLDEN;"
        "print(hashlib.sha256(b''.join(make() for make in GOLDEN.values())).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(FOLDER.parents[2])},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_a_changed_picture_is_noticed():
    other = svg.write(compose(from_solution(exercise(tree="[[3 5] [6 9]]")), PAPER).picture, PRINT)
    assert other != (FOLDER / "solution.svg").read_text("utf-8")


@pytest.mark.parametrize("make", [practised, strange_names])
def test_svg_is_xml_with_every_word_in_it(make):
    picture = make().picture
    root = ElementTree.fromstring(svg.write(picture, LIGHT, "<&> title"))
    read = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert len(read) == sum(isinstance(shape, Text) for shape in picture.shapes)
    assert not list(root.iter("{http://www.w3.org/2000/svg}b"))
    assert root.find("{http://www.w3.org/2000/svg}title").text == "<&> title"


def test_the_words_of_a_pdf_read_back():
    picture = compose(from_solution(exercise()), PAPER).picture
    page = PdfReader(BytesIO(pdf.write(picture, PRINT))).pages[0]
    read = page.extract_text()
    for shape in picture.shapes:
        if isinstance(shape, Text):
            assert shape.text in read
    fonts = {font.get_object()["/BaseFont"] for font in page["/Resources"]["/Font"].values()}
    assert {name.split("+")[-1] for name in fonts if "+" in name} == {
        "DejaVuSans",
        "DejaVuSans-Bold",
    }


def test_a_pdf_is_as_large_as_its_picture():
    picture = practised().picture
    box = PdfReader(BytesIO(pdf.write(picture, LIGHT))).pages[0].mediabox
    assert float(box.width) == pytest.approx(picture.width * 0.75, abs=0.01)
    assert float(box.height) == pytest.approx(picture.height * 0.75, abs=0.01)


NUMBER = r"-?\d+(?:\.\d+)?"
POINT = rf"\({NUMBER},{NUMBER}\)"
COLOUR = r"ply[0-9A-F]{6}"
DRAWN = rf"draw={COLOUR}, line width={NUMBER}bp(?:, dash pattern=on {NUMBER}bp off {NUMBER}bp)?"
PAINTED = rf"(?:fill={COLOUR})?(?:, )?(?:{DRAWN})?(?:, rounded corners={NUMBER}bp)?"
SIGN = (
    r"\\(?:textbackslash|textasciicircum|textasciitilde|textless|textgreater|textbar|ldots)\{\}"
    r"|\\symbol\{34\}|\\[{}$&#%_]|\$(?:[-+=]|\\[a-z]+)\$"
)
WORDS = rf"(?:{SIGN}|[^\\{{}}$&#%_^~<>|\"])*"
LINE_OF_TEX = "|".join(
    (
        r"% Needs .*",
        r"% These letters need LuaLaTeX or XeLaTeX, and a font that has them:(?: \S)+",
        rf"\\definecolor\{{{COLOUR}\}}\{{HTML\}}\{{[0-9A-F]{{6}}\}}",
        r"\\begin\{tikzpicture\}\[x=0\.75bp, y=-0\.75bp, line cap=round, line join=round,",
        r"  every node/\.style=\{inner sep=0pt, outer sep=0pt, font=\\sffamily\}\]",
        rf"\\useasboundingbox \(0,0\) rectangle {POINT};",
        rf"\\draw\[{DRAWN}\] {POINT}(?: -- {POINT})+;",
        rf"\\path\[{PAINTED}\] {POINT}(?: -- {POINT})+ -- cycle;",
        rf"\\path\[{PAINTED}\] {POINT} rectangle {POINT};",
        rf"\\path\[{PAINTED}\] {POINT} circle \[x radius={NUMBER}, y radius={NUMBER}\];",
        rf"\\node\[anchor=base(?: west| east)?, text={COLOUR}\] at {POINT} "
        rf"\{{\\fontsize\{{{NUMBER}bp\}}\{{{NUMBER}bp\}}\\selectfont"
        # A bare \boldmath would end the path before its semicolon: it stands in a group.
        rf"(?: {WORDS}|\{{\\bfseries\\boldmath {WORDS}\}})\}};",
        r"\\end\{tikzpicture\}",
    )
)
"""All that was seen to compile with pdfLaTeX."""


@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT])
def test_tex_says_only_what_latex_was_seen_to_understand(palette):
    for drawing in (practised(), strange_names()):
        for line in tikz.write(drawing.picture, palette).splitlines():
            assert re.fullmatch(LINE_OF_TEX, line), line


def test_tex_defines_its_colours_and_names_the_letters_that_need_another_latex():
    text = tikz.write(strange_names().picture, LIGHT)
    assert "a font that has them: Ω ж 日 本\n" in text
    assert "LuaLaTeX" not in tikz.write(practised().picture, LIGHT)
    used = set(re.findall(r"ply[0-9A-F]{6}", text))
    assert used == set(re.findall(r"definecolor\{(ply[0-9A-F]{6})\}", text))


def test_a_plate_hides_the_shape_behind_it():
    trace = solve(notation.read("A[(10,20,30) (1,1,1)]"), METHODS["max-n"], Rules())
    drawing = compose(from_trace(trace, windows=False), PAPER)
    image = Image.open(BytesIO(png.write(drawing.picture, PRINT))).convert("L")
    plate = drawing.blank(Blank(GameTree.ROOT, Ask.VALUE))
    below_words = round(2 * (plate.y + plate.height - 3))
    row = [image.getpixel((round(2 * (plate.x + 3)) + i, below_words)) for i in range(60)]
    assert min(row) == 255


@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT])
def test_png_has_the_size_and_the_paper_of_its_theme(palette):
    picture = practised().picture
    image = Image.open(BytesIO(png.write(picture, palette)))
    assert image.width == pytest.approx(2 * picture.width, abs=2)
    assert image.convert("RGB").getpixel((3, 3)) == palette.paper()
    colours = image.convert("RGB").getcolors(1 << 20)
    assert len(colours) > 10
