import { z } from 'zod'
import { lineOfText, requiredText } from './fields.ts'
import { IMAGE_SEARCH_MIN_LENGTH, IMAGE_SEARCH_PAGE, MAX_ADDRESS_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
import { photoCreditSchema } from './photo-credit.ts'

export const IMAGE_SEARCH_ENGINES = ['gallery', 'openverse', 'google'] as const
/** Where pictures of hair are looked for: our own gallery of rendered shades, or a service outside. */
export type ImageSearchEngineName = (typeof IMAGE_SEARCH_ENGINES)[number]

export const imageSearchSettings = operation({
  method: 'GET',
  path: '/api/image-search',
  access: 'session',
  summary: 'Which engine the image search of this installation uses.',
  response: z.object({ engine: z.enum(IMAGE_SEARCH_ENGINES) }),
  errors: ['internal-error'],
})

const foundImageSchema = z.object({
  /** What the download call is given: an address on the web, or a path of this server ('/gallery/...'). */
  imageUrl: z.string(),
  /** A path of this server, or the thumbnail itself as a data URL: the browser asks nobody else. */
  thumbnailUrl: z.string(),
  title: z.string(),
  /** What the picture shows, for who cannot see it; empty where nothing but the title is known. */
  alt: z.string(),
  /** Whose picture it is; null for our own. */
  credit: photoCreditSchema.nullable(),
})
export type FoundImage = z.infer<typeof foundImageSchema>

export const searchImages = operation({
  method: 'GET',
  path: '/api/search-images',
  access: 'session',
  summary: 'Pictures of hair, four at a time. Searches of an outside service are counted: 100 a day for all together.',
  query: z.object({
    q: lineOfText(100).pipe(z.string().min(IMAGE_SEARCH_MIN_LENGTH, messages.searchTooShort)),
    /** Place of the first picture, from 1. */
    start: z.coerce.number().int().min(1).max(1000).default(1),
    num: z.coerce.number().int().min(IMAGE_SEARCH_PAGE).max(IMAGE_SEARCH_PAGE).default(IMAGE_SEARCH_PAGE),
  }),
  response: z.object({
    images: z.array(foundImageSchema),
    /** `start` of the next page; null after the last. */
    nextStart: z.number().int().nullable(),
  }),
  errors: [
    'INVALID_REQUEST',
    'QUOTA_EXCEEDED',
    'RATE_LIMIT',
    'API_KEY_ERROR',
    'search-failed',
    'request-cancelled',
    'validation-failed',
  ],
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
  summary:
    'Fetches a picture that was found, at most 10 MB within 10 seconds and from public addresses only, and answers it as a JPEG made from its pixels.',
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
    'validation-failed',
  ],
})
