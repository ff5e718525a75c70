"""The setting of a training picture: hair, colour, clothes, camera, light and background."""

import cv2
import numpy as np

from bodies import Body
from cloth import cloth, drapery, ground
from colours import hair_colour, skin_colour
from develop import develop, lamp_colour, smooth_along, to_linear
from drapes import Drape, headgear
from haircuts import NO_HAIR, cut_hair

SIDE = 176  # pixels
# Share of the pictures; range of the camera's azimuth in degrees, 0 = from behind.
VIEWS = {
    "back": (0.36, 0, 25), "back-quarter": (0.2, 25, 65), "side": (0.24, 65, 110), "front-quarter": (0.13, 110, 150),
    "front": (0.07, 150, 180),
}


def melanin_colour(melanin, redness):
    """Linear BGR albedo of hair of Blender's melanin 0..1 and redness 0..1 (Chiang et al. 2016, radial roughness 0.3)."""
    amount = -np.log(max(1 - melanin, 1e-4))
    absorbed = amount * ((1 - redness) * np.array((0.506, 0.841, 1.653)) + redness * np.array((0.343, 0.733, 1.924)))
    b = 0.3
    return np.exp(-np.sqrt(absorbed) * (5.969 - 0.215 * b + 2.532 * b**2 - 10.73 * b**3 + 5.574 * b**4 + 0.245 * b**5))[::-1]


def new_head(stage, assets, seed, styles):
    """Places a body and its hair on the stage."""
    rng = np.random.default_rng((seed, 1))
    body = Body(assets, rng)
    style = rng.choice(list(styles), p=np.array(list(styles.values())) / sum(styles.values()))
    meshes = []
    caped = bool(rng.random() < 0.3) and style != "veil"
    if caped:
        body.drape = Drape(body, rng, body.top - rng.uniform(2.25, 2.5), 0.06)
        meshes.append(body.drape.mesh())
    haircut = cut_hair(style, body, rng)
    if haircut.cover == "veil":
        wide = rng.uniform(30, 48)
        veil = Drape(body, rng, body.top + 0.1, rng.uniform(0.08, 0.2), loose=rng.uniform(0.3, 1), folds=rng.uniform(0.02, 0.1))
        face = body.top - 2.2, body.top - 0.35
        meshes.append(veil.mesh(lambda azimuth, z: azimuth < wide and face[0] < z < face[1]))
    elif haircut.cover:
        cap = haircut.cover == "cap"
        low = rng.uniform(0.8, 1.1) if cap else rng.uniform(1.2, 1.6)
        tilt = rng.uniform(-0.35, -0.1) - (0 if cap else 0.25)
        meshes.append(headgear(body, haircut.cover, rng.uniform(0.05, 0.14), tilt, low))
    stage.set_people(body, haircut, meshes)
    return body, haircut, caped


def colour_hair(stage, rng):
    """Sets the hair's colour and returns its ground truth."""
    truth = {}
    if rng.random() < 0.6:
        melanin = float(rng.choice([rng.uniform(0.02, 0.3), rng.uniform(0.3, 0.75), rng.uniform(0.75, 0.99)], p=[0.28, 0.35, 0.37]))
        redness = float(rng.beta(1.5, 2.5))
        truth.update(melanin=round(melanin, 3), redness=round(redness, 3))
        root = melanin_colour(melanin, redness)
    else:
        root = to_linear(hair_colour(rng))
        truth["dye"] = True
    tip, start = root, 0.5
    if rng.random() < 0.22:
        tip, start = to_linear(hair_colour(rng)), rng.uniform(0.05, 0.6)
        truth["ombre"] = True
    white = float(rng.choice([0, rng.uniform(0.02, 0.9)], p=[0.85, 0.15]))
    truth["white"] = round(white, 3)
    ends = (np.clip(c, 0.002, 0.85) for c in (root, tip))
    stage.set_hair(*ends, start, rng.uniform(0.1, 0.45), white, rng.uniform(0.2, 0.45), root * 0.8)
    return root, truth


def dress(stage, rng, body, root, crops):
    """Dresses the body; a quarter of the clothes match the hair's colour. Without `crops` fabrics are generated."""
    size = 256
    own = np.clip(255 * np.clip(root, 0, 1) ** (1 / 2.2) * rng.uniform(0.8, 1.3), 6, 235)

    def one():
        kind = rng.random()
        if kind < 0.25:
            return own * (1 + 0.05 * rng.standard_normal((size, size, 1)))
        if kind < 0.4:
            return np.full((size, size, 3), rng.choice([10.0, 18.0, 28.0, 230.0]))
        return drapery(rng, size) if kind < 0.6 or crops is None else cloth(rng, size, crops)

    neck, scoop = rng.uniform(2.25, 3.1), rng.uniform(0, 0.5)
    stage.set_cloth(one(), one(), lambda p: (body.top - p[:, 2]) - neck - scoop * np.exp(-(p[:, 0] / 0.9) ** 2))


def look(stage, rng, body, haircut):
    """Sets the camera and returns the view's name."""
    view = rng.choice(list(VIEWS), p=[v[0] for v in VIEWS.values()])
    azimuth = rng.uniform(*VIEWS[view][1:]) * rng.choice([-1, 1])
    height = rng.uniform(2.5, 4.5) if rng.random() < 0.6 else rng.uniform(4.0, 6.2)
    end = haircut.details.get("end", 1.6)
    if end > 2.4 and rng.random() < 0.6:
        height = max(height, end + 0.8)
    middle = body.top - np.clip(rng.normal(0.43, 0.07), 0.25, 0.6) * height + 0.25
    elevation = rng.normal(6, 10) if rng.random() < 0.85 else rng.uniform(20, 55)
    target = rng.normal(0, 0.12) * height / 3, -0.3, middle
    stage.set_camera(target, azimuth, elevation, rng.uniform(6, 15), height, rng.normal(0, 5))
    return view, azimuth


def light(stage, rng, azimuth):
    """Sets lamps and sky, and returns the lamp's temperature and colour."""
    kelvin = float(np.exp(rng.uniform(np.log(2700), np.log(6500))))
    colour = lamp_colour(kelvin)
    other = colour if rng.random() < 0.7 else lamp_colour(rng.uniform(2700, 7500))
    lamps = []
    for i in range(rng.integers(1, 4)):
        # The first lamp is near the camera's side, the others are anywhere.
        a = np.radians(azimuth + rng.normal(0, 55)) if i == 0 else rng.uniform(0, 2 * np.pi)
        far = rng.uniform(7, 11)
        place = (np.sin(a) * far, np.cos(a) * far, rng.uniform(7, 14))
        lamps.append((place, rng.uniform(300, 1500), rng.uniform(0.6, 5), colour if i == 0 else other))
    stage.set_light(lamps, other * rng.uniform(0.9, 1.1, 3), rng.uniform(0.15, 1.0))
    return kelvin, colour


def behind(rng, crops, bank):
    """A background, SIDE x SIDE: from a photograph or rendered, half of them blurred, some as bright as a salon."""
    picture = crops.draw(rng, "ground", SIDE) if rng.random() < 0.55 else ground(rng, SIDE, crops, bank)
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), rng.uniform(1, 9))
    if rng.random() < 0.3:
        picture = 255 - (255 - np.clip(picture, 0, 255)) * rng.uniform(0.2, 0.7)
    return np.clip(picture, 0, 255)


def draw(stage, number, head, crops, bank):
    """A training picture, the hair's coverage, and its parameters."""
    body, haircut, caped = head
    rng = np.random.default_rng((number, 2))
    root, truth = colour_hair(stage, rng)
    stage.set_skin(to_linear(skin_colour(rng)), rng.uniform(0.35, 0.65))
    dress(stage, rng, body, root, crops)
    view, azimuth = look(stage, rng, body, haircut)
    kelvin, lamp = light(stage, rng, azimuth)
    stage.set_quality(SIDE, samples=4, bounces=3)
    linear, alpha, hair, flow = stage.render(number)
    picture = develop(rng, smooth_along(linear, flow, hair), alpha, behind(rng, crops, bank), lamp)
    shown = {"style": haircut.style, "hair": haircut.style not in NO_HAIR, "view": view, "lamp": round(kelvin), "cape": caped}
    return picture, hair, {**shown, **truth, **haircut.details, "jpeg": int(rng.integers(70, 96))}
