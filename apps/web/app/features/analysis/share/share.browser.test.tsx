import { fullAnalysis, type PublishChannel, serviceFile } from '@riflesso/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '~/api/query-client.ts'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { act } from '~/testing/analysis-screen.ts'
import { type Answer, answer } from '~/testing/answers.ts'
import { nextDownload } from '~/testing/downloads.ts'
import { callsOf } from '~/testing/network.ts'
import { hairPhoto } from '~/testing/photos.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'

const ITEM = recentItem(0)

/** Opens an archived analysis of Anna Bellini. */
async function openArchived(...answers: readonly Answer[]): Promise<void> {
  onTestFinished(() => void vi.restoreAllMocks())
  await renderScreen(`/app?analisi=${ITEM.id}`, { answers: [...appAnswers, ...archiveAnswers([ITEM]), ...answers] })
  await expect.element(page.getByText('Preparazione e Applicazione')).toBeVisible()
}

/** Enables or disables the share menu of this browser. */
function appToShareWith(share?: (data?: ShareData) => Promise<void>): void {
  Object.assign(navigator, { canShare: () => share !== undefined, share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
}

const sizeOf = async (file: Blob) => {
  const { width, height } = await createImageBitmap(file)
  return { type: file.type, width, height }
}

test('a formula is shared with another app as a picture of 1400 × 5000 [R2-056 R9-019]', async () => {
  let handed: File | undefined
  appToShareWith(async (data) => {
    handed = data?.files?.[0]
  })
  const encoded = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
  await openArchived()
  await act('Condividi')
  await expect.element(page.getByText('✅ Formula Condivisa')).toBeVisible()
  expect(handed?.name).toMatch(/^anna-bellini-[a-z0-9-]+\.jpg$/)
  expect(await sizeOf(handed ?? new Blob())).toEqual({ type: 'image/jpeg', width: 1400, height: 5000 })
  expect(encoded.mock.calls.map(([, type, quality]) => [type, quality])).toEqual([['image/jpeg', 0.9]])

  // Cancelling shows no message.
  await page.getByRole('status').getByRole('button', { name: 'Chiudi' }).click()
  const cancelled = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  appToShareWith(cancelled)
  await act('Condividi')
  // Drawing takes seconds: a share that is still drawn would show its message in the next test.
  await expect.poll(() => cancelled.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Condividi' })).not.toBeInTheDocument()
  await expect.element(page.getByText(/Formula Condivisa|Errore Condivisione|Formula Copiata/)).not.toBeInTheDocument()
})

test('without a share menu a formula is copied to the clipboard with its text [R8-047]', async () => {
  appToShareWith()
  await openArchived()
  // Not read from the clipboard: all pages of the browser share it, so another test may have written to it.
  const write = vi.spyOn(navigator.clipboard, 'write')
  await act('Condividi')
  await expect.element(page.getByText('📋 Formula Copiata')).toBeVisible()
  const item = write.mock.calls[0]?.[0][0]
  expect(item?.types).toContain('image/png')
  expect(await (await item?.getType('text/plain'))?.text()).toContain('FORMULA TECNICA E APPLICAZIONE')
})

test('without share menu and clipboard a formula is saved as a file [R8-047]', async () => {
  appToShareWith()
  await openArchived()
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const download = nextDownload()
  await act('Condividi')
  const { name, file } = await download
  expect(name).toMatch(/^anna-bellini-[a-z0-9-]+\.jpg$/)
  expect(await sizeOf(file)).toEqual({ type: 'image/jpeg', width: 1400, height: 5000 })
  await expect.element(page.getByText('✅ Formula Condivisa')).toBeVisible()
  await expectAccessible()
})

test('a picture that cannot be drawn shows an error [R8-013]', async () => {
  appToShareWith()
  await openArchived()
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  await act('Condividi')
  await expect.element(page.getByText('⚠️ Errore Condivisione')).toBeVisible()
  await expect.element(page.getByText('Impossibile condividere - riprovare')).toBeVisible()
})

const story = page.getByAltText('La storia come si vedrà')
/** The file of the displayed picture. */
const shownStory = async () => (await fetch(((await story.findElement()) as HTMLImageElement).src)).blob()

test('a story shows rendered hair until the client consents to her photo, and labels simulations', async () => {
  await openArchived()
  await act('Storia per Instagram')
  const drawn = await shownStory()
  expect(await sizeOf(drawn)).toEqual({ type: 'image/jpeg', width: 1080, height: 1920 })
  expect(await drawn.text()).not.toContain('compositeSynthetic')
  await expectAccessible()

  const drawnAddress = (story.element() as HTMLImageElement).src
  await page.getByLabelText('Con la foto della cliente').click()
  await expect.poll(() => (story.query() as HTMLImageElement | null)?.src ?? drawnAddress).not.toBe(drawnAddress)
  const simulated = await shownStory()
  expect(await sizeOf(simulated)).toEqual({ type: 'image/jpeg', width: 1080, height: 1920 })
  expect(await simulated.text()).toContain('compositeSynthetic')

  appToShareWith()
  const download = nextDownload()
  await page.getByRole('button', { name: 'Condividi la storia' }).click()
  const { name, file } = await download
  // The client is not named.
  expect(name).toMatch(/^[a-z0-9-]+\.jpg$/)
  expect(name).not.toContain('bellini')
  expect(file.size).toBe(simulated.size)
  await expect.element(page.getByText('Storia salvata')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Una storia da condividere' })).not.toBeInTheDocument()
})

test('a photo of the finished work replaces the simulation', async () => {
  await openArchived()
  await act('Storia per Instagram')
  await page.getByLabelText('Con la foto della cliente').click()
  const field = page.getByText('Aggiungi la foto a lavoro finito')
  const input = (await field.findElement()).closest('label')?.querySelector('input')
  if (!input) throw new Error('no field for the photo')
  await userEvent.upload(input, await hairPhoto('dopo'))
  await expect.element(page.getByRole('button', { name: 'Togli la foto a lavoro finito' })).toBeVisible()
  await expect.poll(async () => (await shownStory()).text()).not.toContain('compositeSynthetic')
})

test('a story takes no photo of a client who does not consent to Instagram', async () => {
  await openArchived(answer(fullAnalysis, ({ params: { id } }) => archived({ id, publishes: ['vetrina'] })))
  await act('Storia per Instagram')
  await expect.element(page.getByLabelText('Con la foto della cliente')).toBeDisabled()
  await expect.element(page.getByText(/manca il suo consenso a pubblicare su Instagram/)).toBeVisible()
})

test('a story open while the consent to Instagram is withdrawn loses its photo', async () => {
  let publishes: readonly PublishChannel[] = ['instagram']
  await openArchived(answer(fullAnalysis, ({ params: { id } }) => archived({ id, publishes: [...publishes] })))
  await act('Storia per Instagram')
  await page.getByLabelText('Con la foto della cliente').click()
  await expect.poll(async () => (await shownStory()).text()).toContain('compositeSynthetic')
  publishes = []
  await queryClient.invalidateQueries()
  await expect.element(page.getByLabelText('Con la foto della cliente')).toBeDisabled()
  await expect.element(page.getByLabelText('Con la foto della cliente')).not.toBeChecked()
  await expect.poll(async () => (await shownStory()).text()).not.toContain('compositeSynthetic')
})

test('a story offers no photo if none is stored', async () => {
  await openArchived(answer(fullAnalysis, ({ params: { id } }) => archived({ id, photos: [] })))
  await act('Storia per Instagram')
  await expect.element(story).toBeVisible()
  await expect.element(page.getByLabelText('Con la foto della cliente')).not.toBeInTheDocument()
})

test('a printed analysis follows the order of the screen', async () => {
  await openArchived()
  window.dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
  const sheet = document.querySelector('[data-print-sheet]')
  const titles = [...(sheet?.querySelectorAll('h2') ?? [])].map((title) => title.textContent)
  const inOrder = [
    'Formula Tecnica e Applicazione',
    'Attenzione',
    'Analisi Colorimetrica',
    'Strategia',
    'Rischi',
    'Consigli Professionali',
    'Alternative',
    'Note',
    'Valutazione Tecnica',
    'Condizione dei Capelli',
    'Mantenimento',
  ]
  expect(titles).toEqual(inOrder.filter((title) => titles.includes(title)))
  for (const title of ['Formula Tecnica e Applicazione', 'Strategia', 'Valutazione Tecnica', 'Mantenimento'])
    expect(titles).toContain(title)
})

test('a printed analysis lists the sections of a bowl of powder with their minutes', async () => {
  const { chair } = ANALYSIS
  const [clock] = chair?.sessions ?? []
  if (chair === undefined || clock === undefined) throw new Error('an analysis with a clock')
  const testo = 'Decolorazione, sezione 1 di 4: stesa dal minuto 10 al 20, prima occhiata al 33, sciacqua al 45.'
  const section = {
    number: 1,
    of: 4,
    hands: 1,
    phase: 0,
    zones: ['lengths'],
    applied: [10, 20],
    looks: [33],
    rinsed: [45, 48],
    testo,
  } as const
  const sessions = [{ ...clock, sections: [section] }]
  await openArchived(answer(fullAnalysis, archived({ analysis: { ...ANALYSIS, chair: { ...chair, sessions } } })))
  window.dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
  const [bleach] = document.querySelectorAll('[data-print-sheet] ol > li')
  expect(bleach?.textContent).toContain(testo)
})

test('the file of a service is downloaded from the other actions of its result', async () => {
  await openArchived(answer(serviceFile, () => new Blob(['%PDF-1.3'], { type: 'application/pdf' })))
  const download = nextDownload()
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('button', { name: 'Fascicolo del servizio' }).click()
  expect(await (await download).file.text()).toBe('%PDF-1.3')
  await expect.element(page.getByRole('dialog', { name: 'Altre azioni' })).not.toBeInTheDocument()
  expect(callsOf(serviceFile)[0]?.params).toEqual({ id: ITEM.id })
})
