import { ApiError, messageOf } from '~/api/api-error.ts'
import { imageSearchCopy } from '~/copy/analysis/image-search.ts'

const { failed, failedText, download, conversion } = imageSearchCopy

type Failure = { readonly title: string; readonly text: string }

/** Message of a failed search, and whether retrying can succeed. */
export function searchFailure(error: unknown): Failure & { readonly retriable: boolean } {
  const code = error instanceof ApiError ? error.code : 'unknown'
  switch (code) {
    case 'QUOTA_EXCEEDED':
    case 'API_KEY_ERROR':
    case 'RATE_LIMIT':
    case 'INVALID_REQUEST':
    case 'validation-failed':
      return { title: failed, text: messageOf(error, failedText), retriable: false }
    case 'network':
      return { title: failed, text: messageOf(error), retriable: true }
    default:
      return { title: failed, text: failedText, retriable: true }
  }
}

/** Message of a failed download. */
export function downloadFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return conversion
  return { title: download.failed, text: messageOf(error, download.unavailable) }
}
