import { IMAGE_SEARCH_PAGE, imageSearchSettings, searchImages } from '@riflesso/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** Which engine this installation searches with. */
export const imageSearchQuery = queryOptions({
  queryKey: [imageSearchSettings.path],
  queryFn: ({ signal }) => call(imageSearchSettings, {}, { signal }),
})

/** The pictures of a search, page by page. A search made before is not made again: outside they are counted. */
export const foundImagesQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: [searchImages.path, term],
    queryFn: ({ pageParam, signal }) =>
      call(searchImages, { query: { q: term, start: pageParam, num: IMAGE_SEARCH_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => last.nextStart,
  })
