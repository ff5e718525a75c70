import { changeShelfLine, importShelf, orderList, previewShelfImport, shelf } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, noConnection } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { AURORA, PEROXIDE, SHELF } from '~/testing/shelf.ts'

const answers = [...appAnswers, answer(shelf, SHELF)]
const dialog = page.getByRole('dialog')
const tubes = page.getByRole('list', { name: 'Prodotti di Crema' })

test('the shelf shows codes, remaining grams and low stock in words, and can be searched', async () => {
  await renderScreen('/scaffale', { answers })
  await expect.element(tubes.getByRole('button')).toHaveLength(3)
  await expect.element(tubes.getByRole('button', { name: '7/43' })).toMatchTextContent(/1 nuovo \+ 40\sg.*Da ordinare/)
  await expect.element(tubes.getByRole('button', { name: '6/0' })).not.toMatchTextContent(/Da ordinare/)
  await expect.element(page.getByText(/^4 prodotti · valore /)).toBeVisible()
  await expectAccessible()

  await page.getByPlaceholder('Codice, marca, linea...').fill('7.43')
  await expect.element(page.getByRole('status').getByText('1 prodotto per "7.43"')).toBeVisible()
  await expect.element(tubes.getByRole('button')).toHaveLength(1)
})

test('a line is marked verified only with its sheet', async () => {
  const { sheet: _, ...rest } = AURORA
  const unverified = { ...rest, sheet: null, suggested: null, check: 'da-verificare' as const }
  await renderScreen('/scaffale', {
    answers: [
      ...answers,
      answer(shelf, { ...SHELF, lines: [unverified, PEROXIDE] }),
      answer(changeShelfLine, { line: AURORA }),
    ],
  })
  await page.getByRole('button', { name: 'Scheda di Crema' }).click()
  await dialog.getByText('Verificata', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/servono rapporto, minuti e volumi/)
  expect(callsOf(changeShelfLine)).toHaveLength(0)
  await dialog.getByLabelText(/^Ossidante per 1 g/).fill('1,5')
  await dialog.getByLabelText('Minuti di posa').fill('35')
  await dialog.getByLabelText('Volumi ammessi').fill('10, 20,30')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(callsOf(changeShelfLine)[0]?.body).toMatchObject({
    check: 'verificata',
    sheet: { ratio: 1.5, minutes: 35, volumes: [10, 20, 30] },
  })
})

test('a pasted list asks once for a code that it cannot read, then saves', async () => {
  const product = {
    supplier: 'Aurora',
    lineName: 'Crema',
    class: 'PERM' as const,
    packGrams: 60,
    packCents: null,
    pieces: 2,
    isNew: true,
  }
  const preview = (isAnswered: boolean) => ({
    columns: [],
    ignored: [],
    added: isAnswered ? 2 : 1,
    changed: 0,
    unread: isAnswered ? [] : [{ supplier: 'Aurora', code: 'R7X', line: 2 }],
    problems: [],
    products: [
      { ...product, line: 1, code: '6/0', shade: '6.0' },
      ...(isAnswered ? [{ ...product, line: 2, code: 'R7X', shade: '7.6' }] : []),
    ],
  })
  await renderScreen('/scaffale', {
    answers: [
      ...answers,
      answer(previewShelfImport, ({ form }) => preview(form?.has('answers') === true)),
      answer(importShelf, { added: 2, changed: 0, skipped: 0 }),
    ],
  })
  await page.getByRole('button', { name: 'Incolla una lista' }).click()
  await dialog.getByLabelText('La tua lista').fill('6/0 2\nR7X 2')
  await dialog.getByLabelText('Marca').fill('Aurora')
  await dialog.getByRole('button', { name: 'Leggi la lista' }).click()
  await expect.element(dialog.getByText('1 codice da spiegare')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Metti 1 prodotto' })).toBeDisabled()
  await expectAccessible()
  await dialog.getByLabelText('R7X di Aurora').fill('7.6')
  await dialog.getByRole('button', { name: 'Rileggi' }).click()
  await dialog.getByRole('button', { name: 'Metti 2 prodotti' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = callsOf(importShelf)[0]?.form
  const file = sent?.get('file')
  expect(file instanceof File && (await file.text())).toBe('6/0 2\nR7X 2')
  expect(JSON.parse(String(sent?.get('answers')))).toEqual([{ supplier: 'Aurora', code: 'R7X', shade: '7.6' }])
})

test('a delivery is a pasted list that keeps its key when it is sent again', async () => {
  const preview = { columns: [], ignored: [], added: 0, changed: 1, unread: [], problems: [], products: [] }
  await renderScreen('/scaffale', {
    answers: [...answers, answer(previewShelfImport, preview), noConnection(importShelf)],
  })
  await page.getByRole('button', { name: 'Arrivo merce' }).click()
  await dialog.getByLabelText('La tua lista').fill('6/0 6')
  await dialog.getByRole('button', { name: 'Leggi la lista' }).click()
  await dialog.getByRole('button', { name: 'Metti 1 prodotto' }).click()
  await expect.element(page.getByText('Lista non salvata')).toBeVisible()
  answerCalls(answer(importShelf, { added: 0, changed: 1, skipped: 0 }))
  await dialog.getByRole('button', { name: 'Metti 1 prodotto' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [first, second] = callsOf(importShelf).map(({ form }) => form?.get('delivery'))
  expect(first).toEqual(expect.any(String))
  expect(second).toBe(first)
})

test('the order list names the missing packs and their cost', async () => {
  const [, low] = SHELF.products
  if (low === undefined) throw new Error('a product with low stock')
  await renderScreen('/scaffale', {
    answers: [
      ...answers,
      answer(orderList, [{ product: low, supplier: 'Aurora', lineName: 'Crema', missing: 1, cents: 850 }]),
    ],
  })
  await page.getByRole('button', { name: 'Da ordinare (1)' }).click()
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/7\/43.*1 pezzo · 8,50/)
  await expect.element(dialog.getByText(/^In tutto 8,50/)).toBeVisible()
  await expectAccessible()
})
