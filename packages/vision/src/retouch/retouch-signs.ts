import type { HairMask, RgbaImage } from '../image.ts'
import { lengthOf, quantileOf } from '../numeric.ts'
import { type Region, type Regions, sampleRegions } from './regions.ts'

/** All features of a retouched picture; the table of weights uses these names. */
export type MeasuredSign =
  | 'hair lightness'
  | 'hair chroma for its lightness'
  | 'hair hue off the natural'
  | 'hair hue spread'
  | 'hair chroma with light'
  | 'hair chroma in the shadow'
  | 'hair shadow chroma against all'
  | 'hair light chroma against all'
  | 'hair colour lost'
  | 'hair chroma detail'
  | 'hair detail'
  | 'hair finest detail'
  | 'hair fine against middle'
  | 'hair middle against coarse'
  | 'face lightness'
  | 'face redness'
  | 'face strongest chroma'
  | 'face chroma spread'
  | 'face hue off the natural'
  | 'face chroma against detail'
  | 'face fine detail'
  | 'face strong fine detail'
  | 'face finest detail'
  | 'face middle against coarse'
  | 'ground chroma detail'

/** Null if the picture lacks the measured region. */
export type RetouchSigns = Readonly<Record<MeasuredSign, number | null>>

/** Least pixels of a region that is measured. */
const FEWEST = 200

/** Measures a picture and its hair; null with hardly any hair. */
export function retouchSigns(image: RgbaImage, mask: HairMask): RetouchSigns | null {
  const regions = sampleRegions(image, mask)
  if (regions.hair.count < FEWEST) return null
  return { ...hairSigns(regions.hair), ...faceSigns(regions), ...groundSigns(regions) }
}

function hairSigns(hair: Region) {
  const { lightness, a, b, chroma } = coloursOf(hair)
  const [L, C] = [median(lightness), median(chroma)]
  const [darkest, lightest] = chromaAtEnds(lightness, chroma)
  const [fine, middle, coarse] = [detail(hair.fine, 0.5), detail(hair.middle, 0.5), detail(hair.coarse, 0.5)]
  return {
    'hair lightness': L,
    'hair chroma for its lightness': C / (USUAL_CHROMA.black + USUAL_CHROMA.perLightness * L),
    'hair hue off the natural': hueOff(median(a), median(b), C, NATURAL_HUE.hair),
    'hair hue spread': hueSpread(a, b),
    'hair chroma with light': correlation(lightness, chroma),
    'hair chroma in the shadow': darkest,
    'hair shadow chroma against all': (darkest + HUED / 4) / (C + HUED / 4),
    'hair light chroma against all': (lightest + HUED / 4) / (C + HUED / 4),
    'hair colour lost': Math.sqrt(hair.lostShare),
    'hair chroma detail': detail(hair.chroma, 0.9),
    'hair detail': middle,
    'hair finest detail': detail(hair.fine, 0.98),
    'hair fine against middle': fine - middle,
    'hair middle against coarse': middle - coarse,
  }
}

function faceSigns({ face }: Regions) {
  const isSeen = face.count >= FEWEST
  const { lightness, a, b, chroma } = coloursOf(face)
  const [fine, middle, coarse] = [detail(face.fine, 0.5), detail(face.middle, 0.5), detail(face.coarse, 0.5)]
  const seen = (value: number) => (isSeen ? value : null)
  return {
    'face lightness': seen(median(lightness)),
    'face redness': seen(median(a)),
    'face strongest chroma': seen(quantileOf(chroma.slice(), 0.95)),
    'face chroma spread': seen(deviation(chroma)),
    'face hue off the natural': seen(hueOff(median(a), median(b), median(chroma), NATURAL_HUE.face)),
    'face chroma against detail': seen(detail(face.chroma, 0.5) - middle),
    'face fine detail': seen(fine),
    'face strong fine detail': seen(detail(face.fine, 0.9)),
    'face finest detail': seen(detail(face.fine, 0.98)),
    'face middle against coarse': seen(middle - coarse),
  }
}

function groundSigns({ ground }: Regions) {
  return { 'ground chroma detail': ground.count < FEWEST ? null : detail(ground.chroma, 0.9) }
}

/** Approximate chroma of undyed hair in photographs: C* of black hair, increasing with L*; table of `NEUTRAL_AXIS`, smoothed. */
const USUAL_CHROMA = { black: 8, perLightness: 0.25 } as const
/** Median hue angle, in degrees, of untouched photographs of the fit half; below this C* it counts less. */
const NATURAL_HUE = { hair: 57, face: 48 } as const
const HUED = 8

function hueOff(a: number, b: number, chroma: number, natural: number): number {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return Math.abs(((hue - natural + 540) % 360) - 180) * Math.min(1, chroma / HUED)
}

/** Width, in a* and b*, of the middle two thirds of the colours across their mean hue. */
function hueSpread(a: Float32Array, b: Float32Array): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  const length = Math.max(1e-6, lengthOf(meanA, meanB))
  const across = a.map((value, i) => (b[i]! * meanA - value * meanB) / length)
  return quantileOf(across, 0.84) - quantileOf(across, 0.16)
}

/** Chroma of the darkest and of the lightest tenth. */
function chromaAtEnds(lightness: Float32Array, chroma: Float32Array): readonly [darkest: number, lightest: number] {
  const [dark, light] = [quantileOf(lightness.slice(), 0.1), quantileOf(lightness.slice(), 0.9)]
  return [
    median(chroma.filter((_, i) => lightness[i]! <= dark)),
    median(chroma.filter((_, i) => lightness[i]! >= light)),
  ]
}

/** Logarithm of a quantile of second differences; the offset is the residue of compression in flat areas. */
const detail = (differences: Float32Array, share: number): number =>
  Math.log(quantileOf(differences.slice(), share) + 0.2)

function coloursOf({ lab, count }: Region) {
  const [lightness, a, b, chroma] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ]
  for (let i = 0; i < count; i++) {
    lightness[i] = lab[i * 3]!
    a[i] = lab[i * 3 + 1]!
    b[i] = lab[i * 3 + 2]!
    chroma[i] = lengthOf(a[i]!, b[i]!)
  }
  return { lightness, a, b, chroma }
}

const median = (values: Float32Array): number => quantileOf(values.slice(), 0.5)

const mean = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function deviation(values: Float32Array): number {
  return Math.sqrt(covariance(values, values))
}

function correlation(one: Float32Array, other: Float32Array): number {
  return covariance(one, other) / Math.max(1e-6, deviation(one) * deviation(other))
}

function covariance(one: Float32Array, other: Float32Array): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i]! - meanOne) * (other[i]! - meanOther)
  return sum / Math.max(1, one.length)
}
