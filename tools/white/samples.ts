/**
 * node samples.ts > samples.json: what fit.py fits on, from the photographs of the fit half that were judged by eye, and the others of that half
 * judged once, at a glance (at-a-glance.csv, per cent). Blond hair in which the eye could not tell white counts as none.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHairNet } from '../../apps/server/src/platform/pixels/hair-weights.ts'
import { readPhoto } from '../../packages/vision/src/index.ts'
import { estimateLight } from '../../packages/vision/src/light/estimate-light.ts'
import { collectHair } from '../../packages/vision/src/measure/hair-pixels.ts'
import { brightStrands, medianLab } from '../../packages/vision/src/measure/lit-hair.ts'
import { darkestStrands, whiteFeatures } from '../../packages/vision/src/measure/white-hair.ts'
import { halfOf, levelSeen, listEyeLabels, showsHair, whiteSeen } from '../accuracy/eye-labels.ts'
import { pixelsOf } from '../accuracy/photo-case.ts'
import { photosFolder } from '../accuracy/photo-list.ts'
import { readTable } from '../accuracy/read-table.ts'

const net = readHairNet()

const seen = new Map<string, number>()
for (const label of listEyeLabels()) {
  const white = whiteSeen(label) ?? (levelSeen(label) === null ? null : 0)
  if (label.half === 'fit' && showsHair(label) && white !== null) seen.set(label.photo, white)
}
for (const { photo = '', white } of readTable(join(import.meta.dirname, 'at-a-glance.csv'), ';')) {
  if (halfOf(photo) === 'fit') seen.set(photo, Number(white) / 100)
}

const samples: { readonly white: number; readonly features: readonly number[] }[] = []
for (const [photo, white] of seen) {
  const image = await pixelsOf(readFileSync(join(photosFolder ?? '', photo)))
  const read = readPhoto(net, image)
  if (!read.ok) continue
  const { lab: median, hairShare, strandContrast } = read.reading
  const { light, skin } = estimateLight(image, read.mask)
  const hair = collectHair(image, read.mask, light.gains)
  const members = Uint32Array.from({ length: hair.count }, (_, place) => place)
  const darkest = darkestStrands(hair, members)
  const bright = medianLab(hair, brightStrands(hair, members))
  samples.push({ white, features: whiteFeatures({ median, bright, darkest, strandContrast, skin, hairShare }) })
}
process.stdout.write(JSON.stringify(samples))
