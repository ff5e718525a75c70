import { expect, test } from 'vitest'
import { effectivePlan, SUBSCRIPTION_STATUSES } from '../account/user.ts'

test.each(SUBSCRIPTION_STATUSES.flatMap((status) => [['basic', status] as const, ['pro', status] as const]))(
  'plan %s with status %s counts only while it is active [R4-008]',
  (currentPlan, subscriptionStatus) => {
    const expected = subscriptionStatus === 'active' ? currentPlan : 'trial'
    expect(effectivePlan({ currentPlan, subscriptionStatus })).toBe(expected)
  },
)

test.each(['trial', 'none'] as const)('plan %s counts as the trial, whatever the status', (currentPlan) => {
  expect(effectivePlan({ currentPlan, subscriptionStatus: 'active' })).toBe('trial')
})

test('a paid plan without a subscription counts as the trial', () => {
  expect(effectivePlan({ currentPlan: 'basic', subscriptionStatus: null })).toBe('trial')
})
