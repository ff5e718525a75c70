import type { HairDensity, HairFibre, HairLength, Zone } from '../../model/vocabulary.ts'

/** Services with a known quantity. */
export type Service =
  | 'regrowth-short'
  | 'regrowth-long'
  | 'full-colour'
  | 'lengths-refresh'
  | 'lengths-after-removal'
  | 'toner-whole'
  | 'toner-lights'
  | 'toner-lengths'
  | 'prepigment'
  | 'bleach-whole'
  | 'bleach-lengths'
  | 'foils-whole'
  | 'foils-half'
  | 'face-frame'
  | 'freehand'
  | 'airtouch'
  | 'babylights'
  | 'bath'
  | 'remover'
  | 'smudge'
  | 'mask'

/**
 * Grams of colour or powder (without developer) for medium density and fibre [E, anchored on S10 S29 S30 S45].
 * `toner-lengths` is the toner on lights without the roots: worked cases 23 and 28, on longer hair the share of the strands;
 * `bleach-lengths` is four fifths of the whole head (worked case 15), `lengths-after-removal` follows worked case 10.
 */
const GRAMS: Readonly<Record<Service, readonly [corto: number, medio: number, lungo: number, extra: number]>> = {
  'regrowth-short': [30, 30, 30, 35],
  'regrowth-long': [40, 40, 45, 45],
  'full-colour': [40, 60, 90, 120],
  'lengths-refresh': [20, 30, 50, 70],
  'lengths-after-removal': [35, 50, 75, 100],
  'toner-whole': [30, 40, 60, 80],
  'toner-lights': [20, 30, 45, 60],
  'toner-lengths': [30, 40, 45, 60],
  prepigment: [20, 30, 50, 70],
  'bleach-whole': [50, 75, 110, 150],
  'bleach-lengths': [40, 60, 90, 120],
  'foils-whole': [40, 50, 70, 90],
  'foils-half': [25, 30, 40, 50],
  'face-frame': [10, 15, 15, 20],
  freehand: [30, 40, 60, 80],
  airtouch: [40, 50, 75, 100],
  babylights: [40, 60, 80, 110],
  bath: [20, 30, 45, 60],
  remover: [40, 60, 90, 120],
  smudge: [15, 20, 20, 25],
  mask: [15, 20, 30, 40],
}

const LENGTH_COLUMN: Readonly<Record<HairLength, 0 | 1 | 2 | 3>> = { corto: 0, medio: 1, lungo: 2, 'extra-lungo': 3 }

/** [E]. */
const DENSITY_FACTOR: Readonly<Record<HairDensity, number>> = { bassa: 0.8, media: 1, alta: 1.3 }
/** [E]. */
const FIBRE_FACTOR: Readonly<Record<HairFibre, number>> = { fine: 0.9, media: 1, grossa: 1.15 }

/** Steps in grams in which a product is weighed: fives, and tens in a large amount [C]. */
export const WEIGHED = { step: 5, coarse: 10, coarseAbove: 60 } as const

/** The step in which this amount is weighed. */
export const weighingStep = (grams: number): number => (grams > WEIGHED.coarseAbove ? WEIGHED.coarse : WEIGHED.step)

/** An amount rounded up as it is weighed. */
export const weighable = (grams: number): number => {
  const inSteps = (step: number) => Math.ceil(grams / step - 1e-9) * step
  const fine = inSteps(WEIGHED.step)
  return fine > WEIGHED.coarseAbove ? inSteps(WEIGHED.coarse) : fine
}

export type HairBulk = {
  readonly length: HairLength | null
  readonly density: HairDensity | null
  readonly fibre: HairFibre | null
}

/** Share of each zone in the hair of a head [E]. */
const ZONE_SHARE: Readonly<Record<Zone, number>> = { roots: 0.25, lengths: 0.45, ends: 0.3 }

/** Zones that the quantity of a service refers to; other quantities do not depend on the zones. */
const ZONES_OF: Partial<Record<Service, readonly Zone[]>> = {
  'full-colour': ['roots', 'lengths', 'ends'],
  'toner-whole': ['roots', 'lengths', 'ends'],
  'bleach-whole': ['roots', 'lengths', 'ends'],
  bath: ['roots', 'lengths', 'ends'],
  remover: ['roots', 'lengths', 'ends'],
  'lengths-refresh': ['lengths', 'ends'],
  'bleach-lengths': ['lengths', 'ends'],
}

/** Share of these zones in the hair of a head. */
export const shareOfHair = (zones: readonly Zone[]) => zones.reduce((sum, zone) => sum + ZONE_SHARE[zone], 0)

/** The same for a service on some zones only. */
export const gramsOnZones = (service: Service, zones: readonly Zone[], hair: HairBulk): number => {
  const whole = ZONES_OF[service]
  return gramsFor(service, hair, whole === undefined ? 1 : Math.min(1, shareOfHair(zones) / shareOfHair(whole)))
}

/** Grams for a service on this head of hair, as they are weighed; an unanswered length, density or fibre counts as medium; `share` = part of it. */
export const gramsFor = (service: Service, hair: HairBulk, share = 1): number => {
  const base = GRAMS[service][LENGTH_COLUMN[hair.length ?? 'medio']]
  return weighable(share * base * DENSITY_FACTOR[hair.density ?? 'media'] * FIBRE_FACTOR[hair.fibre ?? 'media'])
}

/** Longest regrowth of each row in centimetres, and the grams per further centimetre above the longer row [E]. */
const REGROWTH = { shortCm: 2, longCm: 5, perCm: 0.1 } as const

/** Grams for a regrowth of `cm` centimetres, at most those for the whole head. */
export const gramsOnRegrowth = (cm: number, hair: HairBulk, whole: Service): number => {
  if (cm <= REGROWTH.shortCm) return gramsFor('regrowth-short', hair)
  const share = 1 + REGROWTH.perCm * Math.max(0, cm - REGROWTH.longCm)
  const most = Math.max(gramsFor('regrowth-long', hair), gramsFor(whole, hair))
  return Math.min(most, gramsFor('regrowth-long', hair, share))
}

/** Total weight of products in grams. */
export const gramsOf = (products: readonly { readonly grams: number }[]): number =>
  products.reduce((sum, { grams }) => sum + grams, 0)
