import type { Operation } from '@riflesso/contract'
import { ApiError } from '~/api/api-error.ts'
import { addressOf, type CallInput, type CallOptions, type CallOutput, call } from '~/api/client.ts'
import { readToken } from '~/api/token.ts'
import { noteConnection } from './connection.ts'
import { forgetCopy, keepCopy, readCopy } from './copies.ts'

/** What a proxy answers when the server behind it does not. */
const NO_ANSWER = [0, 502, 503, 504]

/**
 * A reading call whose last answer stays readable without a connection. Throws like `call` when the server refuses it, and
 * when it does not answer and there is no copy.
 */
export async function callOrCopy<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options: CallOptions = {},
): Promise<CallOutput<O>> {
  const address = addressOf(operation, input)
  const token = readToken()
  try {
    const answer = await call(operation, input, options)
    noteConnection(true)
    // A full disk or a private window keeps nothing: the answer is there all the same.
    void keepCopy(address, answer, token).catch(() => undefined)
    return answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!NO_ANSWER.includes(error.status)) {
      // Deleted, or no longer for this person.
      void forgetCopy(address).catch(() => undefined)
      throw error
    }
    // A copy of another version of the app counts for nothing.
    const copy = operation.response?.safeParse(await readCopy(address).catch(() => undefined))
    if (!copy?.success) throw error
    noteConnection(false)
    return copy.data as CallOutput<O>
  }
}
