import type { AppointmentKind } from './chair.ts'
import type { Phase, PhaseProduct, PhaseResult, ProductClass } from './plan.ts'

/** Whether the salon has checked a line of a brand against its sheet: ratio, minutes and developer. */
export const LINE_CHECKS = ['verificata', 'parziale', 'da-verificare'] as const
export type LineCheck = (typeof LINE_CHECKS)[number]

/** The technical sheet of a line, typed or confirmed by a salon. */
export type LineSheet = {
  /** Grams of developer per gram of product; 0 where none is mixed in. */
  readonly ratio: number
  readonly minutes: number
  /** Volumes of developer on the sheet; empty if none is mixed in. */
  readonly volumes: readonly number[]
}

/** A product on the salon's shelf. */
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
  /** Null if the salon has entered none. */
  readonly sheet: LineSheet | null
}

/** Whole grams of one product of the shelf. */
export type ShelfPart = { readonly id: string; readonly grams: number }

/** Difference between a mixture of tubes and the planned shades. */
export type MixDifference = {
  /** Levels, positive = lighter than planned. */
  readonly level: number
  /** Distance of the reflects, in full reflects of a shade (.X = 1). */
  readonly reflect: number
  readonly sameFamily: boolean
}

/** A bowl of a plan mixed from the shelf. */
export type BowlInTubes = {
  /** 'same': every planned product is available. 'mix': tubes that give nearly the same colour. 'missing': neither. */
  readonly match: 'same' | 'mix' | 'missing'
  /** The weighed products; empty if the bowl is missing. */
  readonly parts: readonly ShelfPart[]
  /** The bottles; empty if none is needed, null if the volumes cannot be mixed. */
  readonly developer: readonly ShelfPart[] | null
  /** Difference of a mix, or of the nearest tubes if the bowl is missing; otherwise null. */
  readonly difference: MixDifference | null
  /** What the shelf has of the planned products if the bowl is missing: it keeps its grams. */
  readonly kept: readonly ShelfPart[]
  /** The nearest tubes that stay safe if the colour is missing: guidance, not a formula. */
  readonly nearest: readonly ShelfPart[]
  /** What the model of hair expects from the nearest tubes; null without them. */
  readonly nearestResult: PhaseResult | null
  /** Planned products that the shelf lacks, if the bowl is missing. */
  readonly lacking: readonly PhaseProduct[]
  /** Whether the grams are exact: all lines of the bowl are verified and their sheet is followed. Otherwise they are guidance. */
  readonly exact: boolean
  /** Whether its quantities are half tubes. */
  readonly inHalfTubes: boolean
  /** The mixed phase: its products, developer, ratio and minutes; as planned if the bowl is missing. */
  readonly phase: Phase
}

/** Visits of one kind that keep a colour within a year of today's session. */
export type UpkeepVisits = {
  readonly kind: Exclude<AppointmentKind, 'next-session' | 'trim'>
  /** Weeks between visits. */
  readonly weeks: number
  readonly visits: number
  /** The session of the plan whose bowls are mixed again, and the share of each. */
  readonly session: number
  readonly bowls: readonly { readonly phase: number; readonly share: number }[]
}
