import type { Condition } from '../model/vocabulary.ts'

/** Lift of colour on natural hair without powder, in levels (R2). */
export const COLOUR_LIFTS = 2

/** Limits of a fibre condition for one session, in levels and volumes. All [E], conservative. */
export type ConditionCap = {
  /** How the condition is recognised. */
  readonly signs: string
  readonly powder: number
  /** With permanent colour or super-lightener. */
  readonly colour: number
  readonly volumeOffScalp: number
  /** 0 = no powder on the scalp. */
  readonly volumeOnScalp: number
  readonly bond: 'advised' | 'required'
  /** Bond treatment before lightening. */
  readonly treatFirst: boolean
  /** Only a short bleach bath may lighten. */
  readonly bathOnly: boolean
}

export const CONDITION_CAPS: Readonly<Record<Condition, ConditionCap>> = {
  ottimo: {
    signs: 'elastic, shining, virgin',
    powder: 5,
    colour: 4,
    volumeOffScalp: 30,
    volumeOnScalp: 20,
    bond: 'advised',
    treatFirst: false,
    bathOnly: false,
  },
  buono: {
    signs: 'slightly dry',
    powder: 4,
    colour: 3,
    volumeOffScalp: 30,
    volumeOnScalp: 20,
    bond: 'advised',
    treatFirst: false,
    bathOnly: false,
  },
  discreto: {
    signs: 'somewhat porous',
    powder: 3,
    colour: 2,
    volumeOffScalp: 20,
    volumeOnScalp: 20,
    bond: 'required',
    treatFirst: false,
    bathOnly: false,
  },
  mediocre: {
    signs: 'porous, tangling, weakly elastic',
    powder: 2,
    colour: 1,
    volumeOffScalp: 20,
    volumeOnScalp: 10,
    bond: 'required',
    treatFirst: true,
    bathOnly: false,
  },
  rovinato: {
    signs: 'overstretches wet, frizz, split ends',
    powder: 1,
    colour: 0,
    volumeOffScalp: 10,
    volumeOnScalp: 0,
    bond: 'required',
    treatFirst: true,
    bathOnly: true,
  },
  pessimo: {
    signs: 'breaks, gummy',
    powder: 0,
    colour: 0,
    volumeOffScalp: 0,
    volumeOnScalp: 0,
    bond: 'required',
    treatFirst: true,
    bathOnly: true,
  },
}

/** One level more in foil with bond builder, only on such hair [E]. */
export const FOIL_BONUS: { readonly condition: Condition; readonly levels: number } = { condition: 'ottimo', levels: 1 }

/** Longest bleach bath and highest volume on hair that allows nothing else [E]. */
export const RUINED_HAIR_BATH = { minutes: 10, volume: 10 } as const

/** Caps by history [E]; metallic salts and compound henna are refused outright [S18][S38]. */
export const HISTORY_CAPS = {
  colouredOnce: 3,
  colouredOften: 2,
  colouredForYears: 1,
  meches: 3,
  /** Light strands are not lifted above this level again. */
  mechesMaxLevel: 9,
  /** Level from which a strand of meches is timed like lightened hair. */
  mechesLightFrom: 8,
  lightened: 2,
  /** Lightened hair is never lifted above this level. */
  lightenedMaxLevel: 10,
  permedMinus: 1,
  permedMax: 2,
  permedMaxVolume: 20,
  pureHenna: 1,
} as const

/** One level less for fine fibre and for hair beyond 50 cm [E]. */
export const FIBRE_PENALTY = 1
export const LENGTH_PENALTY = 1

/** Highest target of lightening; paler hair is achieved by toning [E]. */
export const LIGHTENING_LIMIT = 10
