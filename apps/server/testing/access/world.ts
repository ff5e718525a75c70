import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { todaysPromise } from '@riflesso/colorimetry'
import { eq, getTableName, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#platform/clock'
import {
  analysisOutcomes,
  billingDetails,
  clientConsents,
  clients,
  colorAnalyses,
  fiscalDocuments,
  pacts,
  paperCards,
  patchTests,
  previsitPhotos,
  previsits,
  products,
  salonSettings,
  shelfServices,
  stockBookings,
  stockMovements,
  suppliers,
  teamInvitations,
  users,
} from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { dayOf } from '#platform/italian-time'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newPhotoKey } from '#platform/photo-store/photo-store'
import { endSession, findByToken } from '#platform/sessions/session-store'
import { newSalon, postAnalysis } from '../analyses.ts'
import { buildChild, buildClient, buildMaster, type SignedIn, signIn } from '../builders.ts'
import { samplePhoto } from '../photos.ts'
import type { TestApp } from '../test-app.ts'
import { type AccessShelf, insertShelf } from './insert-shelf.ts'

/**
 * Every kind of caller. The stranger owns another salon and requests rows of this one; suspended and
 * removed are collaborators of this salon.
 */
export const CALLERS = [
  'nobody',
  'unverified',
  'ended',
  'suspended',
  'removed',
  'stranger',
  'collaborator',
  'master',
] as const
export type Caller = (typeof CALLERS)[number]

type AnalysisRow = typeof colorAnalyses.$inferSelect
type Person = typeof users.$inferSelect

/** One salon with one of every row that endpoints use. */
export type AccessSalon = {
  /** Part of every name of the salon: no other salon may ever read it. */
  readonly mark: string
  readonly master: Person
  readonly collaborator: Person
  /** An open invitation to the team. */
  readonly invitation: { readonly id: string }
  /** A client with health consent; `analysis` is of this client, and has an outcome. */
  readonly client: { readonly id: string }
  readonly otherClient: { readonly id: string }
  readonly patchTest: { readonly id: string }
  readonly invoice: { readonly id: string }
  readonly analysis: { readonly id: string; readonly option: string }
  /** A draft about `analysis`, with a picture. */
  readonly pact: { readonly id: string }
  /** Of `client`, with a photo. */
  readonly paperCard: { readonly id: string }
  /** Answers of `client` before a visit; `photo` is of them. */
  readonly previsit: { readonly id: string; readonly photo: string }
  readonly shelf: AccessShelf
}

/** A salon, and its caller. */
export type World = AccessSalon & {
  /** Null without a signed-in user. */
  readonly person: Person | null
  readonly headers: Partial<SignedIn['headers']>
}

/** Seat of both parties of an invoice. */
const SEAT = { street: 'Via Roma 1', postalCode: '50123', city: 'Firenze', province: 'FI' }

/** A plan with room for collaborators. */
const BASIC = { currentPlan: 'basic', subscriptionStatus: 'active' } as const

/** Builds worlds on a server. An analysis is made once, each salon gets a copy. */
export async function createWorlds(server: TestApp) {
  const { db, clock, config } = server
  const password = await server.passwords.hash('nessuna di queste')
  const photoStore = createFolderPhotoStore(join(config.dataDir, 'photos'))
  const photo = await samplePhoto('prima')
  const { analysis: pattern, pact: pactPattern } = await archivedAnalysis(server)

  async function insertAnalysis({ id: salonId }: Person, clientId: string, mark: string): Promise<AnalysisRow> {
    const [imageData, beforeImageData] = [newPhotoKey(photo), newPhotoKey(photo)]
    await Promise.all([imageData, beforeImageData].map((key) => photoStore.put(key, photo)))
    const analysis = { ...pattern.analysis, colorName: mark }
    const row = { ...pattern, id: newId(), salonId, userId: salonId, clientId, imageData, beforeImageData, analysis }
    await db.insert(colorAnalyses).values(row)
    await insertOutcome(row, mark)
    return row
  }

  async function insertOutcome({ id: analysisId, salonId, userId, analysis }: AnalysisRow, note: string) {
    const expected = todaysPromise(analysis.plan)
    if (!expected) throw new Error('the analysis to copy promises nothing')
    const [imageData, at] = [newPhotoKey(photo), clock()]
    await photoStore.put(imageData, photo)
    const measured = { option: 'equilibrata', expected, reading: analysis.prima, imageData, imageStoredAt: at } as const
    await db
      .insert(analysisOutcomes)
      .values({ analysisId, salonId, userId, ...measured, note, recordedAt: at, firstRecordedAt: at })
  }

  async function insertPact({ id: analysisId, salonId, userId }: AnalysisRow, salonName: string) {
    const [id, imageData] = [newId(), newPhotoKey(photo)]
    await photoStore.put(imageData, photo)
    const content = { ...pactPattern.content, salonName }
    await db.insert(pacts).values({ ...pactPattern, id, analysisId, salonId, userId, content, imageData })
    return { id }
  }

  async function insertPaperCard(ofClient: { salonId: string; clientId: string; userId: string }, formula: string) {
    const [id, imageData, at] = [newId(), newPhotoKey(photo), clock()]
    await photoStore.put(imageData, photo)
    const image = { imageData, imageStoredAt: at }
    await db.insert(paperCards).values({ id, ...ofClient, servedOn: '2019-04-02', formula, ...image, createdAt: at })
    return { id }
  }

  async function insertPrevisit(ofClient: { salonId: string; clientId: string; userId: string }, name: string) {
    const [id, photoId, imageData, at] = [newId(), newId(), newPhotoKey(photo), clock()]
    await photoStore.put(imageData, photo)
    const hair = { hairType: null, homeDye: true, henna: null, monthsSinceColour: 2, monthsSinceBleach: null }
    const answers = { ...hair, birthDate: null, isSixteen: true, wish: name }
    const signature = { version: '1', photos: true, health: false, name }
    await db.insert(previsits).values({ id, ...ofClient, madeAt: at, answeredAt: at, answers, signature })
    const { userId: _, ...owner } = ofClient
    await db.insert(previsitPhotos).values({ id: photoId, ...owner, previsitId: id, imageData, imageStoredAt: at })
    return { id, photo: photoId }
  }

  async function insertInvitation({ id: salonId }: Person, email: string) {
    const [id, sentAt] = [newId(), clock()]
    const expiresAt = new Date(sentAt.getTime() + DAY_MS)
    await db
      .insert(teamInvitations)
      .values({ id, salonId, email: email.toLowerCase(), tokenHash: id, sentAt, expiresAt })
    return { id }
  }

  let invoices = 0
  async function insertInvoice({ id: salonId }: Person, companyName: string) {
    const lines = [{ text: companyName, netCents: 3990, period: null }]
    const issuer = { name: 'Gestore', vatNumber: '12345678903', ...SEAT }
    const customer = {
      companyName,
      vatNumber: '07643520567',
      taxCode: null,
      recipientCode: null,
      pec: 'a@pec.it',
      ...SEAT,
    }
    const content = { issuer, customer, lines, netCents: 3990, vatCents: 878, takesBack: null }
    const [id, number] = [newId(), ++invoices]
    const issuedOn = dayOf(clock())
    await db
      .insert(fiscalDocuments)
      .values({ id, salonId, kind: 'invoice', providerInvoiceId: id, number, issuedOn, content })
    return { id }
  }

  async function buildSalon(): Promise<AccessSalon> {
    const mark = `Segreto${randomUUID().replaceAll('-', '')}`
    const master = await buildMaster(db, { password, ...BASIC, lastName: mark, companyName: mark })
    const collaborator = await buildChild(db, master, { password, lastName: mark })
    const invitation = await insertInvitation(master, `${mark}@example.it`)
    const client = await buildClient(db, master, { lastName: mark, email: `${mark}@example.it`.toLowerCase() })
    const otherClient = await buildClient(db, master, { lastName: mark })
    const patchTest = { id: newId() }
    const ofClient = { salonId: master.id, clientId: client.id, userId: master.id }
    await db.insert(clientConsents).values({ id: newId(), ...ofClient, kind: 'health', text: mark, givenAt: clock() })
    await db
      .insert(patchTests)
      .values({ ...patchTest, ...ofClient, result: 'negativo', appliedAt: clock(), createdAt: clock() })
    const invoice = await insertInvoice(master, mark)
    const archived = await insertAnalysis(master, client.id, mark)
    const analysis = { id: archived.id, option: archived.analysis.options[0]?.id ?? 'none' }
    const pact = await insertPact(archived, mark)
    const paperCard = await insertPaperCard(ofClient, mark)
    const previsit = await insertPrevisit(ofClient, mark)
    const shelf = await insertShelf(db, archived, mark)
    const ofAnalysis = { analysis, pact, paperCard, previsit, shelf }
    return { mark, master, collaborator, invitation, client, otherClient, patchTest, invoice, ...ofAnalysis }
  }

  async function personOf(caller: Caller, { master, collaborator }: AccessSalon): Promise<Person | null> {
    if (caller === 'nobody') return null
    if (caller === 'stranger') return buildMaster(db, { password, ...BASIC })
    const isCollaborator = ['suspended', 'removed', 'collaborator'].includes(caller)
    const { id } = isCollaborator ? collaborator : master
    const state = {
      isEmailVerified: caller !== 'unverified',
      suspendedAt: caller === 'suspended' ? clock() : null,
      removedAt: caller === 'removed' ? clock() : null,
    }
    const [person] = await db.update(users).set(state).where(eq(users.id, id)).returning()
    return person ?? null
  }

  /** Signs a caller in and puts it into the state of its name. */
  async function enter(salon: AccessSalon, caller: Caller): Promise<World> {
    const person = await personOf(caller, salon)
    if (!person) return { ...salon, person, headers: {} }
    const { token, headers } = await signIn(db, person, clock)
    if (caller === 'ended') await endSession(db, (await findByToken(db, token, clock()))?.actor.sessionId ?? '')
    return { ...salon, person, headers }
  }

  return { buildSalon, enter }
}

export type Worlds = Awaited<ReturnType<typeof createWorlds>>

/** One with both photos and options, and a pact about it. */
async function archivedAnalysis(server: TestApp) {
  const salon = await newSalon(server)
  const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
  const hair = { hairType: 'naturale', hairCondition: 'ottimo' }
  const parts = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', ...hair }
  const answer = await postAnalysis(server, salon, parts)
  const [row] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, salon.master.id))
  if (!row) throw new Error(`the analysis to copy was not made: ${answer.body}`)
  const { headers } = salon.session
  const payload = { priceCents: null, note: null, withPictures: false }
  const made = await server.app.inject({ method: 'POST', url: `/api/analysis/${row.id}/pacts`, headers, payload })
  const [pact] = await server.db.select().from(pacts).where(eq(pacts.analysisId, row.id))
  if (!pact) throw new Error(`the pact to copy was not made: ${made.body}`)
  return { analysis: row, pact }
}

/** All stored rows of a world's salon as text: an equal text means no change. */
export async function contentsOf({ db }: TestApp, { master }: World): Promise<string> {
  const ofSalon = [
    clients,
    colorAnalyses,
    analysisOutcomes,
    clientConsents,
    pacts,
    paperCards,
    patchTests,
    previsitPhotos,
    previsits,
    salonSettings,
    billingDetails,
    fiscalDocuments,
    products,
    shelfServices,
    stockBookings,
    stockMovements,
    suppliers,
    teamInvitations,
  ]
  const parts = [
    rowsOf(users, or(eq(users.id, master.id), eq(users.parentId, master.id))),
    ...ofSalon.map((table) => rowsOf(table, eq(table.salonId, master.id))),
  ]
  // One query: this runs before and after every call of every caller.
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    readonly rows: readonly { readonly content: string }[]
  }
  return JSON.stringify(rows.map(({ content }) => content).sort())
}

const rowsOf = (table: PgTable, which: SQL | undefined): SQL =>
  sql`select ${getTableName(table)}::text || to_jsonb(${table})::text as content from ${table} where ${which}`
