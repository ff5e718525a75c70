import {
  ANALYSIS_HEALTH_CONSENT,
  analyzeColor,
  chooseOption,
  fullAnalysis,
  photoPreview,
  samples,
} from '@riflesso/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetSessionEnd } from '~/api/session-end.ts'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import {
  act,
  analyseBoth,
  analyseButton,
  analyseWithoutClient,
  analysisAnswers,
  choosePhoto,
  openTab,
  photoSlot,
} from '~/testing/analysis-screen.ts'
import { answer, answerFile, noConnection, refusal } from '~/testing/answers.ts'
import { detailsDialog } from '~/testing/archive.ts'
import { billingAnswers } from '~/testing/billing.ts'
import { tolerate } from '~/testing/complaints.ts'
import { nextDownload } from '~/testing/downloads.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner, payingOwner } from '~/testing/people.ts'
import { hairPhoto } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const previewOf = (slot: 'Prima' | 'Dopo') => page.getByRole('img', { name: `Anteprima della foto ${slot}` })
const kind = page.getByLabelText('Tipologia')
const condition = page.getByLabelText('Stato dei capelli')
const done = page.getByText('✅ Analisi Professionale Completata')
const failed = page.getByText('⚠️ Errore Analisi Professionale')

test('a sample fills both slots; a new analysis clears everything [R2-050 R2-057 R4-015]', async () => {
  const files = { primaUrl: '/samples/castano-rame-prima.jpg', dopoUrl: '/samples/castano-rame-dopo.jpg' }
  await renderScreen('/app', {
    answers: [
      ...analysisAnswers,
      answer(samples, [{ id: 'castano-rame', title: 'Da castano a rame', ...files }]),
      answerFile(files.primaUrl, () => hairPhoto('prima')),
      answerFile(files.dopoUrl, () => hairPhoto('dopo')),
    ],
  })
  await page.getByRole('button', { name: 'Prova con una foto di esempio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Foto di esempio' })
  const sample = dialog.getByRole('button', { name: /Da castano a rame/ })
  await expect.element(sample).toBeVisible()
  await sample.click()
  await expect.element(previewOf('Prima')).toBeVisible()
  await expect.element(previewOf('Dopo')).toBeVisible()

  await kind.selectOptions('naturale')
  await page.getByText('Altri dettagli').click()
  await page.getByLabelText('Henné').selectOptions('no')
  await page.getByLabelText('Ricrescita').fill('1.5')
  await expect.element(page.getByText('2 risposte')).toBeVisible()
  await expect.element(page.getByLabelText('Gravidanza')).not.toBeInTheDocument()
  await page.getByLabelText('La persona acconsente a rispondere sulla salute').click()
  await page.getByLabelText('Gravidanza').selectOptions('no')
  await expect.element(page.getByText('3 risposte')).toBeVisible()
  await expectAccessible(WIDTHS)
  await analyseWithoutClient()
  await expect.element(done).toBeVisible()
  const sent = callsOf(analyzeColor)[0]?.form
  expect([sent?.get('analysisType'), sent?.get('hairType')]).toEqual(['transformation', 'naturale'])
  expect(JSON.parse(String(sent?.get('situation')))).toMatchObject({ regrowthCm: 1.5, history: { henna: 'no' } })
  expect(sent?.get('healthConsent')).toBe(ANALYSIS_HEALTH_CONSENT)
  // The readings are shown with the result, and the answers are locked.
  await openTab('Lettura')
  await page.getByRole('button', { name: 'Leggi tutto: Lettura' }).click()
  for (const name of ['Foto Prima', 'Foto Dopo']) await expect.element(page.getByRole('region', { name })).toBeVisible()
  await expect.element(kind).not.toBeInTheDocument()

  await act('Modifica i dati')
  await expect.element(kind).toHaveValue('naturale')
  await expect.element(previewOf('Dopo')).toBeVisible()
  // Withdrawing the consent clears its answers.
  await page.getByText('Altri dettagli').click()
  await page.getByLabelText('La persona acconsente a rispondere sulla salute').click()
  await expect.element(page.getByText('2 risposte')).toBeVisible()
  await analyseWithoutClient()
  await act('Nuova Analisi')
  await expect.element(page.getByRole('img', { name: /Anteprima della foto/ })).not.toBeInTheDocument()
  await expect.element(kind).toHaveValue('')
  await expect.element(page.getByText('2 risposte')).not.toBeInTheDocument()
  await expect.element(analyseButton).toBeDisabled()
})

/** Text content with non-breaking spaces replaced by spaces. */
const textOf = (place: Element | null | undefined): string => (place?.textContent ?? '').replaceAll('\u00a0', ' ')

/** Texts of the result in its different places; the line of the option: 'Castano rame · 5.4 · 1 seduta · 1 h 5 min'. */
const resultShown = (line: string) => ({
  colour: line.split(' · ')[0] ?? '',
  shade: line.split(' · ')[1] ?? '',
  time: / · ([\d hmin]+?) /.exec(`${line} `.split(/ sedut[ae]/)[1] ?? '')?.[1] ?? '',
  title: textOf(document.querySelector('#result-title')),
  summary: textOf(document.querySelector('#result-title')?.nextElementSibling),
  formula: textOf(page.getByRole('region', { name: 'Formula Tecnica e Applicazione' }).element()),
})

test('choosing another option shows, exports and stores it', async () => {
  const answers = [
    ...analysisAnswers,
    ...archiveAnswers([recentItem(0)]),
    answer(chooseOption, ({ body }) => ({ chosenOption: body.option })),
  ]
  await renderScreen('/app', { answers })
  await analyseBoth()
  const options = page.getByRole('radiogroup', { name: 'Quanto spingere?' })
  await expect.element(options.getByRole('radio', { name: /Equilibrata/ })).toBeChecked()
  await expect.element(page.getByText('Condizione Capelli')).toBeVisible()
  const line = () => textOf(document.getElementById(options.element().getAttribute('aria-describedby') ?? ''))
  const first = resultShown(line())

  await options.getByText('Prudente').click()
  await expect.element(options.getByRole('radio', { name: /Prudente/ })).toBeChecked()
  await expect.poll(() => callsOf(chooseOption)).toMatchObject([{ body: { option: 'prudente' } }])
  expect(line()).toMatch(/ · \d+ sedut[ae] · /)
  const chosen = resultShown(line())
  expect(chosen.colour).not.toBe(first.colour)
  expect(chosen.formula).not.toBe(first.formula)
  expect(chosen.title).not.toBe(first.title)
  expect(chosen.title).toContain(chosen.shade)
  expect(chosen.summary).toContain(chosen.colour)
  expect(chosen.time).not.toBe('')
  expect(chosen.summary).toContain(chosen.time)
  await expectAccessible(WIDTHS)

  const download = nextDownload()
  await act('Esporta')
  const text = await (await download).file.text()
  expect(text).toContain(chosen.colour.toUpperCase())
  expect(text).not.toContain(first.colour.toUpperCase())
  expect(text).toContain(`Tempo totale: ${chosen.time}`)

  answerCalls(answer(fullAnalysis, ({ params: { id } }) => archived({ id, chosenOption: 'prudente' })))
  await renderScreen(`/app?analisi=${callsOf(chooseOption)[0]?.params.id}`)
  await expect.element(detailsDialog.getByRole('radio', { name: /Prudente/ })).toBeChecked()
  await expect.element(detailsDialog.getByRole('heading', { name: chosen.colour, level: 2, exact: true })).toBeVisible()
  await expectAccessible(WIDTHS)

  // A choice that cannot be saved is still shown.
  answerCalls(noConnection(chooseOption))
  await detailsDialog.getByText('Equilibrata').click()
  await expect.element(page.getByText('Scelta non salvata')).toBeVisible()
  await expect.element(detailsDialog.getByRole('heading', { name: first.colour, level: 2, exact: true })).toBeVisible()
})

test('missing and invalid input shows the specified messages [R2-050 R2-051 R5-016 R5-017 R5-018]', async () => {
  await renderScreen('/app', { answers: analysisAnswers })
  await expect.element(analyseButton).toBeDisabled()
  const needs = page.getByRole('list', { name: 'Che cosa serve' }).getByRole('listitem')
  const states = () => needs.elements().map(({ textContent }) => textContent.match(/(manca|presente)$/)?.[0])
  await expect.poll(states).toEqual(['manca', 'manca', 'manca', 'manca'])
  await expect.element(needs.first()).toMatchTextContent(/^Almeno una foto dei capelli\s*manca$/)
  await press(analyseButton, '{Enter}')
  await expect.element(page.getByText('Immagine mancante')).toBeVisible()
  await expect.element(page.getByText('Carica almeno una foto dei capelli')).toBeVisible()

  await choosePhoto('Prima', new File(['%PDF'], 'scheda.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('Formato non supportato')).toBeVisible()
  await expect.element(page.getByText('Carica solo file immagine (JPG, PNG, HEIC)')).toBeVisible()
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  await choosePhoto('Prima', new File([large], 'grande.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText('File troppo grande')).toBeVisible()
  await expect.element(page.getByText('Il file deve essere inferiore a 10MB')).toBeVisible()

  await choosePhoto('Dopo')
  // A file is judged by its bytes first.
  await expect.element(needs.first()).toMatchTextContent(/presente$/)
  // The toast of a finished reading would replace those below.
  await expect.element(page.getByText('Immagine caricata')).toBeVisible()
  for (const [label, option, message] of [
    ['Tipologia', 'naturale', 'Seleziona la tipologia dei capelli'],
    ['Base di partenza', 'livello5', 'Seleziona la base di partenza'],
    ['Stato dei capelli', 'buono', 'Seleziona lo stato dei capelli'],
  ] as const) {
    await press(analyseButton, '{Enter}')
    await expect.element(page.getByText('Parametri mancanti')).toBeVisible()
    await expect.element(page.getByText(message)).toBeVisible()
    await page.getByLabelText(label).selectOptions(option)
  }
  await expect.element(analyseButton).toBeEnabled()
  await expect.poll(states).toEqual(['presente', 'presente', 'presente', 'presente'])
  await page.getByRole('button', { name: 'Rimuovi la foto Dopo' }).click()
  await expect.element(analyseButton).toBeDisabled()
})

test('a photo without hair shows an error and keeps all input [R4-012 R8-010]', async () => {
  const error = 'Non trovo i capelli. Passa il dito su una ciocca, oppure scegli una foto in cui si vedano bene.'
  await renderScreen('/app', {
    answers: [...analysisAnswers, refusal(analyzeColor, 'no-hair', error, { fields: { prima: error } })],
  })
  await choosePhoto('Prima')
  await condition.selectOptions('discreto')
  await analyseWithoutClient()
  await expect.element(failed).toBeVisible()
  await expect.element(previewOf('Prima')).toBeVisible()
  await expect.element(condition).toHaveValue('discreto')
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  // The error is shown at the photo concerned.
  const message = photoSlot('Prima').getByText('Non trovo i capelli')
  await expect.element(message).toBeVisible()
  await expectAccessible()
  await choosePhoto('Prima', await hairPhoto('dopo'))
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(page.getByText('La foto Prima è pronta per l’analisi.')).toBeVisible()
})

test.for(['Token non valido', 'Token di accesso richiesto'])(
  'a 401 of the analysis without a code, %s, ends the session and leads to the sign-in page [R8-001]',
  async (error) => {
    onTestFinished(forgetSessionEnd)
    const refused = { operation: analyzeColor, respond: () => Response.json({ error }, { status: 401 }) }
    const screen = await renderScreen('/app', { answers: [...analysisAnswers, refused] })
    await choosePhoto('Prima')
    await analyseWithoutClient()
    await expect.poll(screen.address).toBe('/login')
    expect(localStorage.getItem('auth-token')).toBeNull()
  },
)

test('a HEIC photo that neither the browser nor the server displays keeps its slot', async () => {
  // The browser tries to display the file and fails.
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  await renderScreen('/app', { answers: [...analysisAnswers, noConnection(photoPreview)] })
  await choosePhoto('Dopo', new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.HEIC', { type: '' }))
  await expect.poll(() => callsOf(photoPreview).length).toBe(1)
  await expect.element(page.getByText('IMG_1.HEIC')).toBeVisible()
  await expect.element(page.getByText('Anteprima non disponibile in questo browser')).toBeVisible()
})

test('a paid salon at its monthly limit sees the date of the reset', async () => {
  await renderScreen('/app', {
    user: payingOwner(),
    answers: [
      ...billingAnswers,
      ...analysisAnswers,
      refusal(analyzeColor, 'requires-upgrade', 'Hai usato tutte le analisi del tuo piano.', {
        requiresUpgrade: true,
        trialAnalysesUsed: 0,
        resetDate: '2031-04-15T10:00:00.000Z',
      }),
    ],
  })
  await choosePhoto('Prima')
  await analyseWithoutClient()
  const limit = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect.element(limit.getByText('Il conteggio riparte il 15 aprile 2031.')).toBeVisible()
  await expect.element(page.getByText('Trial Esaurite')).not.toBeInTheDocument()
  await expect.element(limit.getByRole('button', { name: 'Scegli Pro' })).toBeVisible()
  await expect.element(limit.getByRole('region', { name: 'Basic' })).not.toBeInTheDocument()
  await expectAccessible(WIDTHS)
  await limit.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(previewOf('Prima')).toBeVisible()
})

test('the plan dialog opens when the trial is used up [R2-058 R4-017]', async () => {
  await renderScreen('/app', {
    user: owner({ trialAnalysesUsed: 3 }),
    answers: [
      ...billingAnswers,
      ...analysisAnswers,
      refusal(analyzeColor, 'requires-upgrade', 'Hai usato le analisi gratuite.', {
        requiresUpgrade: true,
        trialAnalysesUsed: 3,
      }),
    ],
  })
  await expect.element(page.getByText('0 rimaste')).toBeVisible()
  await choosePhoto('Prima')
  await analyseWithoutClient()
  const over = page.getByRole('dialog', { name: 'Analisi Trial Esaurite!' })
  await expect.element(over.getByText('Hai usato 3 delle 3 analisi gratuite.')).toBeVisible()
  await expect.element(over.getByRole('button', { name: 'INIZIA OGGI' })).toBeVisible()
  await expectAccessible()
})
