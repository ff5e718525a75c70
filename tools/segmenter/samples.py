"""Training samples: drawn scenes, scenes with real faces, and real portraits with other hair and another ground."""

import cv2
import numpy as np

from colours import hair_colour
from network import INPUT
from scenes import SIZE

SHARES = (0.42, 0.72, 0.94)  # up to here drawn scenes, then scenes with real faces, then portraits, then no person


class Samples:
    def __init__(self, work, studio, portraits, seed):
        self.rng = np.random.default_rng(seed)
        self.drawn, self.faces = ({k: a[k] for k in ("image", "hair")} for a in (np.load(work / "scenes.npz"), np.load(work / "faces.npz")))
        free = ~portraits["held"]
        self.portraits = {k: portraits[k][free] for k in ("image", "hair", "person")}
        self.studio = studio

    def batch(self, count):
        """(count x S x S x 3 BGR floats, count x S x S masks)."""
        pairs = [self.vary(*self.one()) for _ in range(count)]
        return np.stack([p for p, _ in pairs]), np.stack([m for _, m in pairs])

    def one(self):
        share = self.rng.random()
        if share > SHARES[2]:
            return self.nobody()
        if share > SHARES[1]:
            return self._portrait()
        source = self.drawn if share < SHARES[0] else self.faces
        i = self.rng.integers(len(source["image"]))
        return source["image"][i], source["hair"][i]

    def nobody(self):
        """A real photograph's hair-free corner, filling the picture."""
        picture = self.studio.crops.draw(self.rng, self.rng.choice(["ground", "cloth", "skin"], p=[0.5, 0.42, 0.08]), SIZE)
        return np.clip(picture, 0, 255), np.zeros((SIZE, SIZE), np.uint8)

    def _portrait(self):
        rng = self.rng
        i = rng.integers(len(self.portraits["image"]))
        picture, hair, person = (self.portraits[k][i] for k in ("image", "hair", "person"))
        picture = picture.astype(np.float32)
        if rng.random() < 0.75:
            picture = recolour(rng, picture, hair)
        if rng.random() < 0.8:
            alpha = cv2.GaussianBlur(cv2.erode(person, np.ones((3, 3))).astype(np.float32), (0, 0), 0.8)[..., None]
            ground = cv2.resize(self.studio.background(rng).astype(np.float32), picture.shape[1::-1])
            picture = picture * alpha + ground * (1 - alpha)
        return np.clip(picture, 0, 255), hair

    def vary(self, picture, mask):
        """Crop, turn, stretch, mirror, contrast, colour cast, black and white, an object in front."""
        rng, size = self.rng, picture.shape[0]
        matrix = cv2.getRotationMatrix2D((0, 0), rng.uniform(-18, 18), INPUT / size / rng.uniform(0.5, 1.15))
        stretch = np.exp(rng.uniform(-0.2, 0.2)) if rng.random() < 0.6 else 1.0
        matrix[:, :2] = np.diag([stretch, 1 / stretch]) @ matrix[:, :2]
        centre = size / 2 + rng.uniform(-0.14, 0.14, 2) * size
        matrix[:, 2] = INPUT / 2 - matrix[:, :2] @ centre
        picture = cv2.warpAffine(picture, matrix, (INPUT, INPUT), borderMode=cv2.BORDER_REFLECT).astype(np.float32)
        mask = cv2.warpAffine(mask, matrix, (INPUT, INPUT), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
        if rng.random() < 0.5:
            picture, mask = picture[:, ::-1], mask[:, ::-1]
        picture = (picture - 128) * rng.uniform(0.7, 1.3) + 128 + rng.uniform(-30, 30)
        picture = picture * rng.uniform(0.85, 1.15, 3)
        if rng.random() < 0.12:
            picture = np.repeat(picture.mean(2, keepdims=True), 3, 2)
        if rng.random() < 0.15:
            x, y, mask = rng.integers(INPUT), rng.integers(INPUT), mask.copy()
            picture[y:y + 30, x:x + 30] = rng.uniform(0, 255, 3)
            mask[y:y + 30, x:x + 30] = 0
        return np.clip(picture, 0, 255).astype(np.float32), mask.astype(np.float32)


def recolour(rng, picture, hair):
    """The portrait with hair of another level and tone: shifted and stretched in Lab around its median."""
    lab = cv2.cvtColor(picture / 255, cv2.COLOR_BGR2LAB)
    target = cv2.cvtColor((np.clip(hair_colour(rng), 0, 255)[None, None] / 255).astype(np.float32), cv2.COLOR_BGR2LAB)[0, 0]
    middle = np.median(lab[hair > 0], 0)
    stretch = np.clip((target[0] + 8) / (middle[0] + 8), 0.5, 2.2)
    lab[..., 0] = np.clip(target[0] + (lab[..., 0] - middle[0]) * stretch, 0, 100)
    lab[..., 1:] = target[1:] + (lab[..., 1:] - middle[1:]) * 0.8
    dyed = np.clip(cv2.cvtColor(lab, cv2.COLOR_LAB2BGR) * 255, 0, 255)
    alpha = cv2.GaussianBlur(hair.astype(np.float32), (0, 0), 0.8)[..., None]
    return picture * (1 - alpha) + dyed * alpha
