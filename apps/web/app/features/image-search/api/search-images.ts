import { IMAGE_SEARCH_PAGE, imageSearchSettings, searchImages } from '@riflesso/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** Search engine of this installation. */
export const imageSearchQuery = queryOptions({
  queryKey: [imageSearchSettings.path],
  queryFn: ({ signal }) => call(imageSearchSettings, {}, { signal }),
})

/** Results of a search, paginated. Cached, because searches of external services are limited. */
export const foundImagesQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: [searchImages.path, term],
    queryFn: ({ pageParam, signal }) =>
      call(searchImages, { query: { q: term, start: pageParam, num: IMAGE_SEARCH_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => last.nextStart,
  })
