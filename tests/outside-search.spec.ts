import { fileURLToPath } from 'node:url'
import { type RunningServer, startServer } from './fixtures/server.ts'
import { test as base, expect } from './fixtures/test.ts'

const WITH_OPENVERSE = fileURLToPath(new URL('../apps/server/testing/image-search/serve.ts', import.meta.url))

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startServer({}, WITH_OPENVERSE)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('pictures of an external service show their author, further pages, a used-up quota and a failed download [R2-049 R8-015 R8-016]', async ({
  page,
  account: _account,
  tolerate,
}) => {
  await page.goto('/app')
  const slot = page.getByRole('group', { name: 'Foto Dopo' })
  await slot.getByRole('button', { name: 'Cerca Openverse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cerca Immagini di Capelli' })
  const field = dialog.getByLabel('Che cosa cerchi?')
  const found = dialog.getByRole('list', { name: 'Immagini trovate' }).getByRole('listitem')
  await field.fill('biondo cenere')
  await field.press('Enter')
  await expect(found).toHaveCount(4)
  const first = found.first()
  await expect(first.getByText('di Ada Rossi')).toBeVisible()
  const licence = first.getByRole('link', { name: 'CC BY-SA 4.0' })
  await expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/')
  await expect(licence).toHaveAttribute('rel', /noreferrer/)
  await dialog.getByRole('button', { name: 'MOSTRA ALTRI' }).click()
  await expect(found).toHaveCount(8)
  await expect(dialog.getByText('Non ci sono altre immagini.')).toBeVisible()

  tolerate(/status of 422/)
  await dialog.getByRole('button', { name: 'Usa come foto Dopo: Foto protetta' }).click()
  await expect(page.getByText('Download fallito')).toBeVisible()
  await expect(page.getByText('L’immagine è protetta e non accessibile dal server.', { exact: false })).toBeVisible()

  tolerate(/status of 429/)
  await field.fill('rosso rame')
  await field.press('Enter')
  await expect(dialog.getByText('Errore nella ricerca')).toBeVisible()
  const usedUp =
    'Il limite giornaliero del motore di ricerca è stato raggiunto. Riprova domani o carica una foto dal dispositivo.'
  await expect(dialog.getByText(usedUp)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Riprova' })).toHaveCount(0)

  await field.fill('biondo cenere')
  await field.press('Enter')
  await dialog.getByRole('button', { name: 'Usa come foto Dopo: Foto quinta' }).click()
  await expect(slot.getByText(/^Direi\s/)).toBeVisible()
  await expect(page.getByText('di Ada Rossi')).toHaveCount(1)
})
