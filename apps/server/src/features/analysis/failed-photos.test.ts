import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { lyingBomb } from '#testing/bombs/bombs'
import { hairlessPhoto, samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { FAILED_PER_NETWORK, FAILED_PER_SALON } from './admission.ts'

describe('unreadable photos', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ env: { TRUST_PROXY: 'loopback' } })
  })
  afterAll(() => server.close())

  const statusOf = async (salon: Salon, image: Uint8Array) => {
    const answer = await postAnalysis(server, salon, { image, supplier: 'generic' })
    return { status: answer.statusCode, code: answer.json().code, wait: answer.headers['retry-after'] }
  }
  const fail = async (salon: Salon, times: number, image: Uint8Array = Buffer.from('text')) => {
    const codes: unknown[] = []
    for (let round = 0; round < times; round++) codes.push((await statusOf(salon, image)).code)
    return codes
  }

  test('unreadable photos are refused before they are received once a salon has sent too many, for a quarter of an hour', async () => {
    const salon = await newSalon(server)
    expect(await fail(salon, 1, await hairlessPhoto())).toEqual(['no-hair'])
    expect(new Set(await fail(salon, FAILED_PER_SALON.max - 1))).toEqual(new Set(['image-unsupported']))
    const photo = await samplePhoto('prima')
    expect(await statusOf(salon, photo)).toEqual({ status: 429, code: 'too-many-attempts', wait: '900' })
    server.clock.advance(FAILED_PER_SALON.windowMs)
    expect((await statusOf(salon, photo)).status).toBe(200)
  })

  test('unreadable photos are refused once a network has sent too many, from whatever salons', async () => {
    const rounds = FAILED_PER_NETWORK.max / FAILED_PER_SALON.max
    for (let round = 0; round < rounds; round++) await fail(await newSalon(server), FAILED_PER_SALON.max)
    expect((await statusOf(await newSalon(server), await samplePhoto('prima'))).code).toBe('too-many-attempts')
  })

  test('unreadable photos do not crash the server: two with headers that hide their cost, then a valid one', async () => {
    server.clock.advance(FAILED_PER_NETWORK.windowMs)
    const salon = await newSalon(server)
    const lying = lyingBomb('AVIF, 10 bits, 4:4:4, alpha', 64)
    const answers = await Promise.all([statusOf(salon, lying), statusOf(await newSalon(server), lying)])
    expect(answers).toEqual(Array(2).fill({ status: 422, code: 'image-broken', wait: undefined }))
    expect((await statusOf(salon, await samplePhoto('prima'))).status).toBe(200)
  })

  test('unreadable photos are counted separately from readable ones', async () => {
    server.clock.advance(FAILED_PER_NETWORK.windowMs)
    const salon = await newSalon(server)
    await fail(salon, FAILED_PER_SALON.max - 1)
    const photo = await samplePhoto('prima')
    expect([(await statusOf(salon, photo)).status, (await statusOf(salon, photo)).status]).toEqual([200, 200])
  })
})
