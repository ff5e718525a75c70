import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { users } from '#platform/database/schema/index'
import { newSubscriber } from '#testing/billing'
import { buildChild } from '#testing/builders'
import { createTestApp } from '#testing/test-app'

test('the end of a plan suspends the collaborators, and a new plan reactivates them', async () => {
  const server = await createTestApp()
  const payer = await newSubscriber(server, 'basic')
  const { id } = await buildChild(server.db, payer.salon)
  const suspended = async () => {
    const [row] = await server.db.select().from(users).where(eq(users.id, id))
    return row?.suspendedAt !== null
  }
  await payer.call('POST', 'cancel-subscription')
  expect(await suspended()).toBe(false)
  server.clock.advance(31 * DAY_MS)
  await payer.status()
  expect(await suspended()).toBe(true)
  const { clientSecret } = (await payer.wish('pro', 'monthly')).body
  expect(await suspended()).toBe(true)
  await payer.pay(clientSecret)
  expect(await suspended()).toBe(false)
  await server.close()
})
