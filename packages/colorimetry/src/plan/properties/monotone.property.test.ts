import { cases } from '@riflesso/testing'
import { expect, it } from 'vitest'
import { headAfter } from '../../hair/replay-plan.ts'
import type { Plan } from '../../model/plan.ts'
import type { GoalZone, Situation } from '../../model/situation.ts'
import { ZONES } from '../../model/vocabulary.ts'
import { seededRandom } from '../../seeded-random.ts'
import { situationsFrom } from '../../testing/random-situation.ts'
import { planWithoutOptions } from '../plan-formula.ts'

/** Half a level is within what an eye can tell. */
const HALF = 0.5
const EPSILON = 1e-6
const LIGHTEST_WISH = 10.9
/** Visits after which a course is no plan any more (`sessions.ts`). */
const MOST_SESSIONS = 5

/** The wish so many levels lighter on every zone. */
const lighter = (situation: Situation, by: number): Situation => {
  const lift = <T extends GoalZone>(zone: T): T => ({ ...zone, level: zone.level + by })
  const { goal } = situation
  const { roots, lengths, ends } = goal.zones
  return {
    ...situation,
    goal: {
      ...lift(goal),
      kind: 'transform',
      zones: { roots: lift(roots), lengths: lift(lengths), ends: lift(ends) },
    },
  }
}

/** Level of the lightest zone after a plan, by the model of hair. */
const lightestAfter = ({ sessions }: Plan, situation: Situation): number => {
  const head = headAfter(sessions, situation)
  return Math.max(...ZONES.map((zone) => head[zone].depth))
}

const phasesOf = ({ sessions }: Plan) => sessions.flatMap(({ phases }) => phases)

/** Hair of unknown type or condition gets one step, in which zones of one wish stop together. */
const isUntold = ({ hairType, condition }: Situation): boolean => hairType === null || condition === null

const isWithoutLift = ({ reasons }: Plan) => reasons.some(({ code }) => code === 'technique-without-lift')

/** What makes two plans another service, and not more or less of one. */
const isOtherService = (near: Plan, far: Plan): boolean =>
  // A technique that the wish implies (a gradient) is chosen by the wish, and a fantasy colour has none.
  near.technique !== far.technique ||
  // A technique that needs no lift leaves what is outside its lights, one that lifts works on it.
  isWithoutLift(near) !== isWithoutLift(far) ||
  [near, far].some(
    (plan) =>
      // A direct colour coats the hair as deep as its shade, whatever base it needs.
      phasesOf(plan).some(({ products }) => products.some(({ class: name }) => name === 'DIRECT')) ||
      // A gloss has one shade for the head, which may be deeper than lights in it.
      phasesOf(plan).some(({ kind }) => kind === 'gloss') ||
      // A course that is cut off ends wherever its zones stand then.
      plan.sessions.length === MOST_SESSIONS,
  )

it('a lighter wish never ends darker by the model of hair', () => {
  // A fixed sample in the gate; `npm run prove` looks further.
  const seed = 17
  const next = situationsFrom(seed)
  const random = seededRandom(seed)
  let pairs = 0
  for (let i = 0; i < cases({ gate: 250, prove: 20_000 }); i++) {
    const situation = lighter(next(), 0)
    // Beyond the lightest wish zones of different wishes would become one colour, which stops together.
    const room = LIGHTEST_WISH - Math.max(...ZONES.map((zone) => situation.goal.zones[zone].level))
    const by = Math.min(room, HALF * (1 + Math.floor(5 * random())))
    if (by < HALF || isUntold(situation)) continue
    const wish = lighter(situation, by)
    const [near, far] = [planWithoutOptions(situation), planWithoutOptions(wish)]
    if (near.sessions.length === 0 || far.sessions.length === 0 || isOtherService(near, far)) continue
    pairs++
    const ends = lightestAfter(far, wish)
    const least = lightestAfter(near, situation) - HALF - EPSILON
    if (ends < least) throw new Error(`${ends} is darker than ${least}, ${by} lighter: ${JSON.stringify(situation)}`)
  }
  expect(pairs).toBeGreaterThan(40)
})
