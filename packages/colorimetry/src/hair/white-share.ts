import { NATURAL_TONE } from '../colour/tone.ts'
import { PART_OF_HEAD, WHITE } from '../data/white-hair.ts'
import type { DeclaredDetails, ZoneState } from '../model/situation.ts'
import { WHITE_PLACES, type WhitePlace } from '../model/vocabulary.ts'
import { isUndyed } from './history.ts'

/** Places whose white was judged, with their share of white hair (0-1). */
const placesOf = ({ white }: DeclaredDetails) =>
  WHITE_PLACES.flatMap((place) => {
    const share = white?.[place] ?? null
    return share === null ? [] : [{ place, share }]
  })

/**
 * Share of white hair of the whole head, 0-1: the declared one, otherwise the mean of its places. With a wish for white hair it is
 * at least the share that must be covered. Null if nothing was declared.
 */
export const whiteShareOf = (details: DeclaredDetails): number | null => {
  if (details.whiteShare !== null) return details.whiteShare
  const places = placesOf(details)
  const weight = places.reduce((sum, { place }) => sum + PART_OF_HEAD[place], 0)
  if (weight > 0) return places.reduce((sum, { place, share }) => sum + (PART_OF_HEAD[place] * share) / weight, 0)
  return (details.white?.wish ?? null) === null ? null : WHITE.coverFrom
}

/** Place with the densest white hair, and its share there (0-1): a bowl is mixed for it. Null if nothing was declared. */
export const densestWhite = (details: DeclaredDetails): { place: WhitePlace | null; share: number } | null => {
  const share = whiteShareOf(details)
  if (share === null) return null
  return placesOf(details).reduce<{ place: WhitePlace | null; share: number }>(
    (most, next) => (next.share > most.share ? next : most),
    { place: null, share },
  )
}

/** Level of natural hair that takes colour like white hair, which has no pigment to lift [C]. */
const WHITE_LEVEL = 10

/** Share of the head (0-1) where white hair is at least this dense; 1 if no place is. */
export const partOfHeadFrom = (share: number, details: DeclaredDetails): number => {
  const dense = placesOf(details).filter((each) => each.share >= share)
  return dense.length === 0 ? 1 : dense.reduce((sum, { place }) => sum + PART_OF_HEAD[place], 0)
}

/** Hair as pale as white hair on a head with much of it was not dyed. */
export const isPaleWhite = ({ level }: ZoneState, details: DeclaredDetails): boolean =>
  level >= WHITE.paleAllFrom.level && (whiteShareOf(details) ?? 0) >= WHITE.paleAllFrom.share

/** Natural hair that is all white has no pigment to lift, and no depth. */
export const isWhiteZone = (state: ZoneState, details: DeclaredDetails): boolean =>
  isUndyed(state) && ((whiteShareOf(details) ?? 0) >= WHITE.allFrom || isPaleWhite(state, details))

/** A zone as a base for colour: natural hair that is all white counts as a light base without reflect. */
export const onWhiteBase = (state: ZoneState, details: DeclaredDetails): ZoneState =>
  isWhiteZone(state, details) && state.level < WHITE_LEVEL
    ? { ...state, level: WHITE_LEVEL, tone: NATURAL_TONE }
    : state
