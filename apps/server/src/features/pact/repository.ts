import type { HomeCareProduct } from '@riflesso/consultation'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { StoredLink } from '#platform/client-links'
import { changes, type Db, first, hold, matches } from '#platform/database/db'
import { authorName, colorAnalyses, pacts, products, users } from '#platform/database/schema/index'
import type { PhotoKeys } from '#platform/photo-store/photo-deletions'

const own = (salonId: string, id: string) => matches(pacts, { salonId, id })

const select = (db: Db, which: SQL | undefined) =>
  db
    .select({
      row: pacts,
      author: authorName,
      /** Key of the Prima photo of the analysis in the photo store; null if it is not kept. */
      primaKey: sql<string | null>`case when ${colorAnalyses.slot} = 'prima' then ${colorAnalyses.imageData}
        else ${colorAnalyses.beforeImageData} end`,
      /** Whether a later version was signed. */
      isSuperseded: sql<boolean>`exists (select 1 from ${pacts} as later where later.analysis_id = ${pacts.analysisId}
        and later.version > ${pacts.version} and later.signed_at is not null)`,
    })
    .from(pacts)
    .innerJoin(colorAnalyses, eq(colorAnalyses.id, pacts.analysisId))
    .leftJoin(users, eq(users.id, pacts.userId))
    .where(which)
    .orderBy(desc(pacts.version))

export type PactRow = Awaited<ReturnType<typeof select>>[number]

/** The pacts of analyses, newest version first. */
export const listPacts = (db: Db, salonId: string, analysisIds: readonly string[]): Promise<PactRow[]> =>
  select(db, and(eq(pacts.salonId, salonId), inArray(pacts.analysisId, [...analysisIds])))

export const findPact = (db: Db, salonId: string, id: string) => first(select(db, own(salonId, id)))

/** The pact of a link that has not expired. */
export const findLinkedPact = (db: Db, linkHash: string, now: Date) =>
  first(select(db, and(eq(pacts.linkHash, linkHash), gt(pacts.linkExpiresAt, now))))

/** Locks an analysis of the salon, so that its pacts are made and signed one at a time; false when it does not exist. */
export const lockAnalysis = (tx: Db, salonId: string, id: string) =>
  hold(tx, colorAnalyses, matches(colorAnalyses, { salonId, id }), 'no key update')

/** Deletes the unsigned draft of an analysis, which is locked; returns the store's keys of its picture. */
export async function deleteDraft(tx: Db, salonId: string, analysisId: string): Promise<PhotoKeys> {
  const rows = await tx
    .delete(pacts)
    .where(and(matches(pacts, { salonId, analysisId }), isNull(pacts.signedAt)))
    .returning({ key: pacts.imageData })
  return rows.map(({ key }) => key)
}

/** Adds the next version; the analysis must be locked. */
export async function insertPact(tx: Db, row: Omit<typeof pacts.$inferInsert, 'version'>): Promise<void> {
  const [last] = await tx
    .select({ version: max(pacts.version) })
    .from(pacts)
    .where(eq(pacts.analysisId, row.analysisId))
  await tx.insert(pacts).values({ ...row, version: (last?.version ?? 0) + 1 })
}

/** Signs a draft; false when it is signed. */
export const setSignature = (
  tx: Db,
  salonId: string,
  id: string,
  signature: (typeof pacts.$inferSelect)['signature'],
  signedAt: Date,
) =>
  changes(
    tx
      .update(pacts)
      .set({ signature, signedAt })
      .where(and(own(salonId, id), isNull(pacts.signedAt))),
  )

/** Sets the link of a pact, null for none; false when there is no such pact. */
export const setLink = (db: Db, salonId: string, id: string, link: StoredLink | null) =>
  changes(
    db
      .update(pacts)
      .set({ linkHash: link?.hash ?? null, linkExpiresAt: link?.expiresAt ?? null })
      .where(own(salonId, id)),
  )

/** Makes the links of every salon invalid. */
export const endAllLinks = (db: Db) =>
  db.update(pacts).set({ linkHash: null, linkExpiresAt: null }).where(isNotNull(pacts.linkHash))

/** Deletes a pact; returns the store's keys of its picture, or null when the salon has none with this id. */
export async function deletePactRow(tx: Db, salonId: string, id: string) {
  const row = await first(tx.delete(pacts).where(own(salonId, id)).returning({ key: pacts.imageData }))
  return row && [row.key]
}

/** The salon's own home-care products that have a price, in the order in which they were added. */
export const listHomeCare = async (db: Db, salonId: string): Promise<HomeCareProduct[]> => {
  const { name, aftercare, retailCents, isActive } = products
  const rows = await db
    .select({ name, aftercare, retailCents })
    .from(products)
    .where(and(eq(products.salonId, salonId), eq(isActive, true), isNotNull(aftercare), isNotNull(retailCents)))
    .orderBy(asc(products.id))
  return rows.flatMap(({ aftercare: kind, retailCents: cents, name: label }) =>
    kind === null || cents === null ? [] : [{ kind, cents, name: label }],
  )
}
