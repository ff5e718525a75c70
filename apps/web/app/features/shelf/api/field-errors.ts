import { ApiError } from '~/api/api-error.ts'

/** Messages of the server by field; empty for other errors. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {}
}
