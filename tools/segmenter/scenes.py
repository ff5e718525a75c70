"""Scenes of people with known hair masks.

`Studio(...).scene(seed)` -> (BGR uint8 SIZE x SIZE, mask uint8 0/1). A scene is a stack of layers painted back to front;
painting hair raises the mask where it covers, painting anything else lowers it.
"""

import cv2
import numpy as np

import nature
import styles
from cloth import cloth, drapery, grass_or_wood, ground, skin, textile
from colours import skin_colour
from fields import ellipse, smooth_noise, soft
from hair import Hair
from heads import beard, cap, drawn_face, hand, hat, limb, recolour_shirt

SIZE = 192
VIEWS = ("front", "back", "side", "close", "bare", "empty")
DRAWN = (0.21, 0.32, 0.11, 0.15, 0.08, 0.13)
WITH_PORTRAIT = (0.76, 0, 0, 0, 0.24, 0)
HEADGEAR = {"bare": 0.5, "front": 0.1}
COVERED = 0.08


class Canvas:
    def __init__(self, picture):
        self.picture, self.mask = picture.astype(np.float32), np.zeros(picture.shape[:2], np.float32)

    def paint(self, painted, is_hair=False):
        layer, alpha = painted
        self.picture = self.picture * (1 - alpha[..., None]) + layer * alpha[..., None]
        self.mask = np.maximum(self.mask, alpha) if is_hair else self.mask * (1 - alpha)


class Studio:
    """The material of scenes: strand patterns, hair-free crops, and optionally real faces."""

    def __init__(self, bank, crops, faces):
        self.bank, self.crops, self.faces = bank, crops, faces

    def scene(self, seed, with_portrait=False):
        rng = np.random.default_rng(seed)
        view = rng.choice(VIEWS, p=WITH_PORTRAIT if with_portrait else DRAWN)
        canvas = Canvas(ground(rng, SIZE, self.crops, self.bank))
        hair = Hair(rng, self.bank, SIZE)
        if view == "empty":
            self._nobody(rng, canvas)
        elif view == "close":
            self._close_up(rng, canvas, hair)
        else:
            self._person(rng, canvas, hair, view, with_portrait)
        flyaways(rng, canvas)
        return photograph(rng, canvas.picture), (canvas.mask > 0.5).astype(np.uint8)

    def background(self, rng):
        return ground(rng, SIZE, self.crops, self.bank)

    def _nobody(self, rng, canvas):
        """A scene without hair: cloth, skin, grass, noise, flat colour, checks, or the background alone."""
        paint = lambda picture: canvas.paint((picture, np.ones((SIZE, SIZE), np.float32)))
        kind = rng.integers(16)
        if kind == 0:
            paint(cloth(rng, SIZE, self.crops))
        elif kind == 1:
            paint(skin(rng, SIZE))
        elif kind == 2:
            paint(grass_or_wood(rng, SIZE, self.bank))
        elif kind == 3:
            paint(rng.uniform(0, 255, 3) + rng.standard_normal((SIZE, SIZE, 3)) * rng.uniform(0, 120))
        elif kind == 4:
            ys, xs = np.mgrid[0:SIZE, 0:SIZE] // int(rng.integers(2, 40))
            paint(((xs + ys) % 2)[..., None] * rng.uniform(100, 255, 3) + rng.uniform(0, 60))
        elif kind in (5, 6, 7):
            paint(nature.flowers(rng, SIZE, self.bank))
        elif kind == 8:
            paint(nature.leaves(rng, SIZE))
        elif kind == 9:
            paint(nature.rock(rng, SIZE))
        elif kind == 10:
            canvas.paint(nature.animal(rng, SIZE))
        elif kind == 11:
            paint(drapery(rng, SIZE))
        elif kind in (12, 13):
            paint(nature.relief(rng, SIZE))
        elif kind == 14:
            paint(nature.mosaic(rng, SIZE))
        if rng.random() < 0.4:
            for _ in range(int(rng.integers(1, 5))):
                cx, cy, rx, ry = rng.uniform(0, SIZE, 4) * [1, 1, 0.4, 0.4] + [0, 0, 4, 4]
                thing = textile(rng, SIZE) if rng.random() < 0.6 else skin(rng, SIZE)
                canvas.paint((thing, soft(ellipse(rng, SIZE, cx, cy, rx, ry, 0.1), 6)))

    def _close_up(self, rng, canvas, hair):
        centre, radii = rng.uniform(0.2, 0.8, 2) * SIZE, rng.uniform(0.4, 1.1, 2) * SIZE
        shape = ellipse(rng, SIZE, *centre, *radii, 0.25, rng.uniform(0, 3))
        if rng.random() < 0.4:
            canvas.paint((cloth(rng, SIZE, self.crops), soft(ellipse(rng, SIZE, centre[0], SIZE * 1.1, SIZE * 0.8, SIZE * 0.5, 0.05))))
        canvas.paint((hair.layer(rng.uniform(-0.8, 0.8)), soft(shape, 5)), is_hair=True)
        if rng.random() < 0.25:
            canvas.paint(styles.plait(rng, SIZE, hair, centre[0], centre[1] - 40, rng.uniform(60, 140), rng.uniform(12, 30)), is_hair=True)
        if rng.random() < 0.3:
            canvas.paint(hand(rng, SIZE, *rng.uniform(20, SIZE - 20, 2), SIZE * rng.uniform(0.2, 0.45), skin_colour(rng), self.crops))

    def _person(self, rng, canvas, hair, view, with_portrait):
        radius = SIZE * rng.uniform(0.13, 0.3)
        cx, cy = SIZE * rng.uniform(0.3, 0.7), SIZE * rng.uniform(0.26, 0.55)
        colour = skin_colour(rng)
        covered = view != "bare" and rng.random() < COVERED
        loose = rng.random() < 0.6
        length = rng.uniform(1.2, 4.2) if loose else rng.uniform(0.2, 0.8)
        silhouette, sharp = self._silhouette(rng, cx, cy, radius, length, loose), rng.uniform(2, 8)
        material = self._fabric(rng) if covered else hair.layer()
        head_of_hair = (material, soft(silhouette, sharp) * (view != "bare"))
        is_hair = not covered
        behind = view in ("front", "side") and loose
        if behind:
            canvas.paint(head_of_hair, is_hair)
        self._body(rng, canvas, cx, cy, radius, colour)
        if not behind:
            canvas.paint(head_of_hair, is_hair)
        if is_hair and view != "bare":
            self._style(rng, canvas, hair, cx, cy, radius, view, before_face=True)
        if view != "back":
            self._face(rng, canvas, hair, view, cx, cy, radius, colour, covered, loose, length, with_portrait)
        if is_hair and view in ("back", "side", "front"):
            self._style(rng, canvas, hair, cx, cy, radius, view, before_face=False)
        if rng.random() < HEADGEAR.get(view, 0):
            canvas.paint((hat if rng.random() < 0.4 else cap)(rng, SIZE, cx, cy, radius, self.crops))
        if rng.random() < 0.16:
            at = (cx + rng.normal(0, 1.2) * radius, cy + rng.uniform(-1, 2.5) * radius)
            canvas.paint(hand(rng, SIZE, *at, radius * rng.uniform(0.6, 1.1), colour, self.crops))

    def _fabric(self, rng):
        return drapery(rng, SIZE) if rng.random() < 0.6 else cloth(rng, SIZE, self.crops)

    def _veil(self, rng, canvas, x, y, radius):
        """A scarf around the face: over the forehead, beside the cheeks, under the chin."""
        opening = ellipse(rng, SIZE, x, y + radius * rng.uniform(0, 0.15), radius * rng.uniform(0.6, 0.8), radius * rng.uniform(0.8, 1), 0.02)
        outline = ellipse(rng, SIZE, x, y, radius * rng.uniform(1.05, 1.35), radius * rng.uniform(1.3, 1.6), 0.05)
        canvas.paint((self._fabric(rng), soft(np.maximum(outline, 2 - opening), 7)))

    def _silhouette(self, rng, cx, cy, radius, length, loose):
        puff = rng.uniform(1.4, 2.1) if rng.random() < 0.12 else 1.0
        scalp = ellipse(rng, SIZE, cx, cy - radius * 0.12 * puff, radius * puff * rng.uniform(1.05, 1.5),
                        radius * puff * rng.uniform(1.15, 1.55), rng.uniform(0.02, 0.25))
        if not loose:
            return scalp
        ys, xs = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
        width = radius * rng.uniform(0.95, 1.9) * (1 + 0.25 * np.sin((ys - cy) / radius * rng.uniform(0.3, 1.6) + rng.uniform(0, 6)))
        bottom = cy + radius * length + radius * rng.uniform(0, 0.35) * smooth_noise(rng, SIZE, rng.uniform(5, 20))
        inside = (ys > cy - radius * 0.3) & (ys < bottom)
        fall = np.where(inside, ((xs - cx - rng.normal(0, 0.15) * radius) / width) ** 2, 9)
        return np.minimum(scalp, fall + rng.uniform(0.05, 0.3) * smooth_noise(rng, SIZE, rng.uniform(5, 25)))

    def _body(self, rng, canvas, cx, cy, radius, colour):
        if rng.random() < 0.1:
            return
        neck = (skin(rng, SIZE, colour), soft(ellipse(rng, SIZE, cx, cy + radius * 1.5, radius * rng.uniform(0.48, 0.65), radius * 1.2, 0.02)))
        torso = ellipse(rng, SIZE, cx, cy + radius * rng.uniform(3.1, 3.6), radius * rng.uniform(1.8, 2.9), radius * rng.uniform(1.5, 2.2), 0.04)
        bare = rng.random() < 0.15
        body = (skin(rng, SIZE, colour) if bare else cloth(rng, SIZE, self.crops), soft(torso))
        for part in ((neck, body) if rng.random() < 0.7 else (body, neck)):
            canvas.paint(part)
        if rng.random() < 0.25:
            side = rng.choice([-1, 1])
            shoulder = (cx + side * radius * 2, cy + radius * 2.6)
            elbow = (shoulder[0] + side * radius * rng.uniform(0, 1.2), shoulder[1] + radius * rng.uniform(-1.5, 1.5))
            canvas.paint(limb(rng, SIZE, [shoulder, elbow, (elbow[0] - side * radius * 1.5, elbow[1] - radius)], radius * 0.35, colour))

    def _style(self, rng, canvas, hair, cx, cy, radius, view, before_face):
        """Gathered hair: behind a frontal face, and in front of everything seen from behind."""
        if before_face == (view == "back") or rng.random() > 0.3:
            return
        kind = rng.integers(4)
        top = cy - radius * rng.uniform(-0.6, 0.9)
        if kind == 0:
            for offset in ((0,) if rng.random() < 0.6 else (-0.9, 0.9)):
                canvas.paint(styles.plait(rng, SIZE, hair, cx + offset * radius, top, radius * rng.uniform(1.8, 4), radius * rng.uniform(0.22, 0.5)), True)
        elif kind == 1:
            canvas.paint(styles.locs(rng, SIZE, hair, cx, cy, radius * 1.1, radius * rng.uniform(0.8, 3.2)), True)
        elif kind == 2:
            at = (cx + rng.normal(0, 0.2) * radius, cy - radius * (rng.uniform(1.1, 1.5) if before_face else rng.uniform(-0.5, 1.2)))
            canvas.paint(styles.bun(rng, SIZE, hair, *at, radius * rng.uniform(0.4, 0.85)), True)
        else:
            offset = rng.choice([-1, 1]) * rng.uniform(0.8, 1.3) if before_face else rng.normal(0, 0.2)
            canvas.paint(styles.ponytail(rng, SIZE, hair, cx + offset * radius, top, radius * rng.uniform(1.5, 4), radius * rng.uniform(0.25, 0.55)), True)

    def _face(self, rng, canvas, hair, view, cx, cy, radius, colour, covered, loose, length, with_portrait):
        shift = rng.choice([-1, 1]) * rng.uniform(0.3, 0.6) if view == "side" else rng.normal(0, 0.08)
        fx, fy = cx + radius * shift, cy + radius * rng.uniform(0.1, 0.3)
        if with_portrait:
            layer, alpha = self.faces.paste(rng, SIZE, fx, fy, radius)
            if rng.random() < 0.7:
                recolour_shirt(rng, layer, SIZE, self.crops, fy + radius * 1.5)
            if view == "bare":
                colour = np.median(layer[alpha > 0.9], 0) if (alpha > 0.9).any() else colour
                canvas.paint(bald_scalp(rng, fx, fy, radius, colour))
            canvas.paint((layer, alpha))
        else:
            if view == "bare":
                canvas.paint(bald_scalp(rng, fx, fy, radius, colour))
            canvas.paint(drawn_face(rng, SIZE, fx, fy, radius, colour))
        if rng.random() < (0.5 if view == "bare" else 0.12):
            canvas.paint(beard(rng, SIZE, fx, fy, radius, hair))
        if covered and rng.random() < 0.8:
            self._veil(rng, canvas, fx, fy, radius)
        if view == "bare" or covered:
            return
        material = hair.layer()
        if rng.random() < 0.6:
            fringe = ellipse(rng, SIZE, fx + rng.normal(0, 0.3) * radius, fy - radius * rng.uniform(0.9, 1.3),
                             radius * rng.uniform(0.7, 1.2), radius * rng.uniform(0.35, 0.75), 0.25)
            canvas.paint((material, soft(fringe, 5)), True)
        if loose and rng.random() < 0.7:
            for side in (-1, 1):
                if rng.random() < 0.8:
                    place, top = fx + side * radius * rng.uniform(0.85, 1.25), fy - radius * rng.uniform(0.5, 0.9)
                    canvas.paint((material, styles.curtain(rng, SIZE, place, top, cy + radius * length - top, radius * rng.uniform(0.2, 0.6))), True)


def bald_scalp(rng, cx, cy, radius, colour):
    """A bare scalp with highlights, behind the face."""
    shape = ellipse(rng, SIZE, cx, cy - radius * 0.35, radius * 0.95, radius * rng.uniform(1.0, 1.2), 0.02)
    shine = ellipse(rng, SIZE, cx + rng.normal(0, 0.3) * radius, cy - radius, radius * 0.4, radius * 0.2, 0.1)
    return skin(rng, SIZE, colour) + rng.uniform(0, 60) * np.exp(-np.clip(shine, 0, None))[..., None], soft(shape, 7)


def flyaways(rng, canvas):
    """Single hairs outside the outline: visible, but too thin for the mask."""
    ys, xs = np.where((canvas.mask > 0.4) & (canvas.mask < 0.9))
    if rng.random() < 0.5 or len(ys) == 0:
        return
    picture = np.ascontiguousarray(canvas.picture, np.float32)
    for i in rng.integers(0, len(ys), int(rng.integers(4, 30))):
        start, reach = np.array([xs[i], ys[i]]), rng.normal(0, 1, 2) * rng.uniform(3, 14)
        colour = tuple(float(v) for v in picture[ys[i], xs[i]])
        cv2.line(picture, tuple(int(v) for v in start), tuple(int(v) for v in start + reach), colour, 1, cv2.LINE_AA)
    canvas.picture = picture


def photograph(rng, picture):
    """Light, exposure, lens, sensor and JPEG."""
    picture = picture * np.array([rng.uniform(0.7, 1.25), 1, rng.uniform(0.8, 1.25)], np.float32) * rng.uniform(0.6, 1.35)
    if rng.random() < 0.5:
        gradient = np.linspace(rng.uniform(0.5, 1.2), rng.uniform(0.5, 1.2), SIZE)
        picture = picture * (gradient[None, :, None] if rng.random() < 0.6 else gradient[:, None, None])
    picture = np.clip(picture, 0, 255)
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.3))
    picture = np.clip(picture + rng.standard_normal(picture.shape) * rng.uniform(0, 7), 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        picture = cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 95))])[1], 1)
    return picture
