import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { StoredLink } from '#platform/client-links'
import { changes, type Db, first, matches } from '#platform/database/db'
import { authorName, previsitPhotos, previsits, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import type { PhotoKeys } from '#platform/photo-store/photo-deletions'

const own = (salonId: string, id: string) => matches(previsits, { salonId, id })

const openOf = (salonId: string, clientId: string) =>
  and(matches(previsits, { salonId, clientId }), isNull(previsits.answeredAt))

/** The answers of a client, newest first. */
export const listAnswered = (db: Db, salonId: string, clientId: string) =>
  db
    .select({ row: previsits, author: authorName })
    .from(previsits)
    .leftJoin(users, eq(users.id, previsits.userId))
    .where(and(matches(previsits, { salonId, clientId }), isNotNull(previsits.answeredAt)))
    .orderBy(desc(previsits.answeredAt), desc(previsits.id))

export type AnsweredRow = Awaited<ReturnType<typeof listAnswered>>[number]

/** The kept photos of answers, in the order in which they were sent. */
export const listPhotos = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: previsitPhotos.id, previsitId: previsitPhotos.previsitId })
    .from(previsitPhotos)
    .where(and(inArray(previsitPhotos.previsitId, [...ids]), isNotNull(previsitPhotos.imageData)))
    .orderBy(previsitPhotos.id)

/** When the open link of a client expires; null without one. */
export const findOpenLink = async (db: Db, salonId: string, clientId: string, now: Date): Promise<Date | null> =>
  (
    await first(
      db
        .select({ expiresAt: previsits.linkExpiresAt })
        .from(previsits)
        .where(and(openOf(salonId, clientId), gt(previsits.linkExpiresAt, now))),
    )
  )?.expiresAt ?? null

/** Deletes the links of a client that were not answered. */
export const deleteOpen = (db: Db, salonId: string, clientId: string) =>
  db.delete(previsits).where(openOf(salonId, clientId))

export const insertOpen = (
  tx: Db,
  row: Pick<typeof previsits.$inferInsert, 'salonId' | 'clientId' | 'userId' | 'madeAt'>,
  { hash, expiresAt }: StoredLink,
) => tx.insert(previsits).values({ ...row, id: newId(), linkHash: hash, linkExpiresAt: expiresAt })

/** The row of a link that has not expired, answered or not. */
export const findLinked = (db: Db, linkHash: string, now: Date) =>
  first(
    db
      .select()
      .from(previsits)
      .where(and(eq(previsits.linkHash, linkHash), gt(previsits.linkExpiresAt, now))),
  )

type Answered = Pick<typeof previsits.$inferInsert, 'answeredAt' | 'answers' | 'health' | 'signature'>

/** Stores the answers; false when there are some already, or the link was revoked. */
export const setAnswers = (tx: Db, { salonId, id }: { salonId: string; id: string }, answered: Answered) =>
  changes(
    tx
      .update(previsits)
      .set(answered)
      .where(and(own(salonId, id), isNull(previsits.answeredAt))),
  )

export const insertPhotos = (tx: Db, rows: readonly (typeof previsitPhotos.$inferInsert)[]) =>
  tx.insert(previsitPhotos).values([...rows])

/** Marks answers as seen; false when the salon has none with this id. */
export const setSeen = (db: Db, salonId: string, id: string) =>
  changes(
    db
      .update(previsits)
      .set({ isSeen: true })
      .where(and(own(salonId, id), isNotNull(previsits.answeredAt))),
  )

/** The store's key of a photo of the salon, or null. */
export const findPhotoKey = async (db: Db, salonId: string, id: string): Promise<string | null> =>
  (
    await first(
      db.select({ key: previsitPhotos.imageData }).from(previsitPhotos).where(matches(previsitPhotos, { salonId, id })),
    )
  )?.key ?? null

/** Deletes answers with their photos; returns the store's keys of these, or null when the salon has none with this id. */
export async function deletePrevisitRow(tx: Db, salonId: string, id: string): Promise<PhotoKeys | null> {
  const photos = await tx
    .delete(previsitPhotos)
    .where(matches(previsitPhotos, { salonId, previsitId: id }))
    .returning({ key: previsitPhotos.imageData })
  return (await changes(tx.delete(previsits).where(own(salonId, id)))) ? photos.map(({ key }) => key) : null
}

/** Makes the links of every salon invalid. */
export const endAllPrevisitLinks = (db: Db) =>
  db.update(previsits).set({ linkHash: null, linkExpiresAt: null }).where(isNotNull(previsits.linkHash))
