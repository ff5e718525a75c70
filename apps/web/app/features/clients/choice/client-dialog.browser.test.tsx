import {
  analysisPhoto,
  analysisPreview,
  analyzeColor,
  CONSENT_TEXTS,
  clientCard,
  createClient,
  listClients,
  searchClients,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS } from '~/testing/analyses.ts'
import {
  analyseButton,
  analysedAnswer,
  analysisAnswers,
  choosePhoto,
  clientDialog,
  confirmButton,
} from '~/testing/analysis-screen.ts'
import { answer, held, noConnection } from '~/testing/answers.ts'
import { CARD, CLIENT, clientAnswers } from '~/testing/clients.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

const done = page.getByText('✅ Analisi Professionale Completata')
const answers = [...analysisAnswers, ...clientAnswers]

/** Chooses a photo and opens the dialog. */
async function openDialog(): Promise<void> {
  await renderScreen('/app', {
    user: () => owner({ trialAnalysesUsed: callsOf(analyzeColor).length }),
    answers,
  })
  await choosePhoto('Prima')
  await analyseButton.click()
}

/** Opens the dialog and types the name of a new client. */
async function typeNewClient(): Promise<void> {
  await openDialog()
  await clientDialog.getByText('Nuovo cliente').click()
  await clientDialog.getByLabelText('Nome').first().fill('Anna')
  await clientDialog.getByLabelText('Cognome').fill('Rossi')
}

/** Confirms twice before the next render. */
function submitTwice(): void {
  const form = clientDialog.element().querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
}

test('a new client with the name of an existing card shows a notice, and the card can be used instead', async () => {
  await openDialog()
  await clientDialog.getByText('Nuovo cliente').click()
  await clientDialog.getByLabelText('Nome').first().fill('anna')
  await clientDialog.getByLabelText('Cognome').fill('bellin')
  await clientDialog.getByLabelText('Cognome').fill('bellini')
  await expect.element(clientDialog.getByText(/^C’è già una scheda di Anna Bellini\./)).toBeVisible()
  await expectAccessible()
  await clientDialog.getByRole('button', { name: 'Usa questa scheda' }).click()
  await confirmButton.click()
  await expect.element(done).toBeVisible()
  expect(callsOf(createClient)).toHaveLength(0)
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('clientId'))).toEqual([CLIENT.id])
})

test.for([
  ['double click', () => confirmButton.dblClick()],
  ['double Enter', submitTwice],
] as const)('a %s saves one client and starts one analysis', async ([, confirmTwice]) => {
  await typeNewClient()
  await confirmTwice()
  await expect.element(done).toBeVisible()
  await expect.element(page.getByText('2 rimaste')).toBeVisible()
  expect(callsOf(createClient)).toHaveLength(1)
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('clientId'))).toEqual([CLIENT.id])
})

test('the dialog asks for photo consent, which is sent with the analysis', async () => {
  await typeNewClient()
  const consent = clientDialog.getByLabelText('La persona acconsente a conservare le foto nella scheda')
  await expect.element(consent).not.toBeChecked()
  await consent.click()
  await confirmButton.click()
  await expect.element(done).toBeVisible()
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('photoConsent'))).toEqual([CONSENT_TEXTS.photos])
})

test('without photo consent the result shows a notice and requests no photos', async () => {
  await typeNewClient()
  answerCalls(
    answer(analyzeColor, {
      analysis: ANALYSIS,
      analysisId: CLIENT.id,
      siblings: [],
      chosenOption: null,
      photosKept: false,
      usage: { used: 1, remaining: 2 },
    }),
  )
  await confirmButton.click()
  await expect.element(page.getByText(/Le foto non restano in archivio: manca il consenso/)).toBeVisible()
  expect([...callsOf(analysisPreview), ...callsOf(analysisPhoto)]).toEqual([])
})

const hairSent = () => callsOf(analyzeColor).map(({ form }) => [form?.get('hairType'), form?.get('hairCondition')])
const typeChip = (name: string) =>
  clientDialog.getByRole('group', { name: 'Che capelli sono?' }).getByRole('button', { name, exact: true })
const conditionChip = (name: string) =>
  clientDialog.getByRole('group', { name: 'In che stato?' }).getByRole('button', { name, exact: true })

test('the sheet asks what hair it is, says what an open answer means, and the selectors hold the same values', async () => {
  await openDialog()
  await expect.element(typeChip('Non so')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(clientDialog.getByText(/^Allora vale per capelli naturali in buono stato\.$/)).toBeVisible()
  await typeChip('Decolorati').click()
  await expect.element(clientDialog.getByText(/^Allora vale per capelli decolorati in discreto stato\.$/)).toBeVisible()
  await conditionChip('Mediocre').click()
  await expect.element(clientDialog.getByText(/^Allora vale per/)).not.toBeInTheDocument()
  await expectAccessible()
  await clientDialog.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(page.getByLabelText('Tipologia')).toHaveValue('decolorati')
  await expect.element(page.getByLabelText('Stato dei capelli')).toHaveValue('mediocre')
  await analyseButton.click()
  await clientDialog.getByRole('button', { name: 'Senza cliente' }).click()
  await expect.element(done).toBeVisible()
  expect(hairSent()).toEqual([['decolorati', 'mediocre']])
})

test('the last visit answers for the chosen client, unless the answer is taken back', async () => {
  const hair = { hairType: 'colorati', hairCondition: 'buono' } as const
  const visit = {
    date: '2026-03-05T10:00:00.000Z',
    colorName: 'Castano',
    colorCode: '#553322',
    multiColors: [],
    retouchAt: null,
    hair,
  }
  const row = { ...CLIENT, email: null, birthDate: null, lastVisit: visit, testDue: false, photoConsent: false }
  await renderScreen('/app', {
    answers: [...answers, answer(listClients, [row]), answer(clientCard, { ...CARD, lastHair: hair })],
  })
  await choosePhoto('Prima')
  await analyseButton.click()
  await expect.element(clientDialog.getByText('Come l’ultima volta: colorati, buono')).toBeVisible()
  // Without consent to photos the client is chosen first.
  await clientDialog.getByRole('button', { name: /Anna Bellini/ }).click()
  await expect.element(typeChip('Colorati')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(conditionChip('Buono')).toHaveAttribute('aria-pressed', 'true')
  await typeChip('Non so').click()
  await expect.element(typeChip('Non so')).toHaveAttribute('aria-pressed', 'true')
  await confirmButton.click()
  await expect.element(done).toBeVisible()
  expect(hairSent()).toEqual([[null, 'buono']])
})

test('one tap on a recent client takes the answers of the last visit', async () => {
  const hair = { hairType: 'meches', hairCondition: 'discreto' } as const
  const visit = {
    date: '2026-03-05T10:00:00.000Z',
    colorName: 'Biondo',
    colorCode: '#d8b98a',
    multiColors: [],
    retouchAt: null,
    hair,
  }
  const row = { ...CLIENT, email: null, birthDate: null, lastVisit: visit, testDue: false, photoConsent: true }
  await renderScreen('/app', { answers: [...answers, answer(listClients, [row])] })
  await choosePhoto('Prima')
  await analyseButton.click()
  await clientDialog.getByRole('button', { name: /Anna Bellini/ }).click()
  await expect.element(done).toBeVisible()
  expect(hairSent()).toEqual([['meches', 'discreto']])
})

test('one tap on a recent client starts the analysis', async () => {
  const last = { ...CLIENT, email: null, birthDate: null, lastVisit: null, testDue: false, photoConsent: true }
  await renderScreen('/app', { answers: [...answers, answer(listClients, [last])] })
  await choosePhoto('Prima')
  await analyseButton.click()
  await clientDialog.getByRole('button', { name: 'Anna Bellini' }).click()
  await expect.element(done).toBeVisible()
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('clientId'))).toEqual([CLIENT.id])
})

test('one tap starts an analysis without a client', async () => {
  await openDialog()
  await clientDialog.getByRole('button', { name: /^Senza cliente/ }).click()
  await expect.element(done).toBeVisible()
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('clientId'))).toEqual([null])
})

test('a recent client without photo consent is asked for it first', async () => {
  const last = { ...CLIENT, email: null, birthDate: null, lastVisit: null, testDue: true, photoConsent: false }
  await renderScreen('/app', { answers: [...answers, answer(listClients, [last])] })
  await choosePhoto('Prima')
  await analyseButton.click()
  await clientDialog.getByRole('button', { name: 'Anna Bellini' }).click()
  await clientDialog.getByLabelText('La persona acconsente a conservare le foto nella scheda').click()
  await confirmButton.click()
  await expect.element(done).toBeVisible()
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('photoConsent'))).toEqual([CONSENT_TEXTS.photos])
})

test('a new analysis from a card has its client in the URL', async () => {
  await renderScreen(`/app?cliente=${CLIENT.id}`, { answers })
  await choosePhoto('Prima')
  await analyseButton.click()
  await expect.element(clientDialog.getByText('Anna Bellini')).toBeVisible()
  await confirmButton.click()
  await expect.element(done).toBeVisible()
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('clientId'))).toEqual([CLIENT.id])
})

test('two quick confirmations without a client start one analysis', async () => {
  await openDialog()
  await clientDialog.getByLabelText('Procedi senza salvare il cliente').click()
  submitTwice()
  await expect.element(done).toBeVisible()
  expect(callsOf(analyzeColor).map(({ form }) => form?.get('clientId'))).toEqual([null])
})

test('cancelling the dialog while the client is saved keeps the client and starts no analysis [R8-046]', async () => {
  await typeNewClient()
  const saving = held(
    answer(createClient, { success: true, client: { ...CLIENT, firstName: 'anna', lastName: 'rossi' } }),
  )
  answerCalls(saving)
  await confirmButton.click()
  await expect.element(clientDialog.getByRole('button', { name: 'Salvataggio...' })).toBeDisabled()
  await clientDialog.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(clientDialog).not.toBeInTheDocument()
  saving.release()
  await expect.element(page.getByText('Cliente salvato')).toBeVisible()
  await analyseButton.click()
  await expect.element(clientDialog.getByText('Anna Rossi')).toBeVisible()
  expect(callsOf(analyzeColor)).toEqual([])
})

test('offline, a client that cannot be saved does not block the dialog', async () => {
  await typeNewClient()
  answerCalls(noConnection(createClient), noConnection(analyzeColor))
  await confirmButton.click()
  await expect.element(clientDialog).not.toBeInTheDocument()
  await expect.element(page.getByText('⚠️ Errore Analisi Professionale')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
})

test('a client that cannot be saved does not stop the analysis [R4-016 R8-011]', async () => {
  await typeNewClient()
  const analysing = held(analysedAnswer)
  answerCalls(noConnection(createClient), analysing)
  await confirmButton.click()
  await expect.element(page.getByText('Errore salvataggio cliente')).toBeVisible()
  await expect.element(page.getByText('Cliente non salvato, ma analisi procederà')).toBeVisible()
  analysing.release()
  await expect.element(page.getByRole('button', { name: 'Altre azioni' })).toBeVisible()
  // Later toasts replace that one; the result still shows the warning.
  await expect.element(page.getByText('questa analisi è nell’archivio senza nome')).toBeVisible()
})

test('the focus stays with the chosen client and the form [R2-053 R4-015 R5-008]', async () => {
  await renderScreen('/app', { answers })
  await choosePhoto('Prima')
  await expect.element(page.getByText('Immagine caricata')).toBeVisible()
  await analyseButton.click()
  // Earlier toasts do not cover the dialog.
  await expect.element(page.getByText('Immagine caricata')).not.toBeInTheDocument()

  const field = clientDialog.getByLabelText('Cerca cliente')
  const found = clientDialog.getByRole('button', { name: 'Anna Bellini' })
  await field.fill('  ')
  await field.fill('zzz')
  await press(clientDialog.getByRole('button', { name: 'Crea un nuovo cliente' }), '{Enter}')
  expect(callsOf(searchClients).map(({ query }) => query.q)).toEqual(['zzz'])
  await expect.element(clientDialog.getByLabelText('Nome').first()).toHaveFocus()
  await clientDialog.getByText('Cliente esistente').click()
  await field.fill('bell')
  await press(found, '{Enter}')
  const change = clientDialog.getByRole('button', { name: 'Cambia cliente' })
  await expect.element(change).toHaveFocus()
  await press(change, '{Enter}')
  await expect.element(field).toHaveFocus()
  await press(found, '{Enter}')
  await press(confirmButton, '{Enter}')

  await press(page.getByRole('button', { name: 'Altre azioni' }), '{Enter}')
  await press(page.getByRole('button', { name: 'Modifica i dati' }), '{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Le foto' })).toHaveFocus()

  await expect.element(analyseButton).toBeEnabled()
  await press(analyseButton, '{Enter}')
  await expect.element(clientDialog.getByText('Anna Bellini')).toBeVisible()
  await press(confirmButton, '{Enter}')
  await press(page.getByRole('button', { name: 'Nuova Analisi' }), '{Enter}')
  await choosePhoto('Prima')
  await expect.element(analyseButton).toBeEnabled()
  await press(analyseButton, '{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(clientDialog.getByText('Anna Bellini')).not.toBeInTheDocument()
})
