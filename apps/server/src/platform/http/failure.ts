import type { ErrorCode } from '@riflesso/contract'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorSentences, invalidField, invalidValue, waitSentence } from '../copy/it.ts'
import { AppError } from '../errors.ts'
import { archiveCode } from './archive-failure.ts'

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
