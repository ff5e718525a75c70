import type { APIRequestContext } from '@playwright/test'
import { renderedPhoto } from './fixtures/analysis.ts'
import { tokenOf } from './fixtures/session.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** One more than the fewest outcomes that correct plans. */
const OUTCOMES = 6

/** Records the result of an analysis by its photo, a level darker than `level` if given; returns the expected level. */
async function recordOutcome(request: APIRequestContext, headers: Record<string, string>, id: string, level?: number) {
  const zone = { level: (level ?? 0) - 1, tone: { primary: 'RAME', secondary: null, intensity: 'full' } }
  const confirmed = JSON.stringify({ roots: zone, lengths: zone, ends: zone })
  const image = await renderedPhoto(request, 'dopo')
  const answer = await request.put(`/api/analysis/${id}/outcome/photo`, {
    headers,
    multipart: level === undefined ? { image } : { image, confirmed },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { outcome } = (await answer.json()) as { outcome: { expected: { level: number } } }
  return outcome.expected.level
}

test('outcomes correct a later plan, which states it, and corrections can be viewed, switched off and reset', async ({
  page,
  request,
  signIn,
}) => {
  const { analysisIds } = await signIn({
    plan: 'pro',
    analyses: Array.from({ length: OUTCOMES }, () => ({ isTransformation: true })),
  })
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const [first = ''] = analysisIds
  const level = await recordOutcome(request, headers, first)
  for (const id of analysisIds) await recordOutcome(request, headers, id, level)

  const answer = await request.post('/api/analyze-color', {
    headers,
    multipart: {
      primaImage: await renderedPhoto(request, 'prima'),
      dopoImage: await renderedPhoto(request, 'dopo'),
      analysisType: 'transformation',
      supplier: 'generic',
      hairType: 'naturale',
    },
  })
  const { analysisId } = (await answer.json()) as { analysisId: string }
  await page.goto(`/app?analisi=${analysisId}`)
  const detail = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await detail.getByRole('button', { name: 'Leggi tutto: Perché' }).click()
  await expect(detail.getByText(new RegExp(`Negli ultimi ${OUTCOMES} esiti del salone .* più scuri`))).toBeVisible()

  await page.goto('/salone?tab=learning')
  await expect(page.getByText(new RegExp(`più scuri di .* · ${OUTCOMES} esiti`))).toBeVisible()
  await page.getByLabel('Tieni conto degli esiti nei piani nuovi').click()
  await expect(page.getByText(/^La correzione è disattivata/)).toBeVisible()
  await page.getByRole('button', { name: 'Azzera' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Azzera' }).click()
  await expect(page.getByText(/^Nessun esito fotografato finora/)).toBeVisible()
})
