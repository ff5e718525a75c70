import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { COOL_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { Situation } from '../model/situation.ts'
import { type WhiteUpkeep, type WhiteWish, ZONES } from '../model/vocabulary.ts'
import { isUndyed } from './history.ts'
import { densestWhite, isPaleWhite, whiteShareOf } from './white-share.ts'

/**
 * The wish for white hair: covered, softened without a line, tinted translucently, or kept and blended with lights. `open` if only
 * a photo shows a little, which may be shine: it is not treated before the question is answered.
 */
export type WhiteTreatment = 'cover' | 'blend' | 'veil' | 'reveal' | 'open'

type DeclaredTreatment = Exclude<WhiteTreatment, 'open'>

const TREATMENT_OF_WISH: Readonly<Record<WhiteWish, DeclaredTreatment>> = {
  coprire: 'cover',
  sfumare: 'blend',
  velare: 'veil',
  lasciare: 'reveal',
}

/** Wish that suits an upkeep: a cover shows its line after four weeks, a blend fades, uncovered white needs no upkeep [C]. */
const TREATMENT_OF_UPKEEP: Readonly<Record<WhiteUpkeep, DeclaredTreatment>> = {
  'ogni-mese': 'cover',
  'ogni-due-mesi': 'blend',
  'di-rado': 'reveal',
}

/** Darkest lights that blend with white hair (section 9) [E]. */
const REVEAL_LEVEL = 8
/** Share of white from which it is worth showing [E]. */
const REVEAL_WHITE = 0.5

/** The declared wish for white hair, or the one that suits the declared upkeep; null if neither is declared. */
export const declaredTreatment = ({ details: { white } }: Situation): DeclaredTreatment | null => {
  if (white === undefined) return null
  if (white.wish !== null) return TREATMENT_OF_WISH[white.wish]
  return white.upkeep === null ? null : TREATMENT_OF_UPKEEP[white.upkeep]
}

/** A share that only the photo shows: shine looks the same, except on a head that is all white. */
export const isDoubtful = ({ seenWhite }: Pick<Situation, 'seenWhite'>, share: number): boolean =>
  seenWhite === true && share < WHITE.allFrom

/** A head that is all white and stays pale: shades that pale do not cover. */
const isPaleHead = ({ current, goal, details }: Situation): boolean =>
  ZONES.every((zone) => isPaleWhite(current[zone], details) && goal.zones[zone].level >= WHITE.paleAllFrom.level)

/** Level from which a wish on mostly white hair is as light as its white looks among the rest [E]. */
const LIGHT_WISH = 7

/** A head that looks mostly white, and a light wish: colour would leave the white darker than it is. */
const isLightOnWhite = (situation: Situation, share: number): boolean =>
  // Lights that are asked for are made between the white strands.
  situation.details.technique === null &&
  share >= WHITE.mostlyFrom &&
  isDoubtful(situation, share) &&
  ZONES.every((zone) => {
    const { level } = situation.goal.zones[zone]
    return level >= LIGHT_WISH && level > situation.current[zone].level && isUndyed(situation.current[zone])
  })

/** A head that may be as white as the strands of the wish, which no shade makes: colour would cover them. */
const mayHaveOwnStrands = (situation: Situation, share: number): boolean =>
  situation.goal.white === 'strands' &&
  situation.details.technique === null &&
  share >= WHITE.coverFrom &&
  isDoubtful(situation, share) &&
  ZONES.every((zone) => isUndyed(situation.current[zone]))

/** Whether a photo shows white hair whose wish is not known: until it is, no bowl may be wrong for it. */
export const isWhiteUnasked = (situation: Situation): boolean => {
  const share = densestWhite(situation.details)?.share ?? 0
  return (
    share > 0 &&
    isDoubtful(situation, share) &&
    ['open', 'reveal'].includes(whiteTreatment(situation)) &&
    declaredTreatment(situation) === null
  )
}

/** Much white that only the photo shows: colour on natural hair is mixed so that it is right with it and without it. */
export const mayBeWhite = (situation: Situation): boolean =>
  isWhiteUnasked(situation) && (densestWhite(situation.details)?.share ?? 0) >= WHITE.coverFrom

/**
 * The declared wish for white hair. Otherwise a white head that stays pale or would be darkened keeps it, as does one that may have the
 * strands of its wish, a doubtful share is open, a gloss blends without commitment, pale, cool or natural lights on much white reveal it,
 * and everything else covers.
 */
export const whiteTreatment = (situation: Situation): WhiteTreatment => {
  const { details, goal } = situation
  const { technique } = details
  const share = densestWhite(details)?.share ?? 0
  const said = declaredTreatment(situation)
  if (said !== null && share > 0) return said === 'cover' && details.withoutAmmonia === true ? 'blend' : said
  // Tone on tone does not cover.
  if (details.withoutAmmonia === true && share > 0) return 'blend'
  if (isPaleHead(situation) || isLightOnWhite(situation, share) || mayHaveOwnStrands(situation, share)) return 'reveal'
  if (share > 0 && isDoubtful(situation, share)) return 'open'
  if (technique === null || share < WHITE.coverFrom) return 'cover'
  if (technique === 'glossing') return 'blend'
  const { lightener, strandMm } = TECHNIQUES[technique]
  const isLights = lightener !== null && strandMm !== null
  const { level, tone } = goal.zones.ends
  const isSilver = level >= REVEAL_LEVEL && COOL_TONES.has(tone.primary)
  return isLights && isSilver && (whiteShareOf(details) ?? 0) >= REVEAL_WHITE ? 'reveal' : 'cover'
}
