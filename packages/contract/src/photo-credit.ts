import { z } from 'zod'
import { lineOfText } from './fields.ts'
import { MAX_ADDRESS_LENGTH, MAX_CREDIT_LENGTH } from './limits.ts'

/** An address that a browser may open from a link: nothing but http(s). */
const webLinkField = z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_LENGTH)

/** Whose picture it is that was found on the web, under which licence. */
export const photoCreditSchema = z.object({
  author: lineOfText(MAX_CREDIT_LENGTH).nullable(),
  licence: lineOfText(MAX_CREDIT_LENGTH).nullable(),
  licenceUrl: webLinkField.nullable(),
  pageUrl: webLinkField.nullable(),
})
export type PhotoCredit = z.infer<typeof photoCreditSchema>
