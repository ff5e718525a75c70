"""Path-traced people (WORK/traced: N.jpg, N.png, 255 is hair) as training pictures. More may be written while the training runs."""

import cv2
import numpy as np

from real import squared

SIDE = 256
# One of this many pictures is held out for checks. Numbers from FIRST_OF_ACCURACY on are for docs/accuracy.md.
KEPT_OUT = 16
FIRST_OF_ACCURACY = 900_000


class Traced:
    def __init__(self, work):
        self.folder = work / "traced"
        self.known = {}
        self.refresh()

    def refresh(self):
        """Reads the pictures written since the last call."""
        for path in self.folder.glob("*.json"):
            number = path.stem
            if number.isdigit() and number not in self.known and int(number) < FIRST_OF_ACCURACY:
                pair = read(self.folder, number)
                if pair is not None:
                    self.known[number] = pair
        self.training = [self.known[n] for n in sorted(self.known) if int(n) % KEPT_OUT]
        self.checks = [pair for n, pair in self.known.items() if int(n) % KEPT_OUT == 0 and pair[1].any()]

    def draw(self, rng):
        """(picture, mask, zoom range, centre in 0..1): whole, or a close-up of its hair."""
        picture, mask = self.training[rng.integers(len(self.training))]
        ys, xs = np.nonzero(mask)
        if rng.random() < 0.75 or len(ys) == 0:
            return picture, mask, (0.6, 1.1), None
        at = rng.integers(len(ys))
        return picture, mask, (0.4, 0.75), (xs[at] / SIDE, ys[at] / SIDE)


def read(folder, number):
    picture, mask = cv2.imread(str(folder / f"{number}.jpg")), cv2.imread(str(folder / f"{number}.png"), cv2.IMREAD_GRAYSCALE)
    if picture is None or mask is None:
        return None
    if mask.shape != picture.shape[:2]:
        mask = cv2.resize(mask, picture.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    return squared(picture, (mask > 127).astype(np.uint8), SIDE)
