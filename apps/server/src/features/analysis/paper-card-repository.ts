import type { PaperCard } from '@riflesso/contract'
import { count, desc, eq, type SQL } from 'drizzle-orm'
import { changes, type Db, first, matches } from '#platform/database/db'
import { authorName, paperCards, users } from '#platform/database/schema/index'

const own = (salonId: string, id: string) => matches(paperCards, { salonId, id })

const ofClient = (salonId: string, clientId: string) => matches(paperCards, { salonId, clientId })

const select = (db: Db, which: SQL | undefined) =>
  db
    .select({ row: paperCards, author: authorName })
    .from(paperCards)
    .leftJoin(users, eq(users.id, paperCards.userId))
    .where(which)
    .orderBy(desc(paperCards.servedOn), desc(paperCards.id))

const present = ({ row, author }: Awaited<ReturnType<typeof select>>[number]): PaperCard => ({
  id: row.id,
  servedOn: row.servedOn,
  formula: row.formula,
  hasPhoto: row.imageData !== null,
  author,
})

/** The paper cards of a client of the salon, newest service first. */
export const listCards = async (db: Db, salonId: string, clientId: string): Promise<PaperCard[]> =>
  (await select(db, ofClient(salonId, clientId))).map(present)

export async function findCard(db: Db, salonId: string, id: string): Promise<PaperCard | null> {
  const [found] = await select(db, own(salonId, id))
  return found ? present(found) : null
}

export async function countCards(db: Db, salonId: string, clientId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(paperCards).where(ofClient(salonId, clientId))
  return row?.number ?? 0
}

export const insertCard = (tx: Db, row: typeof paperCards.$inferInsert) => tx.insert(paperCards).values(row)

type Typed = Pick<typeof paperCards.$inferSelect, 'servedOn' | 'formula'>

/** Changes the typed part; false when the salon has no such card. */
export const changeCard = (db: Db, salonId: string, id: string, typed: Typed) =>
  changes(db.update(paperCards).set(typed).where(own(salonId, id)))

/** The store's key of the photo of a card, or null. */
export const findCardKey = async (db: Db, salonId: string, id: string) =>
  (await first(db.select({ key: paperCards.imageData }).from(paperCards).where(own(salonId, id))))?.key ?? null

/** Deletes a card; returns the store's keys of its photo, or null when the salon has no such card. */
export async function deleteCardRow(tx: Db, salonId: string, id: string) {
  const row = await first(tx.delete(paperCards).where(own(salonId, id)).returning({ key: paperCards.imageData }))
  return row && [row.key]
}
