import {
  isWhiteHair,
  type Lab,
  levelFromLab,
  NATURAL_TONE,
  naturalAt,
  type Tone,
  toneAlong,
  toneFromLab,
} from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { type Tint, tintOf } from '../light/skin-tint.ts'
import { lengthOf, roundTo } from '../numeric.ts'
import type { QualityNote } from '../reading.ts'
import { FAMILY_OF_TONE, familiesOf, type HairColour, type ToneFamily } from './tone-family.ts'
import { BLOND_STRANDS, mayBeWhite } from './white-hair.ts'

/**
 * Distance in a* and b* of nine of ten heads of natural hair from the natural axis in photographs: it grows with L*, since light tints
 * pale hair like paper. Fitted to the fit half of the photographs judged by eye; if the user tapped something white, only the
 * variation of hair remains [E].
 */
const SPREAD = { least: 2, perLightness: 0.3, most: 14, ofHairAlone: 0.6 } as const

/** Notes of this severity with which only the level is reported. */
const TONELESS: Partial<Record<QualityNote['code'], QualityNote['severity']>> = {
  'no-colour': 'problem',
  'colour-cast': 'problem',
  'over-saturated': 'problem',
  'little-hair': 'problem',
}

/** b* below which strands of different lightness are dyed blue, not grey: on the fit half no head lighter than black is below -1. */
const BLUE_STRANDS = -4
/** L* below which the blue of black hair is that of flare and filters: two black heads of the fit half had passed for violet and mahogany. */
const BLACKEST = 6

/** Expected share of white from which pale hair has no tone. On the fit half bleached heads have up to 0.37, white ones 0.66 and more. */
const WHITE = 0.5

/** The tone that can be named for a photo. */
export type SeenTone = {
  readonly tone: Tone
  /** Radius of the 90 % interval in the (a*, b*) plane; null where no tone can be named. */
  readonly toneError: number | null
  /** The second candidate, if it is more than half as likely. */
  readonly alternativeTone: Tone | null
}

/** Features of the hair besides its colour in this light. */
export type HairInLight = Pick<HairColour, 'bright' | 'face' | 'hairShare'> & {
  readonly isGreying: boolean
  /** The expected share of white hair, 0-1, see likelyWhite. */
  readonly likelyWhite: number
  /** The tone of the whole head, for one of its zones. */
  readonly ofHead?: Tone | undefined
}

/**
 * The likeliest tone of hair in a photo, with its reflect as measured. Colours that no natural hair shows in any light are named as
 * measured.
 */
export function toneInLight(
  median: Lab,
  { light, skin }: LightEstimate,
  quality: readonly QualityNote[],
  { bright, face, hairShare, isGreying, likelyWhite, ofHead }: HairInLight,
): SeenTone {
  if (quality.some(({ code, severity }) => TONELESS[code] === severity)) {
    return { tone: NATURAL_TONE, toneError: null, alternativeTone: null }
  }
  const spread = Math.min(SPREAD.most, SPREAD.least + SPREAD.perLightness * median[0])
  const toneError = roundTo(light.source === 'white-point' ? SPREAD.ofHairAlone * spread : spread, 1)
  // White strands lower the chroma of the mixture, which is not ash.
  const isGrey = isGreying && median[2] < BLOND_STRANDS && median[2] > BLUE_STRANDS
  if ((median[0] < BLACKEST && median[2] < 0) || isGrey || isWhiteHair(median)) {
    return { tone: NATURAL_TONE, toneError, alternativeTone: null }
  }
  const measured = ofGoldenHair(toneFromLab(median))
  if (mayBeWhite(median) && likelyWhite >= WHITE && light.source !== 'white-point') {
    const isNatural = measured.primary === 'NATURALE'
    return { tone: NATURAL_TONE, toneError, alternativeTone: isNatural ? null : measured }
  }
  const [, a, b] = naturalAt(median[0])
  const isBeyond = lengthOf(median[1] - a, median[2] - b) >= toneError
  if (isBeyond && isFantasy(measured)) return { tone: measured, toneError, alternativeTone: null }
  const likely = familiesOf({ median, bright, skin, face, hairShare })
  // A zone differs from its head only where its own colour leaves no doubt.
  const family = ofHead && FAMILY_OF_TONE[ofHead.primary]
  const doubtful = family && likely[1] === family ? ([family, likely[0]] as const) : likely
  const isSkin = SKIN_FAMILIES.has(doubtful[0]) && showsSkin(median, skin, hairShare)
  const ordered = isSkin ? (['neutral', doubtful[0]] as const) : doubtful
  const [first, second] = ordered.map((one) => toneOf(one, median, measured))
  return { tone: first ?? NATURAL_TONE, toneError, alternativeTone: second ?? null }
}

const SKIN_FAMILIES: ReadonlySet<ToneFamily> = new Set(['gold', 'copper', 'red'])
/**
 * A crop or a bald head by the share of hair, and the distance from the tint of the skin up to which its reflect may be that of the scalp.
 * Fitted to the fit half of the photographs: five natural heads that had passed for copper or golden, and none that is.
 */
const SCALP = { share: 0.05, tint: 0.16 } as const

/** Whether so little hair has the colour of the skin under it. */
function showsSkin(median: Lab, skin: Tint | null, hairShare: number): boolean {
  if (!skin || hairShare >= SCALP.share) return false
  const { red, yellow } = tintOf(median)
  return lengthOf(red - skin.red, yellow - skin.yellow) < SCALP.tint
}

const isFantasy = ({ primary, intensity }: Tone): boolean =>
  intensity === 'pure' || primary === 'IRISE' || primary === 'VERDE'

/** Level from which faint cool hair is beige, not ash. */
const BEIGE_FROM = 7

/** The tone of a family: as measured if that is one of it, otherwise its main tone in the strength measured along it. */
function toneOf(family: ToneFamily, median: Lab, measured: Tone): Tone {
  if (FAMILY_OF_TONE[measured.primary] === family) return measured
  if (family === 'neutral') return NATURAL_TONE
  if (family === 'gold') return toneAlong('DORATO', median)
  if (family === 'copper') return toneAlong('RAME', median)
  if (family === 'red') return toneAlong('ROSSO', median)
  return levelFromLab(median) >= BEIGE_FROM
    ? { primary: 'BEIGE', secondary: null, intensity: 'soft' }
    : toneAlong('CENERE', median)
}

/** A hue between gold and green is golden hair in slightly green light. */
function ofGoldenHair(tone: Tone): Tone {
  const isBetween =
    (tone.primary === 'DORATO' && tone.secondary === 'VERDE') ||
    (tone.primary === 'VERDE' && tone.secondary === 'DORATO')
  return isBetween ? { ...tone, primary: 'DORATO', secondary: null } : tone
}
