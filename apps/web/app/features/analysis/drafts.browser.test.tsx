import { analyzeColor, getUser, login, logout } from '@riflesso/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetSessionEnd } from '~/api/session-end.ts'
import { readParts } from '~/offline/kept-drafts.ts'
import {
  act,
  analyseButton,
  analyseWithoutClient,
  analysisAnswers,
  choosePhoto,
  clientDialog,
  photoSlot,
} from '~/testing/analysis-screen.ts'
import { answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { authAnswers, SESSION, signIn } from '~/testing/auth.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { hairPhoto } from '~/testing/photos.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

const OTHER = owner({ id: '01920000-0000-7000-8000-0000000000bb', firstName: 'Sara', lastName: 'Neri' })

const kind = page.getByLabelText('Tipologia')
const preview = page.getByRole('img', { name: 'Anteprima della foto Prima' })
const restored = page.getByText('Ritrovi le foto e le risposte di prima: riparti da qui.')
const right = photoSlot('Prima').getByRole('button', { name: 'Giusto' })

afterEach(forgetSessionEnd)

/** Chooses a photo, confirms its reading and answers a question. */
async function begin(): Promise<void> {
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima')
  await kind.selectOptions('naturale')
  await right.click()
  await expect.element(right).not.toBeInTheDocument()
  // It goes on to the client.
  await clientDialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(clientDialog).not.toBeInTheDocument()
}

const openAgain = (user = owner()) => renderScreen('/app', { user, answers: analysisAnswers })

async function expectRestored(): Promise<void> {
  await expect.element(restored).toBeVisible()
  await expect.element(preview).toBeVisible()
  await expect.element(kind).toHaveValue('naturale')
  await expect.element(photoSlot('Prima').getByText('Lettura confermata')).toBeVisible()
  // The notice says that they are there.
  expect(page.getByText('Immagine caricata').query()).toBeNull()
  // Confirmed as it was.
  await expect.element(right).not.toBeInTheDocument()
}

async function expectNothing(): Promise<void> {
  await expect.element(page.getByRole('heading', { name: 'Le foto' })).toBeVisible()
  await expect.element(kind).toHaveValue('')
  await expect.element(page.getByText(/rimaste|rimasta/)).toBeVisible()
  expect(preview.query()).toBeNull()
  expect(restored.query()).toBeNull()
}

test('a reload brings back photo, confirmed reading and answers, and says so', async () => {
  await begin()
  await openAgain()
  await expectRestored()
  await analyseWithoutClient()
  await expect.element(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  const sent = callsOf(analyzeColor)[0]?.form
  expect(sent?.get('image')).toBeInstanceOf(File)
  expect(sent?.get('primaConfirmed')).not.toBeNull()
  expect(sent?.get('hairType')).toBe('naturale')

  // It has been analysed.
  await openAgain()
  await expectNothing()
})

test('what was removed does not come back', async () => {
  await begin()
  await page.getByRole('button', { name: 'Rimuovi la foto Prima' }).click()
  await kind.selectOptions('')
  await openAgain()
  await expectNothing()
})

test('an expired session keeps the draft for its account, and the sign-in page says why', async () => {
  await begin()
  answerCalls(refusal(analyzeColor, 'token-invalid', 'Token non valido'), ...authAnswers, answer(login, SESSION))
  await analyseWithoutClient()
  await expect.element(page.getByText('La sessione è scaduta. Accedi: foto e risposte ti aspettano.')).toBeVisible()
  await signIn()
  await expectRestored()
})

test('another account that signs in never sees the draft, and ends it', async () => {
  await begin()
  answerCalls(
    refusal(analyzeColor, 'token-invalid', 'Token non valido'),
    ...authAnswers,
    answer(getUser, OTHER),
    answer(login, { token: 'of-another', user: OTHER }),
  )
  await analyseWithoutClient()
  await signIn()
  await expect.element(page.getByRole('link', { name: 'Sara' })).toBeVisible()
  await expectNothing()
  await openAgain()
  await expectNothing()
})

test.for([
  ['with a server', answer(logout, { success: true })],
  ['offline', noConnection(logout)],
] as const)('signing out ends the draft, %s', async ([, loggedOut]) => {
  await begin()
  answerCalls(...authAnswers, loggedOut)
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect.element(page.getByRole('tab', { name: 'Registrati' })).toBeVisible()
  await openAgain()
  await expectNothing()
})

test('a draft is gone a day after its last change', async () => {
  await begin()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
  await openAgain()
  await expectNothing()
})

test('a repeated analysis has the key of its act, also after a reload; another answer makes another act', async () => {
  await begin()
  answerCalls(noConnection(analyzeColor))
  const failed = page.getByText('⚠️ Errore Analisi Professionale')
  await analyseWithoutClient()
  await expect.element(failed).toBeVisible()
  const keys = () => callsOf(analyzeColor).map(({ query }) => query.actKey)

  await openAgain()
  await expectRestored()
  answerCalls(noConnection(analyzeColor))
  await analyseWithoutClient()
  await expect.element(failed).toBeVisible()
  await kind.selectOptions('colorati')
  await analyseWithoutClient()
  await expect.poll(keys).toHaveLength(3)
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

test('the photos and answers of a result come back to be changed, and then stay', async () => {
  await begin()
  await analyseWithoutClient()
  await act('Modifica i dati')
  await expect.element(preview).toBeVisible()
  await expect.element(kind).toHaveValue('naturale')
  await expect.poll(() => readParts(owner().id)).toHaveProperty('answers')
  await openAgain()
  await expectRestored()
})

test('a photo chosen before the draft was read is not replaced', async () => {
  await begin()
  const user = held(answer(getUser, owner()))
  localStorage.setItem('auth-token', 'a-session')
  await renderScreen('/app', { user: null, answers: [...analysisAnswers, user] })
  await expect.element(analyseButton).toBeVisible()
  await choosePhoto('Prima', await hairPhoto('dopo'))
  await expect.element(preview).toBeVisible()
  user.release()
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  await expect.element(page.getByText('La foto Prima è pronta per l’analisi.')).toBeVisible()
  expect(restored.query()).toBeNull()
  await expect.element(kind).toHaveValue('')
})
