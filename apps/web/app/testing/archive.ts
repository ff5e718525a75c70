import { page } from 'vitest/browser'

/** The cards of 'Analisi Recenti'. */
export const recentCards = page.getByRole('region', { name: 'Analisi Recenti' }).getByRole('listitem')

/** The button that opens the first analysis from its card; the other one deletes it. */
export const firstOpeningButton = recentCards.first().getByRole('button').first()

/** The overlay of an analysis. */
export const detailsDialog = page.getByRole('dialog', { name: 'Dettagli analisi' })
