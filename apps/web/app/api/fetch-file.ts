import { errorOfResponse, networkError } from './api-error.ts'
import { readToken } from './token.ts'

/**
 * Fetches a file with the session's token, under the name that the server gives it.
 * Throws ApiError, as every call does.
 */
export async function fetchFile(path: string): Promise<File> {
  const headers = { authorization: `Bearer ${readToken()}` }
  const response = await fetch(path, { headers }).catch(() => {
    throw networkError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? '')
}
