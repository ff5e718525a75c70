import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisEngine } from '#features/analysis'
import type { UserRow } from '#features/auth'
import { DAY_MS } from '#platform/clock'
import { analysisOutcomes, clients, colorAnalyses } from '#platform/database/schema/index'
import { DEMONSTRATION_LOGIN } from '#platform/demonstration-login'
import { DEMONSTRATION_ANALYSES } from '#testing/demonstration'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestApp, type TestApp } from '#testing/test-app'
import { type AnalysisParts, createAnalysisParts } from '../../analysis-parts.ts'
import { DEMONSTRATION_CLIENTS, PAST_ANALYSES } from './archive-plan.ts'
import { fillDemonstrationArchive } from './fill-archive.ts'
import { ensureDemonstrationSalon } from './salon.ts'

const never = new AbortController().signal

describe('the past analyses of the demonstration salon', () => {
  let folder: string
  let parts: AnalysisParts
  let server: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riflesso-past-'))
    parts = {
      ...createAnalysisParts({ dataDir: folder, photoBucket: null, model: null }, () => undefined),
      photoPool: createStoredPhotoPool(),
    }
  })
  afterAll(async () => {
    await parts.photoPool.close()
    await rm(folder, { recursive: true })
  })
  afterEach(() => server.close())

  const open = async () => {
    server = await createTestApp()
    const salon = await ensureDemonstrationSalon(server)
    if (!salon) throw new Error('no salon')
    return salon
  }

  const fill = (salon: UserRow, signal = never, engine: AnalysisEngine = parts.engine) =>
    fillDemonstrationArchive({ ...server, ...parts, log: server.app.log, engine }, salon, signal)

  /** Date and client of each past analysis, oldest first. */
  const archiveOf = ({ id }: UserRow) =>
    server.db
      .select({ date: colorAnalyses.analysisDate, client: clients.lastName, analysis: colorAnalyses.analysis })
      .from(colorAnalyses)
      .leftJoin(clients, eq(clients.id, colorAnalyses.clientId))
      .where(eq(colorAnalyses.salonId, id))
      .orderBy(asc(colorAnalyses.analysisDate))

  const datesAndClients = async (salon: UserRow) =>
    (await archiveOf(salon)).map(({ date, client }) => [date.getTime(), client])

  const planned = (salon: UserRow) =>
    PAST_ANALYSES.map(({ daysAgo, client }) => [
      salon.createdAt.getTime() - daysAgo * DAY_MS,
      client === null ? null : DEMONSTRATION_CLIENTS[client]?.lastName,
    ])

  test('the past analyses of the demonstration salon are made by the engine, each with its client', async () => {
    const salon = await open()
    await fill(salon)
    expect(await datesAndClients(salon)).toEqual(planned(salon))
    expect(planned(salon)).toHaveLength(DEMONSTRATION_ANALYSES)
    const measured = await server.db
      .select({ reading: analysisOutcomes.reading })
      .from(analysisOutcomes)
      .where(eq(analysisOutcomes.salonId, salon.id))
    expect(measured.map(({ reading }) => reading !== null)).toEqual([true, true, true])
    const colours = (await archiveOf(salon)).map(({ analysis }) => analysis.colorName)
    expect(new Set(colours).size).toBeGreaterThan(4)

    const login = await server.app.inject({ method: 'POST', url: '/api/login', payload: DEMONSTRATION_LOGIN })
    const headers = { authorization: `Bearer ${login.json().token}` }
    const { used, remaining } = (await server.app.inject({ url: '/api/monthly-stats', headers })).json()
    expect(used).toBeLessThan(PAST_ANALYSES.length)
    expect(remaining).toBeGreaterThan(20)
  })

  test('the past analyses of the demonstration salon resume after an interruption, and are then complete', async () => {
    const salon = await open()
    const leaving = new AbortController()
    let calls = 0
    const engine: AnalysisEngine = {
      asksModel: false,
      analyze: (...call) => {
        calls++
        if (calls === 2) leaving.abort()
        return parts.engine.analyze(...call)
      },
    }
    await fill(salon, leaving.signal, engine)
    expect(await datesAndClients(salon)).toEqual(planned(salon).slice(0, 1))
    await fill(salon)
    await fill(salon)
    expect(await datesAndClients(salon)).toEqual(planned(salon))
  })

  test('the past analyses of the demonstration salon skip one that fails, until the next start', async () => {
    const salon = await open()
    let calls = 0
    const engine: AnalysisEngine = {
      asksModel: false,
      analyze: (...call) => {
        calls++
        return calls === 3 ? Promise.reject(new Error('no idea')) : parts.engine.analyze(...call)
      },
    }
    await expect(fill(salon, never, engine)).rejects.toThrow('1 of 7')
    expect(await datesAndClients(salon)).toEqual(planned(salon).filter((_, index) => index !== 2))
    await fill(salon)
    expect(await datesAndClients(salon)).toEqual(planned(salon))
  })

  test('the past analyses of the demonstration salon are made once by two servers that start together', async () => {
    const salon = await open()
    await Promise.all([fill(salon), fill(salon)])
    expect(await datesAndClients(salon)).toEqual(planned(salon))
  })
})
