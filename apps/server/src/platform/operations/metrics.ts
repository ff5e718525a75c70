import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { countWaitingMails } from '../mail/queue.ts'
import type { PhotoPool } from '../pixels/pool.ts'
import { sha256 } from '../sessions/tokens.ts'

/** From a row of the database to an analysis of two large photos. */
const DURATION_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Prometheus metrics at `/metrics`, with METRICS_TOKEN; without that setting the path does not exist. No
 * label names a caller or a resource: routes are given as patterns.
 */
export function registerMetrics(
  app: FastifyInstance,
  { config, db, photoPool }: Pick<Deps, 'config' | 'db'> & { readonly photoPool: PhotoPool },
): void {
  const { metricsToken } = config
  if (metricsToken === null) return
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'riflesso_http_request_duration_seconds',
    help: 'How long answers took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_SECONDS,
    registers,
  })
  new Gauge({
    name: 'riflesso_photos_under_way',
    help: 'Photos that threads read, or that wait for one.',
    registers,
    collect() {
      this.set(photoPool.underWay())
    },
  })
  new Gauge({
    name: 'riflesso_mails_waiting',
    help: 'Mails of all servers that were not sent yet.',
    registers,
    async collect() {
      this.set(await countWaitingMails(db))
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    durations.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  const expected = Buffer.from(sha256(`Bearer ${metricsToken}`))
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(sha256(request.headers.authorization ?? ''))
    if (!timingSafeEqual(given, expected)) throw new AppError('token-invalid')
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}
