import { errorOfResponse, networkError } from './api-error.ts'
import { passwordTyped } from './password-needed.ts'
import { endSessionBy } from './session-end.ts'
import { readToken } from './token.ts'

/**
 * Downloads a file with the session's token, named by the server. Asks for the password if needed and repeats the call.
 *
 * @throws ApiError
 */
export async function fetchFile(path: string): Promise<File> {
  const token = readToken()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(path, { headers }).catch(() => {
    throw networkError()
  })
  if (!response.ok) {
    const error = await errorOfResponse(response)
    if (error.code === 'password-needed' && (await passwordTyped())) return fetchFile(path)
    endSessionBy(error, token)
    throw error
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? '')
}
