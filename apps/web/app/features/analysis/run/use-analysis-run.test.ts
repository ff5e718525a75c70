import { expect, test } from 'vitest'
import { errorOfResponse, networkError } from '~/api/api-error.ts'
import { type Exhausted, exhaustedBy } from './use-analysis-run.ts'

const refused = (body: object) => errorOfResponse(new Response(JSON.stringify(body), { status: 403 }))
const resetDate = '2026-04-15T09:30:00.000Z'

test.each<[string, object, Exhausted]>([
  [
    'a trial',
    { code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 3, resetDate: null },
    { kind: 'trial', used: 3 },
  ],
  ['a trial whose count was not told', { requiresUpgrade: true }, { kind: 'trial', used: 3 }],
  [
    'a plan at its monthly limit, whatever its trial was',
    { code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 1, resetDate },
    { kind: 'month', resetDate: new Date(resetDate) },
  ],
  ['a date that is none', { requiresUpgrade: true, resetDate: 'domani' }, { kind: 'trial', used: 3 }],
])('%s [R8-002]', async (_, body, exhausted) => {
  expect(exhaustedBy(await refused(body))).toEqual(exhausted)
})

test('other errors are not about the plan', async () => {
  expect(exhaustedBy(await refused({ code: 'forbidden', error: 'No' }))).toBeNull()
  expect(exhaustedBy(networkError())).toBeNull()
  expect(exhaustedBy(new TypeError('x'))).toBeNull()
})
