import { expectAccessible } from './fixtures/accessibility.ts'
import { archiveAnalysis } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test('the detailed list: both modes, and each analysis whole in its dialog [R2-110 R2-111 R2-112]', {
  tag: '@desktop',
}, async ({ page, account: _account, tolerate }) => {
  tolerate(/ERR_FAILED/)
  await page.goto('/detailed-analyses')
  await expect(page.getByText('Nessuna analisi trovata')).toBeVisible()
  await expectAccessible(page)

  await archiveAnalysis(page)
  await archiveAnalysis(page, { firstName: 'maria grazia', lastName: 'dell’acqua di castelnuovo berardenga' })
  await page.route('**/api/recent-analyses-detailed*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Errore nel caricamento delle analisi')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/recent-analyses-detailed*')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/recent-analyses-detailed*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Caricamento analisi dettagliate...')).toBeVisible()
  await expectAccessible(page)
  answer()

  const named = page.getByRole('listitem').filter({ hasText: 'Maria Grazia Dell’Acqua Di Castelnuovo Berardenga' })
  await expect(named.getByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).toBeVisible()
  await expect(named.getByText('Processo Richiesto')).toBeVisible()
  await expect(named.getByText(/^\d+ fas[ei] operativ[ae]$/)).toBeVisible()
  await expect(named.getByText(/^Prima fase: /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cliente Anonimo' })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('switch', { name: 'Includi analisi complete' }).check()
  await expect(named.getByText('Tutte le fasi')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/full', (route) => route.abort())
  await named.getByRole('button', { name: /^Visualizza Analisi Completa/ }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Analisi Completa - Maria Grazia Dell’Acqua Di Castelnuovo Berardenga',
  })
  await expect(dialog.getByText("Impossibile caricare i dettagli dell'analisi")).toBeVisible()
  await page.unroute('**/full')
  await dialog.getByRole('button', { name: 'Riprova' }).click()
  await expect(dialog.getByText('Preparazione e Applicazione')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Torna alla dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
