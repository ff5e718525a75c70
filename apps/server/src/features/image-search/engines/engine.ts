import type { FoundImage, ImageSearchEngineName } from '@riflesso/contract'

/** A page of results at most, and the start of the next one, or null after the last. */
export type FoundPage = { readonly images: readonly FoundImage[]; readonly nextStart: number | null }

/** A source of hair pictures. */
export type ImageSearchEngine = {
  readonly name: ImageSearchEngineName
  /** Whether it calls an external service: its searches are counted, its thumbnails fetched by this server. */
  readonly isOutside: boolean
  /**
   * The page that starts at the picture `start`, counted from 1.
   *
   * @throws AppError with a code of the search operation
   */
  readonly search: (query: string, start: number, signal: AbortSignal) => Promise<FoundPage>
}
