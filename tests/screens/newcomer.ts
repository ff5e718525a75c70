import { analyseWithoutClient, photoField, renderedPhoto } from '../fixtures/analysis.ts'
import { answering, refusing } from './answers.ts'
import { at, dialog, press, sequence, until, type Walk } from './screen.ts'

const limit = { error: 'Analisi esaurite.', code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 3 }

/** The screens of a new trial salon without data. */
export const NEWCOMER_WALKS: readonly Walk[] = [
  {
    as: 'newcomer',
    steps: [
      { name: 'clients-empty', open: at('/clienti') },
      { name: 'detailed-empty', open: at('/detailed-analyses') },
      { name: 'profile-trial', open: at('/profile?tab=subscription') },
      { name: 'subscription-none', open: at('/subscription') },
      { name: 'subscribe', open: at('/subscribe') },
      { name: 'upgrade-dialog', open: sequence(at('/app?openUpgrade=true'), dialog), height: 1400, whole: false },
      {
        name: 'payment',
        open: sequence(press('INIZIA OGGI'), until('Completa il tuo abbonamento')),
        whole: false,
      },
      {
        name: 'payment-declined',
        open: sequence(press('Carta rifiutata'), press('Attiva Abbonamento'), until('Errore Pagamento')),
        whole: false,
      },
    ],
  },
  {
    as: 'newcomer',
    steps: [
      { name: 'app-empty', open: at('/app') },
      {
        name: 'app-limit',
        open: sequence(
          answering('**/api/analyze-color*', refusing(403, limit)),
          async (page) => photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request)),
          analyseWithoutClient,
          until('Analisi Trial Esaurite!'),
        ),
        height: 1400,
        whole: false,
      },
    ],
  },
]
