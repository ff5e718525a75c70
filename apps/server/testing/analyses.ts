import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { colorAnalyses, users } from '#platform/database/schema/index'
import { buildMaster, signIn } from './builders.ts'
import { multipart, type Part } from './multipart.ts'
import type { TestApp } from './test-app.ts'

/** A new salon and a session of its owner. */
export async function newSalon(server: TestApp, given: Parameters<typeof buildMaster>[1] = {}) {
  const master = await buildMaster(server.db, given)
  return { master, session: await signIn(server.db, master, server.clock) }
}

export type Salon = Awaited<ReturnType<typeof newSalon>>

/** Requests an analysis. A client consents to their photos being stored, unless `photoConsent` is null. */
export async function postAnalysis(
  server: TestApp,
  { session }: Salon,
  parts: Record<string, Part>,
  photoConsent: string | null = 'Acconsento.',
  query: { readonly actKey?: string } = {},
) {
  const { payload, headers } = await multipart(photoConsent === null ? parts : { ...parts, photoConsent })
  const url = '/api/analyze-color'
  return server.app.inject({ method: 'POST', url, query, headers: { ...headers, ...session.headers }, payload })
}

/** Sends a photo of the result of an analysis. */
export async function putOutcomePhoto(
  server: TestApp,
  { session }: Pick<Salon, 'session'>,
  analysisId: string,
  parts: Record<string, Part>,
) {
  const { payload, headers } = await multipart(parts)
  const url = `/api/analysis/${analysisId}/outcome/photo`
  return server.app.inject({ method: 'PUT', url, headers: { ...headers, ...session.headers }, payload })
}

/** Adds a paper card to a client. */
export async function postPaperCard(
  server: TestApp,
  { session }: Pick<Salon, 'session'>,
  clientId: string,
  parts: Record<string, Part>,
) {
  const { payload, headers } = await multipart({ servedOn: '2019-04-02', formula: '7.3 30 g', ...parts })
  const url = `/api/clients/${clientId}/paper-cards`
  return server.app.inject({ method: 'POST', url, headers: { ...headers, ...session.headers }, payload })
}

/** Traces of analyses: uses and rows of the salon, and the photo files of the whole installation. */
export async function tracesOf({ db, config }: TestApp, { master }: Salon) {
  const [user] = await db.select().from(users).where(eq(users.id, master.id))
  const rows = await db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, master.id))
  const files = await readdir(join(config.dataDir, 'photos'), { recursive: true }).catch(() => [])
  return { used: user?.trialAnalysesUsed, rows: rows.length, photos: files.filter((name) => name.includes('.')).length }
}

export const NO_TRACES = { used: 0, rows: 0, photos: 0 }
