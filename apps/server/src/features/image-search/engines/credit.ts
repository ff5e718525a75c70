import { MAX_ADDRESS_LENGTH, MAX_CREDIT_LENGTH, type PhotoCredit } from '@riflesso/contract'

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
