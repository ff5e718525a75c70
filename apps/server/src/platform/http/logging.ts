import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * Settings of the log: no header, address, query string, body or query value reaches it, because
 * each could hold a token or personal data. Only a failed sign-in has the network that it came from.
 */
export const loggerOptions = (level: string) =>
  ({
    level,
    redact: ['headers', '*.headers', 'req.headers', 'password', '*.password', 'token', '*.token'],
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      err: describeError,
    },
  }) satisfies FastifyServerOptions['logger']

/** One line per call, with the route's pattern instead of its address. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Described = { type: string; message: string; stack: string; [key: string]: unknown }

/** Name, message and stack of an error; for a failed query the statement without its values. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' }
  const places = error.stack?.split('\n').filter((stackLine) => stackLine.startsWith('    at '))
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `failed query: ${error.query}` : error.message,
    stack: places?.join('\n') ?? '',
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
