"""Cloth in three dimensions: a cape over the shoulders, a veil over the head, caps. Returned as (vertices, faces)."""

import numpy as np
from mathutils import Vector

SECTORS = 120
AXIS = -0.15  # y of the upright axis that cloth hangs around
RING = 0.08  # decimetres between rings


def surface_points(body, rng, count=60000):
    a, b, c = (body.vertices[body.triangles[:, i]] for i in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    pick = rng.choice(len(a), count, p=area / area.sum())
    u, v = np.sqrt(rng.random((count, 1))), rng.random((count, 1))
    return a[pick] * (1 - u) + b[pick] * u * (1 - v) + c[pick] * u * v


class Drape:
    """Cloth as a radius by sector and height: outside the body from `start` down, never narrower further down (`loose`)."""

    def __init__(self, body, rng, start, thick, loose=1.0, folds=0.06):
        self.heights = np.arange(start, body.top - 5.6, -RING)
        points = surface_points(body, rng)
        x, y = points[:, 0], points[:, 1] - AXIS
        sector = ((np.arctan2(x, y) / (2 * np.pi) + 0.5) * SECTORS).astype(int) % SECTORS
        row = np.round((start - points[:, 2]) / RING).astype(int)
        radius = np.zeros((len(self.heights), SECTORS))
        good = (row >= 0) & (row < len(self.heights))
        np.maximum.at(radius, (row[good], sector[good]), np.hypot(x, y)[good])
        radius = np.clip(radius, 0.1, 3.2)
        for _ in range(3):
            for turn in (-1, 1):
                radius = np.maximum(radius, 0.97 * np.roll(radius, turn, 1))
        fallen = np.maximum.accumulate(radius, 0)
        radius = radius + (fallen - radius) * loose
        kernel = np.array((1, 2, 3, 2, 1)) / 9
        for _ in range(4):
            radius = sum(k * np.roll(radius, i - 2, 1) for i, k in enumerate(kernel))
            padded = np.pad(radius, ((2, 2), (0, 0)), mode="edge")
            radius = sum(k * padded[i:i + len(radius)] for i, k in enumerate(kernel))
        angle = np.linspace(0, 2 * np.pi, SECTORS, endpoint=False)
        deep = np.clip((start - self.heights) / 2.5, 0, 1)[:, None]
        wrinkle = sum(np.sin(n * angle + rng.uniform(0, 6) + rng.normal(0, 1) * deep * 2) for n in rng.integers(7, 23, 3)) / 3
        self.radius = radius + thick + folds * deep * (1 + wrinkle)
        if start > body.top:  # closed over the crown
            self.radius[:3] *= np.array((0.01, 0.5, 0.8))[:, None]
        self.angle = angle

    def mesh(self, hole=lambda azimuth, z: False):
        """The cloth's mesh; `hole(azimuth from the face, z)` leaves faces out."""
        rows, _ = self.radius.shape
        turn = self.angle - np.pi
        x, y = self.radius * np.sin(turn), self.radius * np.cos(turn) + AXIS
        vertices = np.stack([x, y, self.heights[:, None] + 0 * x], -1).reshape(-1, 3)
        faces = []
        for i in range(rows - 1):
            for j in range(SECTORS):
                azimuth = abs(np.degrees(turn[j]))  # from the back
                if not hole(180 - azimuth, self.heights[i]):
                    k = (j + 1) % SECTORS
                    a, b = i * SECTORS, (i + 1) * SECTORS
                    faces.append([a + j, a + k, b + k, b + j])
        return vertices, faces

    def push(self, points, margin):
        """Points moved outside the cloth."""
        x, y = points[..., 0], points[..., 1] - AXIS
        far = np.hypot(x, y) + 1e-6
        sector = ((np.arctan2(x, y) / (2 * np.pi) + 0.5) * SECTORS).astype(int) % SECTORS
        row = np.round((self.heights[0] - points[..., 2]) / RING).astype(int)
        inside = (row >= 0) & (row < len(self.heights))
        limit = np.where(inside, self.radius[np.clip(row, 0, len(self.heights) - 1), sector] + margin, 0)
        grow = np.maximum(1, np.minimum(limit, far + 0.4) / far)
        return np.stack([x * grow, y * grow + AXIS, points[..., 2]], -1)


def headgear(body, kind, thick, tilt, low):
    """A cap or a beanie that reaches `low` below the crown behind, less or more in front by `tilt`."""
    around, down = 72, 22
    grid = []
    for i in range(down + 1):
        for j in range(around):
            azimuth = 2 * np.pi * j / around
            edge = low + tilt * np.cos(azimuth)
            end = np.arccos(np.clip((body.top - edge - body.centre[2]) / 0.95, -1, 1))
            polar = end * max(i, 0.02) / down
            way = np.array((np.sin(polar) * np.sin(azimuth), -np.sin(polar) * np.cos(azimuth), np.cos(polar)))
            hit = body.tree.ray_cast(Vector(body.centre + way * 3), Vector(-way))[0]
            far = min(np.linalg.norm(np.array(hit) - body.centre), 1.12) if hit is not None else 0.95
            grid.append(body.centre + way * (far + thick * (1.3 if kind == "cap" else 1)))
    number = np.arange((down + 1) * around).reshape(down + 1, around)
    turned = np.roll(number, -1, 1)
    faces = np.stack([number[:-1], turned[:-1], turned[1:], number[1:]], -1).reshape(-1, 4).tolist()
    vertices = np.array(grid)
    if kind == "cap":
        rim = vertices[-around:]
        first = len(vertices)
        brim, seen = [], []
        for j in range(-13, 14):
            edge = rim[j % around]
            reach = 0.75 * np.sqrt(max(0, 1 - (j / 13) ** 2))
            brim += [edge, edge + np.array((0, -reach, -0.12 * reach))]
        for j in range(26):
            seen.append([first + 2 * j, first + 2 * j + 2, first + 2 * j + 3, first + 2 * j + 1])
        vertices, faces = np.concatenate([vertices, np.array(brim)]), faces + seen
    return vertices, faces
