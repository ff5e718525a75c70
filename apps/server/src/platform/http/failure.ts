import type { ErrorCode } from '@riflesso/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorSentences, invalidField, invalidValue, waitSentence } from '../copy/it.ts'
import { AppError } from '../errors.ts'
import type { Log } from './logging.ts'

/** No space: of the file system, and of PostgreSQL (appendix A: error codes). */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/** No connection: of the network, and of PostgreSQL that stops, starts, recovers from a crash, or has no connection left. */
const LOST = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]

/** The driver, its pool and the embedded engine give these errors no code. */
const LOST_WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|PGlite is clos)/

/**
 * The code for a failure of the database or of the photo store that is no bug: no space, or no connection. Their failures alone
 * reach here uncaught: those of other services are answered by the feature that calls them.
 */
function archiveCode(error: unknown): ErrorCode | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (FULL.includes(code)) return 'archive-full'
    if (LOST.includes(code) || LOST_WITHOUT_CODE.test(cause.message)) return 'archive-unavailable'
  }
  return undefined
}

/** Our codes for errors of the framework. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
  FST_REQ_FILE_TOO_LARGE: 'image-too-large',
  FST_PARTS_LIMIT: 'request-too-large',
  FST_FILES_LIMIT: 'request-too-large',
  FST_FIELDS_LIMIT: 'request-too-large',
}

/** Errors of sending a file: those of `http-errors`, which are marked as safe to show. */
const FILE_CODES: Readonly<Record<number, ErrorCode>> = { 412: 'precondition-failed', 416: 'range-not-satisfiable' }

/** The one place where anything thrown becomes a failure with a code. Bugs become 'internal-error'. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('validation-failed', {
      fields: fieldMessages(
        error.validation.map(({ instancePath, message }) => [
          instancePath.replace(/^\//, '').replaceAll('/', '.'),
          message ?? '',
        ]),
      ),
    })
  }
  if (!isFrameworkError(error)) return new AppError(fileCode(error) ?? archiveCode(error) ?? 'internal-error')
  const known = FRAMEWORK_CODES[error.code]
  if (known) return new AppError(known)
  const refused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new AppError(refused ? 'validation-failed' : 'internal-error')
}

/** The JSON of an error answer. A validation failure has the message of its first field, which a toast shows. */
export function errorBody({ code, details }: AppError) {
  return { error: firstFieldSentence(details.fields) ?? sentenceOf(code, details), code, ...details }
}

const sentenceOf = (code: ErrorCode, { retryAfterSeconds }: AppError['details']): string =>
  code === 'too-many-attempts' && retryAfterSeconds !== undefined
    ? waitSentence(retryAfterSeconds)
    : errorSentences[code]

/** Beside its field 'Valore non valido' is enough; elsewhere the message must name the field. Undefined without a name. */
function firstFieldSentence(fields: AppError['details']['fields'] = {}): string | undefined {
  const [name = '', message] = Object.entries(fields)[0] ?? []
  if (message !== invalidValue) return message
  return name === '' ? undefined : invalidField(name)
}

/** Invalid fields named in an answer: a long list of invalid items would make the response many times as long as the request. */
const MAX_FIELDS = 100

/** Messages of invalid fields ('phone.number'), in their order; the first message of a field wins. */
export function fieldMessages(entries: readonly (readonly [name: string, message: string])[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, message] of entries) {
    if (fields.size === MAX_FIELDS) break
    if (!fields.has(name)) fields.set(name, message)
  }
  return Object.fromEntries(fields)
}

const fileCode = (error: unknown): ErrorCode | undefined =>
  error instanceof Error && 'expose' in error && error.expose === true && 'statusCode' in error
    ? FILE_CODES[Number(error.statusCode)]
    : undefined

export const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')

/** Caused by a setting of the operator, although its status is that of a server failure. */
const NO_FAULT = 'payments-off' satisfies ErrorCode

/** Refusals that are expected under load, or of a slow web site: nothing is broken. */
const EXPECTED: readonly ErrorCode[] = ['busy', 'download-timeout']

/** Answers every failure as `{ error, code, ... }` with the status of the contract's table. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
}

/** Logs a failure of the server: an expected refusal as a warning without a stack. */
export function logFailure(log: Pick<Log, 'warn' | 'error'>, thrown: unknown, { code, status }: AppError): void {
  if (status < 500 || code === NO_FAULT) return
  if (EXPECTED.includes(code)) log.warn({ code }, 'request refused')
  else log.error({ err: thrown }, 'request failed')
}

export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure: AppError = toAppError(thrown)
  logFailure(request.log, thrown, failure)
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  // The rest of a request that is too slow is not waited for.
  if (failure.status === 408) reply.header('connection', 'close')
  return reply.status(failure.status).send(errorBody(failure))
}
