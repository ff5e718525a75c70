import type { Tone } from '../model/measured-hair.ts'
import type { ProductClass, Reason } from '../model/plan.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'

/** Today's lightening or dye removal of a zone. */
export type Lighten = {
  readonly class: Extract<ProductClass, 'BLEACH' | 'BATH' | 'DECAP_OX' | 'DECAP_RED'>
  readonly volume: number | null
  readonly from: number
  readonly to: number
  /** Hair that was lightened before: short times. */
  readonly again: boolean
  readonly meches: boolean
  /** Whether it is done in foil, off a scalp that is not declared sound. */
  readonly offScalp?: true
  readonly reasons: readonly Reason[]
}

/** Purpose of a deposit. */
type DepositPurpose =
  | 'lift' // permanent colour or super-lightener lifts natural hair
  | 'white' // covers white hair
  | 'same-level'
  | 'darken'
  | 'darken-lightened'
  | 'tone' // after today's lightening, or on light hair
  | 'pretone' // neutralises a base before direct colour
  | 'after-removal' // after the reductive remover, on the way to a lighter goal
  | 'blend' // blends white without covering it
  | 'veil' // tints white translucently
  | 'camouflage' // the same on short hair, at the basin
  | 'refresh'

/** Today's colour on a zone. */
export type Deposit = {
  readonly class: Extract<ProductClass, 'PERM' | 'PERM_W' | 'DEMI' | 'TONER' | 'HIGHLIFT'>
  readonly purpose: DepositPurpose
  /** Level of the shade. */
  readonly level: number
  readonly tone: Tone
  readonly volume: number
  /** Level of the result if the shade does not determine it (super-lighteners); null = that of the shade. */
  readonly reaches: number | null
  /** Level of the hair under it, after today's lightening. */
  readonly onLevel: number
  readonly meches: boolean
  /** Whether equal parts of the next lighter shade are mixed in, for a wish between two. */
  readonly half?: true
  /** Correction for darker results: fewer minutes, or `half`. */
  readonly learnt?: 'shorter' | 'lighter'
  /** Whether a reductive remover removed the dye today. */
  readonly afterRemover?: true
  /** Whether the main shade is one level lighter because porous hair grabs (R10). */
  readonly lighterShade?: true
  /** Whether it is natural red hair, which shows the warmth of a deeper level. */
  readonly warmBase?: true
  /** Whether the hair already shows the wished reflect, which is kept: no pigment is exposed under it. */
  readonly keeps?: true
  readonly reasons: readonly Reason[]
}

export type Prepigment = { readonly goal: number; readonly levels: number; readonly reasons: readonly Reason[] }

/** Excess warmth: direction in degrees and strength m (reference 2.2). */
export type Warmth = { readonly theta: number; readonly m: number }

/** Direct colour for a zone, and the level of its base. */
export type Direct = GoalZone & { readonly base: number }

/** Today's work on one zone. */
export type ZoneTask = {
  readonly zone: Zone
  readonly lighten: Lighten | null
  readonly soften: boolean
  readonly prepigment: Prepigment | null
  readonly deposit: Deposit | null
  readonly direct: Direct | null
  /** Excess warmth to cancel in the deposit. */
  readonly warmth: Warmth | null
}
