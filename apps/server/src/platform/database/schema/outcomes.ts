import { type LearningResult, OPTION_IDS, type OutcomePromise } from '@riflesso/colorimetry'
import { learningResultSchema, outcomeSchema } from '@riflesso/contract'
import { type Reading, readingSchema } from '@riflesso/vision'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { analysisKey } from './analyses.ts'
import { oneOf, parsedJson, timestamp } from './columns.ts'
import { author, owner } from './user-columns.ts'

const { shape } = outcomeSchema

/** Results of analyses: promise, measurement and mixtures. `userId` is the author of the last change. */
export const analysisOutcomes = pgTable(
  'analysis_outcomes',
  {
    analysisId: analysisKey(),
    salonId: owner(),
    userId: author(),
    /** The option that was carried out. */
    option: text({ enum: OPTION_IDS }).notNull(),
    expected: parsedJson<OutcomePromise>(shape.expected).notNull(),
    /** The confirmed reading of the photo of the result; stays when the photo is deleted. */
    reading: parsedJson<Reading>(readingSchema),
    /** Key of the stored photo; null without consent, and once it is deleted. */
    imageData: text(),
    /** When the photo was stored: its retention counts from here. */
    imageStoredAt: timestamp(),
    /** Null = mixed as planned. */
    mixed: parsedJson(shape.mixed.unwrap()),
    clientWord: text(),
    note: text(),
    recordedAt: timestamp().notNull(),
    /** When it was first recorded; later changes do not affect it. */
    firstRecordedAt: timestamp().notNull(),
    /** Data for estimating corrections; null without a reading, or if it cannot be compared. */
    learning: parsedJson<LearningResult>(learningResultSchema),
  },
  (t) => [
    oneOf('analysis_outcomes_option_check', t.option, OPTION_IDS),
    check(
      'analysis_outcomes_photo_check',
      sql`(${t.imageData} is null) = (${t.imageStoredAt} is null) and (${t.imageData} is null or ${t.reading} is not null)`,
    ),
    index('analysis_outcomes_salon_idx').on(t.salonId, t.firstRecordedAt.desc().nullsFirst()),
    // For the sweep of photos, as in the archive.
    index('analysis_outcomes_image_idx').using('hash', t.imageData),
    // For retention.
    index('analysis_outcomes_kept_photos_idx').on(t.imageStoredAt).where(sql`${t.imageData} is not null`),
  ],
)
