import {
  type FoundImage,
  type ImageSearchEngineName,
  MAX_ADDRESS_LENGTH,
  MAX_CREDIT_LENGTH,
  type PhotoCredit,
} from '@riflesso/contract'

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

type Given = { readonly [Key in keyof PhotoCredit]?: string | null | undefined }

const line = (text: string | null | undefined): string | null =>
  text?.trim().slice(0, MAX_CREDIT_LENGTH).toWellFormed() || null

/** A link from a service is used only if it is http(s). */
const webLink = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= MAX_ADDRESS_LENGTH
    ? address
    : null

/** The credit of a picture, cut to the stored lengths. */
export const creditOf = ({ author, licence, licenceUrl, pageUrl }: Given): PhotoCredit => ({
  author: line(author),
  licence: line(licence),
  licenceUrl: webLink(licenceUrl),
  pageUrl: webLink(pageUrl),
})
