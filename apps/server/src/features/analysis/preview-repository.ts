import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { colorAnalyses } from '#platform/database/schema/index'

/** The input of a preview; null when the salon has no such analysis, or it has no Prima photo. */
export const findPreviewSource = async (db: Db, salonId: string, id: string) => {
  const [row] = await db
    .select({
      slot: colorAnalyses.slot,
      image: colorAnalyses.imageData,
      before: colorAnalyses.beforeImageData,
      analysis: colorAnalyses.analysis,
      primaHints: colorAnalyses.primaHints,
    })
    .from(colorAnalyses)
    .where(and(eq(colorAnalyses.salonId, salonId), eq(colorAnalyses.id, id)))
  if (!row) return null
  const { slot, image, before, analysis, primaHints } = row
  const photoKey = slot === 'prima' ? image : before
  return photoKey === null ? null : { photoKey, analysis, primaHints }
}
