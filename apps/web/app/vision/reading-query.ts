import { queryOptions } from '@tanstack/react-query'
import { readInBrowser } from './photo-reader.ts'
import type { Pair, PhotoToRead } from './reading-messages.ts'

/** Milliseconds for which readings nobody shows are kept: a stroke that is taken back is read at once. */
const KEPT = 60_000

/**
 * The reading of one photo, or of the two of a client, in this browser. While it is read anew the last one stays; each answer
 * says of which photo it is. A newer question cancels the one before.
 */
export const readingQuery = (photos: Pair<PhotoToRead>) =>
  queryOptions({
    queryKey: ['reading', ...photos.map((photo) => photo && [photo.key, photo.hints])],
    queryFn: ({ signal }) => readInBrowser(photos, signal),
    enabled: photos.some((photo) => photo !== null),
    placeholderData: (previous) => previous,
    gcTime: KEPT,
  })
