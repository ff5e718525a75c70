import { analyzeColor } from '@riflesso/contract'
import type { z } from 'zod'
import { errorOfResponse, networkError } from '~/api/api-error.ts'
import { endSession } from '~/api/session-end.ts'
import { readToken } from '~/api/token.ts'
import { paths } from '~/paths.ts'

export type AnalysisAnswer = z.output<typeof analyzeColor.response>

export type SendOptions = {
  readonly signal: AbortSignal
  /** Share of the body that has left, 0-1. At 1 the server is at work. */
  readonly onUpload: (share: number) => void
}

/**
 * Sends the photos and waits for the analysis. XMLHttpRequest, because fetch tells nothing about an upload.
 * Throws like `call`: ApiError for a failure, the abort reason when `signal` aborts.
 */
export async function sendAnalysis(form: FormData, { signal, onUpload }: SendOptions): Promise<AnalysisAnswer> {
  const token = readToken()
  const response = await post(form, token, { signal, onUpload })
  if (response.ok) return analyzeColor.response.parse(await response.json())
  const error = await errorOfResponse(response)
  if (error.endsSession && token === readToken()) endSession(paths.login)
  throw error
}

function post(form: FormData, token: string | null, { signal, onUpload }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onUpload(event.loaded / event.total)
    }
    request.upload.onload = () => onUpload(1)
    request.onload = () => {
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }))
    }
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open(analyzeColor.method, analyzeColor.path)
    request.setRequestHeader('accept', 'application/json')
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
  })
}
