"""Cuts one face out of a CJK collection. Reads a job as JSON on stdin, writes a woff2, answers with the characters in it.

Job: collection (path of a .ttc), family (name of the face in it), characters, features, output.
"""

import json
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection

job = json.load(sys.stdin)
faces = TTCollection(job["collection"], recalcTimestamp=False, lazy=True).fonts
font = next(face for face in faces if face["name"].getDebugName(1) == job["family"])

options = Options()
options.hinting = False
options.desubroutinize = True
options.layout_features = job["features"]
options.name_IDs = [0, 1, 2]
options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
subsetter = Subsetter(options)
subsetter.populate(text=job["characters"])
subsetter.subset(font)

font.flavor = "woff2"
font.save(job["output"])
json.dump({"characters": "".join(map(chr, sorted(font.getBestCmap())))}, sys.stdout)
