import { describe, expect, test } from 'vitest'
import { newAccount, periodEnd, subscriptionOf, withSubscription } from './account.ts'
import { change, endNow, endPeriodNow, prorate, settlePayment, subscribe } from './acts.ts'
import { settle } from './settle.ts'

const BASIC = { planType: 'basic', billingCycle: 'monthly', netCents: 3990 } as const

function paidAt(date: Date) {
  const { account, id, invoice } = subscribe({ ...newAccount('demo_cus_1'), card: 'good' }, BASIC, date)
  return { account: settlePayment(account, invoice, date), id }
}

const FIRSTS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1, 10)))
const LASTS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month + 1, 0, 10)))

describe('a period of the demonstration that is ended early', () => {
  test.each([...FIRSTS, ...LASTS])(
    'a period ended early at %o is over immediately: renewed, or ended if cancelled',
    (now) => {
      const { account, id } = paidAt(now)
      const renewed = subscriptionOf(settle(endPeriodNow(account, id, now), now), id)
      expect(renewed.periods).toBe(2)
      expect(periodEnd(renewed).getTime()).toBeGreaterThan(now.getTime())
      const cancelled = withSubscription(account, id, { cancelAtPeriodEnd: true })
      expect(subscriptionOf(settle(endPeriodNow(cancelled, id, now), now), id).status).toBe('canceled')
    },
  )
})

test('a change to a cheaper plan charges nothing and leaves the remainder as credit', () => {
  const now = new Date('2026-06-01T10:00:00.000Z')
  const { account, id } = paidAt(now)
  const cheaper = prorate(account, id, { ...BASIC, netCents: 1000 }, now)
  expect(cheaper).toMatchObject({ creditCents: -3990, chargeCents: 1000, netCents: 0, vatCents: 0, overCents: 2990 })
})

describe('credit', () => {
  const now = new Date('2026-06-01T10:00:00.000Z')

  test('credit taken from a payment is restored when the payment is not made', () => {
    const { account, id } = paidAt(now)
    const withCredit = { ...account, card: null, creditCents: 1000 }
    const waiting = change(withCredit, id, { planType: 'pro', billingCycle: 'monthly', netCents: 6990 }, now)
    expect(waiting).toMatchObject({ creditCents: 0, invoices: [{}, { status: 'open', netCents: 2000 }] })
    expect(endNow(waiting, id, now)).toMatchObject({ creditCents: 1000, invoices: [{}, { status: 'void' }] })
  })

  test('credit that covers a renewal pays it, whatever the card answers', () => {
    const { account, id } = paidAt(now)
    const covered = { ...account, card: 'fails-later' as const, creditCents: 5000 }
    const renewed = settle(endPeriodNow(covered, id, now), now)
    expect(subscriptionOf(renewed, id).status).toBe('active')
    expect(renewed.creditCents).toBe(1010)
  })
})
