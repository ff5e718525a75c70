import type { Author } from '@riflesso/contract'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type Db, first, hold, matches } from '#platform/database/db'
import {
  analysisHealth,
  authorName,
  clientConsents,
  clients,
  colorAnalyses,
  patchTests,
  previsits,
  salonSettings,
  users,
} from '#platform/database/schema/index'
import { clientSearchKey } from '#platform/search-key'

export type ClientRow = typeof clients.$inferSelect
export type ConsentRow = typeof clientConsents.$inferSelect
export type PatchTestRow = typeof patchTests.$inferSelect

export type NewClient = Omit<typeof clients.$inferInsert, 'searchKey'>

const withKey = <Row extends NewClient>(row: Row) => ({ ...row, searchKey: clientSearchKey(row) })

/** Adds a client, or returns the one that the same act has added. */
export async function insertClient(db: Db, row: NewClient): Promise<ClientRow> {
  const [inserted] = await db
    .insert(clients)
    .values(withKey(row))
    .onConflictDoNothing({ target: [clients.salonId, clients.actKey] })
    .returning()
  const client = inserted ?? (await findByAct(db, row))
  if (!client) throw new Error('the insert of a client returned no row')
  return client
}

async function findByAct(db: Db, { salonId, actKey }: NewClient): Promise<ClientRow | undefined> {
  if (!actKey) return undefined
  const [row] = await db.select().from(clients).where(matches(clients, { salonId, actKey }))
  return row
}

/** Adds clients without returning them. */
export const insertClients = (db: Db, rows: readonly NewClient[]) => db.insert(clients).values(rows.map(withKey))

const own = (salonId: string, clientId: string) => matches(clients, { salonId, id: clientId })

/** The client if it is this salon's, else null. */
export const findClient = (db: Db, salonId: string, clientId: string) =>
  first(db.select().from(clients).where(own(salonId, clientId)))

/** Address and number on the card of a client of the salon. */
export async function findContacts(db: Db, salonId: string, clientId: string | null) {
  const client = clientId === null ? null : await findClient(db, salonId, clientId)
  return { email: client?.email ?? null, phone: client?.phone ?? null }
}

/** The user who added or noted something; null once that account is deleted. */
export async function findAuthor(db: Db, { userId }: Pick<ClientRow, 'userId'>): Promise<Author> {
  if (userId === null) return null
  const [row] = await db.select(authorName).from(users).where(eq(users.id, userId))
  return row ?? null
}

/** Like `findClient`, with the card locked until the transaction ends. */
export const lockClient = (tx: Db, salonId: string, clientId: string) =>
  first(tx.select().from(clients).where(own(salonId, clientId)).for('update'))

/** Whether the client is this salon's; if so it is locked against deletion until the transaction ends. */
export const holdClient = (tx: Db, salonId: string, clientId: string) =>
  hold(tx, clients, own(salonId, clientId), 'key share')

type Change = Partial<Omit<NewClient, 'id' | 'salonId' | 'userId'>> & Pick<ClientRow, 'updatedAt'>

/** Changes a card; a new name needs both parts, since the search key is made of them. */
export async function changeClient(db: Db, salonId: string, clientId: string, change: Change): Promise<void> {
  const { firstName, lastName } = change
  const key = firstName !== undefined && lastName !== undefined ? clientSearchKey({ firstName, lastName }) : undefined
  await db
    .update(clients)
    .set({ ...change, ...(key === undefined ? {} : { searchKey: key }) })
    .where(own(salonId, clientId))
}

/** Every consent and withdrawal, newest first. */
export const listConsents = (db: Db, salonId: string, clientId: string): Promise<ConsentRow[]> =>
  db
    .select()
    .from(clientConsents)
    .where(matches(clientConsents, { salonId, clientId }))
    .orderBy(desc(clientConsents.givenAt), desc(clientConsents.id))

export const insertConsent = (db: Db, row: typeof clientConsents.$inferInsert) => db.insert(clientConsents).values(row)

/** Withdraws every current consent of a kind. */
export const withdrawConsents = (
  db: Db,
  { salonId, clientId, kind }: Pick<ConsentRow, 'salonId' | 'clientId' | 'kind'>,
  withdrawnAt: Date,
) =>
  db
    .update(clientConsents)
    .set({ withdrawnAt })
    .where(and(matches(clientConsents, { salonId, clientId, kind }), isNull(clientConsents.withdrawnAt)))

const testsOf = (salonId: string, clientId: string) => matches(patchTests, { salonId, clientId })

/** Newest first. */
export const listPatchTests = (db: Db, salonId: string, clientId: string): Promise<PatchTestRow[]> =>
  db
    .select()
    .from(patchTests)
    .where(testsOf(salonId, clientId))
    .orderBy(desc(patchTests.appliedAt), desc(patchTests.id))

export const insertPatchTest = (db: Db, row: typeof patchTests.$inferInsert) => db.insert(patchTests).values(row)

type TestChange = Partial<Pick<PatchTestRow, 'result' | 'asked'>>

export const changePatchTest = (db: Db, { id, salonId, clientId }: PatchTestRow, change: TestChange) =>
  db
    .update(patchTests)
    .set(change)
    .where(and(testsOf(salonId, clientId), eq(patchTests.id, id)))

/** Whether the salon wants a patch test before every colour. */
export const testsEveryUse = async (db: Db, salonId: string): Promise<boolean> =>
  (await first(db.select().from(salonSettings).where(matches(salonSettings, { salonId }))))?.testEveryUse ?? false

/** Most answers before a colour kept with a test. */
const ASKED_MAX = 50

/** The latest of these answers before a colour, oldest first. */
export const keptAnswers = (answers: NonNullable<PatchTestRow['asked']>) =>
  answers.toSorted((one, next) => one.at.localeCompare(next.at)).slice(-ASKED_MAX)

/** Deletes a test; another one of the client keeps its answers before a colour. Returns false when there is no such test. */
export async function deletePatchTest(db: Db, salonId: string, id: string): Promise<boolean> {
  const [deleted] = await db.delete(patchTests).where(matches(patchTests, { salonId, id })).returning()
  if (!deleted) return false
  const [other] = await listPatchTests(db, salonId, deleted.clientId)
  if (other && deleted.asked)
    await changePatchTest(db, other, { asked: keptAnswers([...(other.asked ?? []), ...deleted.asked]) })
  return true
}

/** Deletes the allergies, the burn and the tests of a card, and the health answers of the client's analyses. */
export async function eraseHealth(db: Db, salonId: string, clientId: string): Promise<void> {
  await db.update(clients).set({ colourAllergy: null, allergyNotes: null, burn: null }).where(own(salonId, clientId))
  await db.delete(patchTests).where(testsOf(salonId, clientId))
  await db.update(previsits).set({ health: null }).where(matches(previsits, { salonId, clientId }))
  const analyses = db
    .select({ id: colorAnalyses.id })
    .from(colorAnalyses)
    .where(matches(colorAnalyses, { salonId, clientId }))
  await db.delete(analysisHealth).where(inArray(analysisHealth.analysisId, analyses))
}

/** Deletes a client's row with consents and tests. Its analyses must be deleted before. */
export const deleteClientRow = (db: Db, salonId: string, clientId: string) =>
  db.delete(clients).where(own(salonId, clientId))
