import { queryOptions } from '@tanstack/react-query'
import { readInBrowser } from './photo-reader.ts'
import type { Pair, PhotoToRead } from './reading-messages.ts'

/** Cache time of unused readings, milliseconds, so that undoing a stroke is immediate. */
const KEPT = 60_000

/**
 * Reading of one photo, or of the pair of a client, in this browser. The previous result stays while a new one is computed;
 * each result contains the key of its photo. A newer request cancels the previous one.
 */
export const readingQuery = (photos: Pair<PhotoToRead>) =>
  queryOptions({
    queryKey: ['reading', ...photos.map((photo) => photo && [photo.key, photo.hints])],
    queryFn: ({ signal }) => readInBrowser(photos, signal),
    enabled: photos.some((photo) => photo !== null),
    placeholderData: (previous) => previous,
    gcTime: KEPT,
  })
