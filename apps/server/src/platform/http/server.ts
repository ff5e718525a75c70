import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import type { ErrorCode } from '@riflesso/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'
import type { Config } from '../config.ts'
import { invalidValue } from '../copy/it.ts'
import { AppError } from '../errors.ts'
import { newId } from '../ids.ts'
import { answerFailure, errorBody, installErrorHandling } from './failure.ts'
import { installRequestLog, loggerOptions } from './logging.ts'
import { installOpenApi } from './openapi.ts'
import { installSecurityHeaders } from './security-headers.ts'

/** Validates input and output with the contract's zod schemas. */
function installValidation(app: FastifyInstance): void {
  // The library's messages are not for users: a rule without our message uses this one.
  z.config({ localeError: () => invalidValue })
  app.setValidatorCompiler(validatorCompiler)
  // All failures are produced in one place; one that an operation does not declare is still sent.
  app.setSerializerCompiler<z.ZodType>((route) =>
    Number(route.httpStatus) >= 400 ? JSON.stringify : serializerCompiler(route),
  )
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'request-too-large',
}

/** Answers an incomplete request (too slow, header too long, not HTTP) and closes its connection. */
function answerClientError(error: Error & { readonly code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = new AppError(CODES[error.code] ?? 'validation-failed')
  const body = JSON.stringify(errorBody(failure))
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** JSON bodies contain text only; photos come as multipart, which has its own limit. */
const JSON_BODY_LIMIT = 256 * 1024

/** Timeouts of client connections, in milliseconds. */
type Timeouts = {
  /** For the header of a request. */
  readonly headMs: number
  /** For a whole request: three photos of 10 MB over a slow line. */
  readonly requestMs: number
  /** Idle timeout in both directions; longer than any analysis. */
  readonly idleMs: number
  /** Interval of the check for slow requests. */
  readonly checkEveryMs: number
}

const TIMEOUTS: Timeouts = {
  headMs: 30 * SECOND_MS,
  requestMs: 5 * MINUTE_MS,
  idleMs: 2 * MINUTE_MS,
  checkEveryMs: 10 * SECOND_MS,
}

/** Longer than any id or name in a path. */
const MAX_PARAM_LENGTH = 100
/** Longer than any path with its query: a page of a list, searched by the longest text. */
const MAX_ADDRESS_LENGTH = 4096
/** Of all headers together, in bytes; ours are a token and a cookie. */
const MAX_HEAD_BYTES = 16 * 1024
/** Idle connections are kept longer than by proxies (60 seconds), so that none is closed under a request. */
const KEEP_ALIVE_MS = 75 * SECOND_MS

/** A Fastify instance with the settings shared by all features. `logLevel` is pino's. */
export async function createHttpServer(
  config: Config,
  logLevel: string,
  { headMs, requestMs, idleMs, checkEveryMs }: Timeouts = TIMEOUTS,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: JSON_BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Requests on open connections during the shutdown are still answered.
    return503OnClosing: false,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkEveryMs, maxHeaderSize: MAX_HEAD_BYTES },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFailure,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
  })
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > MAX_ADDRESS_LENGTH) throw new AppError('address-too-long')
  })
  installValidation(app)
  // A list with its pictures is long: Node sends bytes with less work than text.
  app.addHook('onSend', async (_request, _reply, answer) => (typeof answer === 'string' ? Buffer.from(answer) : answer))
  installErrorHandling(app)
  installRequestLog(app)
  await installSecurityHeaders(app, config)
  await app.register(cookie)
  await installOpenApi(app)
  return app
}
