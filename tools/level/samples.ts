/**
 * node samples.ts > samples.json: what fit.py fits on. Photographs of the fit half that show a face and whose level was judged by eye; drawn heads
 * of known level beside skin of several colours in the right light.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHairNet } from '../../apps/server/src/platform/pixels/hair-weights.ts'
import { labOf, NATURAL_TONE } from '../../packages/colorimetry/src/index.ts'
import { type HairMask, measureHair, type Reading, type RgbaImage, readPhoto } from '../../packages/vision/src/index.ts'
import { estimateLight } from '../../packages/vision/src/light/estimate-light.ts'
import { faceSkin } from '../../packages/vision/src/light/face-skin.ts'
import { greyingOf, pigmentedLab } from '../../packages/vision/src/measure/greying.ts'
import { collectHair } from '../../packages/vision/src/measure/hair-pixels.ts'
import { levelFeatures } from '../../packages/vision/src/measure/level-beside-skin.ts'
import { levelInPhoto } from '../../packages/vision/src/measure/level-in-photo.ts'
import { brightStrands, medianLab } from '../../packages/vision/src/measure/lit-hair.ts'
import { samplePhoto } from '../../packages/vision/src/testing/sample-photo.ts'
import { levelSeen, listEyeLabels, listEyeLevels, showsHair } from '../accuracy/eye-labels.ts'
import { pixelsOf } from '../accuracy/photo-case.ts'
import { photosFolder } from '../accuracy/photo-list.ts'

const DRAWN_LEVELS = [2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Not those of the tests. */
const DRAWN_SEEDS = [901, 902]
const DRAWN_SKINS = ['#E8B998', '#F2D0B5', '#C58C66', '#8D5A3B']
const DRAWN_WIDTH = 300

type Sample = {
  readonly photo: string
  readonly level: number
  readonly kind: 'judged' | 'glance' | 'drawn'
  readonly byColour: number
  readonly bar: number
  readonly features: readonly number[]
}

/** The level by colour and the features; null where no face is seen. */
function evidenceOf(
  image: RgbaImage,
  mask: HairMask,
  reading: Reading,
): Omit<Sample, 'photo' | 'level' | 'kind'> | null {
  const { lab: median, hairShare, strandContrast, levelError: bar } = reading
  const estimate = estimateLight(image, mask)
  const { gains } = estimate.light
  const skin = faceSkin(image, mask, gains)
  if (!skin) return null
  const hair = collectHair(image, mask, gains)
  const members = Uint32Array.from({ length: hair.count }, (_, place) => place)
  const bright = medianLab(hair, brightStrands(hair, members))
  const pigmented = pigmentedLab(hair, members, median, greyingOf(median, strandContrast))
  const level = levelInPhoto(pigmented, estimate).level
  return { byColour: level, bar, features: levelFeatures({ median, bright, skin, hairShare, level }) }
}

const net = readHairNet()
const judged = [
  ...listEyeLabels()
    .filter(showsHair)
    .map((label) => ({ photo: label.photo, half: label.half, level: levelSeen(label), kind: 'judged' as const })),
  ...listEyeLevels().map((label) => ({ ...label, kind: 'glance' as const })),
]
const samples: Sample[] = []
for (const { photo, half, level, kind } of judged) {
  if (half !== 'fit' || level === null) continue
  const image = await pixelsOf(readFileSync(join(photosFolder ?? '', photo)))
  const read = readPhoto(net, image)
  const evidence = read.ok ? evidenceOf(image, read.mask, read.reading) : null
  if (evidence) samples.push({ photo, level, kind, ...evidence })
}
for (const level of DRAWN_LEVELS) {
  const colour = labOf(level, NATURAL_TONE)
  for (const seed of DRAWN_SEEDS) {
    for (const skin of DRAWN_SKINS) {
      const hair = { roots: colour, lengths: colour, ends: colour }
      const { image, mask } = samplePhoto({ seed, width: DRAWN_WIDTH, style: 'front', skin, hair })
      const reading = measureHair(image, mask)
      const evidence = reading && evidenceOf(image, mask, reading)
      if (evidence) samples.push({ photo: `drawn ${level} ${skin}`, level, kind: 'drawn', ...evidence })
    }
  }
}
process.stdout.write(JSON.stringify(samples))
