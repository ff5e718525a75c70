import type { Access, Operation } from '@riflesso/contract'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Answer, Asked } from './answers.ts'
import { complain } from './complaints.ts'

/** Paths that only the server answers; everything else is a file of the app. */
const SERVER_PATH = /^[^?]+?\/\/[^/]+\/(?:api|dev|samples|gallery)\//

const worker = setupWorker(
  http.all(SERVER_PATH, ({ request }) => {
    complain(`no answer for ${request.method} ${request.url}`)
    return Response.error()
  }),
)
let calls: { readonly operation: Operation; readonly asked: Asked }[] = []

/** Starts answering the requests of this page. To be called once a page. */
export const startNetwork = () => worker.start({ quiet: true, onUnhandledFrame: 'bypass' })

/** Where this page asks nothing: such a request only passes by. */
const PASSING = '/api/nothing'

/** Waits until the requests that are on their way have arrived, then forgets all answers and calls. */
export async function resetNetwork(): Promise<void> {
  worker.use(http.get(PASSING, () => new Response()))
  // What was begun before the first has arrived when the second comes back.
  await fetch(PASSING)
  await fetch(PASSING)
  worker.resetHandlers()
  calls = []
}

/** Says what the server answers from now on. A later answer to the same call takes the place of an earlier one. */
export const answerCalls = (...answers: readonly Answer[]): void =>
  // The worker asks the first handler first.
  worker.use(...answers.map(handlerOf).reverse())

/** The calls of an operation so far, in their order. */
export const callsOf = <O extends Operation>(operation: O): readonly Asked<O>[] =>
  calls.filter((call) => call.operation === operation).map(({ asked }) => asked as Asked<O>)

const NOTHING_VALID: Asked = { params: undefined, query: undefined, body: undefined, form: undefined }

function handlerOf({ operation, respond, isInvalid = false }: Answer) {
  const method = operation.method.toLowerCase() as Lowercase<Operation['method']>
  return http[method](operation.path, async ({ request, params }) => {
    try {
      const asked = isInvalid ? NOTHING_VALID : await askedOf(operation, request, params)
      calls.push({ operation, asked })
      return await respond(asked)
    } catch (reason) {
      complain(`${request.method} ${request.url}: ${reason}`)
      return Response.error()
    }
  })
}

/** What may be called without a token. */
const OPEN: readonly Access[] = ['public', 'image-cookie']

/** What a request asks, checked as the server does. */
async function askedOf(operation: Operation, request: Request, params: unknown): Promise<Asked> {
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
