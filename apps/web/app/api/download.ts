import { saveFile } from '../ui/save-file.ts'
import { errorOfResponse, networkError } from './api-error.ts'
import { readToken } from './token.ts'

/**
 * Fetches a file with the session's token and saves it under the name that the server gives it.
 * Throws ApiError as every call does.
 */
export async function download(path: string): Promise<void> {
  const headers = { authorization: `Bearer ${readToken()}` }
  const response = await fetch(path, { headers }).catch(() => {
    throw networkError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? '')
}
