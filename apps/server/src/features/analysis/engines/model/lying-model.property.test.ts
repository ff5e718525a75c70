import { CONDITIONS, checkPlan, emptyDetails, HAIR_TYPES, PRODUCT_CLASSES, TECHNIQUE_IDS } from '@riflesso/colorimetry'
import {
  type AnalysisResult,
  CHANGE_REASON_CODES,
  SEEN_CONDITION_CODES,
  SEEN_HISTORY_CODES,
  SEEN_OCCLUSION_CODES,
  SEEN_REGROWTH_CODES,
  withContribution,
  writeAnalysis,
} from '@riflesso/consultation'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { AGREEING } from '#testing/models/answers'
import { samplePhoto } from '#testing/photos'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestClock } from '#testing/test-clock'
import { type PlannedCase, planCase } from '../local.ts'
import type { ModelAnswer } from './answer.ts'
import { createBreaker } from './breaker.ts'
import { consult } from './consult.ts'
import { startDeadline } from './deadline.ts'

const ANSWERS = cases({ gate: 150, prove: 10_000 })

const never = new AbortController().signal

/** Hair of every history and condition, plain and with techniques, for the same pair of photos. */
let heads: readonly { readonly hair: PlannedCase; readonly own: AnalysisResult }[]
beforeAll(async () => {
  const pool = createStoredPhotoPool()
  const prima = await pool.read({ bytes: await samplePhoto('prima') }, never)
  const dopo = await pool.read({ bytes: await samplePhoto('dopo') }, never)
  await pool.close()
  if (!prima.ok || !dopo.ok) throw new Error('no hair found')
  const planned = (
    hairType: (typeof HAIR_TYPES)[number],
    condition: (typeof CONDITIONS)[number],
    technique: (typeof TECHNIQUE_IDS)[number] | null = null,
  ) =>
    planCase({
      prima,
      dopo,
      selectors: { hairType, base: null, condition },
      corrections: null,
      details: { ...emptyDetails, technique },
    })
  heads = [
    ...HAIR_TYPES.flatMap((hairType) => CONDITIONS.map((condition) => planned(hairType, condition))),
    ...TECHNIQUE_IDS.slice(0, 12).map((technique) => planned('naturale', 'ottimo', technique)),
  ]
    .filter(({ plan }) => plan.sessions.length > 0)
    .map((hair) => ({ hair, own: writeAnalysis({ ...hair, client: null }) }))
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const reason = maybe(fc.constantFrom(...CHANGE_REASON_CODES))

const change: fc.Arbitrary<ModelAnswer['changes'][number]> = fc.record({
  session: fc.integer({ min: 1, max: 3 }),
  phase: fc.integer({ min: 1, max: 5 }),
  products: maybe(
    fc.array(
      fc.record({
        class: fc.constantFrom(...PRODUCT_CLASSES),
        shade: maybe(fc.constantFrom('5.0', '6.44', '7.4', '7.34', '9.1', '10.21', '12.0', 'rosso')),
        grams: fc.constantFrom(0, 1, 5, 30, 45, 60, 90, 500),
      }),
      { maxLength: 3 },
    ),
  ),
  volume: maybe(fc.constantFrom(0, 5, 7, 10, 13, 20, 30, 40, 60, 120)),
  minutes: maybe(fc.integer({ min: 0, max: 240 })),
  reason,
})

/** Plausible changes of a hairdresser: some of them fit the hair and are applied. */
const believable: typeof change = fc.record({
  session: fc.constant(1),
  phase: fc.integer({ min: 1, max: 2 }),
  products: fc.constant(null),
  volume: maybe(fc.constantFrom(5, 10, 20)),
  minutes: maybe(fc.integer({ min: 15, max: 45 })),
  reason,
})

/** Most false answers change one phase in one way: those are the hardest to catch. */
const changes = fc.oneof(
  believable.map((one) => [one]),
  fc.array(change, { maxLength: 3 }),
  change.map((one) => [{ ...one, products: null, minutes: null }]),
  change.map((one) => [{ ...one, products: null, volume: null }]),
)

const some = <T extends string>(codes: readonly T[]) => fc.array(fc.constantFrom(...codes), { maxLength: 4 })

const answer: fc.Arbitrary<ModelAnswer> = fc.record({
  seen: fc.record({
    technique: maybe(fc.constantFrom(...TECHNIQUE_IDS)),
    history: some(SEEN_HISTORY_CODES),
    regrowth: maybe(fc.constantFrom(...SEEN_REGROWTH_CODES)),
    condition: some(SEEN_CONDITION_CODES),
    occlusions: some(SEEN_OCCLUSION_CODES),
  }),
  changes,
})

test('of a thousand false answers no plan that breaks a rule reaches the user, and no text but ours [R2-122]', async () => {
  let changed = 0
  let vetoed = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), answer, answer, async (index, first, second) => {
      const one = heads[index % heads.length]
      if (!one) throw new Error('no case')
      const { hair } = one
      const answers = [first, second]
      const tokens = { calls: 1, input: 0, output: 0 }
      const line = {
        ask: async () => ({ ok: true as const, answer: answers.shift() ?? AGREEING, tokens }),
        breaker: createBreaker(createTestClock()),
        deadline: startDeadline(30_000),
        signal: never,
      }
      const conversation = await consult(line, [], hair, one.own)
      if (!conversation.ok) throw new Error(conversation.outcome)
      const result = withContribution(conversation.own, conversation.hair, conversation.contribution)
      expect(checkPlan(result.plan, hair.situation)).toEqual([])
      if (conversation.contribution.changes.length === 0) expect(result.plan).toEqual(hair.plan)
      const { colorName, colorCode, level, shade } = one.own
      expect(result).toMatchObject({ colorName, colorCode, level, shade })
      expect(result.plan.goal).toEqual(hair.plan.goal)
      const { modelReview, decidedBy, ...written } = result
      const isChanged = decidedBy.formula === 'modello'
      const ours = isChanged ? writeAnalysis({ ...hair, plan: result.plan, client: null }) : one.own
      expect({ ...written, decidedBy: one.own.decidedBy }).toEqual(ours)
      const said = [...(modelReview?.seen ?? []), ...(modelReview?.changes ?? []).map(({ reason }) => reason ?? '')]
      expect(said.join()).not.toMatch(/\d|undefined/)
      if (conversation.outcome === 'vetoed') vetoed++
      if (isChanged) changed++
    }),
    { numRuns: ANSWERS, seed: testSeed },
  )
  // Some answers were vetoed, and some changes applied.
  expect(changed).toBeGreaterThan(ANSWERS / 50)
  expect(vetoed).toBeGreaterThan(ANSWERS / 5)
})
