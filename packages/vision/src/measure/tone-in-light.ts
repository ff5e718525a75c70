import { type Lab, NATURAL_TONE, naturalAt, type Tone, toneFromLab } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { lengthOf, roundTo } from '../numeric.ts'
import type { QualityNote } from '../reading.ts'

/**
 * How far, in a* and b*, nine of ten heads of natural hair lie from the natural axis in photographs: it grows with L*, since
 * light colours pale hair as it colours paper. Fitted to the fit half of the photographs judged by eye; where the user tapped
 * something white, only what hair itself differs by is left [E].
 */
const SPREAD = { least: 2, perLightness: 0.3, most: 14, ofHairAlone: 0.6 } as const

/** With these, at this severity, a photo shows a level at most. */
const TONELESS: Partial<Record<QualityNote['code'], QualityNote['severity']>> = {
  'no-colour': 'problem',
  'colour-cast': 'problem',
  'over-saturated': 'problem',
  'little-hair': 'problem',
}

/** The tone that a photo allows to name. */
export type SeenTone = {
  readonly tone: Tone
  /** Radius of the 90 % interval in the (a*, b*) plane; null where the photo shows no tone. */
  readonly toneError: number | null
  /** The reflect that the colour would have in a light known for sure, where `tone` is natural only within the error. */
  readonly alternativeTone: Tone | null
}

/** Names a tone only where it lies further from natural hair than light and camera put natural hair itself. */
export function toneInLight(
  median: Lab,
  light: LightEstimate,
  quality: readonly QualityNote[],
  isGreying: boolean,
): SeenTone {
  if (quality.some(({ code, severity }) => TONELESS[code] === severity)) {
    return { tone: NATURAL_TONE, toneError: null, alternativeTone: null }
  }
  const spread = Math.min(SPREAD.most, SPREAD.least + SPREAD.perLightness * median[0])
  const toneError = roundTo(light.light.source === 'white-point' ? SPREAD.ofHairAlone * spread : spread, 1)
  // White strands take colour out of the mixture: that is no ash.
  const tone = isGreying ? NATURAL_TONE : ofGoldenHair(toneFromLab(median))
  const [, a, b] = naturalAt(median[0])
  if (tone.primary === 'NATURALE' || lengthOf(median[1] - a, median[2] - b) >= toneError) {
    return { tone, toneError, alternativeTone: null }
  }
  return { tone: NATURAL_TONE, toneError, alternativeTone: tone }
}

/** Between gold and green lies golden hair in a light that is a little green. */
function ofGoldenHair(tone: Tone): Tone {
  const isBetween =
    (tone.primary === 'DORATO' && tone.secondary === 'VERDE') ||
    (tone.primary === 'VERDE' && tone.secondary === 'DORATO')
  return isBetween ? { ...tone, primary: 'DORATO', secondary: null } : tone
}
