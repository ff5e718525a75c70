"""Shapes of styled hair: plaits, locs, buns, ponytails. All return (layer, alpha)."""

import numpy as np

from fields import along_path, ellipse, smooth_noise, soft


def hanging(rng, cx, top, length, width, bends=5):
    """A slightly curved path downwards from (cx, top), and its widths, tapering to the tip."""
    sway = np.cumsum(rng.normal(0, 0.12 * width, bends + 1)) + np.linspace(0, rng.normal(0, 1.2 * width), bends + 1)
    points = [(cx + s, top + length * i / bends) for i, s in enumerate(sway)]
    return points, width * np.linspace(1, rng.uniform(0.45, 0.9), bends + 1)


def plait(rng, size, hair, cx, top, length, width):
    """A braid: lobes alternating left and right along the path, dark in the creases, with the strands following the lobes."""
    points, widths = hanging(rng, cx, top, length, width)
    distance, place = along_path(size, points, widths)
    side = np.sign(np.mgrid[0:size, 0:size][1] - np.interp(place, np.linspace(0, 1, len(points)), [p[0] for p in points]))
    lobes = place * length / (width * rng.uniform(0.9, 1.5)) + 0.5 * (side > 0) - 0.45 * distance
    phase = lobes % 1
    left, right = hair.layer(np.radians(-35)), hair.layer(np.radians(35))
    layer = np.where((side > 0)[..., None], left, right)
    crease = np.clip(0.35 + 1.5 * np.sqrt(phase * (1 - phase)), 0.3, 1.1) * np.clip(1.15 - 0.35 * distance**2, 0.5, 1.1)
    bulge = distance * (1.12 - 0.2 * np.sin(np.pi * phase))
    return layer * crease[..., None], soft(bulge, 5)


def locs(rng, size, hair, cx, cy, radius, length):
    """Many ropes from the scalp: dreadlocks, twists, thin braids."""
    alpha = np.zeros((size, size), np.float32)
    layer = hair.layer() * 0.35
    fine = hair.layer(rng.uniform(-0.6, 0.6))
    width = max(1.2, radius * rng.uniform(0.06, 0.16))
    for _ in range(int(rng.integers(14, 40))):
        spread = rng.uniform(-1.15, 1.15)
        top = cy - radius * np.sqrt(max(0, 1.3 - spread**2)) * rng.uniform(0.2, 1)
        points, widths = hanging(rng, cx + spread * radius, top, length * rng.uniform(0.6, 1.1), width)
        points = [(x + spread * 0.25 * radius * i / 5, y) for i, (x, y) in enumerate(points)]
        distance, place = along_path(size, points, widths)
        a = soft(distance, 4)
        twist = 0.8 + 0.25 * np.sin(place * length / width * rng.uniform(1.5, 3) + 3 * distance)
        rope = fine * (np.clip(1.15 - 0.7 * distance**2, 0.3, 1.15) * twist)[..., None]
        layer = layer * (1 - a[..., None]) + rope * a[..., None]
        alpha = np.maximum(alpha, a)
    return layer, alpha


def bun(rng, size, hair, cx, cy, radius):
    """A knot of hair: wound strands, darker towards the rim."""
    shape = ellipse(rng, size, cx, cy, radius, radius * rng.uniform(0.75, 1.1), rng.uniform(0.03, 0.2))
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    around = np.arctan2(ys - cy, xs - cx)
    flat, upright = hair.layer(np.pi / 2), hair.layer(0)
    mix = (np.cos(around + rng.uniform(-0.5, 0.5)) ** 2)[..., None]
    rings = 1 + 0.18 * np.sin(np.sqrt(np.clip(shape, 0, None)) * rng.uniform(6, 16) + around * rng.choice([0, 1, 2]))
    layer = (upright * mix + flat * (1 - mix)) * (rings * np.clip(1.1 - 0.35 * shape, 0.4, 1.1))[..., None]
    return layer, soft(shape, 5)


def ponytail(rng, size, hair, cx, top, length, width):
    points, widths = hanging(rng, cx, top, length, width)
    widths = widths * (1 + 0.35 * np.sin(np.linspace(0, np.pi, len(widths))))
    distance, _ = along_path(size, points, widths)
    distance = distance + 0.12 * smooth_noise(rng, size, 10)
    return hair.layer() * np.clip(1.12 - 0.3 * distance**2, 0.5, 1.12)[..., None], soft(distance, 3.5)


def curtain(rng, size, cx, top, length, width):
    """Alpha of a lock that hangs beside the face."""
    points, widths = hanging(rng, cx, top, max(length, width), width)
    distance, _ = along_path(size, points, widths)
    return soft(distance + 0.2 * smooth_noise(rng, size, 12), 4)
