import type { ToneIntensity, ToneName } from '../model/vocabulary.ts'

/** A tone as a direction away from natural hair of the same lightness, in degrees in the (a*, b*) plane. */
export type ToneAxis = {
  readonly tone: ToneName
  readonly axis: number
  /** Sector in degrees, counter-clockwise; midpoints between axes. */
  readonly sector: readonly [from: number, to: number]
  /** Typical a* and b* of this hair at level 7. */
  readonly level7: { readonly a: readonly [number, number]; readonly b: readonly [number, number] }
}

/** Axes and sectors [E]; ordered by angle, so neighbours in the list are neighbours on the circle. */
export const TONE_AXES: readonly ToneAxis[] = [
  { tone: 'VERDE', axis: -195, sector: [-235, -162.5], level7: { a: [-4, 1], b: [12, 20] } },
  { tone: 'CENERE', axis: -130, sector: [-162.5, -102.5], level7: { a: [1, 4], b: [3, 9] } },
  { tone: 'IRISE', axis: -75, sector: [-102.5, -52.5], level7: { a: [7, 13], b: [-6, 6] } },
  { tone: 'MOGANO', axis: -30, sector: [-52.5, -12.5], level7: { a: [16, 25], b: [0, 9] } },
  { tone: 'ROSSO', axis: 5, sector: [-12.5, 25], level7: { a: [21, 35], b: [8, 20] } },
  { tone: 'RAME', axis: 45, sector: [25, 65], level7: { a: [17, 25], b: [21, 32] } },
  { tone: 'DORATO', axis: 85, sector: [65, 125], level7: { a: [7, 9], b: [23, 32] } },
]

/** Lower bounds of m, the distance from natural hair weighted by lightness [E]. */
export const INTENSITY_BANDS: readonly { readonly from: number; readonly intensity: ToneIntensity }[] = [
  { from: 28, intensity: 'pure' },
  { from: 18, intensity: 'intense' },
  { from: 8, intensity: 'full' },
  { from: 4, intensity: 'soft' },
  { from: 0, intensity: 'none' },
]

/** m of an intensity when a colour is computed from a name: inside the bands above, clear of the beige class [E]. */
export const TYPICAL_STRENGTH: Readonly<Record<ToneIntensity, number>> = {
  none: 0,
  soft: 6.5,
  full: 11,
  intense: 23,
  pure: 34,
}

/** f(L) = clamp(L / 47, 0.4, 1): the same distance looks stronger on dark hair [E]. */
export const STRENGTH_SCALE = { reference: 47, min: 0.4, max: 1 } as const

/** Share of the second axis from which a tone has a secondary reflect [E]. */
export const SECONDARY_FROM = 0.25

/** Near-neutral beige: gold and ash at once. Angles in degrees; only from this level up [E]. */
export const BEIGE = { minLevel: 7, strength: [2.5, 6], warm: [60, 120], cold: [-170, -110] } as const

/** Below this L* a reflect counts only from this strength (blue-black, red-black) [E]. */
export const DARK_HAIR = { lightness: 11, minStrength: 12 } as const

/**
 * Tones without their own axis [E]: beige is a faint mix of gold and ash (cold .13, warm .31), chocolate a muted mix of
 * gold and mahogany (.35) [C]. Degrees, and m.
 */
export const MIXED_TONES = {
  coldBeige: { axis: -130, strength: 4.5 },
  warmBeige: { axis: 90, strength: 4.5 },
  chocolate: { axis: 27, strength: 7 },
} as const

/** Generic digits [S7][S9][S10]; for brand digits see `brands.ts`. CIOCCOLATO is written .35, BEIGE .13 [C]. */
export const TONE_DIGITS: Readonly<Record<ToneName, string>> = {
  NATURALE: '0',
  CENERE: '1',
  IRISE: '2',
  DORATO: '3',
  RAME: '4',
  MOGANO: '5',
  ROSSO: '6',
  VERDE: '7',
  BEIGE: '13',
  CIOCCOLATO: '35',
}

/** Warm tones, which the underlying pigment supports; the others are cool or neutral. */
export const WARM_TONES: ReadonlySet<ToneName> = new Set(['DORATO', 'RAME', 'ROSSO', 'MOGANO', 'CIOCCOLATO'])
/** Reflects that a deposit can give at any depth of hair. */
export const RED_TONES: ReadonlySet<ToneName> = new Set(['RAME', 'ROSSO', 'MOGANO'])
export const COOL_TONES: ReadonlySet<ToneName> = new Set(['CENERE', 'IRISE', 'VERDE'])
