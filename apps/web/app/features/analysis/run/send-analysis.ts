import { type AnalysisStage, analyzeColor, stageEventSchema } from '@riflesso/contract'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { z } from 'zod'
import { errorOfResponse, networkError } from '~/api/api-error.ts'
import { addressOf } from '~/api/client.ts'
import { endSessionBy } from '~/api/session-end.ts'
import { readToken } from '~/api/token.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { paths } from '~/paths.ts'

export type AnalysisAnswer = z.output<typeof analyzeColor.response>

export type SendOptions = {
  readonly signal: AbortSignal
  /** Uploaded share of the body, 0 to 1. */
  readonly onUpload: (share: number) => void
  readonly onStage: (stage: AnalysisStage) => void
}

/**
 * Uploads the photos and waits for the analysis. Uses XMLHttpRequest, because fetch does not report upload progress.
 *
 * @throws like `call`: ApiError for a failure, the abort reason if `signal` aborts
 */
export async function sendAnalysis(form: FormData, actKey: string, options: SendOptions): Promise<AnalysisAnswer> {
  const token = readToken()
  const response = await post(form, actKey, token, options)
  if (response.ok) return analyzeColor.response.parse(await response.json())
  const error = await errorOfResponse(response)
  endSessionBy(error, token, { path: paths.login, words: analysisCopy.sessionOver })
  throw error
}

/** The response: plain JSON, or the last event of the stream. */
function post(
  form: FormData,
  actKey: string,
  token: string | null,
  { signal, onUpload, onStage }: SendOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const readEvents = createEventReader()
    let last: Response | null = null
    const follow = () => {
      if (!isStream(request)) return
      for (const { event, data } of readEvents(request.responseText)) {
        if (event === 'stage') onStage(stageEventSchema.parse(JSON.parse(data)).stage)
        if (event === 'result') last = new Response(data)
        if (event === 'failure') last = new Response(data, { status: JSON.parse(data).status })
      }
    }
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onUpload(event.loaded / event.total)
    }
    request.upload.onload = () => onUpload(1)
    request.onprogress = follow
    request.onload = () => {
      follow()
      const { responseText, status, statusText } = request
      const answer = isStream(request) ? last : new Response(responseText, { status, statusText })
      // A stream without its last event was interrupted.
      if (answer) resolve(answer)
      else reject(networkError())
    }
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open(analyzeColor.method, addressOf(analyzeColor, { query: { actKey } }))
    request.setRequestHeader('accept', 'text/event-stream, application/json')
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
  })
}

const isStream = (request: XMLHttpRequest): boolean =>
  request.getResponseHeader('content-type')?.startsWith('text/event-stream') ?? false

/**
 * Reads server-sent events from growing text: each call takes the whole text so far and returns the events completed since
 * the previous call.
 */
export function createEventReader(): (textSoFar: string) => EventSourceMessage[] {
  let events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  let readLength = 0
  return (text) => {
    events = []
    parser.feed(text.slice(readLength))
    readLength = text.length
    return events
  }
}
