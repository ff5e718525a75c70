import { TEST_CARDS } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { billingDetails } from '#platform/database/schema/index'
import { buildMaster, signIn } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** Billing details of a test's salon. */
export const INVOICE_DETAILS = {
  companyName: 'Salone Ada',
  vatNumber: '07643520567',
  taxCode: null,
  street: 'Via Roma 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
  recipientCode: null,
  pec: 'ada@pec.it',
}

export const addBillingDetails = (db: Db, salonId: string) =>
  db.insert(billingDetails).values({ salonId, ...INVOICE_DETAILS })

/** A salon with billing details, and its calls. */
export async function newPayer(server: TestApp, given: Parameters<typeof buildMaster>[1] = {}) {
  const payer = await newPayerWithoutDetails(server, given)
  await addBillingDetails(server.db, payer.salon.id)
  return payer
}

/** A salon that has not given its billing details, and its calls. */
export async function newPayerWithoutDetails(
  { app, db, clock }: TestApp,
  given: Parameters<typeof buildMaster>[1] = {},
) {
  const salon = await buildMaster(db, given)
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    // A new session each time: a test may let months pass.
    const { headers } = await signIn(db, salon, clock)
    const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) })
    return { code: answer.statusCode, body: answer.json() }
  }
  const wish = (planType: string, billingCycle: string, more: object = {}) =>
    call('POST', 'get-or-create-subscription', { planType, billingCycle, ...more })
  return {
    salon,
    call,
    wish,
    /** Pays an open payment of the demonstration. */
    pay: (clientSecret: string, cardNumber: string = TEST_CARDS.success) =>
      call('POST', 'demonstration-payment', { clientSecret, cardNumber }),
    status: async () => (await call('GET', 'subscription-status')).body,
    user: async () => (await call('GET', 'user')).body,
    stats: async () => (await call('GET', 'monthly-stats')).body,
  }
}

/** A salon that pays for a plan of the demonstration. */
export async function newSubscriber(
  server: TestApp,
  planType: 'basic' | 'pro',
  billingCycle: 'monthly' | 'yearly' = 'monthly',
  cardNumber: string = TEST_CARDS.success,
) {
  const payer = await newPayer(server)
  const { body } = await payer.wish(planType, billingCycle)
  await payer.pay(body.clientSecret, cardNumber)
  return payer
}
