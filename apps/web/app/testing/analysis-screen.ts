import { analysisPhoto, analysisPreview, analyzeColor, listClients } from '@riflesso/contract'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANALYSIS } from './analyses.ts'
import { type Answer, answer } from './answers.ts'
import { hairPhoto } from './photos.ts'
import { appAnswers } from './salon.ts'

/** Response to an analysis. Each has its own id, because a browser requests a picture URL only once. */
export const analysedAnswer = answer(analyzeColor, () => ({
  analysis: ANALYSIS,
  analysisId: crypto.randomUUID(),
  siblings: [],
  chosenOption: null,
  photosKept: true,
  usage: { used: 1, remaining: 2 },
}))

/** Responses of the main screen, including an analysis. */
export const analysisAnswers: readonly Answer[] = [
  ...appAnswers,
  analysedAnswer,
  answer(listClients, []),
  answer(analysisPhoto, ({ params: { slot } }) => hairPhoto(slot)),
  answer(analysisPreview, () => hairPhoto('dopo')),
]

/** "Procedi con l'analisi", or 'Analizza' on a phone. */
export const analyseButton = page.getByRole('button', { name: /^(Procedi con l'analisi|Analizza)$/ })

export const clientDialog = page.getByRole('dialog', { name: 'Informazioni Cliente' })
export const confirmButton = clientDialog.getByRole('button', { name: 'Avvia l’analisi' })

/** Runs an action on the open analysis, on the result itself ('Esporta') or in its menu ('Modifica i dati'). */
export async function act(name: string): Promise<void> {
  const action = page.getByRole('button', { name, exact: true })
  const menu = page.getByRole('button', { name: 'Altre azioni' })
  await expect.element(menu).toBeVisible()
  if (action.query() === null) await menu.click()
  await action.click()
}

/** Opens a tab below the formula, such as 'Lettura'. */
export const openTab = (name: string): Promise<void> => page.getByRole('tab', { name }).click()

/** The card of a photo. */
export const photoSlot = (slot: 'Prima' | 'Dopo') => page.getByRole('group', { name: `Foto ${slot}` })

/** Chooses a photo through 'Scegli Foto'; default: a rendered photo of hair. */
export async function choosePhoto(slot: 'Prima' | 'Dopo', photo?: File): Promise<void> {
  const field = (await photoSlot(slot).findElement()).querySelector('input[type=file]')
  if (field === null) throw new Error(`no field for the photo ${slot}`)
  await userEvent.upload(field, photo ?? (await hairPhoto(slot === 'Prima' ? 'prima' : 'dopo')))
}

/** Starts the analysis of the chosen photos without a client. */
export async function analyseWithoutClient(): Promise<void> {
  // On a phone it leads to each reading first, and confirms it.
  const press = async () => {
    if (clientDialog.query() === null) await analyseButton.click()
    return clientDialog.query()
  }
  await expect.poll(press, { interval: 500 }).not.toBeNull()
  // Already selected if the previous analysis had no client.
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
