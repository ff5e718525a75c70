import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { levelFromLab } from '../../../packages/colorimetry/src/index.ts'
import {
  applyCalibration,
  type HairNet,
  type NamedCalibration,
  type Reading,
  type RgbaImage,
  readPhoto,
  resizeImage,
} from '../../../packages/vision/src/index.ts'
import { renderScene } from '../../scenes/scene.ts'
import { type Half, levelSeen, listEyeLabels, showsHair } from '../eye-labels.ts'
import { pixelsOf } from '../photo-case.ts'
import { photosFolder } from '../photo-list.ts'
import { drawScene } from '../scene-list.ts'
import { round } from '../statistics.ts'
import { NEUTRAL, PLACE_LIGHTS, type PlaceLight, photographIn, sceneIn, sceneLightOf } from './place-lights.ts'
import { type HeadSwatch, headRing, renderedRing, tapsInside } from './rings.ts'

/** Level minus truth, the error bar, and the difference from the level of the same head in neutral light. */
export type Miss = { readonly level: number; readonly bar: number; readonly moved: number | null }

export type CalibrationCase = {
  /** Kind of case: a rendered scene, a photograph with a rendered ring, or one with a ring of heads of the same studio. */
  readonly kind: 'scene' | 'photo' | 'studio'
  readonly name: string
  readonly light: string
  readonly truth: number
  readonly uncalibrated: Miss
  /** Null when the ring was refused in this light. */
  readonly calibrated: Miss | null
}

/** Seeds of the rendered heads; disjoint from those of the accuracy page and of training. */
const FIRST_SCENE = 8_410_000
const SCENES = 10
const LIGHTS = [NEUTRAL, ...PLACE_LIGHTS]
/** Each photograph is read in one of this many lights. */
const EVERY = 6
const STUDIOS = ['portraits/canada', 'portraits/neutral'] as const

/** A reading, and the ring of its place and light; null when refused. */
type Read = { readonly light: PlaceLight; readonly reading: Reading; readonly ring: NamedCalibration | null }

const calibratedBy = ({ reading, ring }: Read): Reading | null => ring && applyCalibration(reading, ring)

/** `neutral`: the same head in neutral light. */
function caseOf(
  of: Pick<CalibrationCase, 'kind' | 'name' | 'truth'>,
  read: Read,
  neutral: Read | null,
): CalibrationCase {
  const missOf = ({ level, levelError }: Reading, still: Reading | null | undefined): Miss => ({
    level: round(level - of.truth, 2),
    bar: levelError,
    moved: still ? round(level - still.level, 2) : null,
  })
  const calibrated = calibratedBy(read)
  return {
    ...of,
    light: read.light.name,
    uncalibrated: missOf(read.reading, neutral?.reading),
    calibrated: calibrated && missOf(calibrated, neutral && calibratedBy(neutral)),
  }
}

/** Rendered heads and a rendered ring, photographed by one camera in twelve lights. */
export function tryScenes(net: HairNet): readonly CalibrationCase[] {
  const rings = new Map(LIGHTS.map((light) => [light, renderedRing((image) => sceneIn(image, FIRST_SCENE, light))]))
  return Array.from({ length: SCENES }, (_, i) => FIRST_SCENE + i).flatMap((seed) => {
    const options = drawScene({ seed, condition: 'neutral' })
    const reads = LIGHTS.flatMap((light) => {
      const { image, truth } = renderScene({ ...options, ...sceneLightOf(light) })
      const answer = readPhoto(net, resizeImage(image, 800))
      return answer.ok && truth ? [{ light, truth, reading: answer.reading, ring: rings.get(light) ?? null }] : []
    })
    const neutral = reads.find(({ light }) => light === NEUTRAL) ?? null
    return reads.map((read) =>
      caseOf({ kind: 'scene', name: String(seed), truth: round(levelFromLab(read.truth.lab), 2) }, read, neutral),
    )
  })
}

/** Photographs of one half, each in some of the twelve lights, with a rendered ring and with one of their own studio. */
export async function tryPhotos(net: HairNet, half: Half): Promise<readonly CalibrationCase[]> {
  const rings = new Map(LIGHTS.map((light) => [light, renderedRing((image) => photographIn(image, light))]))
  const studios = await ringsOfStudios(net)
  return (await judged(half)).flatMap(({ image, photo, level }, index) => {
    const reads = lightsOf(index).flatMap((light) => {
      const answer = readPhoto(net, photographIn(image, light))
      return answer.ok ? [{ light, reading: answer.reading }] : []
    })
    const casesWith = (
      kind: 'photo' | 'studio',
      ringIn: (light: PlaceLight) => NamedCalibration | null | undefined,
    ) => {
      const withRing = reads.map((read) => ({ ...read, ring: ringIn(read.light) ?? null }))
      const neutral = withRing.find(({ light }) => light === NEUTRAL) ?? null
      return withRing.map((read) => caseOf({ kind, name: photo, truth: level }, read, neutral))
    }
    const studio = STUDIOS.find((name) => photo.startsWith(name))
    return [
      ...casesWith('photo', (light) => rings.get(light)),
      ...(studio ? casesWith('studio', (light) => studios.get(studio)?.get(light)) : []),
    ]
  })
}

/** Neutral light, and some of the others alternately. */
const lightsOf = (index: number): readonly PlaceLight[] => [
  NEUTRAL,
  ...PLACE_LIGHTS.filter((_, i) => (i + index) % EVERY === 0),
]

type Judged = { readonly photo: string; readonly image: RgbaImage; readonly level: number }

/** The photographs of a half whose level was judged, of all folders or of some. */
async function judged(half: Half, folders: readonly string[] = ['']): Promise<readonly Judged[]> {
  const list = listEyeLabels().filter(
    (label) => label.half === half && showsHair(label) && folders.some((folder) => label.photo.startsWith(folder)),
  )
  const found: Judged[] = []
  for (const label of list) {
    const level = levelSeen(label)
    if (level === null) continue
    const image = await pixelsOf(await readFile(join(photosFolder ?? '', label.photo)))
    found.push({ photo: label.photo, image, level })
  }
  return found
}

/** Rings of heads of the fit half, one for each studio and light. */
async function ringsOfStudios(
  net: HairNet,
): Promise<ReadonlyMap<string, ReadonlyMap<PlaceLight, NamedCalibration | null>>> {
  const heads = await judged('fit', STUDIOS)
  return new Map(
    STUDIOS.map((studio) => {
      const swatches = heads
        .filter(({ photo }) => photo.startsWith(studio))
        .flatMap(({ image, level }): readonly HeadSwatch[] => {
          const answer = readPhoto(net, image)
          const taps = answer.ok ? tapsInside(answer.mask) : []
          return taps.length > 0 ? [{ image, level, taps }] : []
        })
      const inLight = (light: PlaceLight) => headRing(swatches, (image) => photographIn(image, light))
      return [studio, new Map(LIGHTS.map((light) => [light, inLight(light)]))] as const
    }),
  )
}
