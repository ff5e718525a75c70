import { STEERING } from '../../data/steering.ts'
import {
  amountsOfTone,
  degreesBetween,
  directionOfReflect,
  type ReflectVector,
  reflectOfAmounts,
  strengthOf,
  sumOf,
  times,
} from '../../hair/pigment.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { ToneName } from '../../model/vocabulary.ts'

/** One reflect in a mixture, its share of the weight, and its direction in degrees (null without a reflect). */
export type MixPart = { readonly tone: Tone; readonly share: number; readonly direction: number | null }
/** Reflects mixed at one level, main first, and the reflect that they give together. */
export type Mix = { readonly parts: readonly MixPart[]; readonly reflect: ReflectVector }

const tone = (primary: ToneName, intensity: Tone['intensity'], secondary: ToneName | null = null): Tone => ({
  primary,
  secondary,
  intensity,
})

const PLAIN = ['CENERE', 'IRISE', 'DORATO', 'RAME', 'ROSSO', 'VERDE'] as const

/** Reflects that are mixed: those that every line has. */
const TONES: readonly Tone[] = [
  tone('NATURALE', 'none'),
  ...PLAIN.flatMap((name) => [tone(name, 'full'), tone(name, 'intense')]),
  tone('CENERE', 'full', 'IRISE'),
  tone('IRISE', 'full', 'CENERE'),
  tone('CENERE', 'full', 'VERDE'),
  tone('DORATO', 'full', 'RAME'),
  tone('RAME', 'full', 'DORATO'),
  tone('BEIGE', 'soft'),
  tone('BEIGE', 'soft', 'DORATO'),
]

/** Soft reflects, which are used alone: half of a full one with natural base is the same. */
const SOFT: readonly Tone[] = [tone('CENERE', 'soft'), tone('IRISE', 'soft'), tone('DORATO', 'soft')]

/** Direction in degrees of a tone as a shade; null without a reflect. */
export const directionOfTone = (one: Tone): number | null => {
  const reflect = reflectOf(one)
  return strengthOf(reflect) === 0 ? null : directionOfReflect(reflect)
}

const reflectOf = (one: Tone): ReflectVector => reflectOfAmounts(amountsOfTone(one))

const mixOf = (parts: readonly Omit<MixPart, 'direction'>[]): Mix => ({
  parts: parts.map((part) => ({ ...part, direction: directionOfTone(part.tone) })),
  reflect: sumOf(...parts.map((part) => times(reflectOf(part.tone), part.share))),
})

/** Opposite reflects in one bowl cancel each other. */
const areOpposite = (one: Tone, other: Tone): boolean => {
  const [here, there] = [reflectOf(one), reflectOf(other)]
  if (strengthOf(here) === 0 || strengthOf(there) === 0) return false
  return degreesBetween(directionOfReflect(here), directionOfReflect(there)) > STEERING.opposite
}

/** Every mixture of one or two of these reflects. */
const mixesOf = (tones: readonly Tone[]): readonly Mix[] => [
  ...[...tones, ...SOFT].map((one) => mixOf([{ tone: one, share: 1 }])),
  ...tones.flatMap((one) =>
    tones
      .filter((other) => other !== one && !areOpposite(one, other))
      .flatMap((other) =>
        STEERING.shares
          // Equal parts of two reflects are one mixture, not two.
          .filter((share) => share < 1 / 2 || tones.indexOf(one) < tones.indexOf(other))
          .map((share) =>
            mixOf([
              { tone: one, share: 1 - share },
              { tone: other, share },
            ]),
          ),
      ),
  ),
]

/** Every mixture of one or two reflects that a salon weighs. */
export const MIXES: readonly Mix[] = mixesOf(TONES)
