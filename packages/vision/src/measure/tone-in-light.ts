import {
  type Lab,
  lchOf,
  NATURAL_TONE,
  naturalAt,
  plainTone,
  RED_TONES,
  type Tone,
  toneFromLab,
} from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { rednessOf } from '../light/skin-redness.ts'
import { lengthOf, roundTo } from '../numeric.ts'
import type { QualityNote } from '../reading.ts'

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

/** The tone that can be named for a photo. */
export type SeenTone = {
  readonly tone: Tone
  /** Radius of the 90 % interval in the (a*, b*) plane; null where no tone can be named. */
  readonly toneError: number | null
  /** The second candidate if the colour is within the error: a reflect besides natural, or natural besides a red. */
  readonly alternativeTone: Tone | null
}

/** Features of the hair besides its median colour. */
export type HairInLight = {
  /** Colour of the brightest strands (brightStrands), where a reflect is visible. */
  readonly bright: Lab
  readonly isGreying: boolean
}

/**
 * Redness of bright strands minus that of the skin (see rednessOf) from which hair is copper or red, and below which that is
 * excluded: light and camera redden hair and skin equally. `hue`: degrees of a copper, of a red, and where reds end. Fitted to the
 * fit half of the photographs judged by eye.
 */
const REDDER_THAN_SKIN = { surely: 0.06, never: 0.03 } as const
const HUE = { red: -15, copper: 30, gold: 75 } as const

const isRed = ({ primary }: Tone): boolean => RED_TONES.has(primary)

/**
 * Names a tone only if it is further from natural hair than light and camera can explain. A copper or red is also named if the bright
 * strands are redder than the skin beside them, and never if they are not.
 */
export function toneInLight(
  median: Lab,
  light: LightEstimate,
  quality: readonly QualityNote[],
  { bright, isGreying }: HairInLight,
): SeenTone {
  if (quality.some(({ code, severity }) => TONELESS[code] === severity)) {
    return { tone: NATURAL_TONE, toneError: null, alternativeTone: null }
  }
  const spread = Math.min(SPREAD.most, SPREAD.least + SPREAD.perLightness * median[0])
  const toneError = roundTo(light.light.source === 'white-point' ? SPREAD.ofHairAlone * spread : spread, 1)
  // White strands lower the chroma of the mixture, which is not ash.
  const named = isGreying ? NATURAL_TONE : ofGoldenHair(toneFromLab(median))
  const [, a, b] = naturalAt(median[0])
  const isBeyond = lengthOf(median[1] - a, median[2] - b) >= toneError
  const redder = light.skinRedness === null ? null : rednessOf(bright[0], bright[1]) - light.skinRedness
  const isNamedRed = isRed(named)
  if (redder !== null && redder >= REDDER_THAN_SKIN.surely && !(isNamedRed && isBeyond)) {
    const red = redOf(bright)
    if (red) return { tone: red, toneError, alternativeTone: isBeyond ? named : NATURAL_TONE }
  }
  if (named.primary === 'NATURALE') return { tone: named, toneError, alternativeTone: null }
  const isRuledOut = isNamedRed && redder !== null && redder <= REDDER_THAN_SKIN.never
  return isBeyond && !isRuledOut
    ? { tone: named, toneError, alternativeTone: null }
    : { tone: NATURAL_TONE, toneError, alternativeTone: named }
}

/** Copper or red, by the hue of the strands that show it; null for violet, gold and green. */
function redOf(bright: Lab): Tone | null {
  const { h } = lchOf(bright)
  const hue = h > 180 ? h - 360 : h
  if (hue < HUE.red || hue > HUE.gold) return null
  return plainTone(hue >= HUE.copper ? 'RAME' : 'ROSSO')
}

/** A hue between gold and green is golden hair in slightly green light. */
function ofGoldenHair(tone: Tone): Tone {
  const isBetween =
    (tone.primary === 'DORATO' && tone.secondary === 'VERDE') ||
    (tone.primary === 'VERDE' && tone.secondary === 'DORATO')
  return isBetween ? { ...tone, primary: 'DORATO', secondary: null } : tone
}
