import { describe, expect, it } from 'vitest'
import type { Tone } from '../model/vocabulary.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { planFormula } from './plan-formula.ts'

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
