import { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import { idField } from './fields.ts'

/** One operation of the API as data. The server's routes, the web client and the OpenAPI document derive from it. */
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
  /** Parts of a multipart body, files as `z.file()`. Only documentation: the route validates parts while they stream in. */
  readonly multipart?: z.ZodType
  /** JSON body of the 200 response. */
  readonly response?: z.ZodType
  /** Media type of a 200 response that is not JSON. */
  readonly binary?: 'image/jpeg' | 'text/csv' | 'application/zip' | 'application/xml' | 'application/pdf'
  /** Errors other than the general ones and those of its access. */
  readonly errors: readonly ErrorCode[]
}

/** Identity function that preserves literal types. */
export const operation = <const T extends Operation>(value: T): T => value

const ofId = z.object({ id: idField })

/** The stored photo of a thing, for an `img`. */
export const storedPhoto = <const Path extends string>(path: Path, summary: string) =>
  operation({
    method: 'GET',
    path,
    access: 'image-cookie',
    summary,
    params: ofId,
    binary: 'image/jpeg',
    errors: ['photo-not-found', 'validation-failed'],
  })

/** Deletes one thing. */
export const deletion = <const Of extends Pick<Operation, 'path' | 'access' | 'summary' | 'errors'>>(of: Of) =>
  operation({ method: 'DELETE', params: ofId, response: z.object({ success: z.literal(true) }), ...of })
