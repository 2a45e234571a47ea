"""Makes the fonts of this folder; README.md says what is needed. Run it from the repository's root."""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = Path("node_modules")
NOTO = Path("/usr/share/fonts")
TRUETYPE = NOTO / "truetype/noto"
CJK = NOTO / "opentype/noto/NotoSansCJK-Regular.ttc"

# Latin with all its extensions, Greek, Cyrillic, punctuation, currencies, letter-like and mathematical signs, arrows.
EUROPEAN = [(0x20, 0x52F), (0x1D00, 0x1DBF), (0x1E00, 0x1FFF), (0x2000, 0x206F), (0x20A0, 0x20CF), (0x2100, 0x22FF)]
JOINERS = {0x200B, 0x200C, 0x200D, 0x200E, 0x200F}
# A place where a line may break (../lines-of-text.ts): each font has it, without width and shape.
MAY_BREAK = 0xFEFF
SPACE, EN_SPACE = 0x20, 0x2002
# All stand on one line, so all have Figtree's heights, in thousandths.
ASCENT, DESCENT = 950, -250


def two_bytes(encoding, leads, trails):
    """The characters that an encoding of two bytes has."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                found.add(ord(bytes([lead, trail]).decode(encoding)))
            except (UnicodeDecodeError, TypeError):
                continue
    return {code for code in found if code > 0x22FF}


HIGH = range(0xA1, 0xFF)


def japanese():
    """JIS X 0208's levels 1 and 2 with kana and punctuation, the kanji of names that cp932 adds, and narrow and wide forms."""
    added = two_bytes("cp932", [0xED, 0xEE, 0xFA, 0xFB, 0xFC], range(0x40, 0xFD))
    return two_bytes("euc_jp", HIGH, HIGH) | added | set(range(0xFF01, 0xFFEF))


def chinese_and_korean():
    """GB 2312, the frequent characters of Big5, and KS X 1001 with its syllables."""
    big5 = two_bytes("big5", range(0xA1, 0xC7), [*range(0x40, 0x7F), *HIGH])
    return two_bytes("gb2312", HIGH, HIGH) | big5 | two_bytes("euc_kr", HIGH, HIGH)


def subset(font, codes, features):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def merged(paths, weight, folder):
    """A package's `latin` and `latin-ext` files as one static font."""
    parts = []
    for index, path in enumerate(paths):
        font = TTFont(path)
        font.flavor = None
        if "fvar" in font:
            font = instantiateVariableFont(font, {"wght": weight})
        codes = set(font.getBestCmap()) - JOINERS
        subset(font, codes, ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "liga"])
        parts.append(str(Path(folder) / f"{index}.ttf"))
        font.save(parts[-1])
    return Merger().merge(parts)


def add_break(font):
    tables = [table.cmap for table in font["cmap"].tables if table.isUnicode()]
    if "glyf" in font:
        glyph = "mayBreak"
        font.setGlyphOrder([*font.getGlyphOrder(), glyph])
        font["glyf"][glyph] = Glyph()
    else:
        glyph = font.getBestCmap()[EN_SPACE]
        for table in tables:
            table.pop(EN_SPACE, None)
    font["hmtx"][glyph] = (0, 0)
    for table in tables:
        table[MAY_BREAK] = glyph


def save(font, name, full_name=None):
    add_break(font)
    for table, ascent, descent, gap in (
        ("hhea", "ascent", "descent", "lineGap"),
        ("OS/2", "sTypoAscender", "sTypoDescender", "sTypoLineGap"),
    ):
        setattr(font[table], ascent, ASCENT)
        setattr(font[table], descent, DESCENT)
        setattr(font[table], gap, 0)
    if full_name:
        font["name"].setName(full_name, 4, 3, 1, 0x409)
        font["name"].setName(full_name.replace(" ", "-"), 6, 3, 1, 0x409)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / name)


with TemporaryDirectory() as folder:
    figtree = [
        PACKAGES / f"@fontsource-variable/figtree/files/figtree-{part}-wght-normal.woff2" for part in ("latin", "latin-ext")
    ]
    serif = [PACKAGES / f"@fontsource/young-serif/files/young-serif-{part}-400-normal.woff2" for part in ("latin", "latin-ext")]
    save(merged(figtree, 400, folder), "figtree-regular.ttf", "Figtree Regular")
    save(merged(figtree, 600, folder), "figtree-semibold.ttf", "Figtree SemiBold")
    save(merged(serif, 400, folder), "young-serif.ttf")

european = {code for first, last in EUROPEAN for code in range(first, last + 1)} | JOINERS
shaping = ["kern", "mark", "mkmk", "ccmp", "locl", "init", "medi", "fina", "isol", "rlig", "liga", "calt"]
for weight in ("Regular", "Bold"):
    save(subset(TTFont(TRUETYPE / f"NotoSans-{weight}.ttf"), european, shaping), f"noto-sans-{weight.lower()}.ttf")
    arabic = TTFont(TRUETYPE / f"NotoSansArabic-{weight}.ttf")
    save(subset(arabic, set(arabic.getBestCmap()), shaping), f"noto-sans-arabic-{weight.lower()}.ttf")
save(subset(TTFont(CJK, fontNumber=0), japanese() | {SPACE, EN_SPACE}, []), "noto-sans-jp.otf")
# The collection's third font, with the shapes of simplified Chinese.
others = chinese_and_korean() - japanese()
save(subset(TTFont(CJK, fontNumber=2), others | {SPACE, EN_SPACE}, []), "noto-sans-cjk.otf")
for weight in ("Regular", "Bold"):
    hebrew = TTFont(TRUETYPE / f"NotoSansHebrew-{weight}.ttf")
    save(subset(hebrew, set(hebrew.getBestCmap()), shaping), f"noto-sans-hebrew-{weight.lower()}.ttf")
