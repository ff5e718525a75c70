import type { ConfirmedHair } from '@riflesso/colorimetry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSalon, postAnalysis } from '#testing/analyses'
import { doubtfulPhoto, samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const COPPER = { primary: 'RAME', secondary: null, intensity: 'full' } as const

test('a confirmed reading is used for the plan, and the archive has the measured one as well', async () => {
  const salon = await newSalon(server)
  const image = await samplePhoto('prima')
  const confirmed: ConfirmedHair = { lengths: { level: 3, tone: COPPER } }
  const answer = await postAnalysis(server, salon, {
    supplier: 'generic',
    image,
    primaConfirmed: JSON.stringify(confirmed),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { analysisId, analysis } = answer.json()
  const { prima, analysis: texts } = analysis
  expect(prima.zones.lengths).toMatchObject({ level: 3, levelError: 0, tone: COPPER })
  expect(prima.zones.lengths.read.levelError).toBeGreaterThan(0)
  expect(prima.zones.roots.levelError).toBeGreaterThan(0)
  expect(texts.colorimetricAnalysis).toContain('Confermato dal vivo: lunghezze 3,0 rame (letto ')

  const archived = await server.app.inject({
    url: `/api/analysis/${analysisId}/full`,
    headers: salon.session.headers,
  })
  expect(archived.json().analysis.prima).toEqual(prima)
})

test('a photo with doubtful hair is analysed only once hair was marked or the reading confirmed', async () => {
  const salon = await newSalon(server)
  const image = await doubtfulPhoto()
  const refused = await postAnalysis(server, salon, { supplier: 'generic', image })
  expect(refused.statusCode, refused.body).toBe(422)
  expect(refused.json()).toMatchObject({ code: 'unsure-hair', fields: { prima: expect.stringContaining('tratto') } })

  const nothing = await postAnalysis(server, salon, { supplier: 'generic', image, primaConfirmed: '{}' })
  expect(nothing.json().code).toBe('unsure-hair')

  const strokes = [{ kind: 'hair', points: [[0.5, 0.2]], radius: 0.05 }]
  const marked = await postAnalysis(server, salon, {
    supplier: 'generic',
    image,
    primaHints: JSON.stringify({ strokes }),
  })
  expect(marked.statusCode, marked.body).toBe(200)

  const lengths = { level: 5, tone: { primary: 'NATURALE', secondary: null, intensity: 'none' } }
  const primaConfirmed = JSON.stringify({ lengths })
  const confirmed = await postAnalysis(server, salon, { supplier: 'generic', image, primaConfirmed })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
})
