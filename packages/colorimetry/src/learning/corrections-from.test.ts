import { expect, it } from 'vitest'
import { labOf, plainTone } from '../colour/tone.ts'
import type { ShadeFamily } from '../model/corrections.ts'
import { seededRandom } from '../seeded-random.ts'
import { correctionsFrom, type LearningOutcome } from './corrections-from.ts'

const NOW = 1_800_000_000_000
const FAMILIES: readonly ShadeFamily[] = ['warm', 'cool', 'natural']
const TONES = { warm: plainTone('DORATO'), cool: plainTone('CENERE'), natural: plainTone('NATURALE') }

const outcome = (level: number, off: number, family: 'warm' | 'cool' | 'natural' = 'warm', client = 'anyone') => {
  const colour = { level, levelError: 0.4, lab: labOf(level, TONES[family]), toneError: 4 }
  return { expected: colour, measured: { ...colour, level: level + off }, family, at: NOW - 1000, client }
}
const several = (n: number, off: number) => Array.from({ length: n }, () => outcome(8, off))

it('says nothing without enough outcomes', () => {
  expect(correctionsFrom([], null, NOW).pale.warm.level.mean).toBe(0)
  expect(correctionsFrom(several(4, -0.6), null, NOW).pale.warm.level.mean).toBe(0)
})

it('corrects what comes out darker again and again, most where it was seen', () => {
  const { pale } = correctionsFrom(several(10, -0.6), null, NOW)
  expect(pale.warm.level.mean).toBeLessThan(-0.45)
  expect(pale.warm.level.mean).toBeGreaterThan(-0.6)
  expect(pale.cool.level.mean).toBeGreaterThanOrEqual(pale.warm.level.mean)
  expect(pale.lightener.level.mean).toBe(0)
})

it('one lying outcome does not move it far', () => {
  const honest = correctionsFrom(several(9, -0.5), null, NOW).pale.warm.level.mean
  const lied = correctionsFrom([...several(9, -0.5), outcome(8, 4)], null, NOW).pale.warm.level.mean
  expect(Math.abs(lied - honest)).toBeLessThan(0.12)
})

it("the client's own outcomes count above the salon's", () => {
  const outcomes = [...several(10, -0.5), outcome(8, 0.3, 'warm', 'she'), outcome(8, 0.3, 'warm', 'she')]
  const hers = correctionsFrom(outcomes, 'she', NOW).pale.warm
  expect(hers.from).toBe('client')
  expect(hers.level.mean).toBeGreaterThan(correctionsFrom(outcomes, null, NOW).pale.warm.level.mean)
})

it('leaves out what is older than two years, or of the future', () => {
  const old = several(10, -0.6).map((each) => ({ ...each, at: NOW - 800 * 24 * 3600 * 1000 }))
  const future = several(10, -0.6).map((each) => ({ ...each, at: NOW + 1 }))
  expect(correctionsFrom([...old, ...future], null, NOW).pale.warm.level.mean).toBe(0)
})

it('no correction exceeds its bound', () => {
  const { pale } = correctionsFrom(several(500, -7), null, NOW)
  expect(pale.warm.level.mean).toBe(-1)
})

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Salon = { readonly bias: number; readonly noise: number; readonly lies: number }

/** Mean level error of the eleventh outcome of many simulated salons, without and with what ten outcomes taught. */
const study = ({ bias, noise, lies }: Salon, salons: number) => {
  const random = seededRandom(20)
  let before = 0
  let with10 = 0
  for (let salon = 0; salon < salons; salon++) {
    const head = () => {
      const level = 5 + Math.floor(random() * 5)
      const family = FAMILIES[Math.floor(random() * FAMILIES.length)] as 'warm' | 'cool' | 'natural'
      const off = bias + 0.2 * normal(random)
      return { level, family, off }
    }
    const outcomes: LearningOutcome[] = Array.from({ length: 10 }, () => {
      const { level, family, off } = head()
      const told = random() < lies ? 4 * random() - 2 : off + noise * normal(random)
      return outcome(level, told, family)
    })
    const next = head()
    const learnt = correctionsFrom(outcomes, null, NOW)
    const band = next.level >= 8 ? 'pale' : 'middle'
    before += Math.abs(next.off)
    with10 += Math.abs(next.off - learnt[band][next.family].level.mean)
  }
  return { before: before / salons, with10: with10 / salons, change: with10 / before - 1 }
}

it.each([
  ['light that darkens readings', { bias: -0.6, noise: 0.25, lies: 0 }],
  ['products that lift further', { bias: 0.5, noise: 0.25, lies: 0 }],
  ['one lying note in ten', { bias: -0.6, noise: 0.25, lies: 0.1 }],
] as const)('%s: ten outcomes lower the mean error by at least 40 %%', (_, salon) => {
  expect(study(salon, 300).change).toBeLessThanOrEqual(-0.4)
})

it.each([
  ['no bias', { bias: 0, noise: 0.25, lies: 0 }],
  ['no bias, much noise', { bias: 0, noise: 0.4, lies: 0 }],
  ['no bias, one lying note in ten', { bias: 0, noise: 0.25, lies: 0.1 }],
] as const)('%s: ten outcomes raise the mean error by at most 3 %%', (_, salon) => {
  expect(study(salon, 300).change).toBeLessThanOrEqual(0.03)
})
