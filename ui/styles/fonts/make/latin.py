"""Cuts one variable Latin font. Reads a job as JSON on stdin, writes a woff2, answers with the characters in it.

Job: latin, extension (source woff2 files of the same design), axes (tag: value, or [low, high] to keep it variable),
unitsPerEm, characters, features, output. Optional: optical, which replaces the axes of the source by one, `opsz`:
small and large (axes at its two ends, all pinned), map (pairs of a size in px and the share of `large` at that size).
"""

import json
import sys

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build
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
    for name in font.getGlyphOrder() if "gvar" in font else []:
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
    if "gvar" in target:
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


def cut(job, axes):
    font = open_pinned(job["latin"], axes)
    add_missing(job["characters"], open_pinned(job["extension"], axes), font)
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
    return font


def cut_optical(job, small, large, map):
    """A variable font with two masters. Its default is `large`: what a browser shows that does not know the axis."""
    axis = AxisDescriptor()
    axis.tag, axis.name = "opsz", "Optical Size"
    axis.minimum, axis.maximum, axis.default = map[0][0], map[-1][0], map[-1][0]
    # The share is scaled so that fontTools' rounding keeps three digits.
    axis.map = [(size, share * 1000) for size, share in map]
    design = DesignSpaceDocument()
    design.addAxis(axis)
    for name, axes, share in (("small", small, 0), ("large", large, 1)):
        source = SourceDescriptor()
        source.name, source.font, source.location = name, cut(job, axes), {axis.name: share * 1000}
        design.addSource(source)
    font, _, _ = build(design, exclude=["HVAR", "MVAR", "STAT", "VVAR"])
    font.recalcTimestamp = False
    return font


job = json.load(sys.stdin)
font = cut_optical(job, **job["optical"]) if "optical" in job else cut(job, job["axes"])
font.flavor = "woff2"
font.save(job["output"])
json.dump({"characters": "".join(map(chr, sorted(font.getBestCmap())))}, sys.stdout)
