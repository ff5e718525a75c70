import { z } from 'zod'
import { lineOfText } from '../schema/fields.ts'
import { MAX_ADDRESS_LENGTH, MAX_CREDIT_LENGTH } from '../schema/limits.ts'

/** A URL that is safe in a link: http or https only. */
const webLinkField = z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_LENGTH)

/** Author and licence of a picture found on the web. */
export const photoCreditSchema = z.object({
  author: lineOfText(MAX_CREDIT_LENGTH).nullable(),
  licence: lineOfText(MAX_CREDIT_LENGTH).nullable(),
  licenceUrl: webLinkField.nullable(),
  pageUrl: webLinkField.nullable(),
})
export type PhotoCredit = z.infer<typeof photoCreditSchema>
