import {
  imageSearchSettings,
  monthlyStats,
  recentAnalyses,
  type SalonSettings,
  salonSettings,
} from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'

/** What a salon has chosen before it chose anything. */
export const SALON_SETTINGS: SalonSettings = {
  brand: null,
  photoMonths: 24,
  photoDaysWithoutClient: 90,
  outsideModel: false,
}

/** What the app's frame and its main screen ask for in a salon that has analysed nothing yet. */
export const appAnswers: readonly Answer[] = [
  answer(monthlyStats, { used: 0, remaining: 50 }),
  answer(recentAnalyses, []),
  answer(imageSearchSettings, { engine: 'gallery' }),
  answer(salonSettings, SALON_SETTINGS),
]
