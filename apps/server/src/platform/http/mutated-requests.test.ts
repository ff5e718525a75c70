import { cases, testSeed } from '@riflesso/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { newSalon } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { seedImages } from '#testing/fuzz/images'
import { createRandomChoices } from '#testing/fuzz/random-choices'
import { complaintAbout, createRequestMaker } from '#testing/fuzz/requests'
import { createTestApp, type TestApp } from '#testing/test-app'

const REQUESTS = cases({ gate: 150, prove: 20_000 })
/** A salon that was signed out or deleted is replaced. */
const REQUESTS_OF_A_SALON = 50

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { TRUST_PROXY: 'loopback' } })
})
afterAll(() => server.close())

test('mutated requests are served or refused, and never cause a server error', async () => {
  const { app, db } = server
  const random = createRandomChoices(testSeed)
  const make = createRequestMaker((await app.inject('/api/docs/json')).json(), random)
  const images = await seedImages()
  const password = await server.passwords.hash(newId())
  const complaints: string[] = []
  let around = { authorization: '', ids: [''], images }
  const statuses = new Set<number>()
  for (let made = 0; made < REQUESTS; made++) {
    if (made % REQUESTS_OF_A_SALON === 0) {
      const { master, session } = await newSalon(server, { password, currentPlan: 'pro', subscriptionStatus: 'active' })
      const client = await buildClient(db, master)
      around = { authorization: session.headers.authorization, ids: [client.id, master.id, newId()], images }
    }
    const { method, url, headers, payload } = make(around)
    const answer = await app.inject({ method: method as 'POST', url, headers, ...(payload ? { payload } : {}) })
    statuses.add(answer.statusCode)
    const type = String(answer.headers['content-type'])
    const complaint = complaintAbout({ status: answer.statusCode, type, body: answer.body })
    if (complaint) complaints.push(`${method} ${url.slice(0, 200)}: ${complaint} ${payload?.toString().slice(0, 300)}`)
  }
  expect(complaints).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
})
