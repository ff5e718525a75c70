import { errorOfResponse, networkError } from './api-error.ts'
import { passwordTyped } from './password-needed.ts'
import { endSessionBy } from './session-end.ts'
import { readToken } from './token.ts'

/**
 * Downloads a file with the session's token, named by the server; posts `body` if there is one. Asks for the password if needed and repeats the call.
 *
 * @throws ApiError
 */
export async function fetchFile(path: string, body?: object): Promise<File> {
  const token = readToken()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(path, sent).catch(() => {
    throw networkError()
  })
  if (!response.ok) {
    const error = await errorOfResponse(response)
    if (error.code === 'password-needed' && (await passwordTyped())) return fetchFile(path, body)
    endSessionBy(error, token)
    throw error
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? '')
}
