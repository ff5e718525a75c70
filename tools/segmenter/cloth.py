"""Negatives: rendered textiles, skin, grass, wood and plain backgrounds, and crops of real photographs without hair."""

import csv
from pathlib import Path

import cv2
import numpy as np

from colours import hair_colour, skin_colour, vivid_colour
from fields import smooth_noise
from hair import PATTERN


class Crops:
    """Hair-free rectangles of photographs, by kind ('ground', 'cloth', 'skin'), as listed in a CSV."""

    def __init__(self, listing, folder):
        self.by_kind = {"ground": [], "cloth": [], "skin": []}
        for row in csv.DictReader(open(listing, newline="")):
            picture = cv2.imread(str(Path(folder) / row["file"]))
            if picture is None:
                raise SystemExit(f"{row['file']} is not in {folder}")
            height, width = picture.shape[:2]
            x0, y0, x1, y1 = (int(float(row[k]) * side / 100) for k, side in (("x0", width), ("y0", height), ("x1", width), ("y1", height)))
            self.by_kind[row["kind"]].append(picture[y0:y1, x0:x1])

    def draw(self, rng, kind, size):
        """A random square crop at the scene's size, with random flip, blur and light."""
        crops = self.by_kind[kind]
        crop = crops[rng.integers(len(crops))]
        height, width = crop.shape[:2]
        side = int(rng.uniform(0.45, 1.0) * min(height, width))
        y, x = rng.integers(0, height - side + 1), rng.integers(0, width - side + 1)
        # Half of the narrow strips keep their long side: squeezed, but with more content.
        window = crop if rng.random() < 0.4 else crop[y:y + side, x:x + side]
        out = cv2.resize(window, (size, size), interpolation=cv2.INTER_AREA).astype(np.float32)
        if rng.random() < 0.5:
            out = out[:, ::-1]
        if rng.random() < 0.35:
            out = cv2.GaussianBlur(out, (0, 0), rng.uniform(1, 5))
        return out * rng.uniform(0.6, 1.25) * rng.uniform(0.9, 1.1, 3)


def folds(rng, size):
    return 1 + rng.uniform(0.03, 0.25) * smooth_noise(rng, size, rng.uniform(15, 60))[..., None]


def textile(rng, size):
    """Cloth: plain, striped, checked, dotted, knitted or printed, with folds."""
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    turn = rng.uniform(0, np.pi)
    bend = smooth_noise(rng, size, 40) * rng.uniform(0, 5)
    u, v = xs * np.cos(turn) + ys * np.sin(turn) + bend, -xs * np.sin(turn) + ys * np.cos(turn) + bend
    period = rng.uniform(3, 22)
    wave = lambda field, p: np.sin(field * 2 * np.pi / p)
    first, second = vivid_colour(rng), vivid_colour(rng)
    kind = rng.choice(7, p=[0.36, 0.14, 0.1, 0.08, 0.14, 0.1, 0.08])
    if kind == 0:
        part = np.zeros((size, size), np.float32)
    elif kind == 1:
        part = (wave(u, period) > rng.uniform(-0.6, 0.6)).astype(np.float32)
    elif kind == 2:
        part = 0.5 * (wave(u, period) > 0) + 0.5 * (wave(v, period) > 0)
    elif kind == 3:
        part = (wave(u, period) * wave(v, period) > rng.uniform(0.4, 0.8)).astype(np.float32)
    elif kind == 4:
        part = 0.5 + 0.35 * wave(u, rng.uniform(2.5, 7)) * (1 + 0.5 * wave(v + 2 * wave(u, period), rng.uniform(2.5, 7)))
        second = first * rng.uniform(0.4, 0.85)
    elif kind == 5:
        part = (smooth_noise(rng, size, rng.uniform(4, 20)) > rng.uniform(-0.5, 0.8)).astype(np.float32)
    else:
        part = np.clip(0.5 + 0.3 * rng.standard_normal((size, size)).astype(np.float32), 0, 1)
        second = first * rng.uniform(0.5, 0.9)
    part = cv2.GaussianBlur(part.astype(np.float32), (0, 0), 0.6)[..., None]
    return (first * (1 - part) + second * part) * folds(rng, size)


def cloth(rng, size, crops):
    kind = rng.random()
    if kind < 0.4:
        return crops.draw(rng, "cloth", size)
    if kind < 0.55:
        # A cape or a dark sweater, the usual plain cloth behind long hair.
        return np.full((size, size, 3), rng.choice([12, 20, 30, 60, 200, 235]), np.float32) * folds(rng, size)
    return textile(rng, size)


def drapery(rng, size):
    """One plain cloth in long folds: a veil, a scarf, a cape, a curtain."""
    angle = rng.uniform(0, np.pi) + rng.uniform(0.2, 0.8) * smooth_noise(rng, size, rng.uniform(40, 120))
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    across = xs * np.cos(angle) + ys * np.sin(angle) + rng.uniform(2, 10) * smooth_noise(rng, size, 40)
    waves = np.sin(across * 2 * np.pi / rng.uniform(14, 60)) + 0.5 * np.sin(across * 2 * np.pi / rng.uniform(6, 20) + 1)
    shade = 1 + rng.uniform(0.04, 0.28) * waves + rng.uniform(0, 0.2) * smooth_noise(rng, size, 50)
    weave = 1 + rng.uniform(0, 0.05) * rng.standard_normal((size, size)).astype(np.float32)
    return vivid_colour(rng) * (np.clip(shade, 0.2, None) * weave)[..., None]


def skin(rng, size, colour=None):
    colour = skin_colour(rng) if colour is None else colour
    relief = 1 + 0.12 * smooth_noise(rng, size, 45)[..., None] + 0.02 * rng.standard_normal((size, size, 1))
    return colour * relief


def grass_or_wood(rng, size, bank):
    """Strands other than hair: blades of grass (green to straw) or boards of wood."""
    fine, locks = bank[rng.integers(len(bank))].astype(np.float32)
    x, y = rng.integers(0, PATTERN - size + 1, 2)
    fine, locks = fine[y:y + size, x:x + size], locks[y:y + size, x:x + size]
    if rng.random() < 0.6:
        colour = np.array([rng.uniform(20, 70), rng.uniform(90, 170), rng.uniform(60, 150)], np.float32)
        return colour * np.clip(1 + 0.35 * fine + 0.25 * locks, 0.15, 2)[..., None]
    wood = hair_colour(rng) * np.clip(1 + 0.08 * fine.T + 0.1 * locks.T, 0.3, 2)[..., None]
    ys = np.arange(size, dtype=np.float32)
    seams = (np.abs((ys / rng.uniform(14, 50)) % 1 - 0.5) > 0.47)[:, None, None]
    return np.where(seams, wood * 0.35, wood)


def ground(rng, size, crops, bank):
    """The background behind a person."""
    kind = rng.random()
    if kind < 0.5:
        return crops.draw(rng, "ground", size)
    if kind < 0.58:
        return textile(rng, size)
    if kind < 0.66:
        return grass_or_wood(rng, size, bank)
    if kind < 0.7:
        return crops.draw(rng, "cloth", size)
    plain = rng.uniform(0, 255, 3) if kind < 0.8 else np.full(3, rng.choice([8, 15, 30, 90, 160, 215, 240, 252]) * rng.uniform(0.9, 1.02))
    return plain + smooth_noise(rng, size, rng.uniform(40, 160))[..., None] * rng.uniform(0, 22) + rng.standard_normal((size, size, 1)) * rng.uniform(0, 4)
