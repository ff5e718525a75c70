import type { FormValue } from './form.ts'

/** An answer of the stand-in; `isReplayed` for a repeated idempotency key. */
export type Answer = { readonly status: number; readonly body: object; readonly isReplayed?: boolean }
/** Parsed parameters of a request. */
export type Form = Readonly<Record<string, FormValue>>
export type StoredObject = Readonly<Record<string, unknown>> & { readonly id: string }

export const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/' })
export const failure = (status: number, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, message } },
})
export const NOT_FOUND = failure(404, 'No such object')
export const found = (body: object | null | undefined): Answer => (body ? { status: 200, body } : NOT_FOUND)

/** The text of a parameter; empty for a missing or nested one. */
export const text = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '')

/** Parameters whose objects the answer contains instead of their ids. */
export const expandedIn = (sent: Form): readonly string[] => [sent.expand ?? []].flat().map(text)
