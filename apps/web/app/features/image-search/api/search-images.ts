import { IMAGE_SEARCH_PAGE, imageSearchSettings, searchImages } from '@riflesso/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, queryOf } from '~/api/client.ts'

/** Search engine of this installation. */
export const imageSearchQuery = queryOf(imageSearchSettings, {})

/** Results of a search, paginated. Cached, because searches of external services are limited. */
export const foundImagesQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: [searchImages.path, term],
    queryFn: ({ pageParam, signal }) =>
      call(searchImages, { query: { q: term, start: pageParam, num: IMAGE_SEARCH_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => last.nextStart,
  })
