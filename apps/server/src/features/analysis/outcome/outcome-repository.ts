import type { LearningResult, OptionId } from '@riflesso/colorimetry'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { type Db, first, hold, matches } from '#platform/database/db'
import {
  analysisOutcomes,
  authorName,
  colorAnalyses,
  productLines,
  products,
  shades,
  shelfServices,
  users,
} from '#platform/database/schema/index'

const own = (salonId: string, analysisId: string) => matches(analysisOutcomes, { salonId, analysisId })

/** The outcome of an analysis of the salon with its author, or null. */
export const findOutcome = (db: Db, salonId: string, analysisId: string) =>
  first(
    db
      .select({ row: analysisOutcomes, author: authorName })
      .from(analysisOutcomes)
      .leftJoin(users, eq(users.id, analysisOutcomes.userId))
      .where(own(salonId, analysisId)),
  )

export type OutcomeRow = NonNullable<Awaited<ReturnType<typeof findOutcome>>>

/** Locks the salon against deletion until the transaction ends; to be locked before its clients and analyses. */
export const holdSalon = (tx: Db, salonId: string) => hold(tx, users, eq(users.id, salonId), 'key share')

/** Locks an analysis of the salon and this client in the same way; false when it does not exist. */
export async function holdAnalysis(tx: Db, salonId: string, id: string, clientId: string | null): Promise<boolean> {
  const ofClient = clientId === null ? isNull(colorAnalyses.clientId) : eq(colorAnalyses.clientId, clientId)
  return hold(tx, colorAnalyses, and(matches(colorAnalyses, { salonId, id }), ofClient), 'key share')
}

type NewOutcome = Omit<typeof analysisOutcomes.$inferInsert, 'firstRecordedAt' | 'learning'>

/** Adds the outcome of an analysis, or changes these columns of it. The analysis must be locked. */
export const upsertOutcome = async (tx: Db, row: NewOutcome): Promise<void> => {
  const { analysisId, salonId, ...set } = row
  await tx
    .insert(analysisOutcomes)
    .values({ ...row, firstRecordedAt: row.recordedAt })
    .onConflictDoUpdate({ target: analysisOutcomes.analysisId, set, setWhere: eq(analysisOutcomes.salonId, salonId) })
}

/** Stores the learning result of an outcome. */
export const setLearning = (tx: Db, salonId: string, analysisId: string, learning: LearningResult | null) =>
  tx.update(analysisOutcomes).set({ learning }).where(own(salonId, analysisId))

/** A tube of colour that was weighed from the shelf for a bowl of today. */
export type WeighedTube = {
  /** Index of the phase. */
  readonly phase: number
  /** Generic notation. */
  readonly shade: string
  readonly grams: number
  readonly isCorrector: boolean
}

/**
 * The tubes of the closed service of an analysis, if it was of this option. Reads the tables of the shelf itself: `features/shelf`
 * imports this feature, so an import of it would be a cycle.
 */
export async function listWeighedTubes(db: Db, salonId: string, analysisId: string, option: OptionId) {
  const [service] = await db
    .select({ bowls: shelfServices.bowls })
    .from(shelfServices)
    .where(matches(shelfServices, { salonId, analysisId, option }))
  const parts = service?.bowls.flatMap((bowl) => bowl.parts.map((part) => ({ ...part, phase: bowl.phase }))) ?? []
  if (parts.length === 0) return []
  const tubes = await db
    .select({ id: products.id, shade: shades.shade, type: productLines.type })
    .from(products)
    .innerJoin(shades, eq(shades.id, products.shadeId))
    .innerJoin(productLines, eq(productLines.id, products.productLineId))
    .where(
      and(
        eq(products.salonId, salonId),
        inArray(
          products.id,
          parts.map(({ productId }) => productId),
        ),
      ),
    )
  return parts.flatMap(({ phase, productId, grams }) => {
    const { shade = null, type = null } = tubes.find(({ id }) => id === productId) ?? {}
    return shade !== null && phase !== null && grams > 0
      ? [{ phase, shade, grams, isCorrector: type === 'CORRECTOR' }]
      : []
  })
}

/** The store's key of the photo of a result, or null; `lock` locks the outcome until the transaction ends. */
export async function findOutcomeKey(db: Db, salonId: string, analysisId: string, lock = false) {
  const query = db.select({ key: analysisOutcomes.imageData }).from(analysisOutcomes).where(own(salonId, analysisId))
  const [row] = await (lock ? query.for('update') : query)
  return row?.key ?? null
}

/** Deletes an outcome, if it was recorded no later than `until`; returns the store's keys of its photo, or null when there is none. */
export async function deleteOutcomeRow(tx: Db, salonId: string, analysisId: string, until?: Date) {
  const [row] = await tx
    .delete(analysisOutcomes)
    .where(and(own(salonId, analysisId), until && lte(analysisOutcomes.recordedAt, until)))
    .returning({ key: analysisOutcomes.imageData })
  return row ? [row.key] : null
}
