import { MAX_ADDRESS_LENGTH, MAX_CREDIT_LENGTH, type PhotoCredit } from '@riflesso/contract'

type Given = { readonly [Key in keyof PhotoCredit]?: string | null | undefined }

const line = (text: string | null | undefined): string | null =>
  text?.trim().slice(0, MAX_CREDIT_LENGTH).toWellFormed() || null

/** What a service says is no link until it looks like one: nothing but http(s). */
const webLink = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= MAX_ADDRESS_LENGTH
    ? address
    : null

/** What a service says of a picture, cut to what is kept. */
export const creditOf = ({ author, licence, licenceUrl, pageUrl }: Given): PhotoCredit => ({
  author: line(author),
  licence: line(licence),
  licenceUrl: webLink(licenceUrl),
  pageUrl: webLink(pageUrl),
})
