import type { Config } from '#platform/config'
import { type OutsideLimits, type OutsideWorld, theInternet } from '#platform/outside/fetch-outside'
import { DOWNLOAD_LIMITS } from './download-image.ts'
import type { ImageSearchEngine } from './engines/engine.ts'
import { createGoogleEngine } from './engines/google.ts'
import { createOpenverseEngine } from './engines/openverse.ts'
import { galleryEngine } from './gallery/find-pictures.ts'

/** Dependencies of the image search besides the common ones. */
export type ImageSearchParts = {
  readonly engine: ImageSearchEngine
  readonly world: OutsideWorld
  readonly downloadLimits: OutsideLimits
}

/** Addresses of the services. */
const API_URLS = { openverse: 'https://api.openverse.org', google: 'https://www.googleapis.com' } as const

/** Replacements of the network in tests. */
export type ImageSearchSurroundings = {
  readonly world?: OutsideWorld
  readonly apiUrls?: Readonly<Record<keyof typeof API_URLS, string>>
  readonly downloadLimits?: OutsideLimits
}

/** The image search of the settings. */
export function createImageSearch(
  { imageSearch }: Pick<Config, 'imageSearch'>,
  { world = theInternet, apiUrls = API_URLS, downloadLimits = DOWNLOAD_LIMITS }: ImageSearchSurroundings = {},
): ImageSearchParts {
  const engine = () => {
    if (imageSearch.engine === 'openverse') return createOpenverseEngine(world, apiUrls.openverse)
    if (imageSearch.engine === 'google') return createGoogleEngine(world, apiUrls.google, imageSearch)
    return galleryEngine
  }
  return { engine: engine(), world, downloadLimits }
}
