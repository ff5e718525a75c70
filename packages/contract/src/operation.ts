import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

/** One call of the API as data: the server binds it, the web app builds its client from it, OpenAPI is made of it. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify style: '/api/analysis/:id/full'. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** JSON body. */
  readonly body?: z.ZodType
  /** Parts of a multipart body, files as `z.file()`. Describes them: the call checks them itself, as they come in. */
  readonly multipart?: z.ZodType
  /** The 200 answer as JSON. */
  readonly response?: z.ZodType
  /** Media type of a 200 answer that is not JSON. */
  readonly binary?: 'image/jpeg' | 'text/csv' | 'application/zip' | 'application/xml'
  /** Beside the general ones and those of its access. */
  readonly errors: readonly ErrorCode[]
}

/** Keeps the literal types of an operation. */
export const operation = <const T extends Operation>(value: T): T => value
