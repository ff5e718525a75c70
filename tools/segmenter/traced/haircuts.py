"""Haircuts by name: strands, and the share of the scalp that they darken."""

from dataclasses import dataclass, field

import numpy as np

from bodies import smooth
from growth import along, clump, combing, crinkle, cut, frizz, gather, grow, hang, locks_of, rope, unit, wave

# Style and share of the heads. Styles without hair, at the end, are negatives.
STYLES = {
    "straight": 0.2, "wavy": 0.09, "curly": 0.07, "bob": 0.08, "afro": 0.08, "locs": 0.06, "braids": 0.05, "plait": 0.05,
    "ponytail": 0.06, "bun": 0.06, "men": 0.1, "thin": 0.03, "bald": 0.05, "cap": 0.04, "veil": 0.06,
}
NO_HAIR = {"bald", "cap", "veil"}


@dataclass
class Haircut:
    style: str
    strands: list = field(default_factory=list)  # (points (n, k, 3), radius in decimetres)
    paint: callable = None  # scalp points -> 0..1, how far hair hides the skin
    cover: str = ""  # "cap", "beanie" or "veil"
    details: dict = field(default_factory=dict)


def all_over(body):
    return lambda p: smooth(0.0, 0.1, body.inside_hairline(p))


def cut_hair(style, body, rng):
    return globals()["cut_" + style](body, rng)


def settle(body, points, margin=0.02):
    shape = points.shape
    roots = points[:, :1]
    return np.concatenate([roots, body.push(points[:, 1:].reshape(-1, 3), margin).reshape(shape[0], shape[1] - 1, 3)], 1)


def falling(body, rng, count, steps, end, back=None, **how):
    """(strands, roots) of hair that falls to about `end` decimetres below the crown."""
    roots, normals = body.roots(rng, count, all_over(body))
    parting = rng.uniform(-0.35, 0.35)
    comb = combing(body, roots, normals, parting) * rng.uniform(0.7, 1.1) + rng.normal(0, 0.06, roots.shape)
    if back is None and rng.random() < 0.35 or back:
        comb = unit(comb + np.array((0, 1.4, 0)) * (roots[:, 1:2] < body.centre[1] + 0.2))
    length = np.full(count, end * 1.12 + 0.3)
    points = grow(body, rng, roots, normals, comb, length, steps, parting=parting, **how)
    ragged = rng.choice([0.02, 0.06, 0.25])
    floor = body.top - end - rng.normal(0, ragged, count) + rng.uniform(0, 0.4) * np.abs(roots[:, 0])
    layered = rng.choice([0, 0, 0.3, 0.5])
    floor = floor + layered * end * rng.random(count) ** 2
    return cut(points, floor), roots


def cut_straight(body, rng):
    end = rng.uniform(2.4, 4.9)
    points, roots = falling(body, rng, 9000, 20, end, lift=rng.uniform(0.0, 0.25), depth=(0.03, rng.uniform(0.12, 0.28)))
    lock, middle = locks_of(rng, roots, int(rng.uniform(120, 500)))
    points = clump(points, lock, middle, rng.choice([0.15, 0.35, 0.6]), 1.5)
    points = wave(points, rng, lock, rng.uniform(0, 0.03), rng.uniform(0.5, 1.5))
    points = frizz(points, rng, rng.uniform(0.005, 0.025), wild_size=0.06)
    return Haircut("straight", [(settle(body, points), 0.0095)], all_over(body), details={"end": end})


def cut_wavy(body, rng):
    end = rng.uniform(1.9, 4.2)
    points, roots = falling(body, rng, 8500, 26, end, lift=rng.uniform(0.1, 0.4), depth=(0.03, rng.uniform(0.2, 0.4)))
    lock, middle = locks_of(rng, roots, int(rng.uniform(60, 220)))
    points = clump(points, lock, middle, rng.uniform(0.3, 0.7), 0.8)
    points = wave(points, rng, lock, rng.uniform(0.05, 0.12), end * rng.uniform(0.5, 1.1))
    points = frizz(points, rng, rng.uniform(0.01, 0.04))
    return Haircut("wavy", [(settle(body, points), 0.0095)], all_over(body), details={"end": end})


def cut_curly(body, rng):
    end = rng.uniform(1.5, 3.6)
    points, roots = falling(body, rng, 8000, 40, end, lift=rng.uniform(0.6, 1.2), depth=(0.05, rng.uniform(0.3, 0.6)), gravity=0.2)
    lock, middle = locks_of(rng, roots, int(rng.uniform(250, 700)))
    points = clump(points, lock, middle, rng.uniform(0.6, 0.85), 0.5)
    points = wave(points, rng, lock, rng.uniform(0.05, 0.11), end * rng.uniform(1.4, 2.6), flat=1.0)
    points = frizz(points, rng, rng.uniform(0.02, 0.06))
    return Haircut("curly", [(settle(body, points), 0.0095)], all_over(body), details={"end": end})


def cut_bob(body, rng):
    end = rng.uniform(1.35, 2.15)
    points, roots = falling(body, rng, 9000, 20, end, lift=rng.uniform(0.1, 0.4), depth=(0.05, rng.uniform(0.2, 0.35)), back=False)
    lock, middle = locks_of(rng, roots, int(rng.uniform(100, 400)))
    points = clump(points, lock, middle, rng.uniform(0.1, 0.5), 1.5)
    if rng.random() < 0.5:
        points = wave(points, rng, lock, rng.uniform(0.02, 0.08), rng.uniform(1, 3))
    points = frizz(points, rng, rng.uniform(0.005, 0.03), wild_size=0.07)
    return Haircut("bob", [(settle(body, points), 0.01)], all_over(body), details={"end": end})


def cut_afro(body, rng):
    size = rng.choice([rng.uniform(0.12, 0.3), rng.uniform(0.35, 0.7), rng.uniform(0.7, 1.3)], p=[0.3, 0.4, 0.3])
    roots, normals = body.roots(rng, 11000, all_over(body))
    origin = body.centre + (0, 0, -0.1)
    away = unit(0.75 * unit(roots - origin) + 0.25 * normals + rng.normal(0, 0.12, roots.shape))
    bulge = 1 + 0.18 * np.sin(away @ rng.normal(0, 3, (3, 4)) + rng.uniform(0, 6, 4)).sum(1) / 2
    level = np.clip((roots[:, 2] - body.top + 1.9) / 1.5, 0.35, 1)
    length = size * bulge * level * rng.uniform(0.55, 1.05, len(roots))
    steps = 14
    points = roots[:, None] + away[:, None] * (length[:, None] * np.linspace(0, 1, steps))[..., None]
    lock, middle = locks_of(rng, roots, int(rng.choice([500, 1200, 2500])))
    points = clump(points, lock, middle, rng.uniform(0.2, 0.7), 0.6)
    if rng.random() < 0.5:
        points = wave(points, rng, lock, 0.05, size * rng.uniform(3, 6), flat=1.0)
    points = crinkle(points, rng, rng.uniform(0.015, 0.04))
    return Haircut("afro", [(settle(body, points), 0.0105)], all_over(body), details={"size": size})


def paths(body, rng, count, steps, end, **how):
    """Middle lines of ropes of hair."""
    points, _ = falling(body, rng, count, steps, end, **how)
    return settle(body, frizz(points, rng, 0.03, 0), 0.05)


def cut_locs(body, rng):
    end = rng.uniform(1.2, 4.0)
    path = paths(body, rng, int(rng.uniform(110, 260)), 30, end, lift=rng.uniform(0.2, 0.5), depth=(0.06, rng.uniform(0.2, 0.4)))
    thick = rng.uniform(0.045, 0.085)
    profile = thick * np.interp(np.linspace(0, 1, 30), (0, 0.1, 0.9, 1), (0.7, 1, 0.95, 0.4)) * rng.uniform(0.75, 1.25, len(path))[:, None]
    strands = rope(path, rng, 36, profile, turns=rng.uniform(5, 16))
    return Haircut("locs", [(frizz(strands, rng, 0.012, 0.08, 0.05), 0.014)], all_over(body), details={"end": end})


def cut_braids(body, rng):
    end = rng.uniform(2.0, 4.6)
    path = paths(body, rng, int(rng.uniform(120, 240)), 44, end, lift=rng.uniform(0.1, 0.4), depth=(0.05, rng.uniform(0.2, 0.35)))
    thick = rng.uniform(0.05, 0.075)
    profile = np.full((len(path), 44), thick) * np.interp(np.linspace(0, 1, 44), (0, 0.9, 1), (1, 0.9, 0.4))
    strands = rope(path, rng, 30, profile, plait=True, turns=end / thick / 9)
    return Haircut("braids", [(frizz(strands, rng, 0.005, 0.03, 0.04), 0.014)], all_over(body), details={"end": end})


def on_back(body, z):
    """The point of the back of the head at height z."""
    ys = np.linspace(1.5, -0.5, 80)
    points = np.stack([0 * ys, ys, 0 * ys + z], 1)
    return points[np.argmax(body.distance(points)[0] < 0.06)]


def gathered(body, rng, knots, count=8000, steps=12):
    """Hair combed to the knots (one, or one on each side): strands."""
    roots, _ = body.roots(rng, count, all_over(body))
    margin = 0.02 + rng.uniform(0.03, 0.12) * rng.random(count)
    if len(knots) == 1:
        points = gather(body, roots, knots[0], steps, margin)
    else:
        right = (roots[:, 0] > 0)[:, None, None]
        points = np.where(right, gather(body, roots, knots[0], steps, margin), gather(body, roots, knots[1], steps, margin))
    lock, middle = locks_of(rng, roots, 300)
    points = wave(points, rng, lock, rng.uniform(0, 0.015), 2)
    return settle(body, frizz(points, rng, 0.008, 0.03, 0.05), 0.01)


def cut_plait(body, rng):
    two = bool(rng.random() < 0.3)
    z = body.top - rng.uniform(1.3, 1.9)
    back = on_back(body, z)
    knots = [back + (0.5, -0.25, 0), back + (-0.5, -0.25, 0)] if two else [back + (0, 0.06, 0)]
    head = gathered(body, rng, knots)
    length, steps = rng.uniform(1.6, 3.4), 60
    thick = rng.uniform(0.15, 0.22) * (0.75 if two else 1)
    tails = []
    for knot in knots:
        path = hang(body, knot, (np.sign(knot[0]) * 0.6, 1, -0.3), length, steps, thick * 0.9)
        profile = thick * np.interp(np.linspace(0, 1, steps), (0, 0.05, 0.75, 0.86, 0.88, 1), (0.7, 1, 0.75, 0.5, 0.6, 0.35))[None]
        tails.append(rope(path, rng, 900, profile, plait=True, turns=length / thick / 7.5))
    tail = frizz(np.concatenate(tails), rng, 0.008, 0.06, 0.06)
    return Haircut("plait", [(head, 0.0105), (tail, 0.012)], all_over(body), details={"two": two})


def cut_ponytail(body, rng):
    z = body.top - rng.uniform(0.35, 1.75)
    knot = on_back(body, z) + (0, 0.08, 0)
    head = gathered(body, rng, [knot])
    length, steps = rng.uniform(1.2, 3.6), 26
    path = hang(body, knot, (rng.normal(0, 0.2), 1, 0.5 if z > body.top - 1 else 0), length, steps, 0.2)
    thick = rng.uniform(0.16, 0.3)
    profile = thick * np.interp(np.linspace(0, 1, steps), (0, 0.06, 0.25, 0.8, 1), (0.35, 0.4, 1, 1, 0.7))[None]
    tail = rope(path, rng, 4500, profile, turns=rng.uniform(0, 1))
    tail = along(tail, np.linspace(0, 1, steps)[None] * ((steps - 1) * rng.uniform(0.7, 1, (len(tail), 1)) ** 0.6))
    lock, middle = locks_of(rng, tail[:, 3], 60)
    tail = clump(tail, lock, middle, rng.uniform(0.2, 0.6))
    kind = rng.choice(["straight", "wavy", "curly"])
    if kind != "straight":
        tail = wave(tail, rng, lock, 0.05 if kind == "wavy" else 0.08, length * (0.8 if kind == "wavy" else 2), flat=1.0)
    tail = settle(body, frizz(tail, rng, 0.02, 0.04, 0.08), 0.03)
    return Haircut("ponytail", [(head, 0.0105), (tail, 0.009)], all_over(body), details={"tail": kind})


def cut_bun(body, rng):
    z = body.top - rng.uniform(0.1, 1.75)
    knot = on_back(body, z)
    outward = unit(knot - body.centre)
    head = gathered(body, rng, [knot + outward * 0.08])
    size, n, steps = rng.uniform(0.28, 0.5), 3200, 30
    # Strands wound round a ball, or in loose rolls.
    middle = knot + outward * size * 0.62
    tall = rng.uniform(0.6, 0.85)
    axis_a = unit(np.cross(outward, (1, 0.2, 0.1)))
    axis_b = np.cross(outward, axis_a)
    rolls = int(rng.integers(1, 6))
    roll = rng.integers(0, rolls, n)
    tilt = rng.normal(0, 0.5, (rolls, 3))[roll] * (rolls > 1)
    start = rng.uniform(0, 6.28, n)[:, None]
    t = np.linspace(0, 1, steps)[None]
    angle = start + t * rng.uniform(3, 7)
    latitude = (np.arcsin(rng.uniform(-0.95, 0.95, n)))[:, None] + 0.25 * np.sin(3 * angle + roll[:, None])
    radius = size * (1 - 0.12 * rng.random(n) ** 2)[:, None] * (1 + 0.06 * np.sin(7 * latitude + roll[:, None]))
    up = unit(outward + tilt)[:, None]
    ring = np.cos(latitude)[..., None] * (np.cos(angle)[..., None] * axis_a + np.sin(angle)[..., None] * axis_b)
    ball = middle + radius[..., None] * (ring + tall * np.sin(latitude)[..., None] * up)
    ball = frizz(ball, rng, rng.uniform(0.006, 0.03), 0.05, 0.1)
    return Haircut("bun", [(head, 0.0105), (settle(body, ball, 0.01), 0.013)], all_over(body), details={"size": size})


def cut_men(body, rng):
    """Short sides: faded, clipped or scissor cut; the top combed forward, aside, back or up; sometimes curly."""
    top, sides = rng.uniform(0.2, 0.8), rng.choice([0.04, 0.08, 0.18])
    fade = rng.uniform(0.35, 1.0)  # below the crown, where the sides begin
    skin_fade = bool(rng.random() < 0.45)
    recede = rng.choice([0, 0, 0.15, 0.35])

    def paint(points):
        inside = body.inside_hairline(points) - recede * smooth(-0.4, -0.9, points[..., 1])
        below = body.top - points[..., 2]
        long_hair = smooth(fade + 0.25, fade, below)
        clipped = smooth(0, 0.9, inside) if skin_fade else 0.75
        return smooth(0, 0.12, inside) * np.maximum(long_hair, clipped)

    roots, normals = body.roots(rng, 12000, lambda p: np.clip(paint(p) + 0.15 * (paint(p) > 0), 0, 1))
    below = body.top - roots[:, 2]
    share = smooth(fade + 0.45, fade - 0.1, below)
    length = (sides * (1 - share) + top * share) * rng.uniform(0.75, 1.1, len(roots))
    if skin_fade:
        length = length * np.clip(0.25 + body.inside_hairline(roots), 0.25, 1)
    way = {"forward": (0, -1, 0), "aside": (rng.choice([-1, 1]), -0.2, 0), "back": (0, 1, 0.2), "up": (0, -0.2, 1.2)}
    name = rng.choice(list(way))
    comb = unit(combing(body, roots, normals, 0.0) * (1 - share)[:, None] + np.array(way[name]) * share[:, None] + rng.normal(0, 0.15, roots.shape))
    lift = rng.uniform(0.4, 1)
    points = grow(body, rng, roots, normals, comb, length, 9, lift=lift, gravity=0.1, depth=(0.01, 0.12), guarded=False)
    lock, middle = locks_of(rng, roots, int(rng.uniform(300, 900)))
    points = clump(points, lock, middle, rng.uniform(0.1, 0.6))
    if rng.random() < 0.3:
        points = wave(points, rng, lock, 0.04, rng.uniform(1, 2.5), flat=1.0)
        points = crinkle(points, rng, 0.015)
    points = settle(body, frizz(points, rng, 0.015, 0.04, 0.04), 0.004)
    return Haircut("men", [(points, 0.009)], paint, details={"top": name, "fade": skin_fade})


def cut_thin(body, rng):
    """Thin hair with visible scalp; sometimes none on the crown."""
    horseshoe = bool(rng.random() < 0.5)
    dense = rng.uniform(0.15, 0.5)

    def keep(points):
        crown = smooth(0.35, 0.75, body.top - points[..., 2]) if horseshoe else 1.0
        return all_over(body)(points) * crown

    roots, normals = body.roots(rng, 3500 if not horseshoe else 6000, keep)
    comb = combing(body, roots, normals, rng.uniform(-0.4, 0.4)) + rng.normal(0, 0.1, roots.shape)
    length = (rng.uniform(0.1, 0.5) if horseshoe else rng.uniform(0.3, 1.4)) * rng.uniform(0.8, 1.1, len(roots))
    points = grow(body, rng, roots, normals, comb, length, 12, lift=0.3, depth=(0.01, 0.08))
    points = frizz(points, rng, 0.03, 0.1, 0.08)
    return Haircut("thin", [(settle(body, points, 0.005), 0.006)], lambda p: keep(p) * dense, details={"horseshoe": horseshoe})


def cut_bald(body, rng):
    shadow = rng.choice([0, 0.1, 0.22])
    return Haircut("bald", [], lambda p: all_over(body)(p) * shadow)


def cut_cap(body, rng):
    return Haircut("cap", [], lambda p: 0 * p[..., 0], cover=rng.choice(["cap", "beanie"]))


def cut_veil(body, rng):
    return Haircut("veil", [], lambda p: 0 * p[..., 0], cover="veil")
