import { emptyDetails } from '@riflesso/colorimetry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelNotices } from '#platform/copy/it'
import { AI_PROVIDERS } from '#platform/environment'
import { AGREEING, asText, HELPFUL } from '#testing/models/answers'
import { type Behaviour, type ModelStandIn, serveModel } from '#testing/models/stand-in'
import { COUNTED } from '#testing/models/wire'
import { samplePhoto } from '#testing/photos'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestClock } from '#testing/test-clock'
import type { AnalysisEngine, EngineInput } from '../engine.ts'
import { localEngine } from '../local.ts'
import { createModelEngine } from './model-engine.ts'

const never = new AbortController().signal
const nobody = () => undefined

let input: EngineInput
beforeAll(async () => {
  const pool = createStoredPhotoPool()
  const prima = await pool.read({ bytes: await samplePhoto('prima'), withHairCrop: true }, never)
  await pool.close()
  if (!prima.ok) throw new Error(prima.code)
  const selectors = { hairType: 'colorati', base: null, condition: null } as const
  input = { prima, dopo: null, selectors, details: emptyDetails, corrections: null, client: null, mayAskModel: true }
})

describe.each(AI_PROVIDERS)('a model with the wire format of %s', (provider) => {
  let standIn: ModelStandIn
  let engine: AnalysisEngine
  beforeAll(async () => {
    standIn = await serveModel()
    const settings = { provider, model: 'vista-1', apiKey: 'sk-segreta', baseUrl: standIn.url, price: null }
    engine = createModelEngine(settings, createTestClock(), { pauseMs: 0 })
  })
  afterAll(() => standIn.close())

  const asked = async (...behaviours: readonly Behaviour[]) => {
    standIn.play(...behaviours)
    return engine.analyze(input, never, nobody)
  }

  test('a model is called with the key and one picture, and its answer parsed', async () => {
    const { analysis, modelUse } = await asked({ does: 'answer', text: asText(HELPFUL) })
    expect(analysis.modelReview?.notice).toBeNull()
    expect(analysis.modelReview?.seen).toContain('Ricrescita appena accennata.')
    expect(modelUse).toMatchObject({
      provider,
      outcome: 'used',
      inputTokens: COUNTED.input,
      outputTokens: COUNTED.output,
      microdollars: null,
    })
    expect(standIn.seen).toMatchObject([{ key: 'sk-segreta' }])
    const jpeg = Buffer.from(input.prima?.hairCrop ?? []).toString('base64')
    expect(standIn.seen[0]?.text.split(jpeg)).toHaveLength(2)
  })

  test('a model may answer a veto', async () => {
    const change = { session: 1, phase: 1, products: null, volume: 60, minutes: 600, reason: null }
    const dangerous: Behaviour = { does: 'answer', text: asText({ ...AGREEING, changes: [change] }) }
    const { analysis, modelUse } = await asked(dangerous, { does: 'answer', text: asText(AGREEING) })
    expect(analysis.modelReview?.notice).toBeNull()
    expect(modelUse).toMatchObject({ outcome: 'used', calls: 2 })
  })

  const failures: readonly (readonly [keyof typeof modelNotices, Behaviour])[] = [
    ['unreadable', { does: 'answer', text: '{"seen":{', finish: 'length' }],
    ['unreadable', { does: 'answer', text: 'Ecco la formula.' }],
    ['declined', { does: 'answer', text: 'No.', finish: 'refusal' }],
    ['unauthorised', { does: 'fail', status: 401 }],
    ['busy', { does: 'fail', status: 429, retryAfter: '0' }],
    ['unavailable', { does: 'fail', status: 500 }],
  ]
  test('a model fails like any other model when its service fails', async () => {
    const { analysis: own } = await localEngine.analyze(input, never, nobody)
    for (const [notice, behaviour] of failures) {
      const { analysis, modelUse } = await asked(behaviour)
      const { modelReview, ...rest } = analysis
      expect(rest).toEqual(own)
      expect([modelUse?.outcome, modelReview?.notice]).toEqual([notice, modelNotices[notice]])
      // Only the first failure reaches the breaker.
      await asked({ does: 'answer', text: asText(AGREEING) })
    }
  })
})
