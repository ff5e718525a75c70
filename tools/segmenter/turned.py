"""Real heads from behind: the hair of a photograph extended over the face, on another background."""

import cv2
import numpy as np

from cloth import cloth
from fields import ellipse, smooth_noise, soft

MIN_TILE = 0.08  # side of the square of hair that fills the gap, as a share of the picture


def turn_away(rng, picture, hair, crops, ground):
    """(picture, mask) of the head from behind, or None if no part of the hair is wide enough."""
    size = picture.shape[0]
    tile = largest_square(picture, hair)
    if tile is None:
        return None
    whole = np.maximum(hair, head_of(rng, hair))
    colour = picture.astype(np.float32)
    near = cv2.GaussianBlur(hair.astype(np.float32), (0, 0), size / 10)[..., None]
    # The mean colour far from the hair, the adjacent colour near it.
    mean, trust = colour[hair > 0].mean(0), 0.03
    shade = (cv2.GaussianBlur(colour * hair[..., None], (0, 0), size / 10) + trust * mean) / (near + trust)
    spread = shade * strands_of(rng, tile, size) * (1 + rng.uniform(0, 0.2) * smooth_noise(rng, size, size / 4))[..., None]
    edge = cv2.GaussianBlur(cv2.erode(hair, np.ones((3, 3))).astype(np.float32), (0, 0), size / 120)[..., None]
    material = colour * edge + spread * (1 - edge)
    canvas = shoulders(rng, cv2.resize(ground.astype(np.float32), (size, size)), hair, crops)
    alpha = cv2.GaussianBlur(whole.astype(np.float32), (0, 0), size / 250)[..., None]
    return np.clip(canvas * (1 - alpha) + material * alpha, 0, 255), whole


def head_of(rng, hair):
    """The area of the hair seen from behind: its convex hull, and for short hair the skull."""
    ys, xs = np.nonzero(hair)
    whole = np.zeros_like(hair)
    points = np.stack([xs, ys], 1).astype(np.int32)
    cv2.fillConvexPoly(whole, cv2.convexHull(points), 1)
    left, right, top = xs.min(), xs.max(), ys.min()
    half = (right - left) / 2
    if np.ptp(ys) < 2.6 * half and rng.random() < 0.8:
        middle = (int((left + right) / 2), int(top + 1.15 * half))
        cv2.ellipse(whole, middle, (max(1, int(0.95 * half)), max(1, int(half * rng.uniform(1.1, 1.4)))), 0, 0, 360, 1, -1)
    size = hair.shape[0]
    ragged = 0.5 + rng.uniform(0, 0.2) * smooth_noise(rng, size, size / rng.uniform(8, 40))
    return (cv2.GaussianBlur(whole.astype(np.float32), (0, 0), size / 40) > ragged).astype(np.uint8)


def largest_square(picture, hair):
    free = cv2.copyMakeBorder(hair, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    reach = cv2.distanceTransform(free, cv2.DIST_C, 3)
    y, x = np.unravel_index(reach.argmax(), reach.shape)
    half = int(reach[y, x]) - 1
    if 2 * half < MIN_TILE * picture.shape[0]:
        return None
    return picture[y - 1 - half:y - 1 + half, x - 1 - half:x - 1 + half].astype(np.float32)


def strands_of(rng, tile, size):
    """The tile's relief around 1 over the whole picture, mirrored between tiles, rotated and distorted."""
    side = tile.shape[0]
    relief = (tile + 6) / (cv2.GaussianBlur(tile, (0, 0), max(2, side / 4)) + 6)
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32) - size / 2
    angle, zoom = rng.normal(0, 0.35) + (np.pi if rng.random() < 0.3 else 0), rng.uniform(0.7, 1.3)
    bend = rng.uniform(0, 0.12) * size * smooth_noise(rng, size, size / 3)
    u = (xs * np.cos(angle) + ys * np.sin(angle)) * zoom + bend
    v = (ys * np.cos(angle) - xs * np.sin(angle)) * zoom
    fold = lambda w: side - 1 - np.abs(w % (2 * (side - 1)) - (side - 1))
    return np.clip(cv2.remap(relief, fold(u).astype(np.float32), fold(v).astype(np.float32), cv2.INTER_LINEAR), 0.3, 2.5)


def shoulders(rng, canvas, hair, crops):
    """Neck and back below the head."""
    size = canvas.shape[0]
    ys, xs = np.nonzero(hair)
    middle, half, top = xs.mean(), np.ptp(xs) / 2, ys.min()
    low = top + rng.uniform(3.2, 4.4) * half
    alpha = soft(ellipse(rng, size, middle, low, half * rng.uniform(1.8, 3), half * rng.uniform(1.3, 2), 0.04))[..., None]
    return canvas * (1 - alpha) + cloth(rng, size, crops) * alpha


def put_on_hat(rng, picture, hair, crops):
    """(picture, mask) with a cap or a scarf over the upper part of the hair; the hair below it stays in the mask."""
    size = picture.shape[0]
    ys, xs = np.nonzero(hair)
    tall = np.ptp(ys)
    edge = ys.min() + tall * rng.uniform(0.25, 0.55)
    upper = hair.copy()
    upper[int(edge):] = 0
    points = np.stack(np.nonzero(upper)[::-1], 1).astype(np.int32)
    if len(points) < 20:
        return picture, hair
    shape = np.zeros_like(hair)
    cv2.fillConvexPoly(shape, cv2.convexHull(points), 1)
    beyond = int(size * rng.uniform(0.01, 0.04)) * 2 + 1
    shape = cv2.dilate(shape, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (beyond, beyond))).astype(np.float32)
    alpha = np.clip((cv2.GaussianBlur(shape, (0, 0), size * 0.008) - 0.4) * 8, 0, 1)
    layer = cloth(rng, size, crops) * (1 - 0.25 * np.clip((np.mgrid[0:size, 0:size][0] - edge + 0.05 * size) / (0.05 * size), 0, 1))[..., None]
    covered = np.clip(picture * (1 - alpha[..., None]) + layer * alpha[..., None], 0, 255)
    return covered, (hair * (alpha < 0.5)).astype(np.uint8)
