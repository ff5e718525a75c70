/**
 * node samples.ts > samples.json: what fit.py fits on, from the photographs of the fit half whose level was judged by eye and that show a
 * face.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadHairNet, readPhoto } from '../../packages/vision/src/index.ts'
import { estimateLight } from '../../packages/vision/src/light/estimate-light.ts'
import { faceSkin } from '../../packages/vision/src/light/face-skin.ts'
import { greyingOf, pigmentedLab } from '../../packages/vision/src/measure/greying.ts'
import { collectHair } from '../../packages/vision/src/measure/hair-pixels.ts'
import { levelFeatures } from '../../packages/vision/src/measure/level-beside-skin.ts'
import { levelInPhoto } from '../../packages/vision/src/measure/level-in-photo.ts'
import { brightStrands, medianLab } from '../../packages/vision/src/measure/lit-hair.ts'
import { levelSeen, listEyeLabels, listEyeLevels, showsHair } from '../accuracy/eye-labels.ts'
import { pixelsOf } from '../accuracy/photo-case.ts'
import { photosFolder } from '../accuracy/photo-list.ts'

const net = loadHairNet(readFileSync(new URL('../../packages/vision/weights/hair-net.bin', import.meta.url)))

const judged = [
  ...listEyeLabels()
    .filter(showsHair)
    .map((label) => ({ photo: label.photo, half: label.half, level: levelSeen(label), glance: false })),
  ...listEyeLevels().map((label) => ({ ...label, glance: true })),
]
const samples: object[] = []
for (const { photo, half, level, glance } of judged) {
  if (half !== 'fit' || level === null) continue
  const image = await pixelsOf(readFileSync(join(photosFolder ?? '', photo)))
  const read = readPhoto(net, image)
  if (!read.ok) continue
  const { lab: median, hairShare, strandContrast, levelError } = read.reading
  const estimate = estimateLight(image, read.mask)
  const { gains } = estimate.light
  const skin = faceSkin(image, read.mask, gains)
  if (!skin) continue
  const hair = collectHair(image, read.mask, gains)
  const members = Uint32Array.from({ length: hair.count }, (_, place) => place)
  const bright = medianLab(hair, brightStrands(hair, members))
  const pigmented = pigmentedLab(hair, members, median, greyingOf(median, strandContrast))
  const byColour = levelInPhoto(pigmented, estimate).level
  const features = levelFeatures({ median, bright, skin, hairShare, level: byColour })
  samples.push({ photo, level, glance, byColour, bar: levelError, features })
}
process.stdout.write(JSON.stringify(samples))
