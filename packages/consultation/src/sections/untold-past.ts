import { isConfirmed, isOutlineDoubted, levelsApart, type Situation, whiteShareOf, ZONES } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { counted } from '../italian.ts'
import { EVEN_FROM } from '../reading/describe-reading.ts'
import { namedLevel } from '../words/colour/levels.ts'

type Head = { readonly prima: Reading | null; readonly situation: Situation }

/** Share of white in a photo that is hardly light [E]. */
export const SURELY_WHITE = 0.6

/**
 * Levels from which hair without warmth may have been made all the same: that of adults is mostly lightened or white from `whole` on,
 * and lighter zones or strands from `parts` on may be lights. Deeper ones only shine [C].
 */
const MAY_BE_MADE = { whole: 8, parts: 5 } as const

/** Levels between zones that are named first. */
const NAMED_APART = 2

/** What undeclared hair that is taken for natural may be instead, as a question; null where the photo gives no cause to ask. */
export function pastAsked({ prima, situation }: Head): string | null {
  const { hairType, current, details, seenWhite } = situation
  const white = whiteShareOf(details)
  const isNatural = ZONES.every((zone) => current[zone].history === 'naturale')
  if (prima === null || hairType !== null || !isNatural || (white ?? 0) >= SURELY_WHITE) return null
  const isWhiteKnown = white !== null && seenWhite !== true
  if (namedLevel(current.lengths.level) >= MAY_BE_MADE.whole)
    return `Così chiari possono essere schiariti${isWhiteKnown ? '' : ', bianchi'} o naturali: dillo.`
  const zones = ZONES.flatMap((zone) => prima.zones[zone] ?? [])
  if ([prima, ...zones].some(isConfirmed)) return null
  const apart = Math.round(levelsApart(prima.zones))
  const lightest = Math.max(prima.level, ...zones.map(({ level }) => level))
  if (lightest < MAY_BE_MADE.parts) return null
  if (apart >= NAMED_APART)
    return `La foto mostra zone distanti ${counted(apart, 'livello', 'livelli', false)}: se non è luce ma schiariture o ricrescita, dillo.`
  return prima.evenness < EVEN_FROM
    ? `La foto mostra ciocche di tono diverso: se sono schiariture${isWhiteKnown ? '' : ' o bianchi'}, dillo.`
    : null
}

/** Whether the outline of hair that keeps its colour must be looked at before its zones are believed. */
export const isOutlineAsked = ({ prima, situation: { goal, hairType, current } }: Head): boolean =>
  goal.kind === 'refresh' && hairType === null && prima !== null && isOutlineDoubted(prima, current)
