import { COOL_TONES, WARM_TONES } from '../data/tones.ts'
import type { ZoneReading } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** Reflects that a wish may have if they are as likely as natural; red and green also come from light and camera [E]. */
const WISHED: ReadonlySet<ToneName> = new Set(['DORATO', 'BEIGE'])

/** Hair this dark shows no pure blue or green by itself: it comes from the grading of the photo [E]. */
const GRADED_BELOW = 4

const isGraded = ({ level, tone, read }: ZoneReading): boolean =>
  read === undefined && level < GRADED_BELOW && tone.intensity === 'pure' && COOL_TONES.has(tone.primary)

/** The colour of a zone in a photo of the wish. The photo is chosen for its reflect: if it is as likely as natural, it is used. */
export const wishedColour = <T extends ZoneReading>(zone: T): T => {
  if (isGraded(zone)) return { ...zone, tone: { ...zone.tone, intensity: 'full' } }
  return zone.tone.primary === 'NATURALE' && zone.alternativeTone && WISHED.has(zone.alternativeTone.primary)
    ? { ...zone, tone: zone.alternativeTone, alternativeTone: zone.tone }
    : zone
}

/**
 * The colour of hair that keeps its own: natural hair that may be golden counts as golden, since a bowl that is too warm is corrected
 * more easily than one that dulls the hair.
 */
export const warmerEnd = <T extends ZoneReading>(zone: T): T =>
  zone.alternativeTone && WARM_TONES.has(zone.alternativeTone.primary) ? wishedColour(zone) : zone
