import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSalon, postAnalysis, tracesOf } from '#testing/analyses'
import type { Part } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const SELECTORS = { hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }

const analyse = async (parts: Record<string, Part>) => {
  const salon = await newSalon(server)
  const before = await tracesOf(server, salon)
  const answer = await postAnalysis(server, salon, { supplier: 'generic', ...parts })
  return { answer, before, after: await tracesOf(server, salon) }
}

const levelOf = async (slot: 'prima' | 'dopo') => {
  const { answer } = await analyse({ image: await samplePhoto(slot), slot, ...SELECTORS })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json().analysis[slot].level as number
}

test('an analysis whose photo reads more than a level from what the user sees is refused before it is counted', async () => {
  const level = await levelOf('prima')
  for (const primaLevel of [level + 1.1, level - 1.1]) {
    const { answer, before, after } = await analyse({
      image: await samplePhoto('prima'),
      primaLevel: String(primaLevel),
    })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(409)
    const { error, fields, ...rest } = answer.json()
    expect(rest).toMatchObject({ code: 'readings-differ', measuredLevel: level })
    expect(fields).toEqual({ prima: error })
    expect(error).toMatch(/^Questa foto si legge in due modi/)
    expect(after).toEqual(before)
  }
})

test('readings up to a level apart are planned, and so are those of a caller that names no level', async () => {
  const level = await levelOf('prima')
  for (const parts of [{ primaLevel: String(level + 0.99) }, { primaLevel: String(level - 0.99) }, {}]) {
    const { answer } = await analyse({ image: await samplePhoto('prima'), ...parts })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  }
})

test('the reading that differs is named, for Dopo alone and in a transformation', async () => {
  const [prima, dopo] = [await samplePhoto('prima'), await samplePhoto('dopo')]
  const alone = await analyse({ image: dopo, slot: 'dopo', ...SELECTORS, dopoLevel: '3' })
  expect(Object.keys(alone.answer.json().fields)).toEqual(['dopo'])
  const together = { analysisType: 'transformation', primaImage: prima, dopoImage: dopo }
  const pair = await analyse({ ...together, primaLevel: String(await levelOf('prima')), dopoLevel: '3' })
  expect([pair.answer.statusCode, Object.keys(pair.answer.json().fields)]).toEqual([409, ['dopo']])
})

test('a confirmed level is the one that both sides compare', async () => {
  const tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }
  const primaConfirmed = JSON.stringify({ lengths: { level: 8, tone } })
  const { answer } = await analyse({ image: await samplePhoto('prima'), primaConfirmed, primaLevel: '8' })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.json().analysis.prima.level).toBe(8)
})

test.each(['0', '11', 'cinque', 'NaN'])('the level %s that a user sees is invalid', async (primaLevel) => {
  const { answer } = await analyse({ image: await samplePhoto('prima'), primaLevel })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['primaLevel']])
})
