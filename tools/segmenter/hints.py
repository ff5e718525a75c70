"""User strokes, simulated from the truth: on errors of the network, or to confirm a correct area.

Planes are SIDE x SIDE x 2, 0 to 1: the share of every pixel under a stroke for hair, and under one for other areas.
"""

import cv2
import numpy as np

RADIUS = (0.008, 0.03)  # half a stroke's width, share of the picture's longer side; the app's brush is 0.015
FINER = 2  # strokes are drawn this many times larger, then averaged
DIRECTIONS = 16
ON_ERROR = 0.8
ON_LARGEST = 0.75
SHAPES = {"through": 0.45, "tap": 0.3, "line": 0.12, "curve": 0.13}
STRAYING = 0.1
PIECE_WEIGHT = 2.0
NEAR_WEIGHT = 2.0
NEAR = 6  # pixels


def simulate(rng, truth, guess):
    """(planes, weights of the loss 1 and more) for one to three strokes on a picture with this truth (0/1) and this guess (0 to 1)."""
    planes, weights = np.zeros((*truth.shape, 2), np.float32), np.ones(truth.shape, np.float32)
    wrong = (guess > 0.5) != (truth > 0.5)
    for _ in range(rng.choice([1, 2, 3], p=[0.72, 0.18, 0.1])):
        piece = choose_piece(rng, truth, wrong)
        depth = depths(piece)
        kind = 0 if truth[np.unravel_index(depth.argmax(), depth.shape)] > 0.5 else 1
        radius = rng.uniform(*RADIUS) if rng.random() < 0.5 else 0.015
        stroke = draw(points_on(rng, depth, radius * len(truth)), radius, len(truth), np.exp(rng.uniform(-0.4, 0.4)))
        planes[..., 1 - kind] *= 1 - stroke
        planes[..., kind] = np.maximum(planes[..., kind], stroke)
        weights[piece > 0] = 1 + PIECE_WEIGHT
        wrong &= piece == 0
    weights += NEAR_WEIGHT * np.minimum(1, 2 * cv2.GaussianBlur(planes.max(2), (0, 0), NEAR))
    return planes, weights


def one_stroke(truth, guess, radius=0.015):
    """Planes of the correcting stroke of tools/accuracy/one-stroke.ts: straight along the largest error."""
    piece = largest((guess > 0.5) != (truth > 0.5))
    planes = np.zeros((*truth.shape, 2), np.float32)
    if piece.any():
        depth = depths(piece)
        kind = 0 if truth[np.unravel_index(depth.argmax(), depth.shape)] > 0.5 else 1
        planes[..., kind] = draw(through(depth, deepest(depth), radius * len(truth)), radius, len(truth))
    return planes


def choose_piece(rng, truth, wrong):
    """A connected error (0/1), or a correct area, which a stroke only confirms."""
    if wrong.any() and rng.random() < ON_ERROR:
        if rng.random() < ON_LARGEST:
            return largest(wrong)
        _, labels = cv2.connectedComponents(wrong.astype(np.uint8), connectivity=4)
        ys, xs = np.nonzero(wrong)
        at = rng.integers(len(ys))
        return (labels == labels[ys[at], xs[at]]).astype(np.uint8)
    side = truth > 0.5 if rng.random() < 0.5 else truth <= 0.5
    right = side & ~wrong
    return (right if right.any() else ~wrong if not wrong.all() else wrong).astype(np.uint8)


def largest(wrong):
    count, labels, stats, _ = cv2.connectedComponentsWithStats(wrong.astype(np.uint8), connectivity=4)
    return (labels == 1 + stats[1:, cv2.CC_STAT_AREA].argmax()).astype(np.uint8) if count > 1 else np.zeros(wrong.shape, np.uint8)


def depths(piece):
    """Distance of every pixel from the edge of the piece; the picture's edge counts too."""
    return cv2.distanceTransform(cv2.copyMakeBorder(piece, 1, 1, 1, 1, cv2.BORDER_CONSTANT), cv2.DIST_C, 3)[1:-1, 1:-1]


def deepest(depth):
    y, x = np.unravel_index(depth.argmax(), depth.shape)
    return np.array([x, y], np.float32)


def points_on(rng, depth, radius):
    """The points of one stroke, in pixels: mostly through the middle, sometimes anywhere on the piece."""
    if rng.random() < 0.6:
        start = deepest(depth)
    else:
        ys, xs = np.nonzero(depth > min(radius, depth.max() - 0.5))
        at = rng.integers(len(ys))
        start = np.array([xs[at], ys[at]], np.float32)
    shape = rng.choice(list(SHAPES), p=list(SHAPES.values()))
    if shape == "tap":
        return start[None]
    if shape == "curve":
        return wander(rng, depth, start)
    points = through(depth, start, radius, None if shape == "through" else rng.uniform(0, np.pi))
    if rng.random() < STRAYING:
        return start + (points - start) * rng.uniform(1, 1.25) + rng.normal(0, 1.5, points.shape)
    return start + (points - start) * rng.uniform(0.3, 1)


def through(depth, start, radius, angle=None):
    """Both ends of the longest straight line through `start` inside the piece, or of the line at an angle."""
    least = min(depth[int(start[1]), int(start[0])], max(1, radius))
    best, longest = np.stack([start, start]), 0.0
    for k in range(DIRECTIONS) if angle is None else [angle * DIRECTIONS / np.pi]:
        step = np.array([np.cos(k * np.pi / DIRECTIONS), np.sin(k * np.pi / DIRECTIONS)], np.float32)
        forth, back = reach(depth, start, step, least), reach(depth, start, -step, least)
        if forth + back > longest:
            best, longest = np.stack([start - step * back, start + step * forth]), forth + back
    return best


def reach(depth, start, step, least):
    side = len(depth)
    at = np.round(start + step * np.arange(1, side)[:, None]).astype(int)
    inside = ((at >= 0) & (at < side)).all(1)
    at = np.clip(at, 0, side - 1)
    stops = np.flatnonzero(~(inside & (depth[at[:, 1], at[:, 0]] >= least)))
    return int(stops[0]) if len(stops) else side - 1


def wander(rng, depth, start):
    """A curved line that ends at the edge of the piece."""
    points, angle, pace = [start], rng.uniform(0, 2 * np.pi), rng.uniform(2, 6)
    for _ in range(int(rng.integers(3, 20))):
        angle += rng.normal(0, 0.5)
        at = points[-1] + pace * np.array([np.cos(angle), np.sin(angle)], np.float32)
        x, y = np.round(at).astype(int)
        if not (0 <= x < len(depth) and 0 <= y < len(depth)) or depth[y, x] == 0:
            break
        points.append(at)
    return np.array(points, np.float32)


def draw(points, radius, side, aspect=1.0):
    """A polyline of pixels as a plane, after squeezing a picture of this aspect onto a square."""
    width, height = (round(FINER * side * min(1, r)) for r in (aspect, 1 / aspect))
    plane = np.zeros((height, width), np.uint8)
    at = np.round((points + 0.5) * [width / side, height / side] - 0.5).astype(np.int32)
    thickness = max(1, round(2 * radius * max(width, height)))
    for to, before in zip(at, np.concatenate([at[:1], at[:-1]])):
        cv2.line(plane, before.tolist(), to.tolist(), 255, thickness)
    return cv2.resize(plane, (side, side), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
