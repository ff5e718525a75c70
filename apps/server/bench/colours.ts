import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hexFromLab, type Lab, labOf, plainTone, seededRandom, TONE_NAMES } from '@riflesso/colorimetry'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { startPostgres } from '#testing/database/postgres-server'
import { findSimilarColours } from '../src/features/analysis/index.ts'
import { readConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/database/connect.ts'
import type { Db } from '../src/platform/database/db.ts'
import { newId } from '../src/platform/ids.ts'
import { percentile, timed } from './statistics.ts'

const ANALYSES = Number(process.env.BENCH_ANALYSES ?? 1_000_000)
const SEARCHES = 200
/** Every tenth analysis belongs to the searching salon. */
const SALONS = 10

const LEVELS = Array.from({ length: 13 }, (_, half) => 4 + half / 2)
/** Shades that are promised: naturals and golds are the most common. */
const PROMISED: readonly Lab[] = LEVELS.flatMap((level) =>
  [...TONE_NAMES, 'NATURALE' as const, 'NATURALE' as const, 'DORATO' as const].map((name) =>
    labOf(level, plainTone(name)),
  ),
)
const STARTS: readonly Lab[] = LEVELS.map((level) => labOf(level - 2, plainTone('NATURALE')))

const arrayOf = (shades: readonly Lab[]) => `(array[${shades.map((lab) => `'{${lab.join()}}'`).join()}])`
/** One of these shades, chosen by the number of the row. */
const shadeOf = (shades: readonly Lab[], seed: number) =>
  `${arrayOf(shades)}[1 + (hashint4(number + ${seed}) & 2147483647) % ${shades.length}]::real[]`
/** A measured colour at some ΔE from the shade. */
const measured = (lab: string) =>
  `array[${[1, 2, 3].map((axis) => `(${lab})[${axis}] + 4 * (random() + random() + random() - 1.5)`).join()}]::real[]`

/** Inserts colours of `analyses` analyses, a tenth of them of this salon, without the analyses themselves. */
async function fillColours(db: Db, salonId: string, analyses: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Foreign keys are not checked: the analyses do not exist.
    await tx.execute(sql.raw('set local session_replication_role = replica'))
    await tx.execute(sql.raw('set local statement_timeout = 0'))
    await tx.execute(
      sql.raw(`insert into analysis_colours (analysis_id, salon_id, analysed_at, start, promised, reached)
        select gen_random_uuid(), case when number % ${SALONS} = 0 then '${salonId}'::uuid else gen_random_uuid() end,
          now() - number * interval '1 minute', ${measured('start')}, promised,
          case when number % 3 = 0 then ${measured('promised')} end
        from (select number, ${shadeOf(STARTS, 7919)} as start, ${shadeOf(PROMISED, 0)} as promised
          from generate_series(1, ${analyses}) as number) as made`),
    )
  })
  await db.execute(sql.raw('analyze analysis_colours'))
}

/** Clock ticks a second in /proc, on every Linux. */
const TICKS = 100

/** Processor time of this process and of the database's servers so far, milliseconds. */
async function cpuMs(servers: readonly number[]): Promise<number> {
  const { user, system } = process.cpuUsage()
  let ms = (user + system) / 1000
  for (const pid of servers) {
    // After the name: state, and eleven fields before user and system time.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ')
    ms += (1000 * (Number(fields[11]) + Number(fields[12]))) / TICKS
  }
  return ms
}

/** Process ids of the connections to a PostgreSQL server; none of the embedded database. */
async function serversOf(db: Db): Promise<readonly number[]> {
  const answer = await db.execute(sql`select pid from pg_stat_activity where client_port is not null`)
  return z
    .object({ rows: z.array(z.object({ pid: z.number() })) })
    .parse(answer)
    .rows.map(({ pid }) => pid)
}

/** Searches by goal alone and by goal and start: elapsed milliseconds, and the mean of the processor time. */
async function measure(databaseUrl: string | undefined, dataDir: string) {
  const settings = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  if (!settings.ok) throw new Error(settings.problems.join())
  const { db, close } = await connectDatabase(settings.config)
  const salonId = newId()
  await fillColours(db, salonId, ANALYSES)
  const random = seededRandom(20)
  const hexOf = (shades: readonly Lab[]) => hexFromLab(shades[Math.floor(random() * shades.length)] ?? [50, 5, 15])
  const searches = async (startOf: () => string | undefined) => {
    const search = () => timed(() => findSimilarColours({ db }, salonId, { goal: hexOf(PROMISED), start: startOf() }))
    for (let warmUp = 0; warmUp < 20; warmUp++) await search()
    const servers = await serversOf(db)
    const before = await cpuMs(servers)
    const times: number[] = []
    while (times.length < SEARCHES) times.push(await search())
    const spent = (await cpuMs(servers)) - before
    return { medianMs: percentile(times, 0.5), p95Ms: percentile(times, 0.95), cpuMs: spent / SEARCHES }
  }
  const measured = { goal: await searches(() => undefined), goalAndStart: await searches(() => hexOf(STARTS)) }
  await close()
  return measured
}

/** Searches by colour in both database engines, with a million analyses of which the salon has a tenth. */
export async function measureColours() {
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const postgres = await startPostgres()
  try {
    return {
      analyses: ANALYSES,
      embedded: await measure(undefined, join(dataDir, 'embedded')),
      postgresql: postgres && (await measure(postgres.url('postgres'), join(dataDir, 'postgresql'))),
    }
  } finally {
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureColours(), null, 2))
