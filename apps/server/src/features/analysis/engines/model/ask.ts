import { setTimeout as pause } from 'node:timers/promises'
import { APICallError, generateText, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import { SECOND_MS } from '#platform/clock'
import { addTokens, type ModelAnswer, type ModelFailure, modelAnswerSchema, type Tokens } from './answer.ts'
import type { Deadline } from './deadline.ts'
import { EndlessAnswer } from './language-model.ts'

/** Enough tokens for every code, and for a model that reasons first. */
const MAX_OUTPUT_TOKENS = 8000

export type Reply =
  | { readonly ok: true; readonly answer: ModelAnswer; readonly tokens: Tokens }
  | { readonly ok: false; readonly failure: ModelFailure; readonly tokens: Tokens }

export type Question = {
  readonly instructions: string
  readonly messages: readonly ModelMessage[]
}

// Unsupported features of a provider are irrelevant to the operator.
globalThis.AI_SDK_LOG_WARNINGS = false

type Usage = { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined }

const tokensOf = (usage: Usage | undefined): Tokens => ({
  calls: 1,
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
})

/**
 * Calls the model once, and again after 429 or 5xx if the requested delay fits into the time. Every
 * failure is a value.
 *
 * @throws the reason of `signal` when that aborts: the caller has disconnected
 */
export async function askModel(
  model: LanguageModel,
  question: Question,
  {
    deadline,
    signal,
    pauseMs,
  }: { readonly deadline: Deadline; readonly signal: AbortSignal; readonly pauseMs: number },
): Promise<Reply> {
  const either = AbortSignal.any([signal, deadline.signal])
  const first = await askOnce(model, question, either)
  // The answer has been paid for, even if the caller has disconnected.
  if (first.ok) return first
  signal.throwIfAborted()
  if (first.retryable === null) return first
  const wait = retryAfterMs(first.retryable, Date.now()) ?? pauseMs
  if (wait >= deadline.leftMs()) return first
  const isOver = await pause(wait, false, { signal: either }).catch(() => true)
  signal.throwIfAborted()
  if (isOver) return { ...first, failure: 'timeout' }
  const second = await askOnce(model, question, either)
  if (!second.ok) signal.throwIfAborted()
  return { ...second, tokens: addTokens(first.tokens, second.tokens) }
}

type Headers = Readonly<Record<string, string>>
/** `retryable`: the headers of an answer after which a retry makes sense. */
type Try = Extract<Reply, { ok: true }> | (Extract<Reply, { ok: false }> & { readonly retryable: Headers | null })

async function askOnce(model: LanguageModel, { instructions, messages }: Question, signal: AbortSignal): Promise<Try> {
  try {
    const result = await generateText({
      model,
      instructions,
      messages: [...messages],
      output: Output.object({ schema: modelAnswerSchema, name: 'consulenza' }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    })
    const tokens = tokensOf(result.usage)
    if (result.finishReason === 'content-filter') return failed('declined', tokens)
    if (result.finishReason !== 'stop') return failed('unreadable', tokens)
    return { ok: true, answer: result.output, tokens }
  } catch (error) {
    if (signal.aborted) return failed('timeout', tokensOf(undefined))
    return failureOf(error)
  }
}

const failed = (failure: ModelFailure, tokens: Tokens, retryable: Headers | null = null): Try => ({
  ok: false,
  failure,
  tokens,
  retryable,
})

function failureOf(error: unknown): Try {
  const none = tokensOf(undefined)
  if (NoObjectGeneratedError.isInstance(error))
    return failed(error.finishReason === 'content-filter' ? 'declined' : 'unreadable', tokensOf(error.usage))
  if (!APICallError.isInstance(error)) return failed('unreadable', none)
  const { statusCode, responseHeaders = {} } = error
  if (isEndless(error)) return failed('unreadable', none)
  if (statusCode === undefined) return failed('unavailable', none)
  if (statusCode === 429) return failed('busy', none, responseHeaders)
  if (statusCode >= 500) return failed('unavailable', none, responseHeaders)
  if (statusCode === 401 || statusCode === 403) return failed('unauthorised', none)
  // A 2xx whose body is not in the provider's format.
  return failed(statusCode < 400 ? 'unreadable' : 'rejected', none)
}

const isEndless = (error: unknown): boolean =>
  error instanceof EndlessAnswer || (error instanceof Error && error.cause !== undefined && isEndless(error.cause))

/** The delay in a service's Retry-After, in seconds or as a date (RFC 9110, 10.2.3); null without one. */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * SECOND_MS
  // Date.parse accepts more formats than HTTP does.
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
