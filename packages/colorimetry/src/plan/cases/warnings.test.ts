import { describe, expect, it } from 'vitest'
import type { Tone } from '../../model/measured-hair.ts'
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
  it('a fantasy colour on hair that stays darker names the base it needs', () => {
    const weak = { condition: 'mediocre' } as const
    expect(warns(situationOf({ ...weak, current: shadeOf('4.0'), goal: pure('IRISE', 4) }))).toBe(7)
    const pale = { ...weak, history: 'decolorato', current: shadeOf('7.3') } as const
    expect(warns(situationOf({ ...pale, goal: pure('CENERE', 7) }))).toBe(9)
  })

  it('a fantasy colour names its base if the technique allows oxidative colour only', () => {
    const lights = { technique: 'glossing' } as const
    expect(warns(situationOf({ current: shadeOf('4.0'), goal: pure('IRISE', 4), details: lights }))).toBe(7)
  })

  it('hair that is pale enough and warm or usual tones get no warning about the base', () => {
    expect(
      warns(situationOf({ history: 'decolorato', current: shadeOf('10.0'), goal: pure('IRISE', 8) })),
    ).toBeUndefined()
    expect(warns(situationOf({ current: shadeOf('5.0'), goal: pure('RAME', 5) }))).toBeUndefined()
    expect(warns(situationOf({ current: shadeOf('5.0'), goal: shadeOf('5.1') }))).toBeUndefined()
  })
})

describe('a sensitivity test', () => {
  const isOfTest = ({ code }: { readonly code: string }) => code.startsWith('patch-test-')

  // Read after 48 hours, valid for a year, to the hour.
  it.each([
    ['negativo', null, []],
    ['negativo', 47, ['patch-test-too-fresh']],
    ['negativo', 48, []],
    ['negativo', 24 * 365, []],
    ['negativo', 24 * 365 + 1, ['patch-test-expired']],
    ['da-ripetere', 60, ['patch-test-due']],
    ['non-eseguito', null, ['patch-test-pending']],
  ] as const)(
    'a sensitivity test %s after %s hours warns of %j, and a plan without the warning is vetoed',
    (patchTest, hours, codes) => {
      const safety = { patchTest, patchTestAgeHours: hours }
      const situation = situationOf({ current: shadeOf('5.0'), goal: shadeOf('5.4'), safety })
      const plan = planFormula(situation)
      expect(plan.warnings.filter(isOfTest).map(({ code }) => code)).toEqual(codes)
      const silent = { ...plan, warnings: plan.warnings.filter((warning) => !isOfTest(warning)), options: [] }
      const vetoes = checkPlan(silent, situation).map(({ rule }) => rule)
      expect(vetoes).toEqual(codes.length > 0 ? ['patch-test-warned'] : [])
    },
  )

  const oxidative = { current: shadeOf('5.0'), goal: shadeOf('5.4') }
  // Toned before the direct colour.
  const both = { current: shadeOf('9.0'), history: 'decolorato', goal: pure('CENERE', 9) } as const

  it.each([
    ['ossidazione', oxidative, []],
    ['diretto', oxidative, ['patch-test-due']],
    [null, oxidative, []],
    ['entrambi', both, []],
    ['ossidazione', both, ['patch-test-due']],
  ] as const)('a sensitivity test of dyes of the family %s before %j warns of %j', (patchTestFamily, hair, codes) => {
    const situation = situationOf({
      ...hair,
      safety: { patchTest: 'negativo', patchTestAgeHours: 60, patchTestFamily },
    })
    const plan = planFormula(situation)
    expect(plan.warnings.filter(isOfTest).map(({ code }) => code)).toEqual(codes)
    const silent = { ...plan, warnings: plan.warnings.filter((warning) => !isOfTest(warning)), options: [] }
    expect(checkPlan(silent, situation).map(({ rule }) => rule)).toEqual(codes.map(() => 'patch-test-warned'))
  })
})
