import { plainTone } from '../colour/tone.ts'
import { COOL_TONES, WARM_TONES } from '../data/tones.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import type { Goal } from '../model/situation.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { isConfirmed } from './confirm-reading.ts'

/** Reflects that a wish may have if they are as likely as natural; red and green also come from light and camera [E]. */
const WISHED: ReadonlySet<ToneName> = new Set(['DORATO', 'BEIGE'])

/** Hair this dark shows no blue or green by itself: it comes from the light, or from the grading of the photo [E]. */
export const COOL_BELOW = 4

const isNaturalTone = ({ primary }: Tone): boolean => primary === 'NATURALE'
const isNatural = ({ tone }: ZoneReading): boolean => isNaturalTone(tone)

const isCoolByLight = (zone: ZoneReading): boolean =>
  !isConfirmed(zone) && zone.level < COOL_BELOW && COOL_TONES.has(zone.tone.primary)

/** White hair in a wish from this share on; mostly white and pale hair is a silver, darker hair with it is salt and pepper [E]. */
const WHITE_WISH = { from: 0.3, mostly: { from: 0.5, level: 6 }, pale: { from: 0.4, level: 8.5 } } as const

/** What a photo of the wish shows of white hair, which no shade reproduces: a silver head, or white strands among darker ones. */
export const whiteOfWish = (dopo: MeasuredHair): NonNullable<Goal['white']> | null => {
  const { whiteShare, level } = dopo
  if (whiteShare === null || whiteShare < WHITE_WISH.from || isConfirmed(dopo)) return null
  const { mostly, pale } = WHITE_WISH
  const isSilver =
    (whiteShare > mostly.from && level >= mostly.level) || (whiteShare >= pale.from && level >= pale.level)
  return isSilver ? 'silver' : 'strands'
}

/** White hair in a wish from this share on, and neutral hair from this level on, may be grey: natural blond has gold in it [E]. */
const MAYBE_GREY = { share: 0.1, level: 6 } as const

/** What else a photo of the wish may show, for its lengths as they are planned. */
export const doubtOfWish = (dopo: MeasuredHair, lengths: ZoneReading): Goal['doubt'] => {
  if (isConfirmed(dopo) || isConfirmed(lengths)) return undefined
  // A warm head whose tint is taken for light may be warm.
  const second = [lengths.alternativeTone, dopo.tone, dopo.alternativeTone].find(
    (tone) => tone != null && tone.primary !== lengths.tone.primary,
  )
  const { share, level } = MAYBE_GREY
  const isGrey = isNatural(lengths) && ((dopo.whiteShare ?? 0) >= share || lengths.level >= level)
  if (second == null && !isGrey) return undefined
  return { ...(second == null ? {} : { other: second }), ...(isGrey ? { grey: true } : {}) }
}

/** A silver is mixed as the ash of its level. */
export const silverOf = <T extends ZoneReading>(zone: T): T =>
  !isConfirmed(zone) && isNatural(zone) ? { ...zone, tone: plainTone('CENERE') } : zone

const mayBeWarm = ({ alternativeTone }: ZoneReading): boolean =>
  alternativeTone != null && !COOL_TONES.has(alternativeTone.primary)

/** The reflect of a photo of the wish, which is chosen for it: if it is as likely as natural, it is used. */
const wishedTone = (head: ZoneReading): Tone =>
  isNatural(head) && head.alternativeTone && WISHED.has(head.alternativeTone.primary) ? head.alternativeTone : head.tone

/** The colour of a zone in a photo of the wish: all zones that were not confirmed as natural have the reflect of the head. */
export const wishedColour = <T extends ZoneReading>(zone: T, head: ZoneReading): T => {
  const tone = wishedTone(head)
  if (isCoolByLight(zone) && COOL_TONES.has(tone.primary))
    return zone.tone.intensity === 'pure' ? { ...zone, tone: { ...zone.tone, intensity: 'full' } } : zone
  const isTaken = !isConfirmed(zone) && (isNatural(zone) ? !isNaturalTone(tone) : isCoolByLight(zone))
  return isTaken ? { ...zone, tone, alternativeTone: zone.tone } : zone
}

/** The colour of a deeper root in a photo of the wish: its own, natural unless it may be warm. */
export const wishedRoot = <T extends ZoneReading>(root: T, head: ZoneReading): T =>
  isNatural(root) && !mayBeWarm(root) ? root : wishedColour(root, head)

/**
 * The colour of hair that keeps its own: natural hair that may be golden counts as golden, since a bowl that is too warm is corrected
 * more easily than one that dulls the hair.
 */
export const warmerEnd = <T extends ZoneReading>(zone: T, head: ZoneReading): T =>
  WARM_TONES.has(wishedTone(head).primary) && mayBeWarm(zone) ? wishedColour(zone, head) : zone
