import { MODEL_OUTCOMES } from '@riflesso/contract'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { id, oneOf, timestamp } from './columns.ts'
import { owner } from './user-columns.ts'

/** Outcome and cost of a call to the external model for an analysis; kept when the analysis is deleted. */
export const modelUses = pgTable(
  'model_uses',
  {
    id: id(),
    salonId: owner(),
    analysisId: uuid().references(() => colorAnalyses.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    model: text().notNull(),
    outcome: text({ enum: MODEL_OUTCOMES }).notNull(),
    /** Requests, retries and corrections included. */
    calls: integer().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** Millionths of a US dollar; null when the price was unknown. */
    microdollars: integer(),
    milliseconds: integer().notNull(),
    usedAt: timestamp().notNull(),
  },
  (t) => [
    oneOf('model_uses_outcome_check', t.outcome, MODEL_OUTCOMES),
    index('model_uses_used_at_idx').on(t.usedAt),
    index('model_uses_salon_id_idx').on(t.salonId),
    index('model_uses_analysis_id_idx').on(t.analysisId),
  ],
)
