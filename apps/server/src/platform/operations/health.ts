import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '../clock.ts'
import type { Deps } from '../deps.ts'

/** Whether this server accepts new requests. */
export type Readiness = ReturnType<typeof createReadiness>

export function createReadiness() {
  let leaving = false
  return {
    /** Marks the server as stopping: it answers requests that still arrive, and load balancers send no more. */
    leave: () => {
      leaving = true
    },
    isLeaving: () => leaving,
  }
}

/** A database that takes longer counts as unavailable. */
const DATABASE_TIMEOUT_MS = 2 * SECOND_MS
/** With less space the disk counts as full: the embedded database writes its log in files of 16 MB, and photos need some too. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

type HealthDeps = Pick<Deps, 'db'> & {
  readonly config: Pick<Deps['config'], 'dataDir'>
  readonly readiness: Readiness
}

/**
 * For load balancers and supervisors: `/healthz` means that the process answers, `/readyz` that it can serve, or why
 * not. During the shutdown every answer closes its connection, so that clients reconnect elsewhere.
 */
export function registerHealth(app: FastifyInstance, { db, config, readiness }: HealthDeps): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isLeaving()) reply.header('connection', 'close')
  })

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const status = readiness.isLeaving() ? 'leaving' : await statusOf(db, config.dataDir)
    return reply.status(status === 'ready' ? 200 : 503).send({ status })
  })
}

async function statusOf(db: Deps['db'], dataDir: string): Promise<'ready' | 'database' | 'disk'> {
  if (!(await answers(db))) return 'database'
  return (await hasSpace(dataDir)) ? 'ready' : 'disk'
}

const hasSpace = (dataDir: string): Promise<boolean> =>
  statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize >= MIN_FREE_BYTES,
    () => false,
  )

async function answers(db: Deps['db']): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, false)
  db.execute(sql`select 1`).then(
    () => resolve(true),
    () => resolve(false),
  )
  const alive = await promise
  clearTimeout(timer)
  return alive
}
