import { and, desc, eq, inArray, isNull, like, lte, max, type SQL, sql } from 'drizzle-orm'
import { type Db, matches } from '#platform/database/db'
import { clientConsents, clients, colorAnalyses, patchTests } from '#platform/database/schema/index'
import { foldText, keyBegins, keyContains, wordBegins } from '#platform/search-key'
import type { ClientRow } from './repository.ts'

export type ClientPage = {
  readonly q?: string | undefined
  readonly limit: number
  readonly after?: string | undefined
  /** Only clients whose last visit is due for a retouch by this time. */
  readonly dueBy?: Date | undefined
}

/** The key under the collation of its index. */
const orderKey = sql`${clients.searchKey} collate "C"`

/** Length from which any part of a name is searched: the index has trigrams, and word prefixes. */
const PART_LENGTH = 3

const digitsOf = (text: string) => text.replace(/^\s*(\+|00)\s*39/, '').replace(/\D/g, '')

/** A telephone number or its prefix, in any notation; null when it is not one. */
const asPhone = (text: string): string | null => {
  const digits = digitsOf(text)
  return /^[\d\s+()./-]+$/.test(text) && digits !== '' ? digits : null
}

/**
 * The filter of a text: with an @ the prefix of an email address, in digits the prefix of a telephone number,
 * else a name; one or two letters the prefix of any word of the name, more any part of the full name in either order.
 */
const matching = (text: string): SQL => {
  const folded = foldText(text)
  const phone = asPhone(text)
  if (text.includes('@')) return like(clients.email, keyBegins(text))
  if (phone !== null) return like(clients.phoneKey, `${phone}%`)
  if (folded.length < PART_LENGTH)
    return sql`(${orderKey} like ${keyBegins(text)} or ${clients.searchKey} like ${wordBegins(text)})`
  return like(clients.searchKey, keyContains(text))
}

/** Later in the list than the client `after`; an id of another salon matches nothing. */
const laterThan = (salonId: string, after: string): SQL =>
  sql`(${orderKey}, ${clients.id}) > (
    select cursor.search_key collate "C", cursor.id from ${clients} as cursor
    where cursor.id = ${after} and cursor.salon_id = ${salonId})`

/** A page of the salon's clients that match `q`, in the order of last names. An empty text matches every client. */
export const findClients = (db: Db, salonId: string, { q = '', limit, after, dueBy }: ClientPage) => {
  const searching = foldText(q).length > 1
  return (
    db
      .select()
      .from(clients)
      .where(
        and(
          eq(clients.salonId, salonId),
          foldText(q) === '' ? undefined : matching(q),
          after ? laterThan(salonId, after) : undefined,
          dueBy && lte(clients.retouchAt, dueBy),
        ),
      )
      // The search must not scan the list in order until enough names match. Without the bare key there is no order to
      // scan in, so the trigram index is used. One letter matches many clients, so a page is filled quickly.
      .orderBy(searching ? sql`(${clients.searchKey} || '') collate "C"` : orderKey, clients.id)
      .limit(limit)
  )
}

/** Most recent analyses searched for the last clients: bounded, however large an archive is. */
const SEARCHED_ANALYSES = 100

/** The clients of the salon's latest analyses, latest first. */
export async function findLastClients(db: Db, salonId: string, { limit }: ClientPage): Promise<ClientRow[]> {
  const latest = db
    .select({ clientId: colorAnalyses.clientId, date: colorAnalyses.analysisDate })
    .from(colorAnalyses)
    .where(eq(colorAnalyses.salonId, salonId))
    .orderBy(desc(colorAnalyses.analysisDate), desc(colorAnalyses.id))
    .limit(SEARCHED_ANALYSES)
    .as('latest')
  const rows = await db
    .select({ client: clients, last: max(latest.date) })
    .from(latest)
    .innerJoin(clients, eq(clients.id, latest.clientId))
    .where(eq(clients.salonId, salonId))
    .groupBy(clients.id)
    .orderBy(desc(max(latest.date)))
    .limit(limit)
  return rows.map(({ client }) => client)
}

/** The sensitivity tests of each of these clients, newest first. */
export async function listTests(db: Db, salonId: string, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(patchTests)
    .where(and(eq(patchTests.salonId, salonId), inArray(patchTests.clientId, [...ids])))
    .orderBy(desc(patchTests.appliedAt), desc(patchTests.id))
  return Map.groupBy(rows, ({ clientId }) => clientId)
}

/** The clients among these with a current photo consent. */
export async function listConsenting(db: Db, salonId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: clientConsents.clientId })
    .from(clientConsents)
    .where(
      and(
        matches(clientConsents, { salonId, kind: 'photos' }),
        inArray(clientConsents.clientId, [...ids]),
        isNull(clientConsents.withdrawnAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
