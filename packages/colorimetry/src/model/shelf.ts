import type { AppointmentKind } from './chair.ts'
import type { Phase, PhaseProduct, ProductClass } from './plan.ts'

/** How far the salon has checked a line of a brand against its sheet: ratio, minutes and developer. */
export const LINE_CHECKS = ['verificata', 'parziale', 'da-verificare'] as const
export type LineCheck = (typeof LINE_CHECKS)[number]

/** The technical sheet of a line, as a salon typed or confirmed it. */
export type LineSheet = {
  /** Grams of developer per gram of product; 0 where none is mixed in. */
  readonly ratio: number
  readonly minutes: number
  /** Volumes of developer that it names; empty where none is mixed in. */
  readonly volumes: readonly number[]
}

/** A product on the salon's shelf, as a plan needs it. */
export type ShelfProduct = {
  readonly id: string
  /** 'DEVELOPER' for bottles of peroxide. */
  readonly class: ProductClass | 'DEVELOPER'
  /** Generic notation, '7.34'; null for products without a shade. */
  readonly shade: string | null
  /** Volumes of a developer; null for all others. */
  readonly volume: number | null
  /** Whole grams left, opened and unopened (counted as millilitres for liquids). */
  readonly gramsLeft: number
  /** Content of a full pack. */
  readonly packGrams: number
  readonly check: LineCheck
  /** Null where the salon has typed none. */
  readonly sheet: LineSheet | null
}

/** Whole grams of one product of the shelf. */
export type ShelfPart = { readonly id: string; readonly grams: number }

/** How a mixture of tubes differs from the shade or shades that were planned. */
export type MixDifference = {
  /** Levels, positive = lighter than planned. */
  readonly level: number
  /** Distance of the reflects, in full reflects of a shade (.X = 1). */
  readonly reflect: number
  readonly sameFamily: boolean
}

/** A bowl of a plan as the shelf can mix it. */
export type BowlInTubes = {
  /** 'same': every planned product is there. 'mix': tubes that give nearly the same colour. 'missing': neither. */
  readonly match: 'same' | 'mix' | 'missing'
  /** What is weighed; empty where it is missing. */
  readonly parts: readonly ShelfPart[]
  /** The bottles; empty where none is needed, null where the volumes cannot be mixed. */
  readonly developer: readonly ShelfPart[] | null
  /** Null unless the colour is a mix, or the nearest one where it is missing. */
  readonly difference: MixDifference | null
  /** The nearest tubes where the colour is missing: a direction, not a formula. */
  readonly nearest: readonly ShelfPart[]
  /** Planned products that the shelf has not enough of, where the bowl is missing. */
  readonly lacking: readonly PhaseProduct[]
  /** Every line in the bowl is verified, and its sheet is followed: its grams are exact, otherwise a direction. */
  readonly exact: boolean
  /** Its quantities are half tubes. */
  readonly inHalfTubes: boolean
  /** The phase as it is mixed: its products, developer, ratio and minutes; as planned where it is missing. */
  readonly phase: Phase
}

/** Visits of one kind that keep a colour within a year of today's session. */
export type UpkeepVisits = {
  readonly kind: Exclude<AppointmentKind, 'next-session' | 'trim'>
  /** From visit to visit. */
  readonly weeks: number
  readonly visits: number
  /** The session of the plan whose bowls are mixed again, and the share of each that is. */
  readonly session: number
  readonly bowls: readonly { readonly phase: number; readonly share: number }[]
}
