import { createHash } from 'node:crypto'
import { type Answer, type Form, failure } from './answers.ts'
import { checkRequest } from './description.ts'
import { parseForm } from './form.ts'

/**
 * What the stand-in does with a request before `answer` gets it: checks it against Stripe's description, repeats the
 * answer to a known idempotency key, and fails when a test requests it.
 */
export function createEndpoint(answer: (method: string, path: string, sent: Form) => Answer) {
  const answered = new Map<string, { readonly sent: string; readonly answer: Answer }>()
  const wrong: string[] = []
  const requests: string[] = []
  const failures: Answer[] = []
  let isDown = false

  return {
    /** One request as the SDK sends it. */
    handle: (method: string, url: string, body: string, idempotencyKey: string | null): Answer => {
      requests.push(`${method} ${url}`)
      if (isDown) return failure(500, 'The stand-in is down', 'api_error')
      const { pathname, search } = new URL(url, 'http://stripe')
      const verb = method.toLowerCase()
      const encoded = verb === 'post' ? body : search.slice(1)
      const sent = parseForm(encoded)
      const problems = checkRequest?.(verb, pathname, sent) ?? []
      if (problems.length > 0) {
        wrong.push(`${method} ${pathname}: ${problems.join('; ')}`)
        return failure(400, problems.join('; '))
      }
      const key = verb === 'post' ? idempotencyKey : null
      const fingerprint = createHash('sha256').update(`${pathname}?${encoded}`).digest('hex')
      const before = key === null ? undefined : answered.get(key)
      if (before) {
        return before.sent === fingerprint
          ? { ...before.answer, isReplayed: true }
          : failure(400, 'Keys for idempotent requests can only be used with the same parameters', 'idempotency_error')
      }
      const given = failures.shift() ?? answer(verb, pathname, sent)
      if (key !== null && (given.status === 200 || given.status >= 402))
        answered.set(key, { sent: fingerprint, answer: given })
      return given
    },
    /** Requests that violate Stripe's description. */
    wrong,
    requests,
    /** Makes the next request fail with this answer, which its idempotency key stores as Stripe does. */
    failNext: (status: number) => failures.push(failure(status, 'Refused', 'api_error')),
    goDown: (down: boolean) => {
      isDown = down
    },
  }
}
