import {
  isConfirmed,
  isOutlineDoubted,
  levelsApart,
  type Situation,
  UNEVEN_FROM,
  unlikelyStep,
  whiteShareOf,
  ZONES,
} from '@riflesso/colorimetry'
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

/** Whether somebody said how much white there is; a photo only shows some. */
export const isWhiteKnown = ({ details, seenWhite }: Situation): boolean =>
  whiteShareOf(details) !== null && seenWhite !== true

/** What undeclared hair that is taken for natural may be instead, as a question; null where the photo gives no cause to ask. */
export function pastAsked({ prima, situation }: Head): string | null {
  const { hairType, current, details } = situation
  const isNatural = ZONES.every((zone) => current[zone].history === 'naturale')
  if (prima === null || hairType !== null || !isNatural || (whiteShareOf(details) ?? 0) >= SURELY_WHITE) return null
  const orWhite = isWhiteKnown(situation) ? '' : ', bianchi'
  if (namedLevel(current.lengths.level) >= MAY_BE_MADE.whole)
    return `Capelli così chiari possono essere schiariti${orWhite} o naturali: dillo.`
  const zones = ZONES.flatMap((zone) => prima.zones[zone] ?? [])
  if ([prima, ...zones].some(isConfirmed)) return null
  const apart = levelsApart(prima.zones)
  const lightest = Math.max(prima.level, ...zones.map(({ level }) => level))
  if (lightest < MAY_BE_MADE.parts) return null
  // Steps that hair never has are the outline's, which the reading itself objects to.
  if (apart > UNEVEN_FROM && unlikelyStep(prima) === 0) {
    const levels = counted(Math.round(apart), 'livello', 'livelli', false)
    return `La foto mostra zone con ${levels} di differenza: se non viene dalla luce ma da schiariture${orWhite} o ricrescita, dillo.`
  }
  return prima.evenness < EVEN_FROM
    ? `La foto mostra ciocche di tono diverso: se sono schiariture${isWhiteKnown(situation) ? '' : ' o bianchi'}, dillo.`
    : null
}

/** Whether the outline of hair that keeps its colour must be looked at before its zones are believed. */
export const isOutlineAsked = ({ prima, situation: { goal, hairType, current } }: Head): boolean =>
  goal.kind === 'refresh' && hairType === null && prima !== null && isOutlineDoubted(prima, current)
