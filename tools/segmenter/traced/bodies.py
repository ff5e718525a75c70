"""Heads and shoulders: MakeHuman's CC0 mesh in one of its shapes, its scalp, and the distance of a point from its skin.

Units are decimetres; z is up, the face looks to -y, the crown's height is `top`.
"""

from functools import cache

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

PEOPLE, SEXES, AGES = ("african", "asian", "caucasian"), ("female", "male"), ("young", "old")
SHAPES = [f"{people}-{sex}-{age}" for people in PEOPLE for sex in SEXES for age in AGES]
CROWN = 8.5  # every body is lifted to this height
BELOW_CROWN = 9.0  # nothing below this is built
STEP = 0.13  # of the distance grid
# Azimuth from the face (degrees), and the depth of the hairline below the crown there.
HAIRLINE = np.array([(0, 0.42), (35, 0.45), (52, 0.62), (66, 0.98), (76, 1.0), (86, 0.84), (104, 0.86), (116, 1.25), (135, 1.62), (180, 1.82)])


def smooth(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


@cache
def read_base(folder):
    vertices, faces, group = [], [], None
    for line in open(folder / "body" / "base.obj"):
        if line.startswith("v "):
            x, y, z = map(float, line.split()[1:4])
            vertices.append((x, -z, y))
        elif line.startswith("g "):
            group = line.split()[1]
        elif line.startswith("f ") and group in ("body", "helper-l-eye", "helper-r-eye"):
            faces.append(([int(p.split("/")[0]) - 1 for p in line.split()[1:]], group != "body"))
    return np.array(vertices), faces


def add_shape(folder, vertices, name, weight):
    for line in open(folder / "body" / f"{name}.target"):
        if line[0].isdigit():
            i, x, y, z = line.split()
            vertices[int(i)] += weight * np.array((float(x), -float(z), float(y)))


class Body:
    def __init__(self, folder, rng):
        base, faces = read_base(folder)
        vertices = base.copy()
        main, other = rng.choice(SHAPES, 2, replace=False)
        share = rng.uniform(0.6, 1)
        add_shape(folder, vertices, main, share)
        add_shape(folder, vertices, other, 1 - share)
        self.top = CROWN
        vertices[:, 2] += CROWN - max(vertices[i, 2] for f, eye in faces if not eye for i in f)
        faces = [(f, eye) for f, eye in faces if all(vertices[i, 2] > self.top - BELOW_CROWN for i in f)]
        used = sorted({i for f, _ in faces for i in f})
        number = {old: new for new, old in enumerate(used)}
        self.vertices = vertices[used]
        self.faces = [[number[i] for i in f] for f, _ in faces]
        self.eyes = np.array([eye for _, eye in faces])
        self.centre = np.array((0, -0.45, self.top - 0.78))
        skin = [f for f, eye in zip(self.faces, self.eyes) if not eye]
        self.triangles = np.array([t for f in skin for t in ([f[0], f[i], f[i + 1]] for i in range(1, len(f) - 1))])
        self.drape = None  # cloth that hair falls on
        self._measure()

    def _measure(self):
        """The signed distance to the skin on a grid, and its gradient."""
        self.tree = tree = BVHTree.FromPolygons([Vector(v) for v in self.vertices], [f for f, eye in zip(self.faces, self.eyes) if not eye])
        self.low = np.array((-2.6, -1.9, self.top - 5.2))
        self.shape = np.array((41, 28, 46))
        grid = np.zeros(self.shape)
        for i, j, k in np.ndindex(*self.shape):
            point = Vector(self.low + STEP * np.array((i, j, k)))
            near, normal, _, _ = tree.find_nearest(point)
            away = point - near
            grid[i, j, k] = away.length if away.dot(normal) > 0 else -away.length
        self.grid = np.stack([grid, *(g / STEP for g in np.gradient(grid))], -1)

    def distance(self, points):
        """(distance, gradient) at points (..., 3); a large distance outside the grid."""
        at = np.clip((points - self.low) / STEP, 0, self.shape - 1.001)
        low = at.astype(int)
        part = at - low
        total = 0
        for corner in np.ndindex(2, 2, 2):
            weight = np.prod(np.where(corner, part, 1 - part), -1)[..., None]
            total = total + weight * self.grid[low[..., 0] + corner[0], low[..., 1] + corner[1], low[..., 2] + corner[2]]
        outside = np.any((points < self.low) | (points > self.low + STEP * (self.shape - 1)), -1)
        return np.where(outside, 1.0, total[..., 0]), total[..., 1:]

    def push(self, points, margin, times=2):
        """Points moved out of the body, to at least `margin` from it."""
        for _ in range(times):
            distance, slope = self.distance(points)
            slope = slope / (np.linalg.norm(slope, axis=-1, keepdims=True) + 1e-6)
            points = points + slope * np.clip(margin - distance, 0, 0.5)[..., None]
            if self.drape is not None:
                points = self.drape.push(points, np.minimum(margin, 0.05))
        return points

    def inside_hairline(self, points):
        """Height of points above the hairline (decimetres, below 0 outside)."""
        away = points - self.centre
        azimuth = np.degrees(np.abs(np.arctan2(away[..., 0], -away[..., 1])))
        limit = np.interp(azimuth, HAIRLINE[:, 0], HAIRLINE[:, 1])
        ear = (np.abs(points[..., 0]) > 0.7) & (points[..., 2] < self.top - 0.82) & (away[..., 1] > -0.3) & (away[..., 1] < 0.42)
        return np.where(ear, -1, limit - (self.top - points[..., 2]))

    def roots(self, rng, count, keep):
        """`count` points on the scalp and their normals, where keep(points) is a probability."""
        a, b, c = (self.vertices[self.triangles[:, i]] for i in range(3))
        middle = (a + b + c) / 3
        near = middle[:, 2] > self.top - 2.3
        a, b, c = a[near], b[near], c[near]
        cross = np.cross(b - a, c - a)
        area = np.linalg.norm(cross, axis=1)
        points, normals = [], []
        have = 0
        for _ in range(40):
            pick = rng.choice(len(a), count * 2, p=area / area.sum())
            u, v = np.sqrt(rng.random(count * 2)), rng.random(count * 2)
            at = a[pick] * (1 - u)[:, None] + b[pick] * (u * (1 - v))[:, None] + c[pick] * (u * v)[:, None]
            good = rng.random(count * 2) < keep(at)
            points.append(at[good])
            normals.append((cross[pick] / area[pick][:, None])[good])
            have += good.sum()
            if have >= count:
                break
        return np.concatenate(points)[:count], np.concatenate(normals)[:count]
