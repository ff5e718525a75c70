import { describe, expect, it } from 'vitest'
import type { Tone } from '../../model/vocabulary.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const pure = (primary: Tone['primary'], level: number) => ({
  level,
  tone: { primary, secondary: null, intensity: 'pure' } satisfies Tone,
})

const warns = (situation: ReturnType<typeof situationOf>) =>
  planFormula(situation).warnings.find(({ code }) => code === 'fantasy-base')?.values.level

describe('a fantasy colour', () => {
  it('is told the base that it needs, where the hair stays darker', () => {
    const weak = { condition: 'mediocre' } as const
    expect(warns(situationOf({ ...weak, current: shadeOf('4.0'), goal: pure('IRISE', 4) }))).toBe(7)
    const pale = { ...weak, history: 'decolorato', current: shadeOf('7.3') } as const
    expect(warns(situationOf({ ...pale, goal: pure('CENERE', 7) }))).toBe(9)
  })

  it('is told its base where a technique keeps to oxidative colour', () => {
    const lights = { technique: 'glossing' } as const
    expect(warns(situationOf({ current: shadeOf('4.0'), goal: pure('IRISE', 4), details: lights }))).toBe(7)
  })

  it('says nothing on hair that is pale enough, nor for warm or usual tones', () => {
    expect(
      warns(situationOf({ history: 'decolorato', current: shadeOf('10.0'), goal: pure('IRISE', 8) })),
    ).toBeUndefined()
    expect(warns(situationOf({ current: shadeOf('5.0'), goal: pure('RAME', 5) }))).toBeUndefined()
    expect(warns(situationOf({ current: shadeOf('5.0'), goal: shadeOf('5.1') }))).toBeUndefined()
  })
})

describe('a sensitivity test', () => {
  const isOfTest = ({ code }: { readonly code: string }) => code.startsWith('patch-test-')

  // Read after 48 hours, good for six months, to the hour.
  it.each([
    ['negativo', null, []],
    ['negativo', 47, ['patch-test-too-fresh']],
    ['negativo', 48, []],
    ['negativo', 24 * 182, []],
    ['negativo', 24 * 182 + 1, ['patch-test-expired']],
    ['non-eseguito', null, ['patch-test-pending']],
  ] as const)('%s after %s hours: warns of %j, and a plan that does not is vetoed', (patchTest, hours, codes) => {
    const safety = { patchTest, patchTestAgeHours: hours }
    const situation = situationOf({ current: shadeOf('5.0'), goal: shadeOf('5.4'), safety })
    const plan = planFormula(situation)
    expect(plan.warnings.filter(isOfTest).map(({ code }) => code)).toEqual(codes)
    const silent = { ...plan, warnings: plan.warnings.filter((warning) => !isOfTest(warning)), options: [] }
    const vetoes = checkPlan(silent, situation).map(({ rule }) => rule)
    expect(vetoes).toEqual(codes.length > 0 ? ['patch-test-warned'] : [])
  })
})
