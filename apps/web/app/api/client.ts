import { type Operation, SESSION_REST_HEADER } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { errorOfResponse, networkError } from './api-error.ts'
import { passwordTyped } from './password-needed.ts'
import { endSessionBy } from './session-end.ts'
import { noteSessionRest } from './session-rest.ts'
import { readToken } from './token.ts'

type Part<O, Key extends 'params' | 'query' | 'body'> = O extends {
  readonly [K in Key]: infer Schema extends z.ZodType
}
  ? { [K in Key]: z.input<Schema> }
  : { [K in Key]?: never }

/** Input of a call: the parts that its operation declares. `form` is for multipart operations. */
export type CallInput<O extends Operation> = Part<O, 'params'> &
  Part<O, 'query'> &
  Part<O, 'body'> & { form?: FormData }

export type CallOutput<O extends Operation> = O extends { readonly response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

export type CallOptions = {
  readonly signal?: AbortSignal
  /** The token of a client's link, instead of that of the session. */
  readonly token?: string
}

/**
 * Calls one operation of the contract with bearer token and cookies; validates the response against its schema. If the
 * operation asks for the password again, the call is repeated after it was entered.
 *
 * @throws ApiError for responses outside 2xx and without a response; the abort reason if `signal` aborts
 */
export async function call<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options: CallOptions = {},
): Promise<CallOutput<O>> {
  const token = options.token ?? readToken()
  // Starting a request takes some milliseconds on a slow phone: yield between concurrent requests, where supported.
  await globalThis.scheduler?.yield?.()
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')

  const response = await fetch(addressOf(operation, input), {
    method: operation.method,
    headers,
    credentials: 'same-origin',
    body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    signal: options.signal ?? null,
  }).catch((reason: unknown) => {
    throw options.signal?.aborted ? reason : networkError()
  })

  const rest = response.headers.get(SESSION_REST_HEADER)
  if (rest !== null && token === readToken()) noteSessionRest(Number(rest))

  if (!response.ok) {
    const error = await errorOfResponse(response)
    if (error.code === 'password-needed' && (await passwordTyped())) return call(operation, input, options)
    endSessionBy(error, token)
    throw error
  }
  if (operation.response === undefined) return undefined as CallOutput<O>
  return operation.response.parse(await response.json()) as CallOutput<O>
}

/** URL of an operation with its parameters. */
export function addressOf(operation: Operation, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/** The query of an operation. `key` tells its inputs apart. */
export const queryOf = <O extends Operation>(operation: O, input: CallInput<O>, ...key: readonly unknown[]) =>
  queryOptions({
    queryKey: [operation.path, ...key] as readonly unknown[],
    queryFn: ({ signal }) => call(operation, input, { signal }),
  })
