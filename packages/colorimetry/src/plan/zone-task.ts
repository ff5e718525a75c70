import type { ProductClass, Reason } from '../model/plan.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Tone, Zone } from '../model/vocabulary.ts'

/** How a zone is lightened (or its dye removed) today. */
export type Lighten = {
  readonly class: Extract<ProductClass, 'BLEACH' | 'BATH' | 'DECAP_OX' | 'DECAP_RED'>
  readonly volume: number | null
  readonly from: number
  readonly to: number
  /** Hair that was lightened before: short times. */
  readonly again: boolean
  readonly meches: boolean
  /** In foil, off a scalp that is not said to be sound. */
  readonly offScalp?: true
  readonly reasons: readonly Reason[]
}

/** What the bowl of a deposit is mixed for. */
type DepositPurpose =
  | 'lift' // permanent colour or super-lightener lifts natural hair
  | 'white' // covers white hair
  | 'same-level'
  | 'darken'
  | 'darken-lightened'
  | 'tone' // after lightening today, or on hair that is already light
  | 'pretone' // neutralises a base before direct colour
  | 'after-removal' // after the reductive remover, on the way to a lighter goal
  | 'blend' // softens white without covering it
  | 'veil' // tints white, which shines through
  | 'camouflage' // the same on short hair, at the basin
  | 'refresh'

/** Colour that is put on a zone today. */
export type Deposit = {
  readonly class: Extract<ProductClass, 'PERM' | 'PERM_W' | 'DEMI' | 'TONER' | 'HIGHLIFT'>
  readonly purpose: DepositPurpose
  /** Level of the shade. */
  readonly level: number
  readonly tone: Tone
  readonly volume: number
  /** Level that the hair reaches where the shade does not say it (super-lighteners); null = the shade's own. */
  readonly reaches: number | null
  /** Level of the hair under it, after today's lightening. */
  readonly onLevel: number
  readonly meches: boolean
  /** Equal parts of the next lighter shade are mixed in, for a wish between two. */
  readonly half?: true
  /** Changed because results came out darker: some minutes less, or `half` for that. */
  readonly learnt?: 'shorter' | 'lighter'
  /** The dye was taken out today by a reductive remover. */
  readonly afterRemover?: true
  /** Porous hair grabs: the main shade is one level lighter (R10). */
  readonly lighterShade?: true
  /** Natural red hair shows the warmth of a level deeper. */
  readonly warmBase?: true
  readonly reasons: readonly Reason[]
}

export type Prepigment = { readonly goal: number; readonly levels: number; readonly reasons: readonly Reason[] }

/** Excess warmth: direction in degrees and strength m (reference 2.2). */
export type Warmth = { readonly theta: number; readonly m: number }

/** Direct colour that is put on a zone, and the level of the base under it. */
export type Direct = GoalZone & { readonly base: number }

/** Everything one zone gets today. */
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
