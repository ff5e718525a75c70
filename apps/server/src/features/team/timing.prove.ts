import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMaster } from '#testing/builders'
import { distinguishes, timeAlternately } from '#testing/durations'
import { teamsOf } from '#testing/teams'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress } from '#testing/visitors'

const ROUNDS = 30

describe('the duration of an invitation', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { invite, basicSalon } = teamsOf(() => server)

  test('the duration of an invitation does not reveal whether the address has an account', async () => {
    const timed = async (email: string) => {
      // A new salon each time: one that has invited before has more rows to read.
      const salon = await basicSalon()
      const start = performance.now()
      const answer = await invite(salon, email)
      const took = performance.now() - start
      expect(answer.statusCode).toBe(200)
      // Work after the response must not slow down the next one.
      await server.mails()
      return took
    }
    const { email: known } = await buildMaster(server.db)
    const unknown = newAddress()
    const comparison = await timeAlternately(
      ROUNDS,
      () => timed(known),
      () => timed(unknown),
    )
    expect(distinguishes(comparison), JSON.stringify(comparison)).toBe(false)
  })
})
