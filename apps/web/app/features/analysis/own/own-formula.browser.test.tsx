import { declaredHead } from '@riflesso/colorimetry'
import {
  answerReflect,
  clientTimeline,
  fullAnalysis,
  type LastFormula,
  lastFormula,
  salonSettings,
  saveOwnFormula,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archived } from '~/testing/analyses.ts'
import { type Answer, answer, refusal } from '~/testing/answers.ts'
import { CLIENT, clientAnswers } from '~/testing/clients.ts'
import { callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers, SALON_SETTINGS } from '~/testing/salon.ts'

const ANALYSIS_ID = archived().id
const RETOUCH = '30 g 5.3 + 10 g 5.0 + 20 vol 1:1,5, 35 min radici'
const LAST: LastFormula = {
  mixedAt: '2026-03-05T10:00:00.000Z',
  weeks: 5,
  text: '30 g 5.3 + 10 g 5.0 + 60 g 20 vol 1:1,5 35 min radici',
  brand: null,
  changes: ['lighter'],
  head: declaredHead({ roots: 5, lengths: 5.5, hairType: 'colorati', condition: 'buono' }),
}

const answers = (last: LastFormula | null, saved: Answer = answer(saveOwnFormula, { analysisId: ANALYSIS_ID })) => [
  ...appAnswers,
  ...clientAnswers,
  answer(clientTimeline, []),
  answer(lastFormula, { last }),
  answer(fullAnalysis, archived({ photos: [] })),
  saved,
]

const field = () => page.getByRole('textbox', { name: 'Scrivila come sulla scheda' })
const save = () => page.getByRole('button', { name: 'Salva e prepara' })

test('a formula is read while it is typed, judged on the hair, and goes to the bowl', async () => {
  await renderScreen(`/clienti/${CLIENT.id}/formula`, { answers: answers(null) })
  await userEvent.fill(field(), '30 g 5.3 + un pizzico di 5.0 + 20 vol 1:1,5')
  await expect.element(page.getByText('Non ho capito')).toBeVisible()
  await expect.element(page.getByText('Fase 1: manca quanti grammi, quanti minuti, dove va')).toBeVisible()
  await userEvent.fill(field(), RETOUCH)
  await expect.element(page.getByText('Scrivi a che altezza sono oggi')).toBeVisible()
  await expect.element(save()).toBeDisabled()
  await page.getByRole('spinbutton', { name: 'Radici' }).fill('5')
  await page.getByRole('spinbutton', { name: 'Lunghezze' }).fill('5')
  await page.getByRole('button', { name: 'Naturali' }).click()
  await expect.element(page.getByText('Dovrebbe venire')).toBeVisible()
  await expectAccessible()
  await save().click()
  await expect.element(page.getByRole('dialog', { name: 'Modalità ciotola' })).toBeVisible()
  const [sent] = callsOf(saveOwnFormula)
  expect(sent?.body).toMatchObject({ text: RETOUCH, brand: null, head: { hairType: 'naturale' } })
})

test('a reflect that no source confirms is asked once, and read as answered', async () => {
  const settings = { ...SALON_SETTINGS, brand: 'lisap' as const }
  const told = { ...settings, reflects: { lisap: { '3': 'RAME' as const } } }
  const asked = [answer(salonSettings, settings), answer(answerReflect, told)]
  await renderScreen(`/clienti/${CLIENT.id}/formula`, { answers: [...answers(null), ...asked] })
  await userEvent.fill(field(), '30 g 5/3 + 20 vol 1:1,5, 35 min radici')
  const question = page.getByRole('group', { name: 'Nella tua linea Lisap Milano il «/3» è…' })
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('30 g 5.3 + 20 vol')).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Rame' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').getByText('30 g 5/3 + 20 vol')).toBeVisible()
  expect(callsOf(answerReflect)[0]?.body).toEqual({ brand: 'lisap', code: '3', tone: 'RAME' })
})

test('a veto says why, and nothing is saved', async () => {
  await renderScreen(`/clienti/${CLIENT.id}/formula`, { answers: answers({ ...LAST, changes: [] }) })
  await userEvent.fill(field(), 'decolorante 40 g + 80 g 20 vol + 5 g plex, 55 min lunghezze')
  await expect.element(page.getByText('Così non si può')).toBeVisible()
  await expect.element(page.getByText('superano il limite di 50')).toBeVisible()
  await expect.element(save()).toBeDisabled()
})

test('the last formula comes corrected, is changed by a tap and goes to the bowl by another', async () => {
  await renderScreen(`/clienti/${CLIENT.id}/formula?ultima`, { answers: answers(LAST) })
  await expect.element(page.getByText('È quella di 5 settimane fa')).toBeVisible()
  await expect
    .element(page.getByText('L’ultima volta era venuta più scura: ora è un livello più chiara.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Più calda' }).click()
  await expect.element(field()).toHaveValue('40 g 5.3 + 60 g 20 vol 1:1,5 35 min radici')
  await page.getByRole('button', { name: 'Più fredda' }).click()
  await expect.element(page.getByRole('button', { name: 'Più calda' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Più fredda' }).click()
  await expect.element(field()).toHaveValue(LAST.text)
})

test('the reason of the card is shown when the server refuses', async () => {
  const refused = refusal(saveOwnFormula, 'formula-vetoed', 'No.', { fields: { text: 'È dichiarata un’allergia.' } })
  await renderScreen(`/clienti/${CLIENT.id}/formula?ultima`, { answers: answers(LAST, refused) })
  await save().click()
  await expect.element(page.getByText('È dichiarata un’allergia.')).toBeVisible()
  await expect.element(field()).toBeVisible()
})

test('what is typed outlasts a reload', async () => {
  const screen = { answers: answers({ ...LAST, changes: [] }) }
  await renderScreen(`/clienti/${CLIENT.id}/formula`, screen)
  await userEvent.fill(field(), RETOUCH)
  await renderScreen(`/clienti/${CLIENT.id}/formula`, screen)
  await expect.element(field()).toHaveValue(RETOUCH)
})
