"""Heads: a rendered face, or a studio portrait without its hair; beards, hats, hands. All return (layer, alpha)."""

import cv2
import numpy as np

from cloth import cloth, skin, textile
from fields import along_path, ellipse, soft


class Faces:
    """The studio portraits for training, pasted without their hair."""

    def __init__(self, portraits):
        free = ~portraits["held"]
        self.image, self.hair, self.person, self.face = (portraits[k][free] for k in ("image", "hair", "person", "face"))

    def paste(self, rng, size, cx, cy, radius):
        i = rng.integers(len(self.image))
        image, (fx, fy, half) = self.image[i].astype(np.float32), self.face[i]
        alpha = cv2.erode(((self.person[i] > 0) & (self.hair[i] == 0)).astype(np.float32), np.ones((3, 3)))
        width = image.shape[1]
        if rng.random() < 0.5:
            image, alpha, fx = image[:, ::-1], np.ascontiguousarray(alpha[:, ::-1]), width - 1 - fx
        zoom = radius * rng.uniform(0.78, 0.95) / half
        matrix = cv2.getRotationMatrix2D((float(fx), float(fy)), rng.uniform(-12, 12), zoom)
        matrix[:, 2] += np.array([cx - fx, cy - fy])
        image = image * rng.uniform(0.5, 1.15) * np.array([rng.uniform(0.8, 1.1), 1, rng.uniform(0.9, 1.2)])
        layer = cv2.warpAffine(image, matrix, (size, size), borderMode=cv2.BORDER_REPLICATE)
        alpha = cv2.GaussianBlur(cv2.warpAffine(alpha, matrix, (size, size)), (0, 0), 0.7)
        return layer, alpha


def recolour_shirt(rng, layer, size, crops, below):
    """Replaces the white cloth of the studio portraits by any cloth."""
    shirt = (np.arange(size)[:, None] > below) & (layer.min(2) > 120)
    layer[shirt] = cloth(rng, size, crops)[shirt] * (layer[shirt].mean(1, keepdims=True) / 220)


def drawn_face(rng, size, cx, cy, radius, colour):
    alpha = soft(ellipse(rng, size, cx, cy, radius * rng.uniform(0.72, 0.95), radius * rng.uniform(0.95, 1.25), 0.02), 7)
    layer = np.ascontiguousarray(skin(rng, size, colour), np.float32)
    spot = lambda x, y, rx, ry, c: cv2.ellipse(layer, (int(cx + x * radius), int(cy + y * radius)),
                                               (max(1, int(rx * radius)), max(1, int(ry * radius))), 0, 0, 360, c, -1)
    dark = tuple(float(v) for v in colour * 0.4)
    for side in (-0.35, 0.35):
        spot(side, -0.12, 0.15, 0.07, (30, 30, 40))
        spot(side, -0.3, 0.2, 0.04, dark)
    spot(0, 0.5, 0.25, 0.08, (70, 70, 150))
    return layer, alpha


def beard(rng, size, cx, cy, radius, hair):
    """A beard or stubble: the material of hair, outside the mask."""
    low = ellipse(rng, size, cx, cy + radius * 0.75, radius * rng.uniform(0.5, 0.8), radius * rng.uniform(0.35, 0.7), 0.1)
    mouth = ellipse(rng, size, cx, cy + radius * 0.5, radius * 0.28, radius * 0.12, 0.02)
    alpha = soft(np.maximum(low, 2 - mouth), 3) * rng.uniform(0.4, 1)
    return hair.layer(), alpha


def hat(rng, size, cx, cy, radius, crops):
    crown = ellipse(rng, size, cx, cy - radius * rng.uniform(0.75, 1.0), radius * rng.uniform(1.05, 1.3), radius * rng.uniform(0.6, 0.95), 0.05)
    brim = ellipse(rng, size, cx, cy - radius * 0.55, radius * rng.uniform(1.2, 2.1), radius * rng.uniform(0.12, 0.3), 0.03, rng.uniform(-0.2, 0.2))
    return cloth(rng, size, crops), soft(np.minimum(crown, brim) if rng.random() < 0.5 else crown, 7)


def cap(rng, size, cx, cy, radius, crops):
    """A cap or a knitted hat drawn over the whole scalp, with a peak or a turned-up edge."""
    edge = cy - radius * rng.uniform(0.3, 0.65)
    crown = ellipse(rng, size, cx, cy - radius * 0.25, radius * rng.uniform(1.1, 1.4), radius * rng.uniform(1.2, 1.7), 0.04)
    ys = np.mgrid[0:size, 0:size][0].astype(np.float32)
    crown = np.where(ys < edge, crown, 9)
    x = cx + radius * rng.choice([-1, 0, 1]) * rng.uniform(0.5, 1)
    peak = ellipse(rng, size, x, edge, radius * rng.uniform(0.9, 1.3), radius * rng.uniform(0.15, 0.35), 0.03, rng.uniform(-0.15, 0.15))
    layer = np.ascontiguousarray(textile(rng, size) if rng.random() < 0.5 else cloth(rng, size, crops), np.float32)
    layer = layer * np.where(np.abs(ys - edge) < radius * 0.12, rng.uniform(0.5, 1.1), 1)[..., None]
    return layer, soft(np.minimum(crown, peak) if rng.random() < 0.7 else crown, 7)


def limb(rng, size, points, width, colour):
    """An arm or a finger along a polyline: skin with round shading."""
    widths = width * np.linspace(1, rng.uniform(0.6, 0.95), len(points))
    distance, _ = along_path(size, points, widths)
    shade = np.clip(1.1 - 0.4 * distance**2, 0.4, 1.1)[..., None]
    return skin(rng, size, colour) * shade, soft(distance, 5)


def hand(rng, size, cx, cy, radius, colour, crops):
    """A palm with fingers, or a patch of real skin, anywhere in front of the person."""
    if rng.random() < 0.25:
        return crops.draw(rng, "skin", size), soft(ellipse(rng, size, cx, cy, radius * 0.9, radius * 0.6, 0.15, rng.uniform(0, 3)), 5)
    turn = rng.uniform(0, 2 * np.pi)
    layer, alpha = skin(rng, size, colour), soft(ellipse(rng, size, cx, cy, radius * 0.45, radius * 0.38, 0.08), 6)
    wrist = (cx - np.cos(turn) * size, cy - np.sin(turn) * size)
    parts = [limb(rng, size, [(cx, cy), wrist], radius * 0.32, colour)]
    for spread in np.linspace(-0.55, 0.55, 4) * rng.uniform(0.5, 1.2):
        bend = turn + spread + rng.normal(0, 0.1)
        start = (cx + 0.3 * radius * np.cos(bend), cy + 0.3 * radius * np.sin(bend))
        reach = radius * rng.uniform(0.5, 0.75)
        parts.append(limb(rng, size, [start, (start[0] + reach * np.cos(bend), start[1] + reach * np.sin(bend))], radius * 0.11, colour))
    for other, a in parts:
        layer = layer * (1 - a[..., None]) + other * a[..., None]
        alpha = np.maximum(alpha, a)
    return layer, alpha
