import { REASON_CODES, reasonSchema } from '@riflesso/colorimetry'
import { z } from 'zod'
import { analysisResultSchema } from './analysis-result.ts'

const KNOWN: ReadonlySet<string> = new Set(REASON_CODES)
const looseReason = z.object({ ...reasonSchema.shape, code: z.string() })

const isOldReason = (value: unknown): boolean => {
  const { success, data } = looseReason.safeParse(value)
  return success && !KNOWN.has(data.code)
}

const withoutOldReasons = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => !isOldReason(each)).map(withoutOldReasons)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutOldReasons(inner)]))
}

/** An analysis as an older version archived it: reasons that no plan gives any more are left out, the rest must be complete. */
export const archivedAnalysisSchema: z.ZodType<z.output<typeof analysisResultSchema>> = z.preprocess(
  withoutOldReasons,
  analysisResultSchema,
)
