import { describe, expect, test } from 'vitest'
import { allowanceOf, type PlanState } from './allowance-rules.ts'

const now = new Date('2026-03-20T12:00:00Z')

const state = (given: Partial<PlanState> = {}): PlanState => ({
  currentPlan: 'trial',
  subscriptionStatus: null,
  subscriptionStartDate: null,
  trialAnalysesUsed: 0,
  monthlyAnalysesUsed: 0,
  monthlyAnalysesResetDate: null,
  ...given,
})

describe('the allowance', () => {
  test('the allowance of the trial counts in total and never resets [R9-001]', () => {
    expect(allowanceOf(state({ trialAnalysesUsed: 2, monthlyAnalysesUsed: 40 }), 3, now)).toEqual({
      plan: 'trial',
      used: 2,
      remaining: 1,
      resetsAt: null,
      trialAnalysesUsed: 2,
    })
  })

  test('the allowance of a past due plan is what is left of the three', () => {
    const lapsed = state({ currentPlan: 'pro', subscriptionStatus: 'past_due', trialAnalysesUsed: 3 })
    expect(allowanceOf(lapsed, 3, now)).toMatchObject({ plan: 'trial', remaining: 0 })
  })

  test('the allowance of a month is used until the reset date, then full again [R9-002]', () => {
    const basic = state({
      currentPlan: 'basic',
      subscriptionStatus: 'active',
      subscriptionStartDate: new Date('2026-01-15T08:00:00Z'),
      monthlyAnalysesUsed: 50,
      monthlyAnalysesResetDate: new Date('2026-04-15T08:00:00Z'),
    })
    expect(allowanceOf(basic, 50, now)).toMatchObject({ used: 50, remaining: 0 })
    expect(allowanceOf(basic, 50, new Date('2026-04-15T08:00:00Z'))).toMatchObject({
      used: 0,
      remaining: 50,
      resetsAt: new Date('2026-05-15T08:00:00Z'),
    })
  })

  test('the allowance without a limit is still counted', () => {
    const pro = state({
      currentPlan: 'pro',
      subscriptionStatus: 'active',
      monthlyAnalysesUsed: 812,
      monthlyAnalysesResetDate: new Date('2026-04-01T00:00:00Z'),
    })
    expect(allowanceOf(pro, null, now)).toMatchObject({ used: 812, remaining: null })
  })

  test('the allowance is never negative when a plan shrinks', () => {
    expect(allowanceOf(state({ trialAnalysesUsed: 9 }), 3, now).remaining).toBe(0)
  })
})
