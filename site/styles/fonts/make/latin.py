"""Cuts one variable Latin font. Reads a job as JSON on stdin, writes a woff2, answers with the characters in it.

Job: latin, extension (source woff2 files of the same design), axes (tag: value, or [low, high] to keep it variable),
unitsPerEm, characters, features, output.
"""

import json
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

# A macron letter is kerned like the same letter with a diaeresis.
KERNED_LIKE = dict(zip("āēīōūĀĒĪŌŪ", "äëïöüÄËÏÖÜ"))


def open_pinned(path, axes):
    font = TTFont(path, recalcTimestamp=False)
    # Advances also follow from gvar; without HVAR there is no second table to keep in step while glyphs move.
    del font["HVAR"]
    tags = {axis.axisTag for axis in font["fvar"].axes}
    limits = {tag: tuple(v) if isinstance(v, list) else v for tag, v in axes.items() if tag in tags}
    font = instantiateVariableFont(font, limits)
    # Glyphs that no longer vary have lost their entry; the subsetter looks for one for every glyph.
    for name in font.getGlyphOrder():
        font["gvar"].variations.setdefault(name, [])
    return font


def copy_glyph(name, source, target):
    if name in target["glyf"].glyphs:
        return
    glyph = source["glyf"][name]
    if glyph.isComposite():
        for component in glyph.components:
            copy_glyph(component.glyphName, source, target)
    target["glyf"][name] = glyph
    target["hmtx"][name] = source["hmtx"][name]
    target["gvar"].variations[name] = source["gvar"].variations.get(name, [])
    target.setGlyphOrder(target["glyf"].glyphOrder)


def kern_like(name, model, font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable):
            if table.LookupType != 2 or table.Format != 2:
                continue
            if model in table.Coverage.glyphs:
                table.Coverage.glyphs.append(name)
                table.Coverage.glyphs.sort(key=font.getGlyphID)
            for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                if model in classes:
                    classes[name] = classes[model]


def add_missing(characters, source, target):
    for character in characters:
        code = ord(character)
        name = source.getBestCmap().get(code)
        if name is None or code in target.getBestCmap():
            continue
        copy_glyph(name, source, target)
        for table in target["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
        if character in KERNED_LIKE:
            kern_like(name, target.getBestCmap()[ord(KERNED_LIKE[character])], target)


job = json.load(sys.stdin)
font = open_pinned(job["latin"], job["axes"])
add_missing(job["characters"], open_pinned(job["extension"], job["axes"]), font)
if font["head"].unitsPerEm != job["unitsPerEm"]:
    scale_upem(font, job["unitsPerEm"])

options = Options()
options.hinting = False
options.layout_features = job["features"]
options.name_IDs = [0, 1, 2]
options.notdef_outline = True
subsetter = Subsetter(options)
subsetter.populate(text=job["characters"])
subsetter.subset(font)

font.flavor = "woff2"
font.save(job["output"])
json.dump({"characters": "".join(map(chr, sorted(font.getBestCmap())))}, sys.stdout)
