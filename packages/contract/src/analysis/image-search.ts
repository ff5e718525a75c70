import { z } from 'zod'
import { lineOfText, requiredText } from '../schema/fields.ts'
import { IMAGE_SEARCH_MIN_LENGTH, IMAGE_SEARCH_PAGE, MAX_ADDRESS_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { photoCreditSchema } from './photos.ts'

export const IMAGE_SEARCH_ENGINES = ['gallery', 'openverse', 'google'] as const
/** Source of the pictures: our gallery of rendered shades, or an external service. */
export type ImageSearchEngineName = (typeof IMAGE_SEARCH_ENGINES)[number]

export const imageSearchSettings = operation({
  method: 'GET',
  path: '/api/image-search',
  access: 'session',
  summary: 'Get the image search engine of this installation.',
  response: z.object({ engine: z.enum(IMAGE_SEARCH_ENGINES) }),
})

const foundImageSchema = z.object({
  /** Input of the download operation: a URL, or a path of this server ('/gallery/...'). */
  imageUrl: z.string(),
  /** A path of this server or a data URL, so that the browser contacts no third party. */
  thumbnailUrl: z.string(),
  title: z.string(),
  /** Alternative text; empty if only the title is known. */
  alt: z.string(),
  /** Author and licence; null for our own pictures. */
  credit: photoCreditSchema.nullable(),
})
export type FoundImage = z.infer<typeof foundImageSchema>

export const searchImages = operation({
  method: 'GET',
  path: '/api/search-images',
  access: 'session',
  summary:
    'Search pictures of hair, four per page. Searches of an external service are limited to 100 per day and installation.',
  query: z.object({
    q: lineOfText(100).pipe(z.string().min(IMAGE_SEARCH_MIN_LENGTH, messages.searchTooShort)),
    /** Position of the first picture, starting at 1. */
    start: z.coerce.number().int().min(1).max(1000).default(1),
    num: z.coerce.number().int().min(IMAGE_SEARCH_PAGE).max(IMAGE_SEARCH_PAGE).default(IMAGE_SEARCH_PAGE),
  }),
  response: z.object({
    images: z.array(foundImageSchema),
    /** `start` of the next page; null on the last page. */
    nextStart: z.number().int().nullable(),
  }),
  errors: ['INVALID_REQUEST', 'QUOTA_EXCEEDED', 'RATE_LIMIT', 'API_KEY_ERROR', 'search-failed', 'request-cancelled'],
})

const downloadedImageSchema = z.object({
  /** The picture as a data URL. */
  base64Data: z.string(),
  mimeType: z.literal('image/jpeg'),
})
export type DownloadedImage = z.infer<typeof downloadedImageSchema>

export const downloadImage = operation({
  method: 'POST',
  path: '/api/download-image',
  access: 'session',
  summary: 'Download a found picture and re-encode it as JPEG. Limited to 10 MB, 10 seconds and public addresses.',
  body: z.object({ imageUrl: requiredText(messages.imageAddressRequired, MAX_ADDRESS_LENGTH) }),
  response: downloadedImageSchema,
  errors: [
    'download-unavailable',
    'download-protected',
    'download-too-large',
    'download-timeout',
    'too-many-attempts',
    'busy',
    'engine-failed',
    'request-cancelled',
  ],
})
