import { analysisPhoto, analysisPreview, analyzeColor, listClients } from '@riflesso/contract'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANALYSIS } from './analyses.ts'
import { type Answer, answer } from './answers.ts'
import { hairPhoto } from './photos.ts'
import { appAnswers } from './salon.ts'

/** What the server answers to an analysis. Each has an id of its own: a browser asks only once for a picture at one address. */
export const analysedAnswer = answer(analyzeColor, () => ({
  analysis: ANALYSIS,
  analysisId: crypto.randomUUID(),
  chosenOption: null,
  photosKept: true,
  usage: { used: 1, remaining: 2 },
}))

/** What the main screen asks for, up to the result of an analysis. */
export const analysisAnswers: readonly Answer[] = [
  ...appAnswers,
  analysedAnswer,
  answer(listClients, []),
  answer(analysisPhoto, ({ params: { slot } }) => hairPhoto(slot)),
  answer(analysisPreview, () => hairPhoto('dopo')),
]

/** "Procedi con l'analisi", on a phone 'Analizza'. */
export const analyseButton = page.getByRole('button', { name: /^(Procedi con l'analisi|Analizza)$/ })

export const clientDialog = page.getByRole('dialog', { name: 'Informazioni Cliente' })
export const confirmButton = clientDialog.getByRole('button', { name: 'Avvia l’analisi' })

/** Does something with an analysis that is open: 'Esporta', 'Nuova Analisi'. */
export async function act(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Opens a tab under the formula: 'Lettura'. */
export const openTab = (name: string): Promise<void> => page.getByRole('tab', { name }).click()

/** The card of a photo. */
export const photoSlot = (slot: 'Prima' | 'Dopo') => page.getByRole('group', { name: `Foto ${slot}` })

/** Chooses a photo as 'Scegli Foto' does; a drawn one of hair unless told otherwise. */
export async function choosePhoto(slot: 'Prima' | 'Dopo', photo?: File): Promise<void> {
  const field = (await photoSlot(slot).findElement()).querySelector('input[type=file]')
  if (field === null) throw new Error(`no field for the photo ${slot}`)
  await userEvent.upload(field, photo ?? (await hairPhoto(slot === 'Prima' ? 'prima' : 'dopo')))
}

/** Starts the analysis of what is on the screen, for no client. */
export async function analyseWithoutClient(): Promise<void> {
  await analyseButton.click()
  // Chosen already when the analysis before had no client either.
  const withoutClient = clientDialog.getByLabelText('Procedi senza salvare il cliente')
  await expect.element(withoutClient).toBeVisible()
  if (!(withoutClient.element() as HTMLInputElement).checked) await withoutClient.click()
  await confirmButton.click()
}

/** Analyses a Prima and a Dopo as natural hair in good condition. */
export async function analyseBoth(): Promise<void> {
  await choosePhoto('Prima')
  await choosePhoto('Dopo')
  await page.getByLabelText('Tipologia').selectOptions('naturale')
  await page.getByLabelText('Stato dei capelli').selectOptions('buono')
  await analyseWithoutClient()
}
