import type { Access, Operation } from '@riflesso/contract'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Answer, RecordedCall } from './answers.ts'
import { complain } from './complaints.ts'

/** Paths of the server; all others are files of the app. */
const SERVER_PATH = /^[^?]+?\/\/[^/]+\/(?:api|dev|samples|gallery)\//

const worker = setupWorker(
  http.all(SERVER_PATH, ({ request }) => {
    complain(`no answer for ${request.method} ${request.url}`)
    return Response.error()
  }),
)
let calls: { readonly operation: Operation; readonly call: RecordedCall }[] = []

/** Starts intercepting the requests of this page. Call it once per page. */
export const startNetwork = () => worker.start({ quiet: true, onUnhandledFrame: 'bypass' })

/** A path that the app never requests. */
const PASSING = '/api/nothing'

/** Waits for pending requests, then clears all responses and recorded calls. */
export async function resetNetwork(): Promise<void> {
  worker.use(http.get(PASSING, () => new Response()))
  // Requests started before the first of these have arrived when the second returns.
  await fetch(PASSING)
  await fetch(PASSING)
  worker.resetHandlers()
  calls = []
}

/** Sets responses of the server. A later response to the same call replaces an earlier one. */
export const answerCalls = (...answers: readonly Answer[]): void =>
  // The first matching handler wins.
  worker.use(...answers.map(handlerOf).reverse())

/** Recorded calls of an operation, in order. */
export const callsOf = <O extends Operation>(operation: O): readonly RecordedCall<O>[] =>
  calls.filter((call) => call.operation === operation).map(({ call }) => call as RecordedCall<O>)

const NOTHING_VALID: RecordedCall = { params: undefined, query: undefined, body: undefined, form: undefined }

function handlerOf({ operation, respond, isInvalid = false }: Answer) {
  const method = operation.method.toLowerCase() as Lowercase<Operation['method']>
  return http[method](operation.path, async ({ request, params }) => {
    try {
      const call = isInvalid ? NOTHING_VALID : await recordedCall(operation, request, params)
      calls.push({ operation, call })
      return await respond(call)
    } catch (reason) {
      complain(`${request.method} ${request.url}: ${reason}`)
      return Response.error()
    }
  })
}

/** Operations without a token. */
const OPEN: readonly Access[] = ['public', 'image-cookie']

/** Parses a request and validates it as the server does. */
async function recordedCall(operation: Operation, request: Request, params: unknown): Promise<RecordedCall> {
  if (!OPEN.includes(operation.access) && !request.headers.has('authorization'))
    throw new Error('a call without a token')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return {
    params: operation.params?.parse(params),
    query: operation.query?.parse(query),
    body: operation.body?.parse(await request.clone().json()),
    form: operation.multipart ? await request.formData() : undefined,
  }
}
