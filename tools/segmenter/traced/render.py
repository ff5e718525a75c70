"""Renders path-traced training pictures by number.

    blender -b -P render.py -- ASSETS PHOTOS OUT FIRST LAST

ASSETS/body has MakeHuman's base mesh and shapes (CC0), PHOTOS/more the photographs for backgrounds and cloth. Writes OUT/N.jpg,
OUT/N.png (hair coverage of each pixel, 0..255) and OUT/N.json (parameters). Existing files are skipped, and every file is written
under another name first, so the program can be stopped at any time. Numbers from 900000 are the scenes of `measured.py`, not for
training.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import cv2
import numpy as np

from cloth import Crops
from hair import draw_bank
from haircuts import STYLES
from measured import FIRST_MEASURED, MEASURED_STYLES, PER_MEASURED, draw_measured
from sittings import draw, new_head
from stage import Stage

PER_GROWTH = 8  # pictures of one head of hair
def save(out, name, data):
    temporary = out / f"{name}.part"
    temporary.write_bytes(data)
    os.replace(temporary, out / name)


def main():
    parser = argparse.ArgumentParser(prog="render.py")
    for name in ("assets", "photos", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    out = options.out
    out.mkdir(parents=True, exist_ok=True)
    scratch = out / "scratch"
    scratch.mkdir(exist_ok=True)
    stage = Stage(scratch)
    crops, bank = Crops(HERE.parent / "grounds.csv", options.photos / "more"), draw_bank(5, 12)
    seed, head = None, None
    for number in range(options.first, options.last + 1):
        if (out / f"{number}.json").exists():
            continue
        began = time.process_time()
        measured = number >= FIRST_MEASURED
        own = number // (PER_MEASURED if measured else PER_GROWTH)
        if seed != own:
            seed, head = own, new_head(stage, options.assets, own, MEASURED_STYLES if measured else STYLES)
        picture, hair, truth = draw_measured(stage, number, head) if measured else draw(stage, number, head, crops, bank)
        quality = [cv2.IMWRITE_JPEG_QUALITY, truth["jpeg"]]
        save(out, f"{number}.jpg", cv2.imencode(".jpg", picture.astype(np.uint8), quality)[1].tobytes())
        save(out, f"{number}.png", cv2.imencode(".png", np.round(255 * hair).astype(np.uint8))[1].tobytes())
        save(out, f"{number}.json", json.dumps(truth, default=float).encode())
        print(f"{number} {truth['style']} {truth['view']} {time.process_time() - began:.1f} s", flush=True)


main()
