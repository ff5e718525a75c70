import { expect, it } from 'vitest'
import { fullReflectAt, labOf, plainTone } from '../colour/tone.ts'
import type { ShadeFamily } from '../model/corrections.ts'
import { seededRandom } from '../seeded-random.ts'
import { correctionsFrom, type LearningOutcome } from './corrections-from.ts'

const NOW = 1_800_000_000_000
const TONES = { warm: plainTone('DORATO'), cool: plainTone('CENERE'), natural: plainTone('NATURALE') }

type Studied = keyof typeof TONES

/** A result this many levels paler, and this many full reflects warmer, than predicted. */
const outcome = (level: number, off: number, family: Studied = 'warm', client = 'anyone', warmer = 0) => {
  const lab = labOf(level, TONES[family])
  const expected = { level, levelError: 0.4, lab, toneError: 4 }
  const [l, a, b] = lab
  const seen = { level: level + off, lab: [l, a, b + warmer * fullReflectAt(l)] as const }
  return { expected, measured: { ...expected, ...seen }, family, at: NOW - 1000, client }
}
const several = (n: number, off: number) => Array.from({ length: n }, () => outcome(8, off))

it('too few outcomes give no correction', () => {
  expect(correctionsFrom([], null, NOW).pale.warm.level.mean).toBe(0)
  expect(correctionsFrom(several(4, -0.6), null, NOW).pale.warm.level.mean).toBe(0)
})

it('repeatedly darker outcomes are corrected, most in their own band', () => {
  const { pale } = correctionsFrom(several(10, -0.6), null, NOW)
  expect(pale.warm.level.mean).toBeLessThan(-0.45)
  expect(pale.warm.level.mean).toBeGreaterThan(-0.6)
  expect(pale.cool.level.mean).toBeGreaterThanOrEqual(pale.warm.level.mean)
  expect(pale.lightener.level.mean).toBe(0)
})

it('one wrong outcome hardly changes a correction', () => {
  const withoutOutlier = correctionsFrom(several(9, -0.5), null, NOW).pale.warm.level.mean
  const withOutlier = correctionsFrom([...several(9, -0.5), outcome(8, 4)], null, NOW).pale.warm.level.mean
  expect(Math.abs(withOutlier - withoutOutlier)).toBeLessThan(0.12)
})

it("the client's own outcomes count above the salon's", () => {
  const outcomes = [...several(10, -0.5), outcome(8, 0.3, 'warm', 'she'), outcome(8, 0.3, 'warm', 'she')]
  const hers = correctionsFrom(outcomes, 'she', NOW).pale.warm
  expect(hers.from).toBe('client')
  expect(hers.level.mean).toBeGreaterThan(correctionsFrom(outcomes, null, NOW).pale.warm.level.mean)
})

it('outcomes older than two years or in the future are ignored', () => {
  const old = several(10, -0.6).map((each) => ({ ...each, at: NOW - 800 * 24 * 3600 * 1000 }))
  const future = several(10, -0.6).map((each) => ({ ...each, at: NOW + 1 }))
  expect(correctionsFrom([...old, ...future], null, NOW).pale.warm.level.mean).toBe(0)
})

it('no correction exceeds its bound', () => {
  const { pale } = correctionsFrom(several(500, -7), null, NOW)
  expect(pale.warm.level.mean).toBe(-1)
})

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Quantity = 'level' | 'warmth'

type Salon = {
  /** Bias of the results of each family, in levels or full reflects of a shade. */
  readonly bias: Readonly<Record<Studied, number>>
  /** Standard deviation of a reading. */
  readonly noise: number
  /** Share of random outcomes. */
  readonly lies: number
}

const STUDIED = ['warm', 'cool', 'natural'] as const
const SEEDS = [20, 21, 22]
const SALONS = 300
/** Standard deviation between heads, and the largest error of a random outcome. */
const HEADS = { level: 0.2, warmth: 0.3 } as const
const LIE = { level: 2, warmth: 3 } as const

const everywhere = (bias: number) => ({ warm: bias, cool: bias, natural: bias })

/** Relative change of the mean error after ten outcomes, over many simulated salons; `-0.4` = 40 % less. */
const changeIn = (
  quantity: Quantity,
  { bias, noise, lies }: Salon,
  counts: (family: ShadeFamily) => boolean = () => true,
) => {
  let before = 0
  let with10 = 0
  for (const seed of SEEDS) {
    const random = seededRandom(seed)
    const head = () => {
      const level = 5 + Math.floor(random() * 5)
      const family = STUDIED[Math.floor(random() * STUDIED.length)] ?? 'warm'
      return { level, family, off: bias[family] + HEADS[quantity] * normal(random) }
    }
    for (let salon = 0; salon < SALONS; salon++) {
      const outcomes: LearningOutcome[] = Array.from({ length: 10 }, () => {
        const { level, family, off } = head()
        const told = random() < lies ? LIE[quantity] * (2 * random() - 1) : off + noise * normal(random)
        return quantity === 'level' ? outcome(level, told, family) : outcome(level, 0, family, 'anyone', told)
      })
      const next = head()
      if (!counts(next.family)) continue
      const learnt = correctionsFrom(outcomes, null, NOW)
      const band = next.level >= 8 ? 'pale' : 'middle'
      before += Math.abs(next.off)
      with10 += Math.abs(next.off - learnt[band][next.family][quantity].mean)
    }
  }
  return with10 / before - 1
}

const WARM_ALONE = { bias: { warm: -0.8, cool: 0, natural: 0 }, noise: 0.25, lies: 0 }

it.each([
  ['light that darkens readings', 'level', { bias: everywhere(-0.6), noise: 0.25, lies: 0 }],
  ['products that lift further', 'level', { bias: everywhere(0.5), noise: 0.25, lies: 0 }],
  ['one lying note in ten', 'level', { bias: everywhere(-0.6), noise: 0.25, lies: 0.1 }],
  ['light that warms readings', 'warmth', { bias: everywhere(0.8), noise: 0.3, lies: 0 }],
  ['products that end cooler', 'warmth', { bias: everywhere(-0.8), noise: 0.3, lies: 0 }],
  ['warmer, one lying note in ten', 'warmth', { bias: everywhere(0.8), noise: 0.3, lies: 0.1 }],
] as const)('%s: ten outcomes lower the mean error of the %s by at least 40 %%', (_, quantity, salon) => {
  expect(changeIn(quantity, salon)).toBeLessThanOrEqual(-0.4)
})

it('if only warm tones are biased, ten outcomes lower their mean error by at least 40 %', () => {
  expect(changeIn('level', WARM_ALONE, (family) => family === 'warm')).toBeLessThanOrEqual(-0.4)
})

it.each([
  ['no bias', 'level', { bias: everywhere(0), noise: 0.25, lies: 0 }],
  ['no bias, much noise', 'level', { bias: everywhere(0), noise: 0.4, lies: 0 }],
  ['no bias, one lying note in ten', 'level', { bias: everywhere(0), noise: 0.25, lies: 0.1 }],
  ['no bias', 'warmth', { bias: everywhere(0), noise: 0.3, lies: 0 }],
  ['no bias, much noise', 'warmth', { bias: everywhere(0), noise: 0.5, lies: 0 }],
  ['no bias, one lying note in ten', 'warmth', { bias: everywhere(0), noise: 0.3, lies: 0.1 }],
] as const)('%s: ten outcomes raise the mean error of the %s by at most 3 %%', (_, quantity, salon) => {
  expect(changeIn(quantity, salon)).toBeLessThanOrEqual(0.03)
})

it('if only warm tones are biased, ten outcomes raise the mean error of other tones by at most 3 %', () => {
  expect(changeIn('level', WARM_ALONE, (family) => family !== 'warm')).toBeLessThanOrEqual(0.03)
})

it('a family without results is not corrected', () => {
  const { cool } = correctionsFrom(several(12, -0.8), null, NOW).pale
  expect(cool.level).toMatchObject({ n: 0, mean: 0 })
})
