"""Pictures without people that a network often confuses with hair: flowers, leaves, fur, bark, rock, surf, gravel, mosaics."""

import cv2
import numpy as np

from cloth import grass_or_wood
from colours import hair_colour, vivid_colour
from fields import ellipse, smooth_noise, soft, strands


def flowers(rng, size, bank):
    """A flower bed of one or two colours on green, with perspective."""
    picture = np.ascontiguousarray(grass_or_wood(rng, size, bank) if rng.random() < 0.5 else leaves(rng, size), np.float32)
    paints = [vivid_colour(rng) for _ in range(int(rng.integers(1, 3)))]
    largest, horizon = size * rng.uniform(0.03, 0.16), rng.uniform(-0.1, 0.4) * size
    for y in np.sort(rng.uniform(horizon, size * 1.05, int(rng.integers(25, 160)))):
        near = (y - horizon) / (1.05 * size - horizon)
        flower(rng, picture, rng.uniform(0, size), y, max(1.5, largest * (0.25 + 0.75 * near)), paints[rng.integers(len(paints))])
    return picture


def flower(rng, picture, x, y, radius, paint):
    petals, turn, narrow = int(rng.integers(3, 9)), rng.uniform(0, 360), rng.uniform(0.3, 0.6)
    cv2.line(picture, (int(x), int(y)), (int(x + rng.normal(0, radius)), int(y + 4 * radius)), (40, 110, 70), max(1, int(radius / 7)))
    for i in range(petals):
        angle = turn + 360 * i / petals
        at = (int(x + 0.5 * radius * np.cos(np.radians(angle))), int(y + 0.5 * radius * np.sin(np.radians(angle))))
        tint = np.clip(paint * rng.uniform(0.65, 1.2), 0, 255).tolist()
        cv2.ellipse(picture, at, (max(1, int(0.6 * radius)), max(1, int(narrow * radius))), angle, 0, 360, tint, -1, cv2.LINE_AA)


def leaves(rng, size):
    green = np.array([rng.uniform(10, 90), rng.uniform(50, 170), rng.uniform(20, 150)], np.float32)
    picture = np.full((size, size, 3), green * rng.uniform(0.15, 0.6), np.float32)
    length = size * rng.uniform(0.02, 0.16)
    for _ in range(int(rng.integers(80, 420))):
        at = tuple(int(v) for v in rng.uniform(0, size, 2))
        axes = (max(1, int(length * rng.uniform(0.5, 1.2))), max(1, int(length * rng.uniform(0.08, 0.45))))
        cv2.ellipse(picture, at, axes, rng.uniform(0, 360), 0, 360, np.clip(green * rng.uniform(0.3, 1.4), 0, 255).tolist(), -1, cv2.LINE_AA)
    return picture


def fur(rng, size):
    """A coat of short hair or feathers, patched or striped, with varying direction."""
    angle = rng.uniform(0, np.pi) + rng.uniform(0.3, 1.2) * smooth_noise(rng, size, rng.uniform(40, 120))
    fine = strands(angle, rng.standard_normal((size, size)).astype(np.float32), int(rng.integers(2, 6)))
    relief = 1 + rng.uniform(0.08, 0.3) * fine + rng.uniform(0.05, 0.25) * smooth_noise(rng, size, rng.uniform(8, 30))
    patches = soft(1 + smooth_noise(rng, size, rng.uniform(8, 60)) + rng.uniform(-1, 1.5), 3)[..., None]
    return (hair_colour(rng) * (1 - patches) + hair_colour(rng) * patches) * np.clip(relief, 0.15, None)[..., None]


def rock(rng, size):
    relief = sum(smooth_noise(rng, size, scale) * scale**0.5 for scale in (3, 7, 16, 40))
    turned = cv2.Sobel(relief, cv2.CV_32F, 1, 0) * rng.uniform(-1, 1) + cv2.Sobel(relief, cv2.CV_32F, 0, 1)
    light = 1 + rng.uniform(0.1, 0.35) * turned / (turned.std() + 1e-6) + 0.15 * relief / (relief.std() + 1e-6)
    grey = rng.uniform(40, 200) * np.array([rng.uniform(0.75, 1.05), 1, rng.uniform(1, 1.3)], np.float32)
    return grey * np.clip(light, 0.1, 2)[..., None]


def relief(rng, size):
    """Rough ground: noise of all scales, stretched in a direction, between two or three colours."""
    scales = np.geomspace(2, size / 2, 7)
    steep, flat = rng.uniform(0.2, 1.1), int(size * rng.uniform(1, 4))
    field = sum(smooth_noise(rng, flat, s * flat / size)[:size, :size] * s**steep for s in scales)
    field = cv2.resize(field, (flat, size)) if rng.random() < 0.5 else field
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), rng.uniform(0, 360), rng.uniform(1, 2))
    field = cv2.warpAffine(field, turn, (size, size), borderMode=cv2.BORDER_REFLECT)
    if rng.random() < 0.4:
        field = -np.abs(field)
    share = np.clip(0.5 + 0.3 * (field - field.mean()) / (field.std() + 1e-6), 0, 1)[..., None]
    dark, light = hair_colour(rng) * rng.uniform(0.2, 0.9), hair_colour(rng) if rng.random() < 0.5 else vivid_colour(rng)
    grain = 1 + rng.uniform(0, 0.12) * rng.standard_normal((size, size, 1))
    return (dark * (1 - share) + light * share) * grain


def mosaic(rng, size):
    """Squares of random colours, or of random lightnesses of one."""
    cells = max(2, int(size / rng.uniform(2, 32)))
    values = rng.uniform(0, 255, (cells, cells, 3)) if rng.random() < 0.6 else rng.uniform(0.1, 1, (cells, cells, 1)) * hair_colour(rng)
    return cv2.resize(values.astype(np.float32), (size, size), interpolation=cv2.INTER_NEAREST)


def animal(rng, size):
    """(layer, alpha) of a furry body with ears or a tail, anywhere."""
    x, y, radius = *rng.uniform(0.2, 0.8, 2) * size, size * rng.uniform(0.15, 0.5)
    shape = ellipse(rng, size, x, y, radius * rng.uniform(0.8, 1.6), radius, 0.2)
    for side in (-1, 1):
        ear = ellipse(rng, size, x + side * radius * 0.7, y - radius * 0.9, radius * 0.28, radius * rng.uniform(0.3, 0.7), 0.05, side * 0.4)
        shape = np.minimum(shape, ear)
    layer = np.ascontiguousarray(fur(rng, size), np.float32)
    for side in (-0.35, 0.35):
        cv2.circle(layer, (int(x + side * radius), int(y - 0.2 * radius)), max(1, int(0.09 * radius)), (15, 20, 25), -1, cv2.LINE_AA)
    cv2.ellipse(layer, (int(x), int(y + 0.15 * radius)), (max(1, int(0.13 * radius)), max(1, int(0.08 * radius))), 0, 0, 360, (30, 30, 40), -1)
    return layer, soft(shape, 3)
