import { TECHNIQUES } from '../data/techniques.ts'
import { COOL_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { Situation } from '../model/situation.ts'

/** What is wanted of white hair: hidden, softened without a line, or kept and joined to lights. */
export type WhiteAsk = 'cover' | 'blend' | 'reveal'

/** Lights of this depth and paler can meet white hair (section 9) [E]. */
const REVEAL_LEVEL = 8
/** From here on white is a head of its own, worth showing [E]. */
const REVEAL_WHITE = 0.5

/**
 * What a wish asks of the white hair: a gloss commits to nothing and blends; pale, cool or natural lights on much white reveal it;
 * anything else covers.
 */
export const whiteAsk = ({ details, goal }: Situation): WhiteAsk => {
  const { technique, whiteShare } = details
  if (technique === null || (whiteShare ?? 0) < WHITE.coverFrom) return 'cover'
  if (technique === 'glossing') return 'blend'
  const { lightener, strandMm } = TECHNIQUES[technique]
  const isLights = lightener !== null && strandMm !== null
  const { level, tone } = goal.zones.ends
  const isSilver = level >= REVEAL_LEVEL && COOL_TONES.has(tone.primary)
  return isLights && isSilver && (whiteShare ?? 0) >= REVEAL_WHITE ? 'reveal' : 'cover'
}
