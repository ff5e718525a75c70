import type { Operation } from '@riflesso/contract'
import { ApiError } from '~/api/api-error.ts'
import { addressOf, type CallInput, type CallOptions, type CallOutput, call } from '~/api/client.ts'
import { readToken } from '~/api/token.ts'
import { noteConnection } from './connection.ts'
import { forgetCopy, keepCopy, readCopy } from './copies.ts'

/** Statuses that a proxy returns when the server does not respond. */
const NO_ANSWER = [0, 502, 503, 504]

/** Whether a call failed because the server did not respond. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && NO_ANSWER.includes(error.status)

/**
 * A read call with an offline fallback: the copy of its last response. Throws like `call` if the server rejects it, or if
 * there is neither a response nor a copy.
 */
export async function callWithOfflineFallback<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options: CallOptions = {},
): Promise<CallOutput<O>> {
  const address = addressOf(operation, input)
  const token = readToken()
  try {
    const answer = await call(operation, input, options)
    noteConnection(true)
    // Storing can fail (full disk, private window) without affecting the response.
    void keepCopy(address, answer, token).catch(() => undefined)
    return answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isUnanswered(error)) {
      // Deleted, or no longer accessible to this user.
      void forgetCopy(address).catch(() => undefined)
      throw error
    }
    // Ignore a copy that does not match the schema of this version.
    const copy = operation.response?.safeParse(await readCopy(address).catch(() => undefined))
    if (!copy?.success) throw error
    noteConnection(false)
    return copy.data as CallOutput<O>
  }
}
