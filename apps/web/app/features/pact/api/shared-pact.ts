import { type PactPicture, sharedPact, sharedPactDocument, sharedPactPicture } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { errorOfResponse, networkError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'

/** The pact of a link. */
export const sharedPactQuery = (token: string) =>
  queryOptions({
    queryKey: [sharedPact.path, token],
    queryFn: ({ signal }) => call(sharedPact, { body: { token } }, { signal }),
    retry: false,
  })

/** Posts the token: it must not become part of a URL. @throws ApiError */
async function sharedFile(path: string, body: object): Promise<File> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw networkError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })
}

export const sharedDocument = (token: string): Promise<File> => sharedFile(sharedPactDocument.path, { token })

export const sharedPicture = (token: string, picture: PactPicture): Promise<File> =>
  sharedFile(sharedPactPicture.path, { token, picture })
