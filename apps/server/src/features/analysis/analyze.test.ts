import { TRIAL_ANALYSES } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colorAnalyses } from '#platform/database/schema/index'
import { newSalon, postAnalysis, tracesOf } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import type { Part } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('an analysis', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ photoPool: 'real' })
  })
  afterAll(() => server.close())

  test('an analysis of a Prima photo alone is measured, written, archived and counted once [R5-015]', async () => {
    const salon = await newSalon(server)
    const client = await buildClient(server.db, salon.master)
    const answer = await postAnalysis(server, salon, {
      image: await samplePhoto('prima'),
      supplier: 'generic',
      analysisType: 'standard',
      clientId: client.id,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { analysis, analysisId, usage } = answer.json()
    expect(usage).toEqual({ used: 1, remaining: TRIAL_ANALYSES - 1 })
    expect(analysis.prima.level).toBeGreaterThan(4)
    expect(analysis.prima.level).toBeLessThan(6)
    expect(analysis.dopo).toBeNull()
    expect(analysis.client).toEqual({ firstName: client.firstName, lastName: client.lastName })
    expect(analysis.supplierDisplayName).toBe('Prodotti Generici')
    const [row] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, analysisId))
    expect(row).toMatchObject({
      salonId: salon.master.id,
      userId: salon.master.id,
      clientId: client.id,
      slot: 'prima',
      beforeImageData: null,
      analysis,
    })
    expect(row?.analysisDate).toEqual(server.clock())
  })

  test('a photo without colour gets no bowl until the colourist says what the colour is', async () => {
    const salon = await newSalon(server)
    const image = await sharp(await samplePhoto('prima'))
      .greyscale()
      .jpeg()
      .toBuffer()
    const { analysis } = (await postAnalysis(server, salon, { image, supplier: 'generic' })).json()
    expect(analysis.plan).toMatchObject({ sessions: [], options: [], refusals: [{ code: 'reading-first' }] })
    expect(JSON.stringify(analysis)).not.toMatch(/\d g\b|volumi/)
    const lengths = { level: 5, tone: { primary: 'NATURALE', secondary: null, intensity: 'none' } }
    const confirmed = { roots: lengths, lengths, ends: lengths }
    const again = await postAnalysis(server, salon, {
      image,
      supplier: 'generic',
      primaConfirmed: JSON.stringify(confirmed),
    })
    expect(again.json().analysis.plan.sessions).toHaveLength(1)
  })

  test('an analysis of a Dopo photo alone starts from the three selectors', async () => {
    const answer = await postAnalysis(server, await newSalon(server), {
      image: await samplePhoto('dopo'),
      supplier: 'generic',
      slot: 'dopo',
      hairType: 'naturale',
      hairBase: 'livello5',
      hairCondition: 'buono',
      situation: JSON.stringify({ whiteShare: 0.2, technique: 'balayage' }),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { analysis } = answer.json()
    expect(analysis.prima).toBeNull()
    expect(analysis.dopo.tone.primary).toBe('RAME')
  })

  test('an analysis of both photos archives both', async () => {
    const salon = await newSalon(server)
    const answer = await postAnalysis(server, salon, {
      image: await samplePhoto('dopo'),
      primaImage: await samplePhoto('prima'),
      dopoImage: await samplePhoto('dopo'),
      supplier: 'generic',
      analysisType: 'transformation',
      primaHints: JSON.stringify({ strokes: [{ kind: 'hair', points: [[0.5, 0.4]], radius: 0.02 }] }),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { analysis, analysisId } = answer.json()
    expect(analysis.prima.tone.primary).toBe('NATURALE')
    expect(analysis.dopo.tone.primary).toBe('RAME')
    const photo = async (slot: string) => {
      const url = `/api/analysis/${analysisId}/photo/${slot}`
      const { rawPayload } = await server.app.inject({ url, headers: salon.session.headers })
      return (await sharp(rawPayload).stats()).channels.map(({ mean }) => mean)
    }
    const [prima = [], dopo = []] = await Promise.all(['prima', 'dopo'].map(photo))
    // Copper is redder than brown: the photos are not swapped.
    expect((dopo[0] ?? 0) - (dopo[2] ?? 0)).toBeGreaterThan((prima[0] ?? 0) - (prima[2] ?? 0) + 5)
  })

  test('an analysis with a Dopo found on the web archives its credit, and shows it in no list [R2-049]', async () => {
    const salon = await newSalon(server, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const credit = {
      author: 'Ada Bianchi',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      pageUrl: 'https://photos.example/1',
    }
    const photos = { primaImage: await samplePhoto('prima'), dopoImage: await samplePhoto('dopo') }
    const send = async (fields: Record<string, Part>) =>
      postAnalysis(server, salon, { ...photos, supplier: 'generic', analysisType: 'transformation', ...fields })
    const creditOf = async (answer: Awaited<ReturnType<typeof send>>) => {
      const url = `/api/analysis/${answer.json().analysisId}/full`
      return (await server.app.inject({ url, headers: salon.session.headers })).json().dopoCredit
    }
    /** The picture in both lists. */
    const listed = async (answer: Awaited<ReturnType<typeof send>>) => {
      const { analysisId } = answer.json()
      const lists = ['/api/recent-analyses', '/api/recent-analyses-detailed'].map(async (url) => {
        const items = (await server.app.inject({ url, headers: salon.session.headers })).json()
        return items.find(({ id }: { id: string }) => id === analysisId).imageData
      })
      const [recent, detailed] = await Promise.all(lists)
      expect(recent).toBe(detailed)
      return recent
    }
    const dopoCredit = JSON.stringify(credit)
    const declared = { hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }
    const alone = { analysisType: 'standard', ...declared }
    const ofPrima = await listed(await send({ ...alone, image: photos.primaImage, slot: 'prima' }))
    const found = await send({ dopoCredit })
    expect(await creditOf(found)).toEqual(credit)
    expect(ofPrima).toMatch(/^data:image\/jpeg;base64,/)
    expect(await listed(found)).toBe(ofPrima)
    expect(await listed(await send({ ...alone, image: photos.dopoImage, slot: 'dopo', dopoCredit }))).toBe('')
    const own = await send({})
    expect(await creditOf(own)).toBeNull()
    // The wish may be a stranger: the lists name the client.
    expect(await listed(own)).toBe(ofPrima)
    const forged = await send({ dopoCredit: JSON.stringify({ ...credit, pageUrl: 'javascript:alert(1)' }) })
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'validation-failed'])
  })

  test("an analysis by a collaborator counts on the master's plan", async () => {
    const salon = await newSalon(server)
    const child = await buildChild(server.db, salon.master)
    const session = await signIn(server.db, child, server.clock)
    const answer = await postAnalysis(
      server,
      { ...salon, session },
      { image: await samplePhoto('prima'), supplier: 'generic' },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await tracesOf(server, salon)).used).toBe(1)
    const [row] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, salon.master.id))
    expect(row?.userId).toBe(child.id)
  })

  test('an analysis succeeds once for ten simultaneous requests with one left', async () => {
    const salon = await newSalon(server, { trialAnalysesUsed: TRIAL_ANALYSES - 1 })
    const image = await samplePhoto('prima')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postAnalysis(server, salon, { image, supplier: 'generic' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 403)])
    const refused = answers.find(({ statusCode }) => statusCode === 403)
    expect(refused?.json()).toMatchObject({
      code: 'requires-upgrade',
      requiresUpgrade: true,
      trialAnalysesUsed: TRIAL_ANALYSES,
    })
    const left = await tracesOf(server, salon)
    expect([left.used, left.rows]).toEqual([TRIAL_ANALYSES, 1])
  })
})
