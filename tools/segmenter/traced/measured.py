"""Scenes for measuring accuracy, never for training: hair of one known colour under a known lamp.

The true colour is the one that a camera with a grey card measures on the same head from the same side in neutral light: a large lamp beside
the camera and a weak sky. Clothes and backgrounds are rendered, so the pictures contain no part of a photograph.
"""

import cv2
import numpy as np

from cloth import drapery, textile
from colours import hair_colour, skin_colour
from develop import develop, smooth_along, to_linear
from fields import smooth_noise
from haircuts import NO_HAIR, STYLES
from sittings import dress, light, look, melanin_colour

FIRST_MEASURED = 900_000
PER_MEASURED = 2  # pictures of one head of hair
FIRST_PAIR = 910_000  # from here on both have the same colour too: what is read of one head in two lights
MEASURED_STYLES = {style: share for style, share in STYLES.items() if style not in NO_HAIR | {"thin"}}
SIDE = 224  # pixels
SURELY_HAIR = 0.95


def draw_measured(stage, number, head):
    """A scene, the hair's coverage, and its truth with the hair's colour as CIE Lab (D65)."""
    body, haircut, _ = head
    rng = np.random.default_rng((number, 2))
    hue = np.random.default_rng((number // PER_MEASURED, 4)) if number >= FIRST_PAIR else rng
    if hue.random() < 0.75:
        # Uniform over the absorption of hair, from the lightest blonde to black.
        amount, redness = np.exp(hue.uniform(np.log(0.012), np.log(3.5))), hue.uniform(0.1, 0.7)
        root = melanin_colour(1 - np.exp(-amount), redness)
        dyed = {"melanin": round(1 - np.exp(-amount), 4), "redness": round(redness, 3)}
    else:
        root, dyed = to_linear(hair_colour(hue)), {"dye": True}
    root = np.clip(root, 0.002, 0.85)
    stage.set_hair(root, root, 0.5, 0.15, 0.0, 0.3, root * 0.8)
    stage.set_skin(to_linear(skin_colour(rng)), 0.5)
    dress(stage, rng, body, root, None)
    view, azimuth = look(stage, rng, body, haircut)
    lab = true_colour(stage, number, body, azimuth)
    kelvin, lamp = light(stage, rng, azimuth)
    stage.set_quality(SIDE, samples=5, bounces=8)
    card = stage.grey_card(body.centre, number)
    linear, alpha, hair, flow = stage.render(number)
    picture = develop(rng, smooth_along(linear, flow, hair), alpha, wall(rng), lamp, card)
    truth = {"style": haircut.style, "hair": True, "view": view, "lamp": round(kelvin), "lab": lab, **dyed, "jpeg": 92}
    return picture, hair, truth


def true_colour(stage, seed, body, azimuth):
    a = np.radians(azimuth + 30)
    stage.set_light([((np.sin(a) * 8, np.cos(a) * 8, body.top + 4), 900, 4, np.ones(3))], np.ones(3), 0.3)
    stage.set_quality(96, samples=8, bounces=8)
    white = stage.grey_card(body.centre, seed)
    linear, _, hair, _ = stage.render(seed)
    seen = linear[hair > SURELY_HAIR] / white
    lab = cv2.cvtColor(seen[:, None].astype(np.float32), cv2.COLOR_LBGR2LAB)[:, 0]
    return [round(float(v), 2) for v in np.median(lab, 0)]


def wall(rng):
    """A plain wall, a curtain or a print, more or less out of focus."""
    kind = rng.random()
    if kind < 0.5:
        picture = rng.uniform(60, 245) * rng.uniform(0.95, 1.05, 3) + rng.uniform(0, 15) * smooth_noise(rng, SIDE, rng.uniform(40, 160))[..., None]
    else:
        picture = drapery(rng, SIDE) if kind < 0.75 else textile(rng, SIDE)
    return np.clip(cv2.GaussianBlur(picture.astype(np.float32), (0, 0), rng.uniform(0.5, 9)), 0, 255)
