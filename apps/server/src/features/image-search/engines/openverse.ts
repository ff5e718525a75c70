import { IMAGE_SEARCH_PAGE } from '@riflesso/contract'
import { z } from 'zod'
import { AppError } from '#platform/errors'
import type { OutsideWorld } from '#platform/outside/fetch-outside'
import { readQuery } from '../gallery/read-query.ts'
import { askService, readAnswer, type ServiceAnswer } from './ask-service.ts'
import { creditOf, type ImageSearchEngine } from './engine.ts'

/** Results that Openverse lets anonymous callers page through. Source: https://api.openverse.org/v1/ */
const DEEPEST_RESULT = 240

const text = z.string().nullish()

const resultsSchema = z.object({
  page_count: z.number(),
  results: z.array(
    z.object({
      url: z.url(),
      thumbnail: z.url().nullish(),
      title: text,
      creator: text,
      license: z.string(),
      license_version: text,
      license_url: text,
      foreign_landing_url: text,
    }),
  ),
})

type Result = z.output<typeof resultsSchema>['results'][number]

/** 'CC BY-SA 4.0', in the notation of Creative Commons. */
function licenceName({ license, license_version }: Result): string {
  const version = license_version ? ` ${license_version}` : ''
  if (license === 'pdm') return 'Pubblico dominio'
  return license === 'cc0' ? `CC0${version}` : `CC ${license.toUpperCase()}${version}`
}

/** Pictures under open licences that allow commercial use. */
export const createOpenverseEngine = (world: OutsideWorld, apiUrl: string): ImageSearchEngine => ({
  name: 'openverse',
  isOutside: true,
  search: async (query, start, signal) => {
    const address = new URL('/v1/images/', apiUrl)
    address.search = new URLSearchParams({
      // Its pictures are described in English.
      q: `${readQuery(query).english} hair`,
      page: String(Math.ceil(start / IMAGE_SEARCH_PAGE)),
      page_size: String(IMAGE_SEARCH_PAGE),
      license_type: 'commercial',
      mature: 'false',
    }).toString()
    const answer = await askService(world, address, {}, signal)
    if (answer.status !== 200) throw new AppError(codeOf(answer))
    const { results, page_count } = readAnswer(resultsSchema, answer)
    const next = start + IMAGE_SEARCH_PAGE
    const isLast = next > page_count * IMAGE_SEARCH_PAGE || next > DEEPEST_RESULT - IMAGE_SEARCH_PAGE + 1
    return { images: results.map(toImage), nextStart: isLast ? null : next }
  },
})

function toImage(result: Result) {
  const title = result.title?.trim() || 'Senza titolo'
  return {
    imageUrl: result.url,
    thumbnailUrl: result.thumbnail ?? result.url,
    title,
    // It repeats the title below it.
    alt: '',
    credit: creditOf({
      author: result.creator,
      licence: licenceName(result),
      licenceUrl: result.license_url,
      pageUrl: result.foreign_landing_url,
    }),
  }
}

function codeOf({ status }: ServiceAnswer) {
  if (status === 429) return 'QUOTA_EXCEEDED'
  if (status === 401 || status === 403) return 'API_KEY_ERROR'
  return status === 400 ? 'INVALID_REQUEST' : 'search-failed'
}
