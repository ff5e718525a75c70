import { IMAGE_SEARCH_PAGE } from '@riflesso/contract'
import type { ImageSearchEngine } from '../engines/engine.ts'
import { GALLERY, type GalleryPicture, galleryAddress } from './pictures.ts'
import { readQuery, type Term } from './read-query.ts'

/**
 * The pictures of a search, best first: by the number of matching terms, then by those in the title, then by
 * the fewest other terms in the title. A picture with less than half of the terms is left out.
 */
export function findPictures(query: string): readonly GalleryPicture[] {
  const { terms } = readQuery(query)
  if (terms.length === 0) return []
  return GALLERY.map((picture) => ({ picture, ...matchOf(picture, terms) }))
    .filter(({ shown }) => shown * 2 >= terms.length && shown > 0)
    .sort((a, b) => b.shown - a.shown || b.named - a.named || a.beside - b.beside)
    .map(({ picture }) => picture)
}

function matchOf(picture: GalleryPicture, terms: readonly Term[]) {
  const named = terms.filter((term) => picture.terms.has(term)).length
  const silent = terms.filter((term) => !picture.terms.has(term) && picture.silentTerms.has(term)).length
  return { shown: named + silent, named, beside: picture.terms.size - named }
}

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
