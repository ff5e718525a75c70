import {
  type ACCESS_ERRORS,
  ERROR_STATUS,
  type ErrorCode,
  type GENERAL_ERRORS,
  type Operation,
  SESSION_REST_HEADER,
} from '@riflesso/contract'
import type { z } from 'zod'

type Parsed<O, Key extends 'params' | 'query' | 'body'> = O extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : unknown

/** A recorded call of the app. */
export type RecordedCall<O = unknown> = {
  readonly params: Parsed<O, 'params'>
  readonly query: Parsed<O, 'query'>
  readonly body: Parsed<O, 'body'>
  /** The parts of a multipart call. */
  readonly form: FormData | undefined
}

/** Response of the mock server to one operation. */
export type Answer = {
  readonly operation: Operation
  readonly respond: (call: RecordedCall) => Response | Promise<Response>
  /** Whether the server would reject the call as invalid. */
  readonly isInvalid?: boolean
}

/** Remaining session time in seconds, with 'Ricorda password'. */
const SESSION_REST = 30 * 24 * 60 * 60

type Value<O> = O extends { readonly response: infer S extends z.ZodType }
  ? z.input<S>
  : O extends { readonly binary: string }
    ? Blob
    : undefined

/**
 * Responds with `value`, or with the result of `value(call)`. Typed and validated by the operation's schema, so that a test
 * cannot use a response that the server would not send.
 */
export const answer = <O extends Operation>(
  operation: O,
  value: NoInfer<Value<O> | ((call: RecordedCall<O>) => Value<O> | Promise<Value<O>>)>,
): Answer => ({
  operation,
  respond: async (call) => {
    const made: unknown = typeof value === 'function' ? await value(call as RecordedCall<O>) : value
    if (made instanceof Blob) return new Response(made, { headers: { 'content-type': made.type } })
    operation.response?.parse(made)
    const headers = operation.access === 'public' ? {} : { [SESSION_REST_HEADER]: String(SESSION_REST) }
    return Response.json(made ?? {}, { headers })
  },
})

/** Responds with an error code of the operation or its access, a message, and the fields of the code. */
export const refusal = <O extends Operation>(
  operation: O,
  code:
    | NonNullable<O['errors']>[number]
    | (typeof ACCESS_ERRORS)[O['access']][number]
    | (typeof GENERAL_ERRORS)[number],
  error: string,
  details: Readonly<Record<string, unknown>> = {},
): Answer => ({
  operation,
  isInvalid: code === 'validation-failed',
  respond: () => Response.json({ error, code, ...details }, { status: ERROR_STATUS[code as ErrorCode] }),
})

/** Simulates a network error. */
export const noConnection = (operation: Operation): Answer => ({ operation, respond: () => Response.error() })

/** A response that is delayed until released, for testing loading states. */
export function held(kept: Answer): Answer & { readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { ...kept, respond: (call) => promise.then(() => kept.respond(call)), release: resolve }
}

/** Serves a file at this path. */
export const answerFile = (path: string, make: () => Promise<Blob>): Answer => ({
  operation: { method: 'GET', path, access: 'public', summary: '', binary: 'image/jpeg', errors: [] },
  respond: async () => new Response(await make()),
})
