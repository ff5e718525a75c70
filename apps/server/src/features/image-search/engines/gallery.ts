import { IMAGE_SEARCH_PAGE } from '@riflesso/contract'
import { findPictures } from '../gallery/find-pictures.ts'
import { galleryAddress } from '../gallery/pictures.ts'
import type { ImageSearchEngine } from './engine.ts'

/** Our own rendered shades: no external request. */
export const galleryEngine: ImageSearchEngine = {
  name: 'gallery',
  isOutside: false,
  search: async (query, start) => {
    const found = findPictures(query)
    const next = start + IMAGE_SEARCH_PAGE
    return {
      images: found.slice(start - 1, next - 1).map(({ id, title, alt }) => ({
        imageUrl: galleryAddress(id),
        thumbnailUrl: galleryAddress(id),
        title,
        alt,
        credit: null,
      })),
      nextStart: found.length >= next ? next : null,
    }
  },
}
