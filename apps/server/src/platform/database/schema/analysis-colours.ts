import { type Lab, TONE_NAMES } from '@riflesso/colorimetry'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import { analysisKey } from './analyses.ts'
import { owner } from './user-columns.ts'

/**
 * The colours of each analysis, for the filter of the archive. They are derived from the analysis and its outcome, and are written and
 * deleted with them.
 */
export const analysisColours = pgTable(
  'analysis_colours',
  {
    analysisId: analysisKey(),
    salonId: owner(),
    /** The promise of the session of that day, CIELAB (D65); null if nothing is done. */
    promised: real().array().$type<Lab>(),
    promisedLevel: smallint(),
    promisedReflect: text({ enum: TONE_NAMES }),
    /** In the photo of the result; null without one. */
    reachedLevel: smallint(),
    reachedReflect: text({ enum: TONE_NAMES }),
    /** Whether the result is the promised colour, as far as its photo tells; null without one. */
    isKept: boolean(),
    /** Measured, otherwise promised. */
    level: smallint().generatedAlwaysAs(sql.raw('coalesce(reached_level, promised_level)')),
    reflect: text({ enum: TONE_NAMES }).generatedAlwaysAs(sql.raw('coalesce(reached_reflect, promised_reflect)')),
  },
  (t) => [index('analysis_colours_shade_idx').on(t.salonId, t.level, t.reflect)],
)
