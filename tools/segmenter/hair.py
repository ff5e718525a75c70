"""Hair as a material: a bank of strand patterns, and the painter that colours and shapes one head of hair."""

import cv2
import numpy as np

from colours import hair_colour
from fields import smooth_noise, strands

PATTERN = 256


def draw_pattern(rng):
    """One strand pattern: (fine strands, locks), each PATTERN x PATTERN, unit variance. Straight, wavy or curly."""
    kind = rng.choice(3, p=[0.45, 0.3, 0.25])
    base = rng.uniform(0, np.pi) if rng.random() < 0.25 else np.pi / 2 + rng.normal(0, 0.35)
    scale = (rng.uniform(60, 200), rng.uniform(22, 60), rng.uniform(5, 18))[kind]
    swing = (rng.uniform(0.1, 0.6), rng.uniform(0.6, 1.5), rng.uniform(1.5, 4))[kind]
    angle = base + swing * smooth_noise(rng, PATTERN, scale)
    grain = rng.standard_normal((PATTERN, PATTERN)).astype(np.float32)
    if rng.random() < 0.6:
        grain = cv2.GaussianBlur(grain, (0, 0), rng.uniform(0.4, 1.2))
    coarse = cv2.GaussianBlur(rng.standard_normal((PATTERN, PATTERN)).astype(np.float32), (0, 0), rng.uniform(2, 4))
    fine = strands(angle, grain, int(rng.integers(8, 24)))
    return np.stack([fine, strands(angle, coarse, 18)]).astype(np.float16)


def draw_bank(seed, count):
    return np.stack([draw_pattern(np.random.default_rng((seed, i))) for i in range(count)])


class Hair:
    """One person's hair with fixed colours and relief; `layer` paints any number of layers."""

    def __init__(self, rng, bank, size):
        self.rng, self.bank, self.size = rng, bank, size
        self.roots = hair_colour(rng)
        kind = rng.random()
        if kind < 0.25:
            self.ends = hair_colour(rng)
        elif kind < 0.4:
            self.ends = np.clip(self.roots * rng.uniform(1.3, 2.4) + 12, 0, 235)
        else:
            self.ends = self.roots * rng.uniform(0.8, 1.3)
        self.relief = (rng.uniform(0.1, 0.38), rng.uniform(0.06, 0.3), rng.uniform(0, 0.25))
        self.shine = rng.uniform(0, 0.7) if rng.random() < 0.7 else 0.0
        self.streaks = rng.uniform(0.3, 1.0) if rng.random() < 0.3 else 0.0
        self.pattern = int(rng.integers(len(bank)))

    def _pattern(self, angle):
        """A random crop of this person's pattern at the scene's size, rotated by `angle` radians."""
        rng, size = self.rng, self.size
        zoom = rng.uniform(0.75, 1.25)
        matrix = cv2.getRotationMatrix2D((PATTERN / 2, PATTERN / 2), np.degrees(angle), zoom)
        matrix[:, 2] += size / 2 - PATTERN / 2 + rng.uniform(-20, 20, 2)
        fine, locks = self.bank[self.pattern].astype(np.float32)
        turn = lambda field: cv2.warpAffine(field, matrix, (size, size), borderMode=cv2.BORDER_REFLECT)
        return turn(fine), turn(locks)

    def layer(self, angle=0.0):
        """A size x size x 3 picture filled with this hair."""
        rng, size = self.rng, self.size
        fine, locks = self._pattern(angle)
        down = np.linspace(0, 1, size, dtype=np.float32)[:, None] * np.ones((1, size), np.float32)
        mix = np.clip(down * rng.uniform(0.3, 1.4) - rng.uniform(0, 0.5) + self.streaks * 0.4 * locks, 0, 1)[..., None]
        colour = self.roots * (1 - mix) + self.ends * mix
        band = np.exp(-((down - rng.uniform(0.1, 0.7)) ** 2) / (2 * rng.uniform(0.05, 0.15) ** 2)) * np.clip(1 + 0.6 * locks, 0, None)
        light = 1 + self.relief[0] * fine + self.relief[1] * locks + self.relief[2] * smooth_noise(rng, size, 50) + self.shine * band
        gleam = rng.uniform(0, 30) * (self.shine > 0) * band * (fine > 0.3)
        return np.clip(colour * np.clip(light, 0.12, None)[..., None] + gleam[..., None], 0, 255)
