import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { startPostgres } from '#testing/database/postgres-server'
import { formData } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import type { BareRoute, SentQuery } from './bare-server.ts'
import { fillArchive, postponeRetouches } from './growth-data.ts'

const FEW = 1000
const MANY = Number(process.env.BENCH_ANALYSES ?? 1_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150)
const WARM_UP = 20
/** Its limit is in milliseconds, not a ratio: with few analyses there are fewer to compare. */
export const SEARCH_BY_COLOUR = 'analyses of a colour'
/** Also promised in milliseconds: the index of the client list is read to its end. */
export const NOBODY_TO_CALL_BACK = 'clients to call back when nobody is due'
/** Requested again once nobody is due. */
const TO_CALL_BACK = 'clients to call back'
/** Concurrent calls, and the duration of each alternating load. */
const AT_ONCE = 8
const LOAD_ROUNDS = 15
const LOAD_MS = 1000

/** Lower quartile of the times of a call with few and with many analyses, milliseconds. */
export type Grown = { readonly fewMs: number; readonly manyMs: number; readonly ratio: number }

export type Growth = {
  readonly analyses: readonly [number, number]
  readonly calls: Readonly<Record<string, Grown>>
  /** Recent list under load, requests per second. */
  readonly underLoad: { readonly product: number; readonly bare: number; readonly ratio: number }
}

type Salon = { readonly port: number; readonly headers: Record<string, string>; readonly salonId: string }
type Server = Salon & {
  readonly child: ChildProcess
  readonly databaseUrl: string
  readonly calls: Record<string, string>
}

const agent = new Agent({ keepAlive: true })

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const median = (values: readonly number[]) => quantile(values, 1 / 2)
/** Lower quartile: other work on the machine only adds time. */
const quarter = (values: readonly number[]) => quantile(values, 1 / 4)

const nextMessage = <T>(child: ChildProcess) =>
  new Promise<T>((done) => child.once('message', (message) => done(message as T)))

/** One call, to the last byte of its response. */
const call = (port: number, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8')
        if (answer.statusCode === 200) resolve(body)
        else reject(new Error(`${path} answered ${answer.statusCode}: ${body}`))
      })
    })
    asked.on('error', reject)
  })

/** The product's server on a separate database, with a salon of this many analyses. */
async function startServer(adminUrl: string, databaseUrl: string, dataDir: string, analyses: number): Promise<Server> {
  const admin = new Pool({ connectionString: adminUrl })
  await admin.query(`create database ${new URL(databaseUrl).pathname.slice(1)}`)
  await admin.end()
  const child = fork(join(import.meta.dirname, 'server.ts'), [dataDir, databaseUrl])
  const salon = await nextMessage<Salon>(child)
  const response = await fetch(`http://127.0.0.1:${salon.port}/api/analyze-color`, {
    method: 'POST',
    headers: salon.headers,
    body: formData({ image: await samplePhoto('prima'), supplier: 'generic' }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  await response.json()
  const { middle, detail, client } = await fillArchive(databaseUrl, salon.salonId, analyses)
  const name = encodeURIComponent(client.lastName)
  const calls = {
    'recent list': '/api/recent-analyses',
    'what outcomes correct': '/api/learning',
    [SEARCH_BY_COLOUR]: '/api/recent-analyses?level=7&reflect=RAME&outcome=kept',
    'recent list, a page in the middle': `/api/recent-analyses?before=${middle}`,
    "search by a client's name": `/api/recent-analyses?q=${name}`,
    'search of clients': `/api/clients?q=${name}`,
    [TO_CALL_BACK]: '/api/clients?due=true',
    'one analysis with its outcome': `/api/analysis/${detail}/full`,
    "a client's analyses": `/api/clients/${client.id}/analyses`,
    'the shelf': '/api/shelf',
    'a formula in tubes': `/api/analysis/${detail}/tubes`,
    'what a month weighed': `/api/shelf/report?month=${new Date().toISOString().slice(0, 7)}`,
  }
  return { ...salon, child, databaseUrl, calls }
}

async function compareCalls(few: Server, many: Server): Promise<Record<string, Grown>> {
  const compared: Record<string, Grown> = {}
  for (const name of Object.keys(few.calls)) compared[name] = await compare(few, many, name)
  for (const { databaseUrl } of [few, many]) await postponeRetouches(databaseUrl)
  compared[NOBODY_TO_CALL_BACK] = await compare(few, many, TO_CALL_BACK)
  return compared
}

async function compare(few: Server, many: Server, name: string): Promise<Grown> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // Alternating, so that both have the same conditions.
    for (const [which, server] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const start = performance.now()
      await call(server.port, server.calls[name] ?? '', server.headers)
      if (round >= 0) times[which].push(performance.now() - start)
    }
  }
  const [fewMs, manyMs] = [quarter(times.few), quarter(times.many)]
  return { fewMs, manyMs, ratio: manyMs / fewMs }
}

/** Requests per second, with several in parallel. */
async function load(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now()
  let answered = 0
  const work = async () => {
    for (; performance.now() - start < LOAD_MS; answered++) await call(port, path, headers)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (1000 * answered) / (performance.now() - start)
}

/** The recent list beside a bare route with the same queries and the same bytes. */
async function compareWithBare({ child, port, headers, databaseUrl, calls }: Server): Promise<Growth['underLoad']> {
  const path = calls['recent list'] ?? ''
  child.send('record')
  const body = await call(port, path, headers)
  const recorded = nextMessage<SentQuery[]>(child)
  child.send('recorded')
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [], { serialization: 'advanced' })
  const listening = nextMessage<number>(bare)
  bare.send({ databaseUrl, queries: await recorded, body } satisfies BareRoute)
  const barePort = await listening
  const rates: Record<'product' | 'bare' | 'ratio', number[]> = { product: [], bare: [], ratio: [] }
  for (let round = -1; round < LOAD_ROUNDS; round++) {
    const [product, reference] = [await load(port, path, headers), await load(barePort, '/', {})]
    if (round < 0) continue
    rates.product.push(product)
    rates.bare.push(reference)
    // Ratio of neighbouring runs, which had the same conditions.
    rates.ratio.push(product / reference)
  }
  bare.disconnect()
  return { product: median(rates.product), bare: median(rates.bare), ratio: median(rates.ratio) }
}

/**
 * The calls of the archive with 1,000 and with 1,000,000 analyses of one salon in PostgreSQL, alternating; the recent list under
 * load beside a bare route. Null where PostgreSQL is not installed.
 */
export async function measureGrowth(): Promise<Growth | null> {
  const postgres = await startPostgres()
  if (postgres === null) return null
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const start = (name: string, analyses: number) =>
    startServer(postgres.url('postgres'), postgres.url(name), join(dataDir, name), analyses)
  const servers: Server[] = []
  try {
    const few = await start('few', FEW)
    servers.push(few)
    const many = await start('many', MANY)
    servers.push(many)
    return { analyses: [FEW, MANY], calls: await compareCalls(few, many), underLoad: await compareWithBare(few) }
  } finally {
    for (const { child } of servers) child.disconnect()
    agent.destroy()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureGrowth(), null, 2))
