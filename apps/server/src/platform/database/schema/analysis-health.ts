import { type AnalysisResult, archivedAnalysisSchema } from '@riflesso/consultation'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { analysisKey } from './analyses.ts'
import { timestamp } from './columns.ts'
import { sealed } from './sealed.ts'
import { owner } from './user-columns.ts'

/**
 * Full analyses that used health answers. `color_analyses` holds the same ones without any health information, so that
 * erasing the answers is deleting a row here.
 */
export const analysisHealth = pgTable(
  'analysis_health',
  {
    analysisId: analysisKey(),
    salonId: owner(),
    analysis: sealed<AnalysisResult>('analysis_health.analysis', archivedAnalysisSchema).notNull(),
    /** The wording accepted before the questions; null if the consent is on the client's card. */
    consentText: text(),
    createdAt: timestamp().notNull(),
  },
  (t) => [index('analysis_health_salon_idx').on(t.salonId), index('analysis_health_created_at_idx').on(t.createdAt)],
)
