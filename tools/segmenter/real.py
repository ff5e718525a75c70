"""Photographs with manual or checked masks (PHOTOS/more, PHOTOS/house) as training pictures: real hair on real backgrounds."""

import csv
from pathlib import Path

import cv2
import numpy as np

HERE = Path(__file__).parent
MASKS = HERE / "masks"
SIDE = 384
OFFICIAL = 0.3  # of the photographs drawn: they are twice as many as the further ones, and all alike
# The app squeezes a picture onto the square input up to this ratio of its sides, and repeats its edges beyond (hair-probability.ts).
GREATEST_STRETCH = 1.5


def roles():
    """file -> (role, hair) of more.csv: role train, test or skip; hair True or False."""
    return {row["file"]: (row["role"], row["hair"] == "yes") for row in csv.DictReader(open(HERE / "more.csv", newline=""))}


def read_pair(photos, name, hair):
    """(BGR picture, mask 0/1 of its size), the longer side at most 2 x SIDE; an empty mask without hair."""
    picture = cv2.imread(str(Path(photos) / "more" / f"{name}.jpg"))
    share = min(1, 2 * SIDE / max(picture.shape[:2]))
    picture = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    if not hair:
        return picture, np.zeros(picture.shape[:2], np.uint8)
    mask = cv2.imread(str(MASKS / f"{name}.png"), cv2.IMREAD_GRAYSCALE)
    return picture, enlarged(mask, picture)


def house_roles():
    """file -> role of house.csv: train, negative (no hair to measure), test or skip."""
    return {row["file"]: row["role"] for row in csv.DictReader(open(HERE / "house.csv", newline=""))}


def read_house(photos, name):
    """(BGR picture, mask 0/1 of its size) of an official portrait."""
    picture = cv2.imread(str(Path(photos) / "house" / f"{name}.jpg"))
    return picture, enlarged(cv2.imread(str(MASKS / "house" / f"{name}.png"), cv2.IMREAD_GRAYSCALE), picture)


def enlarged(mask, picture):
    """A mask (0 to 255) smaller than its picture, at the picture's size, 0/1."""
    mask = cv2.GaussianBlur(mask, (0, 0), 0.8)
    return (cv2.resize(mask, picture.shape[1::-1], interpolation=cv2.INTER_CUBIC) > 127).astype(np.uint8)


def squared(picture, mask, side=SIDE):
    """Both as the app shows them to the network, side x side."""
    height, width = picture.shape[:2]
    across, down = (max(0, round(n)) for n in ((height / GREATEST_STRETCH - width) / 2, (width / GREATEST_STRETCH - height) / 2))
    pad = lambda image: cv2.copyMakeBorder(image, down, down, across, across, cv2.BORDER_REPLICATE)
    small = cv2.resize(pad(picture), (side, side), interpolation=cv2.INTER_AREA)
    return small, (cv2.resize(pad(mask * 255), (side, side), interpolation=cv2.INTER_AREA) > 127).astype(np.uint8)


class Real:
    """The training part of PHOTOS/more and of PHOTOS/house."""

    def __init__(self, photos):
        self.further = [squared(*read_pair(photos, name, hair)) for name, (role, hair) in sorted(roles().items()) if role == "train"]
        self.official = [squared(*read_house(photos, name)) for name, role in sorted(house_roles().items()) if role in ("train", "negative")]
        self.bare = [picture for picture, mask in self.further + self.official if not mask.any()]

    def draw(self, rng):
        """(picture, mask, zoom range, centre in 0..1): whole, or a close-up of its hair."""
        pairs = self.official if rng.random() < OFFICIAL else self.further
        picture, mask = pairs[rng.integers(len(pairs))]
        ys, xs = np.nonzero(mask)
        if rng.random() < 0.55 or len(ys) == 0:
            return picture, mask, (0.55, 1.1), None
        at = rng.integers(len(ys))
        return picture, mask, (0.25, 0.7), (xs[at] / SIDE, ys[at] / SIDE)


def rendered(work):
    """(pictures N x S x S x 3 BGR, masks) of render-bank.ts, squeezed onto squares as the app does."""
    side, shape = 192, (213, 160)
    colours = np.fromfile(work / "rendered.rgb", np.uint8).reshape(-1, *shape, 3)[..., ::-1]
    masks = np.fromfile(work / "rendered.mask", np.uint8).reshape(-1, *shape)
    fit = lambda image: cv2.resize(np.ascontiguousarray(image), (side, side), interpolation=cv2.INTER_AREA)
    return np.stack([fit(c) for c in colours]), np.stack([(fit(m) > 127).astype(np.uint8) for m in masks])
