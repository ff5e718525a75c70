"""Building blocks of a rendered scene: smooth random fields, line integral convolution, soft shapes.

Every function takes a numpy Generator, so a scene is a function of its seed. Sizes are in pixels.
"""

import cv2
import numpy as np


def smooth_noise(rng, size, scale):
    """A size x size field of about unit variance, with features about `scale` pixels wide."""
    cells = max(2, int(size / scale) + 2)
    return cv2.resize(rng.standard_normal((cells, cells)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)


def strands(angle, noise, length):
    """Line integral convolution of `noise` along the direction field `angle` (radians), unit variance."""
    height, width = noise.shape
    dx, dy = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    total = noise.copy()
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    look = dict(interpolation=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    for sign in (1, -1):
        px, py = xs.copy(), ys.copy()
        for _ in range(length):
            vx, vy = cv2.remap(dx, px, py, **look), cv2.remap(dy, px, py, **look)
            px += sign * vx
            py += sign * vy
            total += cv2.remap(noise, px, py, **look)
    return total / (total.std() + 1e-6)


def ellipse(rng, size, cx, cy, rx, ry, roughness, angle=0.0):
    """Implicit ellipse: < 1 inside, > 1 outside, with smooth noise on its outline."""
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    x, y, c, s = xs - cx, ys - cy, np.cos(angle), np.sin(angle)
    u, v = (x * c + y * s) / max(rx, 0.5), (-x * s + y * c) / max(ry, 0.5)
    return u * u + v * v + roughness * smooth_noise(rng, size, rng.uniform(6, 40))


def along_path(size, points, widths):
    """Distance to a polyline in units of its local width, and the position 0..1 along it: two fields."""
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    best = np.full((size, size), 1e9, np.float32)
    place = np.zeros((size, size), np.float32)
    count = len(points) - 1
    for i in range(count):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        dx, dy = x1 - x0, y1 - y0
        t = np.clip(((xs - x0) * dx + (ys - y0) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
        d = np.hypot(xs - x0 - t * dx, ys - y0 - t * dy) / (widths[i] + t * (widths[i + 1] - widths[i]))
        nearer = d < best
        best[nearer] = d[nearer]
        place[nearer] = ((i + t) / count)[nearer]
    return best, place


def soft(implicit, sharpness=6.0):
    """Alpha 0..1 of an implicit shape, with its edge blurred as by a lens."""
    return cv2.GaussianBlur(np.clip((1 - implicit) * sharpness, 0, 1).astype(np.float32), (0, 0), 0.7)
