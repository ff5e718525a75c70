import type { FoundImage, ImageSearchEngineName } from '@riflesso/contract'

/** What an engine answers: at most a page, and the place of the next one, or null when this was the last. */
export type FoundPage = { readonly images: readonly FoundImage[]; readonly nextStart: number | null }

/** Where pictures of hair are looked for. */
export type ImageSearchEngine = {
  readonly name: ImageSearchEngineName
  /** Asks a service outside: its searches are counted, its thumbnails fetched by this server. */
  readonly isOutside: boolean
  /**
   * The page that begins at the picture `start`, counted from 1.
   *
   * @throws AppError with a code of the search operation
   */
  readonly search: (query: string, start: number, signal: AbortSignal) => Promise<FoundPage>
}
