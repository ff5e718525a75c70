import {
  billingDetails,
  imageSearchSettings,
  listPacts,
  monthlyStats,
  recentAnalyses,
  type SalonSettings,
  salonSettings,
  shelf,
} from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'
import { BILLING_DETAILS } from './billing.ts'

/** Default settings of a salon. */
export const SALON_SETTINGS: SalonSettings = {
  brand: null,
  reflects: {},
  photoMonths: 24,
  photoDaysWithoutClient: 90,
  outsideModel: false,
  learning: true,
  allTools: true,
  testEveryUse: false,
}

/** Responses of the page frame and the main screen for a salon without analyses. */
export const appAnswers: readonly Answer[] = [
  answer(monthlyStats, { used: 0, remaining: 50 }),
  answer(recentAnalyses, []),
  answer(imageSearchSettings, { engine: 'gallery' }),
  answer(salonSettings, SALON_SETTINGS),
  answer(billingDetails, { details: BILLING_DETAILS }),
  answer(shelf, { lines: [], products: [] }),
  answer(listPacts, { pacts: [], mayShowPictures: true, clientEmail: null, clientPhone: '333 1234567' }),
]
