import { ACCESS_ERRORS, ERROR_STATUS, type ErrorCode, GENERAL_ERRORS, type Operation } from '@riflesso/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { authorise, type SessionDeps } from '../sessions/authenticate.ts'
import type { Actor } from '../sessions/session-store.ts'

type Checked<O, Key extends string> = O extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** Input of a handler: the validated parts of the request and its caller. */
export type Call<O extends Operation> = {
  readonly params: Checked<O, 'params'>
  readonly query: Checked<O, 'query'>
  readonly body: Checked<O, 'body'>
  readonly actor: O['access'] extends 'public' ? null : Actor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Makes a response type deeply read-only, so that domain values are accepted. */
type Sendable<T> = T extends object ? { readonly [K in keyof T]: Sendable<T[K]> } : T

/** The 200 answer; an operation without a response schema sends through `reply` and returns it. */
export type Answer<O extends Operation> = O extends { readonly response: infer S extends z.ZodType }
  ? Sendable<z.output<S>>
  : FastifyReply

const SUCCESS = { success: true } as const

/** Where the answer says nothing but the success, a handler returns nothing. */
type Handled<O extends Operation> =
  | Promise<Answer<O> | FastifyReply>
  | (typeof SUCCESS extends Answer<O> ? Promise<void> : never)

/**
 * Registers the route of an operation: access, validation, response schema and documentation are defined in the contract. A handler
 * that sends through `reply` returns it.
 */
export function bind<O extends Operation>(
  app: FastifyInstance,
  deps: SessionDeps,
  operation: O,
  handler: (call: Call<O>) => Handled<O>,
): void {
  app.route({
    method: operation.method,
    url: operation.path,
    schema: schemaOf(operation),
    config: { operation },
    // Before the body is read: a forbidden upload is refused early.
    onRequest: async (request, reply) => {
      request.actor = await authorise(deps, operation.access, request, reply)
    },
    handler: async (request, reply) => {
      const { params, query, body, actor } = request
      const answer = await handler({ params, query, body, actor, request, reply } as Call<O>)
      // A returned reply is awaited until it has been sent, and gives nothing.
      return reply.sent ? undefined : (answer ?? SUCCESS)
    },
  })
}

const errorAnswer = (codes: readonly ErrorCode[]) =>
  z.looseObject({ error: z.string(), code: z.enum(codes as [ErrorCode, ...ErrorCode[]]) })

function schemaOf(operation: Operation): FastifySchema {
  const codes = new Set<ErrorCode>([...ACCESS_ERRORS[operation.access], ...(operation.errors ?? []), ...GENERAL_ERRORS])
  const codesByStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  const failures = [...codesByStatus].map(([status, codes]) => [status, errorAnswer(codes)])
  return {
    summary: operation.summary,
    ...(operation.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(operation.params ? { params: operation.params } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(operation.body ? { body: operation.body } : {}),
    response: { ...(operation.response ? { 200: operation.response } : {}), ...Object.fromEntries(failures) },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null on public operations. */
    actor: Actor | null
  }
}

/** Aborts when the connection closes before the answer was sent: the client cancelled or disconnected. */
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abortUnlessAnswered = () => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  // The connection may have closed during the session lookup. That event is not repeated.
  if (reply.raw.closed) abortUnlessAnswered()
  else reply.raw.on('close', abortUnlessAnswered)
  return controller.signal
}
