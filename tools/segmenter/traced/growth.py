"""Strands growing from the scalp: combed, bent by gravity, kept outside the body, gathered, clumped, waved."""

import numpy as np

DOWN = np.array((0, 0, -1.0))


def unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def combing(body, roots, normals, parting):
    """Directions along the scalp: away from the parting in front, away from the whorl behind, down."""
    whorl = np.array((parting * 0.3, body.centre[1] + 0.45, body.top))
    away = (roots - whorl) * (0.5, 1, 0)
    side = np.where(roots[:, :1] > parting, 1.0, -1.0) * np.array((1, 0.5, 0))
    front = np.clip((body.centre[1] + 0.25 - roots[:, 1:2]) * 2, 0, 1)
    d = unit(away) * (1 - front) + side * front + 0.6 * DOWN
    return unit(d - normals * np.sum(d * normals, -1, keepdims=True))


def guard_face(body, points, sides):
    """Hair kept out of the face: pushed to the cheek of its own side."""
    below = body.top - points[..., 2]
    wide = np.interp(below, (0.45, 0.9, 1.4, 2.0, 2.6), (0, 0.6, 0.72, 0.6, 0))
    wide = wide * np.clip((body.centre[1] - 0.35 - points[..., 1]) * 4, 0, 1)
    points[..., 0] = sides * np.maximum(sides * points[..., 0], wide)
    return points


def grow(body, rng, roots, normals, comb, length, steps, lift=0.4, gravity=0.25, depth=(0.03, 0.25), parting=0.0, guarded=True):
    """Strands (n, steps, 3) of arc length `length` (n,): from the normal along the comb direction, then down with gravity, resting on the body.

    Every 0.13 decimetres, the share `gravity` of a strand's direction turns downwards.
    """
    n = len(roots)
    height = np.clip((roots[:, 2] - (body.top - 1.9)) / 1.9, 0, 1)
    layer = depth[0] + (depth[1] - depth[0]) * height * rng.uniform(0.3, 1, n)
    step = (length / (steps - 1))[:, None]
    falls = 1 - (1 - gravity) ** (step / 0.13)
    d = unit(normals * lift + comb)
    points = np.empty((n, steps, 3))
    points[:, 0] = p = roots
    # At the back, the curvature of head and back would part the hair over the neck.
    behind = 0.35 * np.clip((roots[:, 1] - body.centre[1]) * 3, 0, 1)
    sides = np.where(roots[:, 0] > parting, 1.0, -1.0)
    for k in range(1, steps):
        d = d * (1 - falls) + DOWN * falls
        d[:, 0] += (roots[:, 0] - p[:, 0]) * behind
        d = unit(d)
        q = p + d * step
        q = body.push(q, layer * min(1, k / 3))
        d = unit(q - p)
        p = p + d * step
        if guarded:
            p = guard_face(body, p, sides)
        points[:, k] = p
    return points


def cut(points, height):
    """Strands cut at `height` (n,), resampled to the same number of points."""
    n, steps, _ = points.shape
    above = points[:, :, 2] > height[:, None]
    last = np.where(above.all(1), steps - 1, np.maximum(np.argmin(above, 1), 2))
    return along(points, np.linspace(0, 1, steps)[None] * last[:, None])


def along(points, at):
    """Points of each strand at fractional numbers `at` (n, k)."""
    low = np.clip(at.astype(int), 0, points.shape[1] - 2)
    part = (at - low)[..., None]
    rows = np.arange(len(points))[:, None]
    return points[rows, low] * (1 - part) + points[rows, low + 1] * part


def locks_of(rng, roots, count):
    """The lock of each strand: (number, index of the lock's middle strand)."""
    middle = rng.choice(len(roots), min(count, len(roots)), replace=False)
    lock = np.empty(len(roots), int)
    for i in range(0, len(roots), 2000):
        part = roots[i:i + 2000]
        lock[i:i + 2000] = np.argmin(((part[:, None] - roots[middle][None]) ** 2).sum(-1), 1)
    return lock, middle


def clump(points, lock, middle, strength, power=1.0):
    """Strands pulled towards the middle of their lock, more at the tips."""
    t = np.linspace(0, 1, points.shape[1])[None, :, None] ** power
    return points + (points[middle[lock]] - points) * strength * t


def frames(points):
    """Two directions across each strand, (n, k, 3) each."""
    tangent = unit(np.gradient(points, axis=1))
    across = unit(np.cross(tangent, np.array((0.13, 0.31, 0.94)) + 0 * tangent))
    return across, np.cross(tangent, across)


def wave(points, rng, lock, size, turns, flat=0.5, loose=0.3):
    """Waves or curls of amplitude `size`, in step within a lock."""
    n, steps, _ = points.shape
    t = np.linspace(0, 1, steps)[None]
    count = lock.max() + 1
    phase = rng.uniform(0, 6.28, count)[lock] + rng.normal(0, loose, n)
    rate = turns * rng.uniform(0.8, 1.2, count)[lock]
    turn = phase[:, None] + 6.28 * rate[:, None] * t
    grows = size * np.clip(t * 4, 0, 1) * rng.uniform(0.7, 1.3, count)[lock][:, None]
    across, other = frames(points)
    return points + across * (grows * np.sin(turn))[..., None] + other * (grows * flat * np.cos(turn))[..., None]


def frizz(points, rng, size, wild=0.03, wild_size=0.12):
    """Small random offsets of each strand, some of them large."""
    n, steps, _ = points.shape
    knots = rng.normal(0, 1, (n, 5, 3))
    knots[:, 0] = 0
    bend = along(knots, np.linspace(0, 4, steps)[None].repeat(n, 0))
    amount = np.where(rng.random(n) < wild, wild_size, size)
    return points + bend * amount[:, None, None]


def crinkle(points, rng, size):
    """A tight irregular curl: a random offset of each point."""
    bend = rng.normal(0, size, points.shape)
    bend[:, 0] = 0
    return points + bend


def rope(path, rng, count, radius, plait=False, turns=6.0):
    """`count` strands twisted round each path (m, k, 3) of half thickness `radius` (m, k), or plaited in three."""
    m, steps, _ = path.shape
    across, other = frames(path)
    path, across, other, radius = (np.repeat(v, count, 0) for v in (path, across, other, radius))
    n = m * count
    t = np.linspace(0, 1, steps)[None]
    angle, out = rng.uniform(0, 6.28, n)[:, None], np.sqrt(rng.random(n))[:, None]
    if plait:
        third = (rng.integers(0, 3, n) * 2.094)[:, None]
        beat = 6.28 * turns * t + third
        x = 0.62 * np.sin(beat) + 0.42 * out * np.cos(angle)
        y = 0.38 * np.sin(2 * beat) + 0.42 * out * np.sin(angle)
    else:
        x, y = (f(angle + turns * t) * out for f in (np.cos, np.sin))
    return path + across * (x * radius)[..., None] + other * (y * radius)[..., None]


def gather(body, roots, knot, steps, margin):
    """Strands combed tightly over the head to the point `knot`."""
    t = np.linspace(0, 1, steps)[None, :, None]
    a, b = unit(roots - body.centre)[:, None], unit(knot - body.centre)[None, None]
    # Over the head, not through the face or the neck: a little upwards in between.
    middle = unit(a * (1 - t) + b * t + 0.22 * np.sin(np.pi * t) * np.array((0, 0, 1.0)))
    far = np.linalg.norm(roots - body.centre, axis=1)[:, None, None] * (1 - t) + np.linalg.norm(knot - body.centre) * t
    points = body.centre + middle * far
    tight = np.minimum(1, np.linspace(0, 1, steps) * 6)[None] * margin[:, None]
    points = body.push(points, tight, 3)
    points[:, 0] = roots
    return points


def hang(body, start, away, length, steps, margin=0.16):
    """One path from `start` (3,), first in direction `away`, then down the back."""
    p, d = start[None], unit(away)[None]
    out = [p]
    for _ in range(steps - 1):
        d = unit(d * 0.72 + DOWN * 0.28)
        q = body.push(p + d * length / (steps - 1), margin)
        d = unit(q - p)
        p = p + d * length / (steps - 1)
        out.append(p)
    return np.concatenate(out)[None]
