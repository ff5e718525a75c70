"""Hair masks of the additional portraits (PHOTOS/more), from a network's prediction, manual strokes, and GrabCut.

    python3 masks.py PHOTOS WORK [--only NAME,NAME]     proposes masks with WORK/hair-net.pt, writes masks/*.png

The committed masks/*.png (1 bit, longer side 200) are the input of training and checks, each checked by eye over its photograph.
This program documents how they were made (another network proposes other edges). more.csv has the role of each picture.
strokes.csv, all in percent of the picture: file, kind, points "x y x y ...", width. `hair` and `rest` are a dot (one point) or
a line of the given width, `hair-area` and `rest-area` filled polygons; hair is only inside the union of the `only` polygons.
`hair-final` and `rest-final` are polygons drawn into the finished mask, over any computed result.
"""

import argparse
import csv
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np
import torch

from network import INPUT, HairNet, normalise
from real import HERE, roles

SIDE = 400
KEPT = 200
VALUES = {"hair": cv2.GC_FGD, "rest": cv2.GC_BGD}


def load_net(path):
    saved = torch.load(path)
    net = HairNet()
    net.load_state_dict(saved["weights"], strict=False)
    return net.eval()


def probability(net, picture):
    """Mean prediction for the picture and its mirror image, at the picture's size."""
    small = cv2.resize(picture, (INPUT, INPUT), interpolation=cv2.INTER_AREA)
    with torch.no_grad():
        logits = net(normalise(np.stack([small, small[:, ::-1]])))[0][:, 0]
    mean = torch.sigmoid(logits).numpy()
    mean = (mean[0] + mean[1][:, ::-1]) / 2
    return cv2.resize(mean, picture.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def mark(seeds, strokes):
    """Draws the strokes into the GrabCut seeds, in the order of the file."""
    height, width = seeds.shape
    place = lambda points: (np.array(points, np.float32).reshape(-1, 2) * [width / 100, height / 100]).round().astype(np.int32)
    bounds = [place(points) for kind, points, _ in strokes if kind == "only"]
    if bounds:
        inside = np.zeros_like(seeds)
        for polygon in bounds:
            cv2.fillPoly(inside, [polygon], 1)
        seeds[(inside == 0)] = cv2.GC_BGD
        seeds[(inside > 0) & (seeds == cv2.GC_BGD)] = cv2.GC_PR_BGD
    for kind, points, thickness in strokes:
        if kind == "only" or kind.endswith("-final"):
            continue
        value, at = VALUES[kind.removesuffix("-area")], place(points)
        wide = max(1, round(thickness * width / 100))
        if kind.endswith("-area"):
            cv2.fillPoly(seeds, [at], value)
        elif len(at) == 1:
            cv2.circle(seeds, at[0].tolist(), max(1, wide // 2), value, -1)
        else:
            cv2.polylines(seeds, [at], False, value, wide)


def hair_of(net, picture, strokes, rounds=4):
    p = probability(net, picture)
    seeds = np.full(p.shape, cv2.GC_PR_BGD, np.uint8)
    seeds[p > 0.5] = cv2.GC_PR_FGD
    seeds[p > 0.93] = cv2.GC_FGD
    seeds[p < 0.05] = cv2.GC_BGD
    mark(seeds, strokes)
    if not ((seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)).any():
        return np.zeros(p.shape, np.uint8)
    cv2.grabCut(picture, seeds, None, np.zeros((1, 65)), np.zeros((1, 65)), rounds, cv2.GC_INIT_WITH_MASK)
    mask = ((seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)).astype(np.uint8)
    mask = cv2.medianBlur(mask, 5)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask)
    big = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] > 0.02 * mask.sum()]
    return np.isin(labels, big).astype(np.uint8)


def draw_final(mask, strokes):
    """Draws manual corrections into a finished mask (1 is hair), in the order of the file."""
    height, width = mask.shape
    for kind, points, _ in strokes:
        if kind.endswith("-final"):
            at = (np.array(points, np.float32).reshape(-1, 2) * [width / 100, height / 100]).round().astype(np.int32)
            cv2.fillPoly(mask, [at], int(kind.startswith("hair")))


def read_strokes(file="strokes.csv"):
    strokes = defaultdict(list)
    for row in csv.DictReader(open(HERE / file, newline="")):
        strokes[row["file"]].append((row["kind"], [float(v) for v in row["points"].split()], float(row["width"] or 3)))
    return strokes


def scaled(picture, side, interpolation=cv2.INTER_AREA):
    share = side / max(picture.shape[:2])
    return cv2.resize(picture, (round(picture.shape[1] * share), round(picture.shape[0] * share)), interpolation=interpolation)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path)
    parser.add_argument("work", type=Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    net, strokes = load_net(options.work / "hair-net.pt"), read_strokes()
    (HERE / "masks").mkdir(exist_ok=True)
    for name, (_, hair) in roles().items():
        if not hair or (options.only and name not in options.only.split(",")):
            continue
        picture = scaled(cv2.imread(str(options.photos / "more" / f"{name}.jpg")), SIDE)
        mask = hair_of(net, picture, strokes[name])
        draw_final(mask, strokes[name])
        small = (scaled(mask * 255, KEPT) > 127).astype(np.uint8) * 255
        cv2.imwrite(str(HERE / "masks" / f"{name}.png"), small, [cv2.IMWRITE_PNG_BILEVEL, 1, cv2.IMWRITE_PNG_COMPRESSION, 9])


if __name__ == "__main__":
    main()
