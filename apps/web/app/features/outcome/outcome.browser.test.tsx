import {
  type AnalysisOutcome,
  deleteOutcome,
  formulaInTubes,
  fullAnalysis,
  outcomePhoto,
  saveOutcome,
  saveOutcomePhoto,
  shelf,
  shelfService,
} from '@riflesso/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer, noConnection, refusal } from '~/testing/answers.ts'
import { detailsDialog } from '~/testing/archive.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { measuredOutcome, outcomeWithoutPhoto } from '~/testing/outcomes.ts'
import { owner } from '~/testing/people.ts'
import { hairPhoto, withoutColour } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { SHELF, TUBES } from '~/testing/shelf.ts'
import { WIDTHS } from '~/testing/widths.ts'

const { id } = recentItem(0)
const asking = page.getByRole('dialog', { name: 'Com’è andata?' })
/** What may follow the service. */
const next = asking.getByRole('region', { name: 'E adesso?' })
const section = detailsDialog.getByRole('region', { name: /^Com’è andata/ })

const answers = [
  ...appAnswers,
  ...archiveAnswers([recentItem(0)]),
  answer(outcomePhoto, () => hairPhoto('dopo')),
  answer(saveOutcome, ({ body }) => ({ outcome: outcomeWithoutPhoto(body) })),
  answer(saveOutcomePhoto, { outcome: measuredOutcome(0) }),
  answer(deleteOutcome, { success: true }),
]

const withOutcome = (outcome: AnalysisOutcome) => [...answers, answer(fullAnalysis, archived({ outcome }))]

async function choosePhoto(photo?: File): Promise<void> {
  const field = (await asking.getByRole('group', { name: 'Foto Esito' }).findElement()).querySelector(
    'input[type=file]',
  )
  if (field === null) throw new Error('no field for the photo')
  await userEvent.upload(field, photo ?? (await hairPhoto('dopo')))
}

beforeEach(() => {
  for (const key of ['bowl-sessions', 'mixed-bowls', 'unsaved-outcomes']) localStorage.removeItem(key)
})

test('an outcome takes a photo, one tap to confirm its reading, and one to save', async () => {
  await page.viewport(390, 844)
  await renderScreen(`/app?analisi=${id}`, { answers })
  await section.getByRole('button', { name: 'Registra l’esito' }).click()
  await expect.element(asking.getByText('Come da piano.')).toBeVisible()
  await choosePhoto()
  await asking.getByRole('button', { name: 'Giusto: la lettura della foto Esito è corretta' }).click()
  await expectAccessible()
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(next.getByText(/^Previsto \d+,\d, ottenuto \d+,\d\.$/)).toBeVisible()
  await expect.element(next.getByRole('button', { name: 'Date nel calendario' })).toBeVisible()
  await expectAccessible()
  await next.getByRole('button', { name: 'Storia per Instagram' }).click()
  const story = page.getByRole('dialog', { name: 'Una storia da condividere' })
  await expect.element(story.getByRole('img')).toBeVisible()
  await story.getByRole('button', { name: 'Chiudi' }).click()
  await next.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(asking).not.toBeInTheDocument()
  await expect.element(section.getByRole('img', { name: /^Scala dei livelli/ })).toBeVisible()
  expect(callsOf(saveOutcome).map(({ body }) => body)).toEqual([{ mixed: null, clientWord: null, note: null }])
  const [sent] = callsOf(saveOutcomePhoto)
  expect(JSON.parse(String(sent?.form?.get('confirmed')))).toHaveProperty('lengths.level')
  expect(sent?.form?.get('image')).toBeInstanceOf(File)
})

test('an outcome is not saved from an unusable reading until the colour is entered by eye', async () => {
  await renderScreen(`/app?analisi=${id}&esito=all`, { answers })
  await choosePhoto(await withoutColour(await hairPhoto('dopo')))
  const save = asking.getByRole('button', { name: 'Salva', exact: true })
  await expect.element(asking.getByText(/^Da questa foto l’esito non si misura/)).toBeVisible()
  await expect.element(save).toBeDisabled()
  const levels = asking.getByRole('group', { name: /^Altezza di tono/ })
  await press(levels.getByRole('radio', { checked: true }), '{ArrowRight}')
  await expect.element(asking.getByText('Lettura confermata')).toBeVisible()
  await expect.element(save).toBeEnabled()
})

test('an outcome without a photo has the mixtures, the comment and the note', async () => {
  await renderScreen(`/app?analisi=${id}&esito=all`, { answers })
  await asking.getByRole('button', { name: 'È andata diversamente' }).click()
  const minutes = asking.getByLabelText('Posa (min)').first()
  await minutes.fill('mezz’ora')
  await asking.getByLabelText('Una parola della cliente').fill('contenta')
  await asking.getByLabelText('Nota per la prossima volta').fill('Cinque minuti in meno')
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(minutes).toHaveFocus()
  await expect.element(asking.getByText('Un numero da 0 a 180')).toBeVisible()
  await expectAccessible(WIDTHS)
  await minutes.fill('30')
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await next.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(asking).not.toBeInTheDocument()
  const [sent] = callsOf(saveOutcome)
  expect(sent?.body.mixed?.[0]?.minutes).toBe(30)
  await expect.element(section.getByText('Cinque minuti in meno')).toBeVisible()
  await expect.element(section.getByText('contenta')).toBeVisible()
  await expect.element(section.getByText(/^Senza una foto del risultato/)).toBeVisible()
  expect(callsOf(saveOutcomePhoto)).toHaveLength(0)
})

test.for([
  [0, /^raggiunto$/i],
  [-0.5, /mezzo livello più scuro, dentro l’incertezza/i],
  [-3, /tre livelli più scuro/i],
] as const)('an outcome %d levels off shows both bars and the comparison in words', async ([difference, words]) => {
  await renderScreen(`/app?analisi=${id}`, { answers: withOutcome(measuredOutcome(difference)) })
  await expect.element(section.getByText(words).first()).toBeVisible()
  await expect.element(section.getByText('Previsto', { exact: true })).toBeVisible()
  await expect.element(section.getByRole('img', { name: 'Foto del risultato' })).toBeVisible()
  await expectAccessible(WIDTHS)
})

test('offline nothing is lost: the input stays in the dialog, also after closing it', async () => {
  await renderScreen(`/app?analisi=${id}&esito=all`, { answers: [...answers, noConnection(saveOutcome)] })
  await asking.getByLabelText('Una parola della cliente').fill('contenta')
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(page.getByText('Esito non salvato')).toBeVisible()
  await expect.element(asking.getByLabelText('Una parola della cliente')).toHaveValue('contenta')
  await asking.getByRole('button', { name: 'Chiudi senza salvare' }).click()
  await expect.element(asking).not.toBeInTheDocument()

  // The input is still there after a reload, until it is saved.
  await section.getByRole('button', { name: 'Registra l’esito' }).click()
  await expect.element(asking.getByText('Questo esito non è ancora salvato')).toBeVisible()
  await expect.element(asking.getByLabelText('Una parola della cliente')).toHaveValue('contenta')
  await expectAccessible(WIDTHS)
  answerCalls(answer(saveOutcome, ({ body }) => ({ outcome: outcomeWithoutPhoto(body) })))
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(next).toBeVisible()
  expect(localStorage.getItem('unsaved-outcomes')).toBeNull()
})

test('a photo that the server cannot read is marked, the rest is saved', async () => {
  const message = 'Nella foto non si trovano capelli.'
  await renderScreen(`/app?analisi=${id}&esito=all`, {
    answers: [...answers, refusal(saveOutcomePhoto, 'no-hair', message)],
  })
  await choosePhoto()
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(asking.getByText(message)).toBeVisible()
  await expect.element(asking.getByText('Foto non misurata: il resto è salvato')).toBeVisible()
})

test('only the owner deletes an outcome, after a confirmation', async () => {
  const recorded = withOutcome(measuredOutcome(0))
  await renderScreen(`/app?analisi=${id}`, { answers: recorded, user: owner({ role: 'child' }) })
  await expect.element(section.getByRole('button', { name: 'Rifai la foto' })).toBeVisible()
  await expect.element(section.getByRole('button', { name: 'Elimina' })).not.toBeInTheDocument()

  await renderScreen(`/app?analisi=${id}`, { answers: recorded })
  await section.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect.element(section.getByRole('button', { name: 'Registra l’esito' })).toBeVisible()
  expect(callsOf(deleteOutcome).map(({ params }) => params)).toEqual([{ id }])
})

test("'Fine' in the bowl mode stops the clocks after a question, proposes what was mixed, and each step can be skipped", async () => {
  const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
  const screen = await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: /quantità per 1,5$/ }).click()
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  for (const _ of ['2', '3', '4']) await bowl.getByRole('button', { name: 'Fase successiva' }).click()
  await bowl.getByRole('button', { name: 'Fine', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Un cronometro va ancora' })
  await question.getByRole('button', { name: 'Torna alla ciotola' }).click()
  await bowl.getByRole('button', { name: 'Fine', exact: true }).click()
  await expectAccessible()
  await question.getByRole('button', { name: 'Ferma e finisci' }).click()
  await expect.element(asking.getByText(/^Dalla modalità ciotola/)).toBeVisible()
  expect(screen.address()).toBe(`/analisi/${id}?esito=all`)
  expect(localStorage.getItem('bowl-sessions')).not.toMatch(/"endsAt":\d/)
  await asking.getByRole('button', { name: 'Come da piano' }).click()
  await expect.element(asking.getByText('Come da piano.')).toBeVisible()
  await asking.getByRole('button', { name: 'Salta' }).click()
  await next.getByRole('button', { name: 'Date nel calendario' }).click()
  await expect.element(page.getByLabelText('Nome nel calendario')).toHaveValue('Anna Bellini')
  // The plan waits for a test: it comes 48 hours before the colour.
  await page.getByLabelText('Giorno').first().fill('2026-12-10')
  await expect.element(page.getByText('Test di sensibilità · Anna Bellini: 8 dicembre 2026')).toBeVisible()
  const message = page.getByRole('link', { name: 'WhatsApp' }).element().getAttribute('href') ?? ''
  expect(message).toMatch(/^https:\/\/wa\.me\/393331234567\?text=Ciao%20Anna/)
  expect(decodeURIComponent(message)).toContain('Test di sensibilità: 8 dicembre 2026\nColore: 10 dicembre 2026')
  expect(callsOf(saveOutcome)).toEqual([])
})

test('a service weighed from the shelf proposes its grams and its developer', async () => {
  const [, tube, , bottle] = SHELF.products
  const part = (product: typeof tube, grams: number) => ({
    productId: product?.id ?? '',
    planned: null,
    grams,
    cents: null,
  })
  const service = {
    key: '01940000-0000-4000-8000-000000000001',
    option: 'equilibrata' as const,
    bowls: [{ phase: 1, name: null, parts: [part(tube, 45), part(bottle, 70)], left: null }],
    productCents: 0,
    author: null,
    weighedAt: '2026-11-26T10:00:00.000Z',
  }
  await renderScreen(`/app?analisi=${id}&esito=all`, {
    answers: [...answers, answer(shelf, SHELF), answer(formulaInTubes, TUBES), answer(shelfService, { service })],
  })
  await expect.element(asking.getByText(/^Pesato dal tuo scaffale/)).toBeVisible()
  const roots = asking.getByRole('group', { name: 'Colorazione delle radici' })
  for (const [place, value] of ['39', '6', '70', '20', '35'].entries())
    await expect.element(roots.getByRole('textbox').nth(place)).toHaveValue(value)
})
