"""Hair masks of the studio portraits: from the plain background, landmarks, skin colour and GrabCut, then corrected manually.

    python3 portraits.py PHOTOS OUT.npz

portrait-strokes.csv has the corrections, in the format of strokes.csv. Portraits of the people labelled in PHOTOS/labels.csv
are held out (`held`) for checks, never used for training, and their masks stay as computed.
Arrays of OUT.npz, all 256 x 256 (the top of the picture): image (BGR), hair, person (0/1), face (centre x, y, half width),
held (bool), name.
"""

import csv
import sys
from pathlib import Path

import cv2
import numpy as np

from masks import draw_final, read_strokes

SIZE = 256
ORIGINAL_WIDTH = 1350  # of the pictures the landmarks were placed on
UNUSABLE = ("neutral_front_037_03",)  # bald with a full beard: the beard would pass for hair
FACE_POINTS = 100  # the first landmarks outline eyes, brows, nose and mouth


def person_of(name):
    """'neutral_front_021_03' and 'london_021' are the same person: ('london', '021')."""
    parts = name.split("_")
    return ("london", parts[2]) if name.startswith("neutral_front") else (parts[0], parts[1])


def labelled_persons(photos):
    names = (Path(row["file"]).stem for row in csv.DictReader(open(photos / "labels.csv", newline="")))
    return {person_of(name) for name in names if name.startswith(("london_", "canada_"))}


def read_landmarks(path):
    lines = path.read_text().split("\n")
    return np.array([[float(v) for v in line.split()[:2]] for line in lines[1:int(lines[0]) + 1]]) * (SIZE / ORIGINAL_WIDTH)


def is_person(lab):
    """Pixels that differ from the background, a quadratic surface fitted to the upper edges, then to all matching pixels."""
    height, width = lab.shape[:2]
    y, x = np.mgrid[0:height, 0:width] / max(height, width)
    terms = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=-1)
    inside = np.zeros((height, width), bool)
    inside[:12, :20] = inside[:12, -20:] = inside[:100, :6] = inside[:100, -6:] = True
    far = np.linalg.norm((lab - np.median(lab[inside], 0)) * [1, 1.6, 1.6], axis=2)
    for reach in (8, 6, 6):
        surface = np.linalg.lstsq(terms[inside | (far < reach)], lab[inside | (far < reach)], rcond=None)[0]
        far = np.linalg.norm((lab - terms @ surface) * [1, 1.6, 1.6], axis=2)
    return fill_small_holes((far > 12).astype(np.uint8))


def fill_small_holes(mask, share=0.01):
    count, labels, stats, _ = cv2.connectedComponentsWithStats(1 - mask)
    small = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] < share * mask.size]
    return (mask > 0) | np.isin(labels, small)


def mouth_and_chin(shape, points):
    """Mouth, chin and beard: an ellipse below the nose without scalp hair."""
    features = points[:FACE_POINTS]
    half, (x, y) = np.ptp(features[:, 0]) / 2, (features[:, 0].mean(), features[:, 1].max() - np.ptp(features[:, 1]) * 0.15)
    low = np.zeros(shape, np.uint8)
    cv2.ellipse(low, (int(x), int(y)), (int(0.9 * half), int(0.8 * half)), 0, 0, 360, 1, -1)
    return low > 0


def hair_of(image, points):
    """(hair, person) of one portrait, or None if no hair is certain (shaved heads)."""
    height, width = image.shape[:2]
    lab = cv2.cvtColor(image.astype(np.float32) / 255, cv2.COLOR_BGR2LAB)
    person = is_person(lab)
    face = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(face, cv2.convexHull(points[:FACE_POINTS].astype(np.float32)).astype(np.int32), 1)
    inner = cv2.erode(face, np.ones((9, 9))) > 0
    mouth = mouth_and_chin((height, width), points)
    person |= (face > 0) | mouth
    cheeks = lab[inner]
    spread = np.maximum(cheeks.std(0) * [1.1, 1, 1], [9, 4, 5])
    from_skin = np.sqrt((((lab - np.median(cheeks, 0)) / spread) ** 2).sum(2))
    rows = np.mgrid[0:height, 0:width][0]
    chin, brow = np.percentile(points[:, 1], 97), points[:, 1].min()
    shirt = (lab[..., 0] > 72) & (np.abs(lab[..., 1]) < 9) & (np.abs(lab[..., 2]) < 11) & (rows > chin)
    likely = person & ~mouth & (from_skin >= 2.6) & ~shirt & (rows < chin) & (face == 0)
    seeds = np.full((height, width), cv2.GC_BGD, np.uint8)
    seeds[person] = cv2.GC_PR_BGD
    seeds[likely] = cv2.GC_PR_FGD
    seeds[face > 0] = cv2.GC_PR_BGD
    seeds[inner | mouth | shirt | (rows > chin + 0.62 * (chin - brow))] = cv2.GC_BGD
    seeds[(cv2.erode(likely.astype(np.uint8), np.ones((5, 5))) > 0) & (from_skin > 3.5)] = cv2.GC_FGD
    seeds[cv2.dilate(person.astype(np.uint8), np.ones((3, 3))) == 0] = cv2.GC_BGD
    if (seeds == cv2.GC_FGD).sum() < 50:
        return None
    cv2.grabCut(image, seeds, None, np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_MASK)
    return without_small_parts(((seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)).astype(np.uint8)), person.astype(np.uint8)


def without_small_parts(mask, share=0.06):
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask)
    big = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] > share * mask.sum()]
    return np.isin(labels, big).astype(np.uint8)


def square(picture):
    missing = max(0, SIZE - picture.shape[0])
    return cv2.copyMakeBorder(picture[:SIZE], 0, missing, 0, 0, cv2.BORDER_REPLICATE)


def main(photos, out):
    labelled, strokes = labelled_persons(photos), read_strokes("portrait-strokes.csv")
    columns = {key: [] for key in ("image", "hair", "person", "face", "held", "name")}
    for landmarks in sorted((photos / "portraits").glob("*.tem")):
        if landmarks.stem in UNUSABLE:
            continue
        image = cv2.imread(str(landmarks.with_suffix(".jpg")))
        points = read_landmarks(landmarks)
        image = cv2.resize(image, (SIZE, round(image.shape[0] * SIZE / image.shape[1])), interpolation=cv2.INTER_AREA)
        masks = hair_of(image, points)
        if masks is None:
            continue
        face = points[:FACE_POINTS]
        hair = square(masks[0])
        draw_final(hair, strokes[landmarks.stem])
        values = (square(image), hair, square(masks[1]),
                  (*face.mean(0), np.ptp(face[:, 0]) / 2), person_of(landmarks.stem) in labelled, landmarks.stem)
        for key, value in zip(columns, values):
            columns[key].append(value)
    np.savez_compressed(out, **{key: np.array(value) for key, value in columns.items()})
    print(f"{len(columns['name'])} portraits, {sum(columns['held'])} of them set apart for checking")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
