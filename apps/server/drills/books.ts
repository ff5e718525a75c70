import { eq } from 'drizzle-orm'
import { colorAnalyses, users } from '../src/platform/database/schema/index.ts'
import { checkPhotos } from '../src/platform/photo-store/check-photos.ts'
import { removeOrphanPhotos } from '../src/platform/photo-store/orphan-photos.ts'
import type { Outcome } from './drill.ts'
import type { DrillSalon, Place } from './place.ts'

/** The sweep skips photos of the last day, so it runs as if this much later. */
const SWEEP_LATER_MS = 25 * 60 * 60_000

/**
 * Checks, with no server running, that every delivered analysis of the only salon is stored, that the usage counts
 * match, and that rows and photos match after a sweep.
 */
export async function checkArchive(
  place: Place,
  salon: DrillSalon,
  delivered: readonly (string | null)[],
): Promise<Outcome> {
  const { db, close } = await place.open()
  try {
    const rows = await db
      .select({ id: colorAnalyses.id })
      .from(colorAnalyses)
      .where(eq(colorAnalyses.salonId, salon.id))
    const [owner] = await db.select().from(users).where(eq(users.id, salon.id))
    await removeOrphanPhotos({ db, ...place }, new Date(Date.now() + SWEEP_LATER_MS))
    let photos = 0
    for await (const _ of place.photoStore.list()) photos++
    const archived = new Set(rows.map(({ id }) => id))
    const { missing, damaged } = await checkPhotos(db, place.photoStore)
    const figures = {
      answered: delivered.length,
      archived: rows.length,
      counted: owner?.monthlyAnalysesUsed ?? 0,
      photos,
      lost: delivered.filter((id) => id === null || !archived.has(id)).length,
      rowsWithoutPhoto: missing.length,
      damagedPhotos: damaged.length,
    }
    const { lost, rowsWithoutPhoto, damagedPhotos, counted } = figures
    return {
      passed:
        // Without any delivered analysis the checks would prove nothing.
        delivered.length > 0 &&
        lost + rowsWithoutPhoto + damagedPhotos === 0 &&
        counted === rows.length &&
        photos === rows.length,
      figures,
    }
  } finally {
    await close()
  }
}
