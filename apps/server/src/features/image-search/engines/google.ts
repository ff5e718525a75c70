import { IMAGE_SEARCH_PAGE } from '@riflesso/contract'
import { z } from 'zod'
import { AppError } from '#platform/errors'
import type { OutsideWorld } from '#platform/outside/fetch-outside'
import { askService, readAnswer, type ServiceAnswer } from './ask-service.ts'
import { creditOf, type ImageSearchEngine } from './engine.ts'

/** The service returns at most the first hundred results. Source: https://developers.google.com/custom-search/v1/reference/rest/v1/cse/list */
const DEEPEST_RESULT = 100

const resultsSchema = z.object({
  queries: z.object({ nextPage: z.array(z.unknown()).optional() }).optional(),
  // Absent when nothing was found.
  items: z
    .array(
      z.object({
        title: z.string(),
        link: z.url(),
        image: z.object({ thumbnailLink: z.url(), contextLink: z.string().optional() }),
      }),
    )
    .default([]),
})

const errorSchema = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

/** Reasons of an exhausted quota, and of an invalid key. Source: the service's error reference. */
const QUOTA_REASONS = new Set([
  'dailyLimitExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'RATE_LIMIT_EXCEEDED',
])
const KEY_REASONS = new Set(['keyInvalid', 'API_KEY_INVALID', 'keyExpired'])

/** Google Custom Search, for installations with their own key and engine. */
export const createGoogleEngine = (
  world: OutsideWorld,
  apiUrl: string,
  { key, cx }: { readonly key: string; readonly cx: string },
): ImageSearchEngine => ({
  name: 'google',
  isOutside: true,
  search: async (query, start, signal) => {
    if (start + IMAGE_SEARCH_PAGE - 1 > DEEPEST_RESULT) return { images: [], nextStart: null }
    const address = new URL('/customsearch/v1', apiUrl)
    address.search = new URLSearchParams({
      cx,
      q: /capell|hair/i.test(query) ? query : `${query} capelli`,
      searchType: 'image',
      imgType: 'photo',
      safe: 'active',
      hl: 'it',
      start: String(start),
      num: String(IMAGE_SEARCH_PAGE),
    }).toString()
    // In a header: addresses are logged.
    const answer = await askService(world, address, { 'x-goog-api-key': key }, signal)
    if (answer.status !== 200) throw new AppError(codeOf(answer))
    const { items, queries } = readAnswer(resultsSchema, answer)
    const next = start + IMAGE_SEARCH_PAGE
    const isLast = !queries?.nextPage?.length || next + IMAGE_SEARCH_PAGE - 1 > DEEPEST_RESULT
    return { images: items.map(toImage), nextStart: isLast ? null : next }
  },
})

function toImage({ title, link, image }: z.output<typeof resultsSchema>['items'][number]) {
  return {
    imageUrl: link,
    thumbnailUrl: image.thumbnailLink,
    title,
    // It repeats the title below it.
    alt: '',
    credit: creditOf({ pageUrl: image.contextLink }),
  }
}

function codeOf({ status, body }: ServiceAnswer) {
  const parsed = errorSchema.safeParse(body)
  const { errors = [], details = [] } = parsed.success ? parsed.data.error : {}
  const reasons = [...errors, ...details].map(({ reason = '' }) => reason)
  if (status === 429 || reasons.some((reason) => QUOTA_REASONS.has(reason))) return 'QUOTA_EXCEEDED'
  if (status === 401 || status === 403 || reasons.some((reason) => KEY_REASONS.has(reason))) return 'API_KEY_ERROR'
  return status === 400 ? 'INVALID_REQUEST' : 'search-failed'
}
