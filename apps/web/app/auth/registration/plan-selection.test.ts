import { describe, expect, test } from 'vitest'
import { afterSignInPath, planSelectionOf } from './plan-selection.ts'

describe('planSelectionOf', () => {
  test.each(['basic', 'pro'] as const)('planSelectionOf parses plan %s with both billing cycles', (plan) => {
    for (const billing of ['monthly', 'yearly'] as const)
      expect(planSelectionOf(new URLSearchParams({ plan, billing }))).toEqual({ plan, billing })
  })

  test.each(['', 'plan=basic', 'billing=monthly', 'plan=trial&billing=monthly', 'plan=pro&billing=daily'])(
    'planSelectionOf returns null for "%s"',
    (search) => expect(planSelectionOf(new URLSearchParams(search))).toBeNull(),
  )
})

describe('afterSignInPath', () => {
  test('afterSignInPath without a plan is the app', () => expect(afterSignInPath(null)).toBe('/app'))

  test('afterSignInPath opens the upgrade dialog for a chosen plan [R2-027]', () =>
    expect(afterSignInPath({ plan: 'pro', billing: 'yearly' })).toBe('/app?openUpgrade=true&plan=pro&billing=yearly'))
})
