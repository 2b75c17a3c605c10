"""Measures one variable font. Reads a job as JSON on stdin, answers in parts of an em.

Job: font (path), locations (axis tag: value), text.
Answer: ascent, descent, lineGap, advances (the mean advance of the text's characters, kerned; one per location).
"""

import json
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

job = json.load(sys.stdin)


def list_kerning(font):
    """The pair tables of each kerning lookup, in the order in which they apply."""
    table = font["GPOS"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    numbers = sorted({number for feature in features for number in feature.LookupListIndex})
    lookups = [table.LookupList.Lookup[number] for number in numbers]
    return [[getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable] for lookup in lookups]


def find_pair(table, left, right):
    if table.LookupType != 2 or left not in table.Coverage.glyphs:
        return None
    if table.Format == 2:
        row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
        return row.Class2Record[table.ClassDef2.classDefs.get(right, 0)]
    pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
    return next((pair for pair in pairs if pair.SecondGlyph == right), None)


def kern(lookups, left, right):
    total = 0
    for tables in lookups:
        pair = next((found for table in tables if (found := find_pair(table, left, right))), None)
        total += getattr(pair and pair.Value1, "XAdvance", 0)
    return total


def mean_advance(location):
    font = instantiateVariableFont(TTFont(job["font"]), location)
    characters, lookups = font.getBestCmap(), list_kerning(font)
    names = [characters[ord(character)] for character in job["text"]]
    bare = sum(font["hmtx"][name][0] for name in names)
    kerned = sum(kern(lookups, left, right) for left, right in zip(names, names[1:]))
    return (bare + kerned) / len(names) / font["head"].unitsPerEm


font = TTFont(job["font"])
em, line = font["head"].unitsPerEm, font["hhea"]
json.dump(
    {
        "ascent": line.ascent / em,
        "descent": -line.descent / em,
        "lineGap": line.lineGap / em,
        "advances": [mean_advance(location) for location in job["locations"]],
    },
    sys.stdout,
)
