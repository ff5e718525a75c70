import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { POWDER_CLASSES } from '../data/product-classes.ts'
import { type Seen, TROUBLES } from '../model/chair.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Condition } from '../model/vocabulary.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { midService } from './mid-service.ts'
import { whatIf } from './what-if.ts'

const isPowder = ({ products }: Phase) => products.some((product) => POWDER_CLASSES.has(product.class))
const toBlond = (condition: Condition) =>
  situationOf({ current: shadeOf('4.0'), goal: shadeOf('7.1'), condition, details: { naturalLevel: 4 } })

const lookAtPowder = (condition: Condition, seen: Partial<Seen>) => {
  const situation = toBlond(condition)
  const plan = planFormula(situation)
  const phase = plan.sessions[0]?.phases.findIndex(isPowder) ?? -1
  const bowl = plan.sessions[0]?.phases[phase]
  const usual: Seen = { session: 0, phase, minute: bowl?.minutes ?? 0, level: 6, trouble: 'not-at-level' }
  return { bowl, answer: midService(plan, situation, { ...usual, ...seen }) }
}

describe('a lightener that has not arrived', () => {
  it('goes on while it has time and keeps its pace', () => {
    const { answer } = lookAtPowder('buono', { minute: 25, level: 6.5 })
    expect(answer).toMatchObject({ action: 'go-on', changed: [], keepsPromise: true })
    expect(answer?.minutes).toBeLessThanOrEqual(HARD_LIMITS.bleachMinutes - 25)
  })

  it('is put on a second time today on sound hair, weaker and shorter, without coming back in four weeks', () => {
    const { bowl, answer } = lookAtPowder('buono', { minute: 45 })
    const again = answer?.rest[answer.changed[0] ?? -1]
    expect(answer).toMatchObject({ action: 'second-application', keepsPromise: true })
    expect(again?.developer?.volume).toBeLessThanOrEqual(HARD_LIMITS.bleachVolumeAgain)
    expect(again?.minutes).toBeLessThan(bowl?.minutes ?? 0)
    expect(again?.products[0]?.grams).toBeLessThan(bowl?.products[0]?.grams ?? 0)
  })

  it('is toned where it stands on hair that bears no second one', () => {
    const { answer } = lookAtPowder('discreto', { minute: 45, level: 5 })
    expect(answer?.action).toBe('tone-anew')
    expect(answer?.rest.some(isPowder)).toBe(false)
    expect(answer?.result.level).toBeLessThanOrEqual(5)
  })
})

describe('a look at a bowl', () => {
  it('answers nothing where the plan has no such bowl', () => {
    expect(lookAtPowder('buono', { session: 9 }).answer).toBeNull()
    expect(lookAtPowder('buono', { phase: 99 }).answer).toBeNull()
  })

  it('answers nothing that cannot be seen of this bowl', () => {
    expect(lookAtPowder('buono', { level: 7 }).answer).toBeNull()
    expect(lookAtPowder('buono', { trouble: 'too-ash' }).answer).toBeNull()
    const { bowl } = lookAtPowder('buono', {})
    const phases = planFormula(toBlond('buono')).sessions[0]?.phases ?? []
    expect(bowl?.kind).toBe('bleach')
    expect(lookAtPowder('buono', { phase: phases.length - 1, trouble: 'ends-grabbed' }).answer).toBeNull()
  })

  it('is answered for grabbed ends and a hot root at once, the rest goes on to its time', () => {
    const { bowl, answer } = lookAtPowder('buono', { trouble: 'ends-grabbed', minute: 20, level: 7 })
    expect(answer).toMatchObject({ action: 'take-off', zones: ['ends'], minutes: (bowl?.minutes ?? 0) - 20 })
    expect(lookAtPowder('buono', { trouble: 'uneven-root', minute: 20, level: 7 }).answer?.zones).toEqual(['roots'])
  })

  it('takes warmth away and gives it back', () => {
    const situation = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.3') })
    const plan = planFormula(situation)
    const phase = plan.sessions[0]?.phases.findIndex(({ kind }) => kind === 'colour') ?? -1
    const look = (trouble: Seen['trouble']) =>
      midService(plan, situation, { session: 0, phase, minute: 35, level: 6, trouble })
    const shadeOfAnswer = (trouble: Seen['trouble']) => {
      const answer = look(trouble)
      return answer?.rest[answer.changed[0] ?? -1]?.products[0]?.shade?.split('.')[1]?.[0]
    }
    expect(['1', '2']).toContain(shadeOfAnswer('too-warm'))
    expect(['3', '4']).toContain(shadeOfAnswer('too-ash'))
  })
})

/** The session as it goes on; what was before the bowl stays. */
const carriedOut = (plan: Plan, phase: number, rest: readonly Phase[]): Plan => ({
  ...plan,
  options: [],
  sessions: plan.sessions.map((session, index) =>
    index === 0 ? { ...session, phases: [...session.phases.slice(0, phase + 1), ...rest] } : session,
  ),
})

describe('any plan', () => {
  const holds = (
    check: (
      plan: Plan,
      answers: ReturnType<typeof whatIf>,
      broken: ReadonlySet<string>,
      rules: (plan: Plan) => string[],
    ) => void,
  ) =>
    fc.assert(
      fc.property(arbitrarySituation, (situation) => {
        const plan = planFormula(situation)
        const rules = (each: Plan) =>
          checkPlan({ ...each, options: [] }, situation)
            .filter(({ rule, session }) => rule !== 'promise-within-reach' && (session ?? 0) === 0)
            .map(({ rule }) => rule)
        check(plan, whatIf(plan, situation), new Set(rules(plan)), rules)
      }),
      { numRuns: cases({ gate: 120, prove: 5000 }), seed: testSeed },
    )

  it('answers every trouble once, with what the rules allow', () => {
    holds((plan, bowls, _, rules) => {
      for (const { phase, answers } of bowls) {
        const troubles = answers.map(({ trouble }) => trouble)
        expect(new Set(troubles).size).toBe(troubles.length)
        expect(TROUBLES).toEqual(expect.arrayContaining(troubles))
        for (const { rest, action } of answers) {
          // A bowl that goes on, or stops short, is judged with its own minutes and level.
          if (action === 'extra-bowl') expect(rules(carriedOut(plan, phase, rest))).toEqual(rules(plan))
        }
      }
    })
  })

  it('never puts powder on hair that bears no second application', () => {
    holds((plan, bowls) => {
      for (const { phase, answers } of bowls)
        for (const { rest, changed, zones } of answers) {
          const again = changed.flatMap((index) => rest[index] ?? []).filter(isPowder)
          const before = plan.sessions[0]?.phases.slice(0, phase + 1).filter(isPowder) ?? []
          for (const bowl of again) {
            expect(zones).toEqual(bowl.zones)
            expect(before.length + again.length).toBeLessThanOrEqual(before.length + 1)
            expect(bowl.developer?.volume).toBeLessThanOrEqual(HARD_LIMITS.bleachVolumeAgain)
          }
        }
    })
  })
})
