import type { ToneName } from '../model/vocabulary.ts'

/** Base that a fantasy colour needs. All [C] and [E]; that pastels need light hair is published [S16]. */
export type FantasyBase = {
  /** Level of the wish from which the tone is direct colour instead of an oxidative reflect; deeper pure reds are permanent colour. */
  readonly from: number
  /** Darkest base on which the colour looks true. */
  readonly least: number
  /** Levels that the base must be paler than the colour: direct colour deposits, it never lightens. */
  readonly above: number
}

/**
 * Pure tones made with direct colour: violet, blue, green and turquoise, pink and magenta, bright red. Blue needs the palest base,
 * since yellow turns it green; green tolerates some yellow; red benefits from warmth. Pure gold and copper are brass or
 * oxidative shades, not fantasy colours.
 */
export const FANTASY_BASES: Partial<Record<ToneName, FantasyBase>> = {
  IRISE: { from: 1, least: 7, above: 2 },
  CENERE: { from: 5, least: 8, above: 2 },
  VERDE: { from: 1, least: 7, above: 2 },
  MOGANO: { from: 5, least: 7, above: 2 },
  ROSSO: { from: 5, least: 6, above: 1 },
}

/** From this level of the shade a direct colour is a pastel, which shows only on hair of `base` and above [S16][E]. */
export const PASTEL = {
  from: 8,
  base: 9,
  /** The palest are diluted, parts of conditioner to one of colour, and watched: porous hair overloads [C]. */
  dilutedFrom: 9,
  dilution: 5,
  minutes: 15,
  minMinutes: 10,
  checkEvery: 5,
} as const

/**
 * A yellow base shows through direct colour: violet dulls, blue turns green, a pastel turns to peach or mint. From this base up
 * a neutralising toner is applied first (section 3); red and the deeper pinks and greens tolerate the warmth [C].
 */
export const PRETONE = {
  fromBase: 7,
  tones: new Set<ToneName>(['IRISE', 'CENERE']),
  warm: new Set<ToneName>(['ROSSO']),
}

/** Bleach bath that opens an old direct colour, volumes [C]: stronger ones drive blue and green deeper into the fibre. */
export const DIRECT_REMOVAL_VOLUME = 10

/** Washes that a direct colour lasts [S16] and weeks to the next deposit [C][S16]. */
export const DIRECT_WASHES = [6, 8] as const
