import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { addSalon, ENGINES, type Place } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const KILLS = 20
/** Title of the analyses whose transaction is held. */
const HELD = 'tenuta al commit'
const HELD_LIMIT_MS = 60_000

/**
 * Holds the transaction that archives an analysis with that title: a deferred trigger runs at its commit, after all its statements. It
 * announces itself by a file beside the database, because the embedded engine answers nobody else meanwhile. Returns the path of that file.
 */
async function holdCommits(place: Place): Promise<string> {
  const { db, close } = await place.open()
  await db.execute(
    sql.raw(`create function hold_commit() returns trigger language plpgsql as $$ begin
      execute format('copy (select 1) to %L', current_setting('data_directory') || '/held');
      perform pg_sleep(${HELD_LIMIT_MS / 1000});
      return null;
    end $$`),
  )
  await db.execute(
    sql.raw(`create constraint trigger hold_commit after insert on color_analyses deferrable initially deferred
      for each row when (new.analysis_title = '${HELD}') execute function hold_commit()`),
  )
  await close()
  return join(await databaseFolder(place), 'held')
}

/** The folder of the database. PostgreSQL then ends the transaction of a client that is gone, instead of committing it after the sleep. */
async function databaseFolder({ env, postgres }: Place): Promise<string> {
  if (postgres === null) return join(env.DATA_DIR ?? '', 'database')
  const admin = new Pool({ connectionString: postgres.url('riflesso') })
  await admin.query("alter database riflesso set client_connection_check_interval = '100ms'")
  const { rows } = await admin.query('show data_directory')
  await admin.end()
  return rows[0].data_directory
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Kills the server inside the transaction that archives an analysis, at its commit, while another analysis of the salon waits for its
 * lock. Answered analyses, rows and the usage count are equal, and every row has its photo.
 */
export const commitKills: Drill = {
  name: 'kill -9 at the commit',
  engines: ENGINES,
  run: async (place, scale) => {
    const rounds = Math.max(1, Math.round(KILLS * scale))
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const held = await holdCommits(place)
    const delivered: (string | null)[] = []
    let atCommit = 0
    let killed = 0
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(place, await freePort())
      const send = async (analysisTitle?: string) => {
        const { status, id } = await analyse(server.url, salon, analysisTitle === undefined ? {} : { analysisTitle })
        if (status !== 200) throw new Error(`an analysis answered ${status}`)
        delivered.push(id)
      }
      await send()
      const stuck = Promise.allSettled([send(HELD), send()])
      const deadline = Date.now() + HELD_LIMIT_MS / 2
      while (!(await exists(held)) && Date.now() < deadline) await wait(5)
      if (await exists(held)) atCommit++
      await server.kill()
      const [first] = await stuck
      if (first.status === 'rejected') killed++
      await rm(held, { force: true })
    }
    const { passed, figures } = await checkArchive(place, salon, delivered)
    const { answered, archived, counted } = figures
    return {
      passed: passed && atCommit === rounds && killed === rounds && answered === archived && archived === counted,
      figures: { kills: rounds, atCommit, ...figures },
    }
  },
}
