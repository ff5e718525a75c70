import type { Page } from '@playwright/test'
import { SHELF, TUBES } from '../../apps/web/app/testing/shelf.ts'

/** Responds with a shelf and a formula in its tubes, which the demonstration salon lacks. */
export async function withShelf(page: Page): Promise<void> {
  const low = SHELF.products.filter(({ isLow }) => isLow)
  const orders = low.map((product) => ({
    product,
    supplier: 'Aurora',
    lineName: 'Crema',
    missing: 1,
    cents: product.packCents,
  }))
  await page.route('**/api/shelf', (route) => route.fulfill({ json: SHELF }))
  await page.route('**/api/shelf/orders', (route) => route.fulfill({ json: orders }))
  await page.route('**/api/analysis/*/tubes*', (route) => route.fulfill({ json: TUBES }))
}

/** Goes to the end of the last bowl. */
export async function toTheEnd(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Fase successiva' })
  while ((await next.count()) > 0) await next.click()
  await page.getByRole('button', { name: 'Fine', exact: true }).click()
}
