"""Strand patterns from real hair: the largest squares inside the masks of training photographs, without colour."""

from pathlib import Path

import cv2
import numpy as np

from hair import PATTERN
from real import HERE, roles

MIN_SIDE = 70  # pixels of the photograph
SQUARES_PER_PICTURE = 3
LOCKS = 6  # features wider than this many pixels of a pattern are locks, narrower ones strands


def squares(mask, count):
    """Up to `count` squares (x, y, side) inside the mask, the largest first, with little overlap."""
    free = cv2.copyMakeBorder(mask, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    for _ in range(count):
        reach = cv2.distanceTransform(free, cv2.DIST_C, 3)
        y, x = np.unravel_index(reach.argmax(), reach.shape)
        half = int(reach[y, x]) - 1
        if 2 * half < MIN_SIDE:
            return
        yield x - 1 - half, y - 1 - half, 2 * half
        free[y - half // 2:y + half // 2 + 1, x - half // 2:x + half // 2 + 1] = 0


def pattern(window):
    """(fine strands, locks), each PATTERN x PATTERN, unit variance."""
    lightness = cv2.cvtColor(window, cv2.COLOR_BGR2LAB)[..., 0].astype(np.float32) + 3
    lightness = np.log(cv2.resize(lightness, (PATTERN, PATTERN), interpolation=cv2.INTER_AREA))
    broad = cv2.GaussianBlur(lightness, (0, 0), LOCKS)
    locks = broad - cv2.GaussianBlur(broad, (0, 0), PATTERN / 4)
    return np.stack([np.clip((p - p.mean()) / (p.std() + 1e-3), -3.5, 3.5) for p in (lightness - broad, locks)]).astype(np.float16)


def photographs(photos):
    """(picture, mask) of the training photographs at full size."""
    for name, (role, hair) in sorted(roles().items()):
        if role == "train" and hair:
            picture = cv2.imread(str(Path(photos) / "more" / f"{name}.jpg"))
            mask = cv2.imread(str(HERE / "masks" / f"{name}.png"), cv2.IMREAD_GRAYSCALE)
            yield picture, cv2.erode((cv2.resize(mask, picture.shape[1::-1]) > 127).astype(np.uint8), np.ones((7, 7)))


def real_bank(photos):
    """Every pattern twice: unchanged, and mirrored on all sides at half its size."""
    patterns = []
    for picture, mask in photographs(photos):
        for x, y, side in squares(mask, SQUARES_PER_PICTURE):
            window = picture[y:y + side, x:x + side]
            row = np.hstack([window, window[:, ::-1]])
            patterns += [pattern(window), pattern(np.vstack([row, row[::-1]]))]
    return np.stack(patterns)
