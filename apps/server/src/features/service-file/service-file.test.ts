import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { createKeyedHash } from '#platform/encryption/keyed-hash'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { runCli, testFolder } from '#testing/commands'
import { samplePhoto } from '#testing/photos'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'
import { attachedEvents, type ChainedEvent, chainOf, checkFile, sealFile } from './check-file.ts'
import { drawFile } from './draw-file.ts'

const SAFETY = { allergy: false, pregnancy: true, patchTest: 'negativo', patchTestAgeHours: 72, scalp: 'sana' }
const PARTS = { analysisType: 'transformation', supplier: 'generic', hairType: 'naturale', hairCondition: 'ottimo' }
const HEALTH = /Gravidanza|Test di sensibilità|Brucia|rossore|Allergia|Cute/

describe('the file of a service', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  /** A whole service for a client who consents to everything. */
  async function served() {
    const salon = await newSalon(server, { companyName: 'Salone Ada' })
    const client = await buildClient(server.db, salon.master, { firstName: 'Rosa', lastName: 'Però' })
    const { call, addLine, addProduct } = shelfOf(server, salon)
    const card = `clients/${client.id}`
    await call('PUT', `${card}/consents/health`, { given: true, text: 'Sì, la salute.' })
    server.clock.advance(HOUR_MS / 2)
    const appliedAt = new Date(server.clock().getTime() - 3 * DAY_MS).toISOString()
    await call('POST', `${card}/patch-tests`, { appliedAt, result: 'negativo' })
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const situation = JSON.stringify({ safety: SAFETY, history: { henna: 'no' } })
    const parts = { ...PARTS, primaImage, dopoImage, situation, clientId: client.id }
    const { analysisId, analysis } = (await postAnalysis(server, salon, parts, 'Sì, le foto.')).json()
    const url = `analysis/${analysisId}`
    server.clock.advance(HOUR_MS / 2)
    const { pact } = await call('POST', `${url}/pacts`, { priceCents: 12000, note: null, withPictures: false })
    await call('PUT', `pacts/${pact.id}/signature`, { way: 'typed', name: 'Rosa Però', confirmed: true })
    server.clock.advance(HOUR_MS)
    const { id: productId } = await addProduct((await addLine()).id, { pieces: 3, name: 'Aurora' })
    const bowls = [{ phase: 0, name: null, parts: [{ productId, planned: 30, grams: 33 }], left: 4 }]
    await call('PUT', `${url}/service`, { key: randomUUID(), option: 'equilibrata', bowls })
    server.clock.advance(HOUR_MS / 3)
    const burn = { at: server.clock().toISOString(), onHead: [{ titolo: 'Radici', minutes: 20 }], sign: 'redness' }
    await call('PUT', `${card}/burn`, { ...burn, soundAt: null })
    const mixed = [{ phase: 0, grams: [31], developerVolume: 20, minutes: 28 }]
    await call('PUT', `${url}/outcome`, { mixed, clientWord: 'bello', note: 'Meno posa' })
    expect((await putOutcomePhoto(server, salon, analysisId, { image: dopoImage })).statusCode).toBe(200)
    return { salon, call, card, url, analysis }
  }

  async function fileOf({ session }: Pick<Salon, 'session'>, url: string) {
    const { headers, rawPayload: pdf } = await server.app.inject({ url: `/api/${url}/file`, headers: session.headers })
    const events = attachedEvents(pdf) ?? []
    return { headers, pdf, events, text: events.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n') }
  }

  const photosIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

  test('has every event of the service in the order of time, for its own salon alone', async () => {
    const { salon, call, card, url, analysis } = await served()
    const leo = { session: await signIn(server.db, await buildChild(server.db, salon.master), server.clock) }
    const { headers, pdf, events, text } = await fileOf(leo, url)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    const { health } = await call('GET', card)
    expect(health.reads).toContainEqual(expect.objectContaining({ author: { firstName: 'Leo', lastName: 'Verdi' } }))
    const stranger = shelfOf(server, await newSalon(server))
    expect(await stranger.call('GET', `${url}/file`)).toMatchObject({ status: 404, code: 'analysis-not-found' })
    expect(events.map(({ title }) => title).join(', ')).toBe(
      'Test di sensibilità, Consenso alle annotazioni sulla salute, Consenso alle foto, Analisi del colore, Risposte per l’analisi, Ciotole previste, Foto: prima, Foto: obiettivo, Patto colore, versione 1, Ciotole pesate, Brucia, Com’è andata, Foto: risultato, Fascicolo creato',
    )
    const [phase] = analysis.fasi_operative
    const bowl = `1. ${phase.titolo}; ${phase.formula[0].prodotto}`
    for (const line of [
      'Esito: negativo\nConsenso alle annotazioni sulla salute\nSì, la salute.',
      'Henné: Mai\nAllergia alle tinte: no\nTest di sensibilità: negativo, 3 giorni prima\nCute: sana\nGravidanza: sì',
      `Ciotole previste\n${bowl} ${phase.formula[0].quantita_g} g`,
      'Firmato con il nome scritto e confermato: Rosa Però',
      '7/0 Aurora 33 g (previsti 30 g); avanzo 4 g',
      'Brucia\nSulla testa: Radici, da 20 min\nDopo l’acqua: rossore',
      `Miscelato: ${bowl} 31 g; ossidante 20 vol; posa 28 min`,
      'La cliente: bello\nNota: Meno posa',
    ])
      expect(text).toContain(line)
    expect(photosIn(pdf)).toBe(3)
    expect(checkFile(pdf, server.keyedHash)).toEqual({ is: 'whole', events: 14, last: events.at(-1)?.hash })
  })

  test('leaves out health answers and photos without the consent to them, and says so', async () => {
    const { salon, call, card, url } = await served()
    for (const kind of ['health', 'photos']) await call('PUT', `${card}/consents/${kind}`, { given: false })
    const { pdf, text } = await fileOf(salon, url)
    expect(text).toMatch(
      /Consenso alle annotazioni sulla salute revocato[\s\S]+Senza consenso: risposte sulla salute, test/,
    )
    expect(text).toMatch(/Henné: Mai[\s\S]+Consenso alle foto revocato[\s\S]+nessuna foto inclusa/)
    expect(text).not.toMatch(HEALTH)
    expect(photosIn(pdf)).toBe(0)
  })

  const EVENTS = chainOf(
    ['Test', 'Patto', 'Brucia'].map((title, hour) => ({ at: `2026-03-02T1${hour}:00:00Z`, title, lines: ['30 g'] })),
  )
  const drawn = async (events: readonly ChainedEvent[], keyedHash = server.keyedHash) =>
    sealFile(await drawFile({ salon: 'Salone Ada', pictures: [], madeAt: server.clock(), events }), keyedHash)
  const [first, second, third] = EVENTS as [ChainedEvent, ChainedEvent, ChainedEvent]
  const changed = { ...second, lines: ['31 g'] }

  test.for<[string, readonly ChainedEvent[], string]>([
    ['one byte changed', [first, changed, third], 'alla voce 2, «Patto»'],
    ['its hash made anew', chainOf([first, changed]).concat(third), 'alla voce 3, «Brucia»'],
    ['one event removed', [first, third], 'alla voce 2, «Brucia»'],
    ['two events exchanged', [second, first, third], 'alla voce 1, «Patto»'],
  ])('is refused by the command with %s', async ([, events, found]) => {
    const { status, stdout } = await command(await drawn(events))
    expect([status, stdout]).toEqual([1, expect.stringContaining(`Non integro: ${found}`)])
  })

  async function command(pdf: Buffer) {
    const folder = await testFolder()
    await writeFile(join(folder, 'fascicolo.pdf'), pdf)
    return runCli('check-file', ['fascicolo.pdf'], { folder })
  }

  test('is whole for the command until a byte of it is changed, also outside its events', async () => {
    const pdf = await drawn(EVENTS)
    const whole = `Integro: 3 voci, codice finale ${third.hash}. La firma non è stata controllata (--firma).\n`
    expect(await command(pdf)).toEqual({ status: 0, stdout: whole, stderr: '' })
    const page = Buffer.from(pdf.toString('latin1').replace('%%EOF', '%%FOE'), 'latin1')
    expect((await command(page)).stdout).toContain('il documento è stato cambiato dopo')
    expect((await command(Buffer.from('%PDF-1.3\n'))).stdout).toContain('Non è un fascicolo di Riflesso')
    expect(await runCli('check-file', [])).toMatchObject({ status: 2, stdout: '' })
  })

  test('made anew with all its hashes is found by the signature alone', async () => {
    const forged = await drawn(chainOf([first, changed, third]), createKeyedHash(randomBytes(32)))
    expect((await command(forged)).status).toBe(0)
    expect(checkFile(forged, server.keyedHash)).toEqual({ is: 'not-signed' })
  })
})
