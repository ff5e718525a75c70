import type { ToneName } from '../model/vocabulary.ts'

/** Remaining colour after some washes [E], and how fast its family fades, 1 = fastest [C]. */
export type Fade = {
  readonly rank: number
  /** Share of the intensity after twenty washes; null if unknown. */
  readonly left: readonly [least: number, most: number] | null
}

/** All sources agree that reds and coppers fade first; cool tones on lightened hair vanish and the yellow returns [S40][S42]. */
export const FADE: Readonly<Record<ToneName, Fade>> = {
  ROSSO: { rank: 2, left: [0.5, 0.6] },
  MOGANO: { rank: 2, left: [0.5, 0.6] },
  CENERE: { rank: 3, left: [0.2, 0.3] },
  IRISE: { rank: 3, left: [0.2, 0.3] },
  VERDE: { rank: 3, left: [0.2, 0.3] },
  BEIGE: { rank: 3, left: [0.2, 0.3] },
  RAME: { rank: 2, left: [0.5, 0.6] },
  DORATO: { rank: 5, left: null },
  CIOCCOLATO: { rank: 6, left: [0.75, 0.85] },
  NATURALE: { rank: 6, left: [0.75, 0.85] },
}

/** Number of washes that `FADE.left` refers to. */
export const FADE_WASHES = 20

/**
 * A toner on lightened hair: washes a week, levels by which a fresh one deepens the hair, what is left after twenty washes where the table
 * has no number, and the share from which a reflect is still its own [E].
 */
export const TONER = { washesPerWeek: 3, levels: 0.5, left: [0.75, 0.85], mostly: 0.5 } as const
