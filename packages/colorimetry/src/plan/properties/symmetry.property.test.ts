import { cases, testSeed } from '@riflesso/testing'
import { expect, it } from 'vitest'
import type { Phase, Plan } from '../../model/plan.ts'
import type { Situation } from '../../model/situation.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { situationsFrom } from '../../testing/random-situation.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planWithoutOptions } from '../plan-formula.ts'

const SITUATIONS = cases({ gate: 300, prove: 50_000 })

/**
 * The shares of several shades depend on the steps in which they are weighed, and their minutes on the shares. The minutes of a watched
 * bowl for several zones weigh lengths and ends by their hair.
 */
const bowlOf = ({ products, developer, minutes, checkEveryMinutes, zones, stopAtLevel }: Phase): string => {
  const shades = products.map(({ class: product, shade }) => `${product} ${shade ?? ''}`).sort()
  const isBalanced = products.length > 1 || (checkEveryMinutes !== null && zones.length > 1)
  return [...shades, developer?.volume, isBalanced ? '' : minutes, stopAtLevel].join(' ')
}

/** The work on a zone by session, without grams and without what only some zones of a head get. */
const workOn = (zone: Zone, { sessions }: Plan) =>
  sessions.map(({ phases }) =>
    phases
      .filter(({ kind, zones }) => zones.includes(zone) && kind !== 'finish' && kind !== 'bond-treatment')
      .map(bowlOf)
      .sort(),
  )
const workOf = (plan: Plan) => ZONES.map((zone) => workOn(zone, plan))

const hasReason = ({ sessions }: Plan, code: string) =>
  sessions.some(({ phases }) => phases.some(({ reasons }) => reasons.some((reason) => reason.code === code)))

/** Whether a bowl answers to grams: correctors and steered mixtures are weighed in whole grams, and a small bowl may be too small. */
const isWeighedFinely = (plan: Plan): boolean => hasReason(plan, 'counter-cast') || hasReason(plan, 'steered')

/** Of heads whose ends are in the same state as their lengths. */
const each = (check: (situation: Situation) => void) => {
  const next = situationsFrom(testSeed)
  for (let i = 0; i < SITUATIONS; i++) {
    const { details, ...situation } = next()
    check({ ...situation, details: { ...details, endsCondition: null } })
  }
}

const swapped = <T extends object>(zones: Readonly<Record<Zone, T>>) => ({
  ...zones,
  lengths: zones.ends,
  ends: zones.lengths,
})

it('more hair takes more grams and changes nothing else', () => {
  let compared = 0
  each((situation) => {
    const withDensity = (density: 'bassa' | 'alta') =>
      planWithoutOptions({ ...situation, details: { ...situation.details, density } })
    const [thin, dense] = [withDensity('bassa'), withDensity('alta')]
    if (isWeighedFinely(thin) || isWeighedFinely(dense)) return
    compared++
    expect(workOf(dense)).toEqual(workOf(thin))
    expect(dense.outcome).toBe(thin.outcome)
    const grams = ({ sessions }: Plan) =>
      sessions
        .flatMap(({ phases }) => phases.flatMap(({ products }) => products))
        .reduce((sum, each) => sum + each.grams, 0)
    expect(grams(dense)).toBeGreaterThanOrEqual(grams(thin))
  })
  expect(compared).toBeGreaterThan(SITUATIONS / 3)
})

it('equal lengths and ends with equal wishes get the same work', () => {
  each((situation) => {
    const plan = planWithoutOptions({
      ...situation,
      current: { ...situation.current, ends: situation.current.lengths },
      goal: { ...situation.goal, zones: { ...situation.goal.zones, ends: situation.goal.zones.lengths } },
      details: { ...situation.details, technique: null },
    })
    if (plan.technique === null) expect(workOn('ends', plan)).toEqual(workOn('lengths', plan))
  })
})

it('swapping lengths and ends of equal history swaps their work', () => {
  let compared = 0
  each((situation) => {
    const { history } = situation.current.lengths
    const head: Situation = {
      ...situation,
      current: { ...situation.current, ends: { ...situation.current.ends, history } },
      details: { ...situation.details, technique: null },
    }
    const zones = swapped(head.goal.zones)
    const mirrored: Situation = {
      ...head,
      current: swapped(head.current),
      goal: { ...head.goal, ...zones.lengths, zones },
    }
    const [one, other] = [planWithoutOptions(head), planWithoutOptions(mirrored)]
    // A technique lightens towards the ends.
    const isApart = (plan: Plan) => plan.technique !== null || isWeighedFinely(plan)
    if (isApart(one) || isApart(other)) return
    compared++
    expect(other.sessions.length).toBe(one.sessions.length)
    expect(workOf(other)).toEqual([workOn('roots', one), workOn('ends', one), workOn('lengths', one)])
  })
  expect(compared).toBeGreaterThan(SITUATIONS / 5)
})

it('a bowl for two equally brassy zones has the corrector of the deeper brass, whichever zone has it', () => {
  const head = situationOf({ history: 'decolorato', current: shadeOf('8.33'), goal: shadeOf('8.1') })
  const copper = { ...head.current.ends, tone: shadeOf('8.44').tone }
  const correctors = [
    { ...head.current, ends: copper },
    { ...head.current, lengths: copper },
  ].map((current) =>
    planWithoutOptions({ ...head, current })
      .sessions.flatMap(({ phases }) => phases.flatMap(({ products }) => products))
      .filter((product) => product.class === 'CORRECTOR')
      .map(({ shade }) => shade),
  )
  expect(correctors).toEqual([['0.11'], ['0.11']])
})
