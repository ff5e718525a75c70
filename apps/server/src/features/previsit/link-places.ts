import { AppError } from '#platform/errors'

/** Uploads by links that a salon may have open, so that its own keep most of its places and memory. */
const MAX_OPEN_PER_SALON = 2
const RETRY_AFTER_SECONDS = 5

/** A link and its salon. */
type Link = { readonly salonId: string; readonly id: string }

/**
 * Runs the upload by a link, one at a time for each.
 *
 * @throws AppError 'too-many-analyses' while another by this link, or too many by those of the salon, are open
 */
export function createLinkPlaces() {
  const open = new Map<string, Set<string>>()
  return async <T>({ salonId, id }: Link, upload: () => Promise<T>): Promise<T> => {
    const links = open.get(salonId) ?? new Set()
    if (links.has(id) || links.size >= MAX_OPEN_PER_SALON)
      throw new AppError('too-many-analyses', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    open.set(salonId, links.add(id))
    try {
      return await upload()
    } finally {
      links.delete(id)
      if (links.size === 0) open.delete(salonId)
    }
  }
}
