"""Real people with hidden hair: covered by a cloth, or replaced by a bare scalp."""

import cv2
import numpy as np

from cloth import cloth, drapery, textile
from fields import smooth_noise

MAX_SHAVED = 0.09  # share of the picture: what is longer hangs beside the face, where no scalp can be


def cover(rng, picture, hair, crops):
    """The picture with a veil, a scarf or a cap over the hair and a margin, with a smoother outline than hair."""
    size = picture.shape[0]
    beyond = int(size * rng.uniform(0.01, 0.04)) * 2 + 1
    shape = cv2.dilate(hair, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (beyond, beyond))).astype(np.float32)
    alpha = np.clip((cv2.GaussianBlur(shape, (0, 0), size * rng.uniform(0.008, 0.03)) - 0.35) * 8, 0, 1)
    return blend(picture, unlike_hair(rng, lambda: fabric(rng, size, crops)), alpha)


def fabric(rng, size, crops):
    kind = rng.random()
    return drapery(rng, size) if kind < 0.5 else textile(rng, size) if kind < 0.75 else cloth(rng, size, crops)


def unlike_hair(rng, draw):
    """The first random cloth that does not look like smooth hair: vivid, light or patterned."""
    while True:
        layer = draw()
        mean = layer.reshape(-1, 3).mean(0)
        if np.ptp(mean) > 70 or mean.mean() > 190 or layer.mean(2).std() > 45:
            return layer


def shave(rng, picture, hair, face):
    """The studio portrait with a bare head: the skin of the middle of the face over the scalp, with highlights."""
    size, (x, y, half) = picture.shape[0], face
    reach = max(2, int(half * 0.3))
    patch = picture[max(0, int(y) - reach):int(y) + reach, max(0, int(x) - reach):int(x) + reach].reshape(-1, 3)
    colour = np.median(patch, 0) * rng.uniform(0.85, 1.05)
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    top = y - half * rng.uniform(1.2, 1.7)
    shine = rng.uniform(0, 0.35) * np.exp(-(((xs - x - rng.normal(0, 0.3) * half) / (0.5 * half)) ** 2 + ((ys - top) / (0.3 * half)) ** 2))
    scalp = colour * (1 + shine + 0.06 * smooth_noise(rng, size, 40) + rng.uniform(0, 0.06) * rng.standard_normal((size, size)))[..., None]
    wide = cv2.GaussianBlur(cv2.dilate(hair, np.ones((5, 5), np.uint8)).astype(np.float32), (0, 0), 4)
    alpha = np.clip((wide - 0.3) * 4, 0, 1)
    return blend(picture, scalp, alpha)


def blend(picture, layer, alpha):
    return np.clip(picture * (1 - alpha[..., None]) + layer * alpha[..., None], 0, 255).astype(np.float32)
