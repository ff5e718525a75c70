import type { WhitePlace } from '../model/vocabulary.ts'

/** Coverage of white hair from this share of white (inclusive). */
export type WhiteBand = {
  readonly from: number
  /** Share of natural base in the colour weight: thirds of common Italian practice [C], equal mix [S22]. */
  readonly naturalShare: number
  readonly minutes: number
  /** The line for white hair (1:1). */
  readonly whiteLine: boolean
}

/** Share of each place in the head: the front with the parting, the sides with the temples, the nape with the back [E]. */
export const PART_OF_HEAD: Readonly<Record<WhitePlace, number>> = { front: 0.25, sides: 0.35, nape: 0.4 }

const WHITE_BANDS: readonly WhiteBand[] = [
  { from: 0.9, naturalShare: 3 / 4, minutes: 45, whiteLine: true },
  { from: 0.7, naturalShare: 2 / 3, minutes: 45, whiteLine: true },
  { from: 0.5, naturalShare: 1 / 2, minutes: 40, whiteLine: false },
  { from: 0.3, naturalShare: 1 / 3, minutes: 40, whiteLine: false },
  { from: 0.1, naturalShare: 1 / 4, minutes: 35, whiteLine: false },
]

export const WHITE = {
  /** From this share 20 volumes and the natural share are mandatory. */
  coverFrom: 0.3,
  /** From this share hair of this level and paler counts as all white: a photo shows only part of the white [E]. */
  paleAllFrom: { share: 0.7, level: 9 },
  /** From this share hair counts as all white: the remaining strands no longer determine its depth [E]. */
  allFrom: 0.9,
  volume: 20,
  /** From this share a head counts as mostly white: a light colour would darken it. */
  mostlyFrom: 0.5,
  /** Share of natural base under white that only a photo shows: it suits white hair and other hair [C]. */
  unaskedNaturalShare: 1 / 2,
  /** Share of natural base that a cover has at least. */
  leastNaturalShare: 1 / 3,
  /** From this share the intense natural (.00) is used, at most three quarters: it covers like the full share [C]. */
  intenseFrom: 0.9,
  maxNaturalShare: 3 / 4,
  /** Pre-softening of resistant white: pure 10 volumes, 10 minutes [S22]. */
  softenFrom: 0.9,
  softenVolume: 10,
  softenMinutes: 10,
  /** Lightest level that covers this much white [S25][S36]. */
  maxLevel: 8,
  /** Largest lift above the hair that is not white [S25]. */
  maxLift: 2,
} as const

/**
 * Natural share for a share of white, or 0 below a tenth: the larger of the table and of "as much natural as white" [S36].
 */
export const naturalShare = (white: number): number => {
  const band = whiteBand(white)
  return band === null ? 0 : Math.min(WHITE.maxNaturalShare, Math.max(band.naturalShare, white))
}

export const whiteBand = (white: number): WhiteBand | null => WHITE_BANDS.find((band) => white >= band.from) ?? null
