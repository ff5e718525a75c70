import { imageSearchSettings, monthlyStats, recentAnalyses } from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'

/** What the app's frame and its main screen ask for in a salon that has analysed nothing yet. */
export const appAnswers: readonly Answer[] = [
  answer(monthlyStats, { used: 0, remaining: 50 }),
  answer(recentAnalyses, []),
  answer(imageSearchSettings, { engine: 'gallery' }),
]
