import { z } from 'zod'
import { type ErrorCode, SESSION_OVER_CODES } from './errors.ts'
import { idParams } from './fields.ts'

/**
 * Who may call an operation (decision 0033), with the resulting errors:
 * - 'public': any caller
 * - 'session': a verified user with the bearer token of a session
 * - 'image-cookie': as 'session', or a request with the image cookie; only for GETs of images
 * - 'owner': a session of the owner of the salon
 * - 'operator': a session of the operator of the installation, in production with a second factor
 */
export const ACCESS_ERRORS = {
  public: [],
  session: SESSION_OVER_CODES,
  'image-cookie': SESSION_OVER_CODES,
  owner: ['forbidden', ...SESSION_OVER_CODES],
  operator: ['forbidden', 'second-factor-required', ...SESSION_OVER_CODES],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>
export type Access = keyof typeof ACCESS_ERRORS

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
  readonly errors?: readonly ErrorCode[]
}

/** Identity function that preserves literal types. */
export const operation = <const T extends Operation>(value: T): T => value

/** The stored photo of a thing, for an `img`. */
export const storedPhoto = <const Path extends string>(path: Path, summary: string) =>
  operation({
    method: 'GET',
    path,
    access: 'image-cookie',
    summary,
    params: idParams,
    binary: 'image/jpeg',
    errors: ['photo-not-found'],
  })

/** Deletes one thing. */
export const deletion = <const Of extends Pick<Operation, 'path' | 'access' | 'summary' | 'errors'>>(of: Of) =>
  operation({ method: 'DELETE', params: idParams, response: z.object({ success: z.literal(true) }), ...of })
