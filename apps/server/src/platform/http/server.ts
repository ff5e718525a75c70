import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { newId } from '../ids.ts'
import { installErrorHandling } from './error-handling.ts'
import { installRequestLog, loggerOptions } from './logging.ts'
import { installOpenApi } from './openapi.ts'
import { installSecurityHeaders } from './security-headers.ts'
import { installValidation } from './validation.ts'

/** JSON bodies hold text only; photos come as multipart, which has its own limit. */
const JSON_BODY_LIMIT = 256 * 1024

/** A Fastify instance with everything that no feature should have to think of. `logLevel` is pino's. */
export async function createHttpServer(config: Config, logLevel: string): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: JSON_BODY_LIMIT,
    // Who stands between the browser and us in production is on this machine or its private network.
    trustProxy: config.mode === 'production' ? ['loopback', 'uniquelocal'] : false,
  })
  app.decorateRequest('actor', null)
  installValidation(app)
  installErrorHandling(app)
  installRequestLog(app)
  await installSecurityHeaders(app, config)
  await app.register(cookie)
  await installOpenApi(app)
  return app
}
