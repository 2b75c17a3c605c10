"""Turns an OpenType face with cubic outlines (standard input) into a TrueType one (standard output).

A PDF embeds TrueType outlines as a font; cubic ones it draws anew on each sheet, at ten times the bytes.
"""

import io
import sys

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

font = TTFont(io.BytesIO(sys.stdin.buffer.read()))
names = font.getGlyphOrder()
outlines = font.getGlyphSet()
glyphs = {}
for name in names:
    pen = TTGlyphPen(outlines)
    outlines[name].draw(Cu2QuPen(pen, 1.0, reverse_direction=True))
    glyphs[name] = pen.glyph()

font["loca"] = newTable("loca")
font["glyf"] = table = newTable("glyf")
table.glyphOrder = names
table.glyphs = glyphs
font["maxp"].tableVersion = 0x00010000
for field, value in {
    "maxZones": 1, "maxTwilightPoints": 0, "maxStorage": 0, "maxFunctionDefs": 0, "maxInstructionDefs": 0,
    "maxStackElements": 0, "maxSizeOfInstructions": 0, "maxComponentElements": 0, "maxComponentDepth": 0,
    "maxPoints": 0, "maxContours": 0, "maxCompositePoints": 0, "maxCompositeContours": 0,
}.items():
    setattr(font["maxp"], field, value)
for gone in ("CFF ", "VORG"):
    if gone in font:
        del font[gone]
font["post"].formatType = 3.0
font.sfntVersion = "\x00\x01\x00\x00"
font["head"].modified = font["head"].created
out = io.BytesIO()
font.recalcTimestamp = False
font.save(out)
sys.stdout.buffer.write(out.getvalue())
