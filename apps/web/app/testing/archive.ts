import { page } from 'vitest/browser'

/** The cards of 'Analisi Recenti'. */
export const recentCards = page.getByRole('region', { name: 'Analisi Recenti' }).getByRole('listitem')

/** What opens the first analysis from its card; the card's other button deletes it. */
export const firstOpeningButton = recentCards.first().getByRole('button').first()

/** An analysis over the page. */
export const detailsDialog = page.getByRole('dialog', { name: 'Dettagli analisi' })
