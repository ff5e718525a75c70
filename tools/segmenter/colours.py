"""Random colours of hair and skin in BGR 0..255, over the whole range of a salon."""

import cv2
import numpy as np

# Natural levels 1 (black) to 10 (lightest blonde), then white.
LEVELS = np.array(
    [(26, 26, 29), (30, 33, 41), (37, 43, 56), (45, 54, 73), (53, 68, 92), (64, 85, 114), (77, 105, 138),
     (93, 129, 162), (115, 155, 189), (146, 186, 214), (200, 215, 225)], np.float32)

SKINS = np.array(
    [(180, 200, 235), (160, 185, 225), (130, 160, 205), (100, 130, 180), (75, 105, 150), (50, 72, 110), (35, 50, 80)],
    np.float32)


def hair_colour(rng):
    """A hair colour: natural from black to white (warm or ashen), sometimes a fantasy shade."""
    if rng.random() < 0.12:
        hsv = np.uint8([[[rng.integers(0, 180), rng.integers(80, 220), rng.integers(50, 225)]]])
        return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)
    level = rng.uniform(0, 10)
    low = min(int(level), 9)
    colour = LEVELS[low] * (low + 1 - level) + LEVELS[low + 1] * (level - low)
    if level < 2 and rng.random() < 0.4:
        colour = colour * rng.uniform(0.4, 0.9)
    return colour * np.array([rng.uniform(0.72, 1.1), 1, rng.uniform(0.93, 1.28)], np.float32)


def skin_colour(rng):
    base = SKINS[rng.integers(len(SKINS))] * rng.uniform(0.8, 1.15)
    return base * np.array([rng.uniform(0.9, 1.08), 1, rng.uniform(0.95, 1.08)], np.float32)


def vivid_colour(rng):
    """A colour of dye, paint or thread, often grey or near black."""
    kind = rng.random()
    if kind < 0.3:
        return np.full(3, rng.uniform(8, 245), np.float32) * np.array([rng.uniform(0.9, 1.1), 1, rng.uniform(0.9, 1.1)], np.float32)
    return rng.uniform(0, 255, 3).astype(np.float32) * (0.35 if kind < 0.5 else 1.0)
