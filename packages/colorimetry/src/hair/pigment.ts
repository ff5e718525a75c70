import { naturalAt } from '../colour/natural.ts'
import { directionOf, fullReflectAt } from '../colour/tone.ts'
import { TONE_AXES, TYPICAL_STRENGTH } from '../data/tones.ts'
import type { Lab, Tone } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** Pigment by tone of an axis; 1 = one full reflect of a shade (.X). */
export type Amounts = Readonly<Partial<Record<ToneName, number>>>

/** A reflect away from natural hair of the same lightness, in full reflects of a shade, in the (a*, b*) plane. */
export type ReflectVector = { readonly a: number; readonly b: number }

export const NO_REFLECT: ReflectVector = { a: 0, b: 0 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const towards = (direction: number, amount: number): ReflectVector => ({
  a: amount * Math.cos(radians(direction)),
  b: amount * Math.sin(radians(direction)),
})

/** Opposite pigments cancel by amount: the sum is the visible reflect. */
export function sumOf(...parts: readonly ReflectVector[]): ReflectVector {
  let [a, b] = [0, 0]
  for (const part of parts) {
    a += part.a
    b += part.b
  }
  return { a, b }
}

export const times = ({ a, b }: ReflectVector, factor: number): ReflectVector => ({ a: a * factor, b: b * factor })

export const strengthOf = ({ a, b }: ReflectVector): number => Math.hypot(a, b)

/** Degrees, -180 to 180. */
export const directionOfReflect = ({ a, b }: ReflectVector): number => (Math.atan2(b, a) * 180) / Math.PI

/** Degrees between two directions, 0 to 180. */
export const degreesBetween = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360
  return apart > 180 ? 360 - apart : apart
}

/** Reflect of a tone at the strength of a shade. */
export const reflectOfTone = (tone: Tone): ReflectVector => {
  const direction = directionOf(tone)
  return direction === null ? NO_REFLECT : towards(direction.theta, direction.m / TYPICAL_STRENGTH.full)
}

/** Reflect of a colour on the photo scale. */
export const reflectOfLab = ([lightness, a, b]: Lab): ReflectVector => {
  const [, naturalA, naturalB] = naturalAt(lightness)
  return times({ a: a - naturalA, b: b - naturalB }, 1 / fullReflectAt(lightness))
}

const SECOND_SHARE = 0.35

/** Pigment of a tone at the strength of a shade, by the axes of the tones; mixed tones are split into their parts. */
export const amountsOfTone = (tone: Tone): Amounts => {
  const { primary, secondary, intensity } = tone
  if (primary === 'NATURALE') return {}
  const amount = strengthOf(reflectOfTone(tone))
  if (primary === 'CIOCCOLATO') return { RAME: 0.6 * amount, ROSSO: 0.45 * amount }
  if (primary === 'BEIGE') return secondary === 'DORATO' ? { DORATO: amount } : { CENERE: amount }
  const full = TYPICAL_STRENGTH[intensity] / TYPICAL_STRENGTH.full
  const hasSecond =
    secondary !== null && secondary !== primary && TONE_AXES.some(({ tone: axis }) => axis === secondary)
  return hasSecond ? { [primary]: full * (1 - SECOND_SHARE), [secondary]: full * SECOND_SHARE } : { [primary]: full }
}

/** One full reflect along each axis. Most of a plan's time goes into sums of these. */
const UNITS = TONE_AXES.map(({ tone, axis }) => ({ tone, unit: towards(axis, 1) }))

export function reflectOfAmounts(amounts: Amounts): ReflectVector {
  let [a, b] = [0, 0]
  for (const { tone, unit } of UNITS) {
    const amount = amounts[tone] ?? 0
    a += amount * unit.a
    b += amount * unit.b
  }
  return { a, b }
}

/** Always with every tone: objects of one shape are several times as fast. */
const amountsBy = (of: (tone: ToneName) => number): Amounts => ({
  VERDE: of('VERDE'),
  CENERE: of('CENERE'),
  IRISE: of('IRISE'),
  MOGANO: of('MOGANO'),
  ROSSO: of('ROSSO'),
  RAME: of('RAME'),
  DORATO: of('DORATO'),
})

export const addAmounts = (one: Amounts, other: Amounts): Amounts =>
  amountsBy((tone) => (one[tone] ?? 0) + (other[tone] ?? 0))

/** The pigments, each multiplied by a factor. */
export const scaleAmounts = (amounts: Amounts, factor: (tone: ToneName) => number): Amounts =>
  amountsBy((tone) => (amounts[tone] ?? 0) * factor(tone))
