import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { COOL_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { Situation } from '../model/situation.ts'
import { type WhiteUpkeep, type WhiteWish, ZONES } from '../model/vocabulary.ts'
import { densestWhite, isPaleWhite, whiteShareOf } from './white-share.ts'

/**
 * What is wanted of white hair: hidden, softened without a line, tinted so that it shines through, or kept and joined to lights;
 * open where only a photo shows a little, which may be shine: nothing is done for it before somebody asked.
 */
export type WhiteAsk = 'cover' | 'blend' | 'veil' | 'reveal' | 'open'

type SaidOfWhite = Exclude<WhiteAsk, 'open'>

const ASK_OF: Readonly<Record<WhiteWish, SaidOfWhite>> = {
  coprire: 'cover',
  sfumare: 'blend',
  velare: 'veil',
  lasciare: 'reveal',
}

/** What such an upkeep leaves room for: a cover shows its line after four weeks, a blend fades, white that is left asks nothing [C]. */
const ASK_WITHIN: Readonly<Record<WhiteUpkeep, SaidOfWhite>> = {
  'ogni-mese': 'cover',
  'ogni-due-mesi': 'blend',
  'di-rado': 'reveal',
}

/** Lights of this depth and paler can meet white hair (section 9) [E]. */
const REVEAL_LEVEL = 8
/** From here on white is a head of its own, worth showing [E]. */
const REVEAL_WHITE = 0.5

/** What was said of the white hair, by its wish or else by the upkeep; null = nothing. */
export const saidOfWhite = ({ details: { white } }: Situation): SaidOfWhite | null => {
  if (white === undefined) return null
  if (white.wish !== null) return ASK_OF[white.wish]
  return white.upkeep === null ? null : ASK_WITHIN[white.upkeep]
}

/** A share that only the photo shows, too small to be sure of: on light hair shine looks the same. */
const isDoubtful = ({ seenWhite, current }: Situation, share: number): boolean => {
  const { below, onLight } = WHITE.doubtful
  return seenWhite === true && share < (current.roots.level >= onLight.from ? onLight.below : below)
}

/** A head that is all white and wishes to stay pale: shades that pale cover nothing. */
const isPaleHead = ({ current, goal, details }: Situation): boolean =>
  ZONES.every((zone) => isPaleWhite(current[zone], details) && goal.zones[zone].level >= WHITE.paleAllFrom.level)

/**
 * What is asked of the white hair: what was said of it. Otherwise a head of white that stays pale keeps it, a doubtful share is open,
 * a gloss commits to nothing and blends, pale, cool or natural lights on much white reveal it, and anything else covers.
 */
export const whiteAsk = (situation: Situation): WhiteAsk => {
  const { details, goal } = situation
  const { technique } = details
  const share = densestWhite(details)?.share ?? 0
  const said = saidOfWhite(situation)
  if (said !== null && share > 0) return said
  if (isPaleHead(situation)) return 'reveal'
  if (share > 0 && isDoubtful(situation, share)) return 'open'
  if (technique === null || share < WHITE.coverFrom) return 'cover'
  if (technique === 'glossing') return 'blend'
  const { lightener, strandMm } = TECHNIQUES[technique]
  const isLights = lightener !== null && strandMm !== null
  const { level, tone } = goal.zones.ends
  const isSilver = level >= REVEAL_LEVEL && COOL_TONES.has(tone.primary)
  return isLights && isSilver && (whiteShareOf(details) ?? 0) >= REVEAL_WHITE ? 'reveal' : 'cover'
}
