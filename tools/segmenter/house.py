"""Hair masks of the official portraits (PHOTOS/house), from a network's prediction, the position of the face, GrabCut and manual corrections.

    python3 house.py PHOTOS WEIGHTS.bin OUT [--only NAME,NAME]      proposes masks, writes OUT/*.png

The committed masks/house/*.png (1 bit, 256 x 256, white is hair) are the input of training, each checked by eye over its
photograph. This program documents how they were made (another network proposes other edges). house.csv has the role of each portrait,
house-strokes.csv the corrections in the format of strokes.csv. Faces are detected by OpenCV's cascade (Debian's opencv-data).
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from masks import draw_final, mark, probability, read_strokes
from portraits import without_small_parts
from real import HERE, house_roles
from resume import read_shipped

SIDE = 256
CASCADE = "/usr/share/opencv4/haarcascades/haarcascade_frontalface_alt2.xml"
USUAL_FACE = (70, 60, 115)  # where most of these portraits have it, for those where the cascade finds none


def face_of(cascade, picture):
    """(left, top, side) of the face's square."""
    found = cascade.detectMultiScale(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), 1.08, 4, minSize=(70, 70))
    return max((tuple(box[:3]) for box in found if box[0] < 140), key=lambda box: box[2], default=USUAL_FACE)


def ellipse(x, y, across, down):
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    return ((columns - x) / across) ** 2 + ((rows - y) / down) ** 2 < 1


def from_skin(picture, cheeks):
    """Distance of every pixel from the skin colour of the cheeks."""
    lab = cv2.cvtColor(picture.astype(np.float32) / 255, cv2.COLOR_BGR2LAB)
    skin = lab[cheeks]
    spread = np.maximum(skin.std(0) * 0.8, [7, 3, 4])
    return np.sqrt((((lab - np.median(skin, 0)) / spread) ** 2).sum(2))


def hair_of(p, picture, face, strokes):
    left, top, side = face
    x = left + side / 2
    seeds = np.full(p.shape, cv2.GC_PR_BGD, np.uint8)
    seeds[p > 0.5] = cv2.GC_PR_FGD
    seeds[p > 0.9] = cv2.GC_FGD
    seeds[p < 0.04] = cv2.GC_BGD
    skin = from_skin(picture, ellipse(x, top + 0.55 * side, 0.24 * side, 0.22 * side))
    seeds[(skin < 1.3) & (seeds == cv2.GC_FGD)] = cv2.GC_PR_FGD
    seeds[(skin < 1.6) & (seeds == cv2.GC_PR_FGD) & (p < 0.8)] = cv2.GC_PR_BGD
    features = ellipse(x, top + 0.56 * side, 0.3 * side, 0.33 * side)
    seeds[features | ellipse(x, top + 0.8 * side, 0.34 * side, 0.36 * side)] = cv2.GC_BGD
    mark(seeds, strokes)
    if not ((seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)).any():
        return np.zeros(p.shape, np.uint8)
    cv2.setRNGSeed(1)
    cv2.grabCut(picture, seeds, None, np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_MASK)
    mask = ((seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)).astype(np.uint8)
    return without_small_parts(cv2.medianBlur(mask, 5), 0.04)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    net, cascade, strokes = read_shipped(options.weights), cv2.CascadeClassifier(CASCADE), read_strokes("house-strokes.csv")
    options.out.mkdir(exist_ok=True)
    for name, role in house_roles().items():
        if role not in ("train", "negative") or (options.only and name not in options.only.split(",")):
            continue
        picture = cv2.imread(str(options.photos / "house" / f"{name}.jpg"))
        picture = cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
        mask = np.zeros((SIDE, SIDE), np.uint8)
        if role == "train":
            mask = hair_of(probability(net, picture), picture, face_of(cascade, picture), strokes[name])
            draw_final(mask, strokes[name])
        cv2.imwrite(str(options.out / f"{name}.png"), mask * 255, [cv2.IMWRITE_PNG_BILEVEL, 1, cv2.IMWRITE_PNG_COMPRESSION, 9])


if __name__ == "__main__":
    main()
