import { lchOf } from '../colour/convert.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { COOL_TONES, RED_TONES, WARM_TONES } from '../data/tones.ts'
import type { Tone, ZoneReading } from '../model/measured-hair.ts'
import { isConfirmed } from './confirm-reading.ts'
import { isRed } from './likely-history.ts'
import { COOL_BELOW } from './wished-colour.ts'

/**
 * The zone with a natural tone, and without natural as its other possibility. Of two reflects that were read, a warm first one is the
 * other possibility.
 */
const asNatural = (zone: ZoneReading): ZoneReading => {
  const { tone, alternativeTone } = zone
  const other = alternativeTone == null || alternativeTone.primary === 'NATURALE' ? null : alternativeTone
  return { ...zone, tone: NATURAL_TONE, alternativeTone: other && WARM_TONES.has(tone.primary) ? tone : other }
}

/** A red that the light of a photo gives to dark hair: any mahogany, others up to full strength. */
const isRedByLight = ({ primary, intensity }: Tone): boolean =>
  RED_TONES.has(primary) && (primary === 'MOGANO' || intensity === 'soft' || intensity === 'full')

/**
 * Dark hair looks cool, mahogany or slightly red by the light of a photo: such a reflect is natural until it is confirmed, unless the
 * whole head shows a fantasy colour.
 */
export const withoutLight = (zone: ZoneReading, head: ZoneReading): ZoneReading => {
  if (isConfirmed(zone) || zone.level >= COOL_BELOW) return zone
  const isFantasy = zone.tone.intensity === 'pure' && head.tone.intensity === 'pure'
  const isByLight = COOL_TONES.has(zone.tone.primary) || isRedByLight(zone.tone)
  return isByLight && !isFantasy ? asNatural(zone) : zone
}

/** A pure cool reflect of less chroma C* on hair below this level is the light on natural or grey hair: on 5 of 5 portraits [E]. */
const FAINT = { chroma: 22, below: 7 } as const

const isFaintCool = ({ tone, lab, level }: ZoneReading): boolean =>
  COOL_TONES.has(tone.primary) && tone.intensity === 'pure' && lchOf(lab).c < FAINT.chroma && level < FAINT.below

/** Brown hair that shines reads copper below these levels: 18 of 20 portraits with copper on such hair show none [E]. */
const SHINING = {
  below: 6,
  /** A wish is chosen: there only copper that cannot be red is shine. */
  wishBelow: 5.5,
  /** Hue in degrees up to which a red with copper in it is dye. */
  redUpTo: 28,
} as const

const isShine = ({ tone: { primary, secondary, intensity }, lab, level }: ZoneReading): boolean => {
  const isCopper = primary === 'RAME' || (primary === 'ROSSO' && secondary === 'RAME' && lchOf(lab).h > SHINING.redUpTo)
  return isCopper && intensity !== 'pure' && level < SHINING.below
}

const isShineOfWish = ({ tone, alternativeTone, level }: ZoneReading): boolean =>
  tone.primary === 'RAME' &&
  tone.intensity !== 'pure' &&
  !isRed(tone) &&
  !isRed(alternativeTone) &&
  level < SHINING.wishBelow

const isGreen = ({ primary, secondary }: Tone): boolean => primary === 'VERDE' || secondary === 'VERDE'

/**
 * Where the reading hesitates between green and another reflect, takes the other: green came from the light or from leaves in four of
 * four portraits [E].
 */
const withoutGreen = (zone: ZoneReading): ZoneReading => {
  const { tone, alternativeTone } = zone
  const isByLight = isGreen(tone) && alternativeTone != null && !isGreen(alternativeTone)
  return isByLight ? { ...zone, tone: alternativeTone, alternativeTone: tone } : zone
}

/** Hair that may be natural, without the reflects that light gives it, until they are confirmed. */
export const withoutTints = (zone: ZoneReading): ZoneReading => {
  if (isConfirmed(zone)) return zone
  const seen = withoutGreen(zone)
  return isShine(seen) || isFaintCool(seen) ? asNatural(seen) : seen
}

/** The same for a photo of the wish; there a dark red is the light only if the whole head is dark. */
export const withoutTintOfWish = (zone: ZoneReading, head: ZoneReading): ZoneReading => {
  if (isConfirmed(zone)) return zone
  const seen = withoutGreen(zone)
  const isDarkRed = Math.max(seen.level, head.level) < COOL_BELOW && isRedByLight(seen.tone)
  return isShineOfWish(seen) || isDarkRed ? asNatural(seen) : seen
}
