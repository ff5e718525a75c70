import { analyseWithoutClient, photoField, renderedPhoto } from '../fixtures/analysis.ts'
import { giveBillingDetails } from '../fixtures/billing.ts'
import { answering, refusing } from './answers.ts'
import { at, dialog, inTurn, press, until, type Walk } from './screen.ts'

const limit = { error: 'Analisi esaurite.', code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 3 }

/** What a salon on trial sees that has nothing yet. */
export const NEWCOMER_WALKS: readonly Walk[] = [
  {
    as: 'newcomer',
    steps: [
      { name: 'clients-empty', open: at('/clienti') },
      { name: 'detailed-empty', open: at('/detailed-analyses') },
      { name: 'profile-trial', open: at('/profile?tab=subscription') },
      { name: 'subscription-none', open: at('/subscription') },
      { name: 'subscribe', open: at('/subscribe') },
      { name: 'upgrade-dialog', open: inTurn(at('/app?openUpgrade=true'), dialog), height: 1400, whole: false },
      { name: 'billing-details', open: inTurn(press('Scegli Pro'), until('Dati di Fatturazione')), whole: false },
      {
        name: 'payment',
        open: inTurn(
          giveBillingDetails,
          at('/app?openUpgrade=true'),
          press('INIZIA OGGI'),
          until('Completa il tuo abbonamento'),
        ),
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
        open: inTurn(
          answering('**/api/analyze-color', refusing(403, limit)),
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
