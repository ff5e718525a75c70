"""Training samples: rendered scenes, scenes with real faces, studio portraits with other hair and background, photographs."""

import cv2
import numpy as np

import nature
from colours import hair_colour
from covers import MAX_SHAVED, cover, shave
from network import INPUT
from real import Real, rendered
from scenes import SIZE
from traced_people import Traced
from turned import put_on_hat, turn_away

SHARES = {"drawn": 0.1, "faces": 0.07, "portrait": 0.09, "real": 0.31, "traced": 0.14, "turned": 0.08, "rendered": 0.03, "covered": 0.06, "hat": 0.05, "nobody": 0.05, "bare": 0.02}
ENOUGH_TRACED = 300  # with fewer, their share is smaller
TURNED = 256  # pixels a side
SCENE_ZOOM = (0.5, 1.15)  # share of the picture's side that is seen


class Samples:
    def __init__(self, photos, work, studio, portraits, seed):
        self.rng = np.random.default_rng(seed)
        self.banks = {name: tuple(np.load(work / f"{file}.npz")[k] for k in ("image", "hair")) for name, file in (("drawn", "scenes"), ("faces", "faces"))}
        self.banks["rendered"] = rendered(work)
        free = ~portraits["held"]
        self.portraits = {k: portraits[k][free] for k in ("image", "hair", "person", "face")}
        self.studio, self.real, self.traced = studio, Real(photos), Traced(work)

    def refresh(self):
        """Adds the path-traced pictures written since the last call."""
        self.traced.refresh()

    def one(self, kind=None):
        """An augmented (picture, mask)."""
        kind = kind or self.rng.choice(list(SHARES), p=list(SHARES.values()))
        if kind == "traced" and self.rng.random() > len(self.traced.training) / ENOUGH_TRACED:
            kind = "drawn"
        if kind == "traced":
            return self.vary(*self.traced.draw(self.rng), dyed=0.25)
        if kind == "bare":
            picture = self.real.bare[self.rng.integers(len(self.real.bare))]
            return self.vary(picture, np.zeros(picture.shape[:2], np.uint8))
        if kind == "nobody":
            return self.vary(*self._nobody())
        if kind == "covered":
            return self.vary(*self._covered())
        if kind == "turned":
            return self.vary(*self._turned(), dyed=0.6)
        if kind == "hat":
            return self.vary(*put_on_hat(self.rng, *self._somebody(), self.studio.crops))
        if kind == "portrait":
            return self.vary(*self._portrait()[:2], dyed=0.75)
        if kind == "real":
            return self.vary(*self.real.draw(self.rng), dyed=0.5)
        images, masks = self.banks[kind]
        i = self.rng.integers(len(images))
        return self.vary(images[i], masks[i])

    def _somebody(self):
        """(picture, hair) of a photograph or a studio portrait that shows hair."""
        while True:
            picture, hair = self.real.draw(self.rng)[:2] if self.rng.random() < 0.6 else self._portrait()[:2]
            if hair.any():
                return picture, hair

    def _turned(self):
        """The head of a photograph or a portrait from behind, with the hair anywhere in the picture."""
        while True:
            smaller = (cv2.resize(image, (TURNED, TURNED), interpolation=cv2.INTER_AREA) for image in self._somebody())
            turned = turn_away(self.rng, *smaller, self.studio.crops, self.studio.background(self.rng))
            if turned is not None:
                return turned

    def _nobody(self):
        """A hair-free crop of a real photograph, or a rendered background, filling the picture."""
        if self.rng.random() < 0.45:
            draw = self.rng.choice([nature.relief, nature.mosaic, nature.rock, nature.fur], p=[0.55, 0.15, 0.15, 0.15])
            return np.clip(draw(self.rng, SIZE), 0, 255).astype(np.float32), np.zeros((SIZE, SIZE), np.uint8)
        picture = self.studio.crops.draw(self.rng, self.rng.choice(["ground", "cloth", "skin"], p=[0.5, 0.42, 0.08]), SIZE)
        return np.clip(picture, 0, 255), np.zeros((SIZE, SIZE), np.uint8)

    def _covered(self):
        """A photograph or a studio portrait with hidden hair."""
        rng, crops = self.rng, self.studio.crops
        if rng.random() < 0.4:
            picture, hair, zoom, centre = self.real.draw(rng)
            return cover(rng, picture, hair, crops), np.zeros_like(hair), zoom, centre
        picture, hair, face = self._portrait()
        if rng.random() < 0.5 and hair.mean() < MAX_SHAVED:
            return shave(rng, picture, hair, face), np.zeros_like(hair)
        return cover(rng, picture, hair, crops), np.zeros_like(hair)

    def _portrait(self):
        """(picture, hair, face), mostly with another background."""
        rng = self.rng
        i = rng.integers(len(self.portraits["image"]))
        picture, hair, person, face = (self.portraits[k][i] for k in ("image", "hair", "person", "face"))
        picture = picture.astype(np.float32)
        if rng.random() < 0.8:
            alpha = cv2.GaussianBlur(cv2.erode(person, np.ones((3, 3))).astype(np.float32), (0, 0), 0.8)[..., None]
            ground = cv2.resize(self.studio.background(rng).astype(np.float32), picture.shape[1::-1])
            picture = picture * alpha + ground * (1 - alpha)
        return np.clip(picture, 0, 255), hair, face

    def vary(self, picture, mask, zoom=SCENE_ZOOM, centre=None, dyed=0.0):
        """Random crop, rotation, stretch, mirroring, hair colour (with probability `dyed`), object in front, and exposure."""
        rng, size = self.rng, picture.shape[0]
        scale = INPUT / size / rng.uniform(*zoom)
        if scale < 0.7:
            picture = cv2.GaussianBlur(picture, (0, 0), 0.4 / scale)
        matrix = cv2.getRotationMatrix2D((0, 0), rng.uniform(-18, 18), scale)
        stretch = np.exp(rng.uniform(-0.25, 0.25)) if rng.random() < 0.6 else 1.0
        matrix[:, :2] = np.diag([stretch, 1 / stretch]) @ matrix[:, :2]
        middle = (np.array((0.5, 0.5) if centre is None else centre) + rng.uniform(-0.14, 0.14, 2)) * size
        matrix[:, 2] = INPUT / 2 - matrix[:, :2] @ middle
        picture = cv2.warpAffine(picture, matrix, (INPUT, INPUT), borderMode=cv2.BORDER_REFLECT).astype(np.float32)
        mask = cv2.warpAffine(mask, matrix, (INPUT, INPUT), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
        if rng.random() < 0.5:
            picture, mask = picture[:, ::-1], mask[:, ::-1]
        if rng.random() < dyed and mask.any():
            picture = recolour(rng, np.clip(picture, 0, 255), mask)
        if rng.random() < 0.15:
            x, y, mask = rng.integers(INPUT), rng.integers(INPUT), mask.copy()
            picture[y:y + 38, x:x + 38] = rng.uniform(0, 255, 3)
            mask[y:y + 38, x:x + 38] = 0
        return self._exposed(picture), mask.astype(np.float32)

    def _exposed(self, picture):
        """Random light, contrast, sharpness and JPEG quality."""
        rng = self.rng
        if rng.random() < 0.3:
            picture = 255 * (np.clip(picture, 0, 255) / 255) ** np.exp(rng.uniform(-0.5, 0.7))
        picture = (picture - 128) * rng.uniform(0.7, 1.3) + 128 + rng.uniform(-30, 30)
        # Correct white balance, or the uncorrected light of lamps and shade.
        picture = picture * (rng.uniform(0.85, 1.15, 3) if rng.random() < 0.75 else [rng.uniform(0.5, 1.3), 1, rng.uniform(0.8, 1.4)])
        if rng.random() < 0.12:
            picture = np.repeat(picture.mean(2, keepdims=True), 3, 2)
        if rng.random() < 0.2:
            picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 1.4))
        if rng.random() < 0.15:
            picture = picture + rng.standard_normal(picture.shape) * rng.uniform(4, 18)
        picture = np.clip(picture, 0, 255)
        if rng.random() < 0.25:
            quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 90))]
            picture = cv2.imdecode(cv2.imencode(".jpg", picture.astype(np.uint8), quality)[1], 1)
        return np.ascontiguousarray(picture, np.float32)


def recolour(rng, picture, hair):
    """The portrait with another hair level and tone: shifted and scaled in Lab around its median."""
    lab = cv2.cvtColor(picture / 255, cv2.COLOR_BGR2LAB)
    target = cv2.cvtColor((np.clip(hair_colour(rng), 0, 255)[None, None] / 255).astype(np.float32), cv2.COLOR_BGR2LAB)[0, 0]
    middle = np.median(lab[hair > 0], 0)
    stretch = np.clip((target[0] + 8) / (middle[0] + 8), 0.5, 2.2)
    lab[..., 0] = np.clip(target[0] + (lab[..., 0] - middle[0]) * stretch, 0, 100)
    lab[..., 1:] = target[1:] + (lab[..., 1:] - middle[1:]) * 0.8
    dyed = np.clip(cv2.cvtColor(lab, cv2.COLOR_LAB2BGR) * 255, 0, 255)
    alpha = cv2.GaussianBlur(hair.astype(np.float32), (0, 0), 0.8)[..., None]
    return picture * (1 - alpha) + dyed * alpha
