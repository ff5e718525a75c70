import { measure } from '@riflesso/consultation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { analyseButton, analysisAnswers, choosePhoto, clientDialog, photoSlot } from '~/testing/analysis-screen.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const card = page.getByRole('region', { name: 'Tu che dici? Lettura della foto Prima' })
const right = card.getByRole('button', { name: /^Giusto.*: la lettura della foto Prima è corretta$/ })
/** The reading with its doubt, which a confirmation removes. */
const said = photoSlot('Prima').getByText(/^Direi \d/)
const again = card.getByRole('button', { name: 'Annulla le conferme della foto Prima' })

async function open(): Promise<void> {
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima')
  await expect.element(right).toBeVisible()
}

test('one tap confirms the only reading and leads to the client; another tap undoes the confirmation', async () => {
  await open()
  await expect.element(said).toBeVisible()
  await expect.element(right.getByText('Giusto, analizza')).toBeVisible()
  await right.click()
  await clientDialog.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(card.getByText('Confermato')).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
  await expect.element(again).toHaveFocus()
  await again.click()
  await expect.element(said).toBeVisible()
})

test("on a phone 'Analizza' leads to a reading that is out of view, then confirms it and leads to the client", async () => {
  await page.viewport(390, 844)
  await open()
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(card).not.toBeInViewport()
  await analyseButton.click()
  await expect.element(card).toHaveFocus()
  await expect.element(right).toBeInViewport()
  await expect.element(clientDialog).not.toBeInTheDocument()
  await analyseButton.click()
  await clientDialog.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(card.getByText('Confermato')).toBeVisible()
})

test('of two readings the last one confirmed leads to the client', async () => {
  await open()
  await choosePhoto('Dopo')
  const last = page.getByRole('button', { name: /^Giusto.*: la lettura della foto Dopo è corretta$/ })
  await expect.element(last.getByText('Giusto', { exact: true })).toBeVisible()
  await right.click()
  await expect.element(again).toHaveFocus()
  await expect.element(clientDialog).not.toBeInTheDocument()
  await last.getByText('Giusto, analizza').click()
  await expect.element(clientDialog).toBeVisible()
})

test('zones that read the same are one row, corrected by keyboard in level and reflect, and a new photo needs a new confirmation', async () => {
  await open()
  const hair = card.getByRole('button', { name: /^Capelli/ })
  await expect.element(hair).toHaveAttribute('aria-expanded', 'true')
  const chosen = card.getByRole('group', { name: 'Altezza di tono, Capelli' }).getByRole('radio', { checked: true })
  const read = chosen.element().getAttribute('aria-label') ?? ''
  const darker = measure(Number(read.replace(',', '.')) - 1.5)
  await press(chosen, '{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(hair.getByText(`${darker} · naturale`)).toBeVisible()
  await press(card.getByRole('button', { name: 'Altri riflessi' }), '{Enter}')
  await card.getByRole('radio', { name: 'Rame' }).click()
  await expect.element(hair.getByText(`${darker} · rame`)).toBeVisible()
  await card.getByText('Intenso').click()
  await expect.element(card.getByRole('radio', { name: 'Intenso' })).toBeChecked()

  await page.getByRole('button', { name: 'Rimuovi la foto Prima' }).click()
  await choosePhoto('Prima')
  await expect.element(right).toBeVisible()
  await expect.element(hair.getByText(`${darker} · rame`)).not.toBeInTheDocument()
})

test.for(WIDTHS)('the analysis request contains the confirmed values, at a width of %d px', async (width) => {
  await page.viewport(width, 900)
  await open()
  await expect.element(card.getByText('Accosta la mazzetta: dove sparisce?')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByLabelText('Tipologia').selectOptions('naturale')
  await page.getByLabelText('Stato dei capelli').selectOptions('buono')
  await right.click()
  await clientDialog.getByRole('button', { name: 'Senza cliente' }).click()
  await expect.element(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})
