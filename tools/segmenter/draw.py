"""Renders the training scenes before training.

    python3 draw.py PHOTOS WORK [--drawn 5000] [--faces 3000] [--patterns 300] [--seed 1] [--processes 2]

Writes WORK/portraits.npz, WORK/bank.npy, WORK/scenes.npz (drawn) and WORK/faces.npz (with studio portraits).
"""

import argparse
import multiprocessing
from pathlib import Path

import cv2
import numpy as np

import portraits
from cloth import Crops
from hair import draw_bank
from heads import Faces
from patches import real_bank
from scenes import Studio

STUDIO = None


def open_studio(photos, work):
    """The studio of a training run, from the files that `main` wrote to `work`."""
    faces = Faces(np.load(work / "portraits.npz"))
    return Studio(np.load(work / "bank.npy"), Crops(Path(__file__).with_name("grounds.csv"), photos / "more"), faces)


def start_worker(photos, work):
    global STUDIO
    cv2.setNumThreads(1)
    STUDIO = open_studio(photos, work)


def draw(job):
    seed, with_portrait = job
    return STUDIO.scene(seed, with_portrait)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path)
    parser.add_argument("work", type=Path)
    for name, value in (("drawn", 5000), ("faces", 3000), ("patterns", 300), ("seed", 1), ("processes", 2)):
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    portraits.main(options.photos, options.work / "portraits.npz")
    bank = np.concatenate([draw_bank(options.seed, options.patterns), real_bank(options.photos)])
    np.save(options.work / "bank.npy", bank)
    with multiprocessing.Pool(options.processes, start_worker, (options.photos, options.work)) as pool:
        for name, count, with_portrait in (("scenes", options.drawn, False), ("faces", options.faces, True)):
            jobs = [((options.seed, int(with_portrait), i), with_portrait) for i in range(count)]
            made = pool.map(draw, jobs, chunksize=20)
            np.savez(options.work / f"{name}.npz", image=np.array([m[0] for m in made]), hair=np.array([m[1] for m in made]))
            print(name, count, flush=True)


if __name__ == "__main__":
    main()
