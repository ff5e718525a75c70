import {
  clampLevel,
  hexFromLab,
  type Lab,
  labOf,
  levelFromLab,
  type SeenTechnique,
  type Tone,
  type Zone,
  type ZoneReading,
} from '@riflesso/colorimetry'
import type { HairMask, RgbaImage } from '../image.ts'
import { estimateLight, type LightEstimate } from '../light/estimate-light.ts'
import { faceSkin } from '../light/face-skin.ts'
import { roundTo } from '../numeric.ts'
import type { PhotoHints, Reading } from '../reading.ts'
import { greyingOf, isGreying, pigmentedLab } from './greying.ts'
import { collectHair, type HairPixels, maskAtImageSize } from './hair-pixels.ts'
import { levelCorrection } from './level-beside-skin.ts'
import { type ErrorEvidence, levelErrorOf } from './level-error.ts'
import { levelInPhoto } from './level-in-photo.ts'
import { brightStrands, byLightness, litHair, medianLab } from './lit-hair.ts'
import { paletteOf } from './palette.ts'
import { judgeQuality } from './quality.ts'
import { readTexture } from './texture.ts'
import { toneInLight } from './tone-in-light.ts'
import { expectedWhite, mayBeWhite, whiteShareOf } from './white-hair.ts'
import { mapZones, membersByZone } from './zone-map.ts'

/** Most pixels measured: more add time, not precision. */
const MAX_PIXELS = 20_000
/** A zone with fewer pixels is not read. */
const FEWEST_IN_ZONE = 60

/** Context besides the photo itself. */
export type MeasuringContext = {
  /** Confidence that the mask is hair, 0-1; 1 for a mask drawn by hand. */
  readonly maskConfidence?: number
}

/**
 * Measures the hair that a mask marks: level, tone, colours, zones, light and quality. Shine and shadow (two fifths of the
 * pixels) are set aside before any median. Deterministic; null when the mask marks no hair.
 */
export function measureHair(
  image: RgbaImage,
  mask: HairMask,
  hints?: PhotoHints,
  context: MeasuringContext = {},
): Reading | null {
  const light = estimateLight(image, mask, hints)
  const hair = collectHair(image, mask, light.light.gains)
  if (hair.count === 0) return null
  const members = spreadMembers(hair)
  const lit = litHair(hair, members)
  const median = medianLab(hair, lit)
  const bright = medianLab(hair, brightStrands(hair, members))
  const texture = readTexture(hair, lit, median, image.width, image.height)
  const quality = judgeQuality({ image, hair, median, texture, light })
  const map = mapZones(maskAtImageSize(image, mask), image.width, image.height)
  const byZone = membersByZone(hair, members, map, image.width)
  const seen = {
    light,
    quality,
    evenness: texture.evenness,
    strandContrast: texture.strandContrast,
    hairShare: hair.share,
    maskConfidence: context.maskConfidence ?? 1,
  }
  const skin = isCardTapped(hints, light) ? null : faceSkin(image, mask, light.light.gains)
  const evidence = {
    ...seen,
    face: skin?.[0] ?? null,
    correction: skin && correctionBeside(skin, hair, members, { median, bright }, seen),
  }
  const whole = zoneReading(hair, members, { median, bright }, { ...evidence, zone: null })
  const inZone = (zone: Zone) =>
    map.shows[zone] ? readZone(hair, byZone[zone], { ...evidence, zone, ofHead: whole.tone }) : null
  const zones = { roots: inZone('roots'), lengths: inZone('lengths'), ends: inZone('ends') }
  const strandContrast = roundTo(texture.strandContrast, 1)
  const off = levelInPhoto(median, light).level - levelFromLab(median) + (evidence.correction ?? 0)
  return {
    hairFound: true,
    ...whole,
    palette: paletteOf(hair, withoutExtremes(hair, members), off),
    zones,
    whiteShare: roundedShare(whiteShareOf(hair, members, light, { ...texture, median, bright, hairShare: hair.share })),
    hairShare: roundTo(hair.share, 4),
    strandContrast,
    evenness: roundTo(texture.evenness, 2),
    technique: seenTechnique({ zones, strandContrast, hairShare: hair.share }),
    light: light.light,
    quality,
  }
}

/** A grey card tells more about the exposure than skin does; something white tells only the colour of the light. */
function isCardTapped(hints: PhotoHints | undefined, { light }: LightEstimate): boolean {
  return light.source === 'white-point' && (hints?.greyCard ?? null) !== null
}

/** The colour of hair, and that of its brightest strands. */
type SeenColour = { readonly median: Lab; readonly bright: Lab }

/** The correction of the whole head: the light is the same on all zones, and so is what their levels are off by. */
function correctionBeside(
  skin: Lab,
  hair: HairPixels,
  members: Uint32Array,
  { median, bright }: SeenColour,
  { light, strandContrast, hairShare }: Pick<SharedEvidence, 'light' | 'strandContrast' | 'hairShare'>,
): number {
  const { level } = levelInPhoto(pigmentedLab(hair, members, median, greyingOf(median, strandContrast)), light)
  return levelCorrection({ level, median, bright, skin, hairShare })
}

function roundedShare(share: number | null): number | null {
  return share === null ? null : roundTo(share, 2)
}

/** Evenly chosen pixels, at most MAX_PIXELS. */
function spreadMembers(hair: HairPixels): Uint32Array {
  const stride = Math.max(1, hair.count / MAX_PIXELS)
  const members = new Uint32Array(Math.floor(hair.count / stride))
  for (let i = 0; i < members.length; i++) members[i] = Math.floor(i * stride)
  return members
}

/** The palette includes light and dark parts of the dye, but neither glints nor gaps. */
function withoutExtremes(hair: HairPixels, members: Uint32Array): Uint32Array {
  const order = byLightness(hair, members)
  return order.subarray(Math.floor(order.length * 0.15), Math.max(1, Math.ceil(order.length * 0.92)))
}

/** What the error bar of every zone depends on. */
type SharedEvidence = Omit<ErrorEvidence, 'deviation'> & {
  readonly strandContrast: number
  readonly hairShare: number
  /** L* of the skin of the face; null where none is seen. */
  readonly face: number | null
  readonly ofHead?: Tone
}

function readZone(hair: HairPixels, members: Uint32Array, evidence: SharedEvidence): ZoneReading | null {
  if (members.length < FEWEST_IN_ZONE) return null
  const colour = {
    median: medianLab(hair, litHair(hair, members)),
    bright: medianLab(hair, brightStrands(hair, members)),
  }
  return zoneReading(hair, members, colour, evidence)
}

function zoneReading(
  hair: HairPixels,
  members: Uint32Array,
  { median, bright }: SeenColour,
  evidence: SharedEvidence,
): ZoneReading {
  const greying = greyingOf(median, evidence.strandContrast)
  const { level: byColour, deviation } = levelInPhoto(pigmentedLab(hair, members, median, greying), evidence.light)
  const level = clampLevel(byColour + (evidence.correction ?? 0))
  const seen = toneInLight(median, evidence.light, evidence.quality, {
    bright,
    face: evidence.face,
    hairShare: evidence.hairShare,
    isGreying: isGreying(greying),
    // Decides only of pale hair.
    likelyWhite: mayBeWhite(median) ? expectedWhite(hair, members, evidence.light, { ...evidence, median, bright }) : 0,
    ofHead: evidence.ofHead,
  })
  const isOnScale = !isGreying(greying) && !mayBeWhite(median) && seen.tone.intensity !== 'pure'
  return {
    level: roundTo(level, 1),
    levelError: levelErrorOf({ ...evidence, deviation }),
    ...seen,
    lab: [roundTo(median[0], 1), roundTo(median[1], 1), roundTo(median[2], 1)],
    // The colour that the words name, in neutral light; white and fantasy colours have no level that shows them.
    hex: hexFromLab(isOnScale ? labOf(roundTo(level, 1), seen.tone) : median),
  }
}

/**
 * Least rise of the level from roots to ends. Even hair photographed from above reads darker towards the ends, and the
 * zones of a photo overlap: the measured rise is about a level less than the real one.
 */
const RISE = { least: 0.9, ombre: 2 } as const
/** L* difference of neighbouring strands from which lights are strands, not a band (reference 9: ombré below 5, balayage 8-18). */
const STRANDS = 8.5
/** Largest share of the rise that may be error. */
const BAR_SHARE = 0.5
/** Least share of hair: a rise on short hair comes from light or scalp. Fitted to the fit half of the photographs. */
const MIN_HAIR = 0.15

/**
 * The technique that a photo shows, null when none is clear: a lengthwise fade (ombré, the softer sombré) or freehand lights
 * towards the tips (balayage). Finer lights look like shading in a photo and are never claimed.
 */
export function seenTechnique({
  zones,
  strandContrast,
  hairShare,
}: Pick<Reading, 'zones' | 'strandContrast' | 'hairShare'>): SeenTechnique | null {
  const { roots, ends } = zones
  if (!roots || !ends || hairShare < MIN_HAIR) return null
  const rise = ends.level - roots.level
  const doubt = BAR_SHARE * Math.min(roots.levelError, ends.levelError)
  if (rise < Math.max(RISE.least, doubt)) return null
  if (strandContrast >= STRANDS) return 'balayage'
  return rise >= RISE.ombre ? 'ombre' : 'sombre'
}
