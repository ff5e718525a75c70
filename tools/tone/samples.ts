/**
 * node samples.ts > samples.json: what fit.py fits on, from the photographs of the fit half whose tone was judged by eye. Photographs as they are;
 * natural and golden heads recoloured with the reflects of the shade chart; heads exactly in the colours of the chart. Each with and without
 * its skin.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHairNet } from '../../apps/server/src/platform/pixels/hair-weights.ts'
import { towards } from '../../packages/colorimetry/src/hair/pigment.ts'
import { fullReflectAt, type Lab, naturalAt } from '../../packages/colorimetry/src/index.ts'
import { readPhoto } from '../../packages/vision/src/index.ts'
import { estimateLight } from '../../packages/vision/src/light/estimate-light.ts'
import { faceSkin } from '../../packages/vision/src/light/face-skin.ts'
import { greyingOf } from '../../packages/vision/src/measure/greying.ts'
import { collectHair } from '../../packages/vision/src/measure/hair-pixels.ts'
import { brightStrands, medianLab } from '../../packages/vision/src/measure/lit-hair.ts'
import { type HairColour, type ToneFamily, toneFeatures } from '../../packages/vision/src/measure/tone-family.ts'
import { type EyeTone, listEyeTones } from '../accuracy/eye-labels.ts'
import { pixelsOf } from '../accuracy/photo-case.ts'
import { photosFolder } from '../accuracy/photo-list.ts'

type Head = { readonly label: EyeTone; readonly colour: HairColour; readonly greying: number }

/** A reflect of the shade chart: direction in degrees, strength in full reflects, least L*. */
type Reflect = readonly [family: ToneFamily, direction: number, strength: number, from: number]

const DYES: readonly Reflect[] = [
  ['cool', -130, 0.75, 30],
  ['cool', -110, 0.8, 30],
  ['gold', 85, 0.8, 22],
  ['copper', 45, 1.2, 10],
  ['copper', 55, 1.6, 10],
  ['red', 5, 1.4, 6],
  ['red', -20, 1.4, 6],
  ['red', 15, 2, 6],
  ['red', -30, 1.1, 9],
]
const CHART: readonly Reflect[] = [
  ['neutral', 0, 0, 1],
  ['cool', -130, 0.8, 15],
  ['cool', -130, 0.45, 44],
  ['cool', -75, 1, 15],
  ['gold', 85, 0.8, 15],
  ['gold', 85, 1.8, 22],
  ['copper', 45, 1, 9],
  ['copper', 45, 2, 9],
  ['red', 5, 1.1, 9],
  ['red', 5, 2.1, 9],
  ['red', -30, 1, 9],
  ['red', -30, 2, 9],
]
const CHART_LIGHTNESS = [9, 15, 22.5, 29.5, 36, 44, 55, 67, 79]
/** Every so many-th head lends its skin and light to the chart. */
const CHART_EVERY = 12
/** L* of bright strands beside that of all hair, and a usual share of hair. */
const BRIGHT = { times: 1.15, plus: 4 } as const
const USUAL_SHARE = 0.2
/** Less grey hair may be recoloured. */
const GREY_FROM = 0.2

const net = readHairNet()

async function headOf(label: EyeTone): Promise<Head | null> {
  const image = await pixelsOf(readFileSync(join(photosFolder ?? '', label.photo)))
  const read = readPhoto(net, image)
  if (!read.ok) return null
  const { lab: median, hairShare, strandContrast } = read.reading
  const { light, skin } = estimateLight(image, read.mask)
  const hair = collectHair(image, read.mask, light.gains)
  const members = Uint32Array.from({ length: hair.count }, (_, place) => place)
  const bright = medianLab(hair, brightStrands(hair, members))
  const face = faceSkin(image, read.mask, light.gains)?.[0] ?? null
  return { label, colour: { median, bright, skin, face, hairShare }, greying: greyingOf(median, strandContrast) }
}

const plus = ([lightness, a, b]: Lab, [, direction, strength]: Reflect): Lab => {
  const reflect = towards(direction, strength * fullReflectAt(lightness))
  return [lightness, a + reflect.a, b + reflect.b]
}

type Sample = {
  readonly kind: 'photo' | 'recoloured' | 'chart'
  readonly tone: ToneFamily
  readonly also: readonly ToneFamily[]
  readonly features: readonly number[]
  readonly withoutSkin: readonly number[]
}

const sampleOf = (
  kind: Sample['kind'],
  { tone, also }: Pick<EyeTone, 'tone' | 'also'>,
  colour: HairColour,
): Sample => ({
  kind,
  tone,
  also,
  features: toneFeatures(colour),
  withoutSkin: toneFeatures({ ...colour, skin: null, face: null }),
})

/** A head dyed with each reflect; golden hair only with the cool ones. */
const dyed = ({ label: { tone }, colour, greying }: Head): readonly Sample[] =>
  greying > GREY_FROM || (tone !== 'neutral' && tone !== 'gold')
    ? []
    : DYES.filter(([family, , , from]) => (tone === 'gold' ? family === 'cool' : colour.median[0] >= from)).map((dye) =>
        sampleOf(
          'recoloured',
          { tone: dye[0], also: [] },
          { ...colour, median: plus(colour.median, dye), bright: plus(colour.bright, dye) },
        ),
      )

/** The chart beside the skin of a head. */
const chartBeside = ({ colour }: Head): readonly Sample[] =>
  CHART_LIGHTNESS.flatMap((lightness) =>
    CHART.filter(([, , , from]) => lightness >= from).map((shade) =>
      sampleOf(
        'chart',
        { tone: shade[0], also: [] },
        {
          ...colour,
          hairShare: USUAL_SHARE,
          median: plus(naturalAt(lightness), shade),
          bright: plus(naturalAt(BRIGHT.times * lightness + BRIGHT.plus), shade),
        },
      ),
    ),
  )

const heads: Head[] = []
for (const label of listEyeTones()) {
  const head = label.half === 'fit' ? await headOf(label) : null
  if (head) heads.push(head)
}
const samples: readonly Sample[] = [
  ...heads.map(({ label, colour }) => sampleOf('photo', label, colour)),
  ...heads.flatMap(dyed),
  ...heads.filter(({ colour }, index) => colour.skin && index % CHART_EVERY === 0).flatMap(chartBeside),
]
process.stdout.write(JSON.stringify(samples))
