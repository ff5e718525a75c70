import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { POWDER_CLASSES } from '../data/products/product-classes.ts'
import { type Seen, TROUBLES } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import type { Condition } from '../model/vocabulary.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { midService } from './mid-service.ts'
import { whatIf } from './what-if.ts'

const isPowder = ({ products }: Phase) => products.some((product) => POWDER_CLASSES.has(product.class))
const toBlond = (condition: Condition) =>
  situationOf({ current: shadeOf('4.0'), goal: shadeOf('7.1'), condition, details: { naturalLevel: 4 } })

const checkPowder = (condition: Condition, seen: Partial<Seen>) => {
  const situation = toBlond(condition)
  const plan = planFormula(situation)
  const phase = plan.sessions[0]?.phases.findIndex(isPowder) ?? -1
  const bowl = plan.sessions[0]?.phases[phase]
  const usual: Seen = { session: 0, phase, minute: bowl?.minutes ?? 0, level: 6, trouble: 'not-at-level' }
  return { bowl, answer: midService(plan, situation, [{ ...usual, ...seen }])?.answer ?? null }
}

describe('a lightener below its level', () => {
  it('a lightener below its level continues while time is left and its pace holds', () => {
    const { answer } = checkPowder('buono', { minute: 25, level: 6.5 })
    expect(answer).toMatchObject({ action: 'go-on', changed: [], keepsPromise: true })
    expect(answer?.minutes).toBeLessThanOrEqual(HARD_LIMITS.bleachMinutes - 25)
  })

  it('sound hair gets a second application today, weaker and shorter, instead of a session in four weeks', () => {
    const { bowl, answer } = checkPowder('buono', { minute: 45 })
    const again = answer?.rest[answer.changed[0] ?? -1]
    expect(answer).toMatchObject({ action: 'second-application', keepsPromise: true })
    expect(again?.developer?.volume).toBeLessThanOrEqual(HARD_LIMITS.bleachVolumeAgain)
    expect(again?.minutes).toBeLessThan(bowl?.minutes ?? 0)
    expect(again?.products[0]?.grams).toBeLessThan(bowl?.products[0]?.grams ?? 0)
  })

  it('hair that tolerates no second application is toned at its current level', () => {
    const { answer } = checkPowder('discreto', { minute: 45, level: 5 })
    expect(answer?.action).toBe('tone-anew')
    expect(answer?.rest.some(isPowder)).toBe(false)
    expect(answer?.result.level).toBeLessThanOrEqual(5)
  })
})

describe('a check of a bowl', () => {
  it('a check of a bowl that is not in the plan has no answer', () => {
    expect(checkPowder('buono', { session: 9 }).answer).toBeNull()
    expect(checkPowder('buono', { phase: 99 }).answer).toBeNull()
  })

  it('a bowl at its level is rinsed at any minute', () => {
    for (const trouble of [null, 'not-at-level'] as const) {
      const { answer } = checkPowder('buono', { level: 7, minute: 20, trouble })
      expect(answer).toMatchObject({ action: 'rinse', minutes: 0, changed: [], keepsPromise: true })
    }
  })

  it('a bowl continues if the reported trouble does not apply to it', () => {
    expect(checkPowder('buono', { trouble: 'too-ash', minute: 20, level: 6 }).answer?.action).toBe('go-on')
    const phases = planFormula(toBlond('buono')).sessions[0]?.phases ?? []
    const care = checkPowder('buono', { phase: phases.length - 1, trouble: 'ends-grabbed', minute: 1 }).answer
    expect(care).toMatchObject({ action: 'go-on', rest: [], keepsPromise: true })
  })

  it('grabbed ends and a hot root are answered immediately, and the other zones keep their time', () => {
    const { bowl, answer } = checkPowder('buono', { trouble: 'ends-grabbed', minute: 20, level: 7 })
    expect(answer).toMatchObject({ action: 'take-off', zones: ['ends'], minutes: (bowl?.minutes ?? 0) - 20 })
    expect(checkPowder('buono', { trouble: 'uneven-root', minute: 20, level: 7 }).answer?.zones).toEqual(['roots'])
  })

  it('excess warmth is neutralised, and missing warmth is added', () => {
    const situation = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.3') })
    const plan = planFormula(situation)
    const phase = plan.sessions[0]?.phases.findIndex(({ kind }) => kind === 'colour') ?? -1
    const look = (trouble: Seen['trouble']) =>
      midService(plan, situation, [{ session: 0, phase, minute: 35, level: 6, trouble }])?.answer
    const shadeOfAnswer = (trouble: Seen['trouble']) => {
      const answer = look(trouble)
      return answer?.rest[answer.changed[0] ?? -1]?.products[0]?.shade?.split('.')[1]?.[0]
    }
    expect(['1', '2']).toContain(shadeOfAnswer('too-warm'))
    expect(['3', '4']).toContain(shadeOfAnswer('too-ash'))
  })
})

describe('after a decision', () => {
  const situation = toBlond('buono')
  const plan = planFormula(situation)
  const phase = plan.sessions[0]?.phases.findIndex(isPowder) ?? -1
  const short: Seen = { session: 0, phase, minute: 45, level: 6, trouble: 'not-at-level' }

  it('a bowl added by an answer can be checked, and its answer continues from there', () => {
    const first = midService(plan, situation, [short])
    expect(first?.answer.action).toBe('second-application')
    expect(first?.whatIf[0]).toMatchObject({ phase: 0 })
    const again: Seen = { ...short, phase: phase + 1, minute: 15, level: 7, trouble: null }
    const second = midService(plan, situation, [short, again])
    expect(second?.answer).toMatchObject({ action: 'rinse', keepsPromise: true })
    expect(second?.answer.rest.some(isPowder)).toBe(false)
  })

  it('the next session of hair that missed its goal starts at the observed level', () => {
    const weak = toBlond('discreto')
    const told = midService(planFormula(weak), weak, [{ ...short, level: 5 }])
    expect(told?.answer.keepsPromise).toBe(false)
    expect(told?.sessions[1]?.afterWeeks).toBe(HARD_LIMITS.bleachWeeks)
    expect(
      told?.sessions
        .slice(1)
        .flatMap(({ phases }) => phases)
        .some(isPowder),
    ).toBe(true)
  })
})

it('each trouble of a bowl has exactly one answer', () => {
  fc.assert(
    fc.property(arbitrarySituation, (situation) => {
      for (const { answers } of whatIf(planFormula(situation), situation)) {
        const troubles = answers.map(({ trouble }) => trouble)
        expect(new Set(troubles).size).toBe(troubles.length)
        expect(TROUBLES).toEqual(expect.arrayContaining(troubles))
      }
    }),
    { numRuns: cases({ gate: 60, prove: 5000 }), seed: testSeed },
  )
})
