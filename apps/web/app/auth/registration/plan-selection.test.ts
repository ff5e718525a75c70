import { describe, expect, test } from 'vitest'
import { afterSignInPath, planSelectionOf } from './plan-selection.ts'

describe('planSelectionOf', () => {
  test.each(['basic', 'pro'] as const)('reads plan %s with either billing', (plan) => {
    for (const billing of ['monthly', 'yearly'] as const)
      expect(planSelectionOf(new URLSearchParams({ plan, billing }))).toEqual({ plan, billing })
  })

  test.each(['', 'plan=basic', 'billing=monthly', 'plan=trial&billing=monthly', 'plan=pro&billing=daily'])(
    'takes "%s" as no selection',
    (search) => expect(planSelectionOf(new URLSearchParams(search))).toBeNull(),
  )
})

describe('afterSignInPath', () => {
  test('is the app', () => expect(afterSignInPath(null)).toBe('/app'))

  test('opens the upgrade dialog when a plan was chosen [R2-027]', () =>
    expect(afterSignInPath({ plan: 'pro', billing: 'yearly' })).toBe('/app?openUpgrade=true&plan=pro&billing=yearly'))
})
