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
 * Share of white hair of the whole head, 0-1: as it was declared, else the mean of its places; somebody who wishes something for
 * white hair has at least as much as must be covered. Null = nothing was said.
 */
export const whiteShareOf = (details: DeclaredDetails): number | null => {
  if (details.whiteShare !== null) return details.whiteShare
  const places = placesOf(details)
  const weight = places.reduce((sum, { place }) => sum + PART_OF_HEAD[place], 0)
  if (weight > 0) return places.reduce((sum, { place, share }) => sum + (PART_OF_HEAD[place] * share) / weight, 0)
  return (details.white?.wish ?? null) === null ? null : WHITE.coverFrom
}

/** Where white hair is densest, and its share there (0-1): a bowl is mixed for that place. Null = nothing was said. */
export const densestWhite = (details: DeclaredDetails): { place: WhitePlace | null; share: number } | null => {
  const share = whiteShareOf(details)
  if (share === null) return null
  return placesOf(details).reduce<{ place: WhitePlace | null; share: number }>(
    (most, next) => (next.share > most.share ? next : most),
    { place: null, share },
  )
}

/** White hair takes a colour as hair of this level does: there is no pigment to lift [C]. */
const WHITE_LEVEL = 10

/** Share of the head (0-1) where white hair is at least as dense as this; all of it where no place was judged so. */
export const partOfHeadFrom = (share: number, details: DeclaredDetails): number => {
  const dense = placesOf(details).filter((each) => each.share >= share)
  return dense.length === 0 ? 1 : dense.reduce((sum, { place }) => sum + PART_OF_HEAD[place], 0)
}

/** Hair as pale as white hair on a head with much of it: none of it was dyed. */
export const isPaleWhite = ({ level }: ZoneState, details: DeclaredDetails): boolean =>
  level >= WHITE.paleAllFrom.level && (whiteShareOf(details) ?? 0) >= WHITE.paleAllFrom.share

/** Natural hair that is all white: there is nothing to lighten and no depth of its own. */
export const isWhiteZone = (state: ZoneState, details: DeclaredDetails): boolean =>
  isUndyed(state) && ((whiteShareOf(details) ?? 0) >= WHITE.allFrom || isPaleWhite(state, details))

/** A zone as colour meets it: natural hair that is all white is a light base without a reflect of its own. */
export const onWhiteBase = (state: ZoneState, details: DeclaredDetails): ZoneState =>
  isWhiteZone(state, details) && state.level < WHITE_LEVEL
    ? { ...state, level: WHITE_LEVEL, tone: NATURAL_TONE }
    : state
