import type { BillingDetails } from '@riflesso/contract'
import type { PostalAddress } from '#platform/postal-address'

/** Who issues the documents. */
export type Issuer = PostalAddress & { readonly name: string; readonly vatNumber: string }

/** One line of a document, in euro cents, VAT excluded. */
export type ContentLine = {
  readonly text: string
  readonly netCents: number
  /** Days in Italy, the last one included; null when the line has no time. */
  readonly period: { readonly from: string; readonly to: string } | null
}

/** What a document says besides its number and day; kept as JSON, because what was issued never changes. */
export type FiscalContent = {
  readonly issuer: Issuer
  readonly customer: BillingDetails
  readonly lines: readonly ContentLine[]
  /** Sum of the lines, in euro cents. */
  readonly netCents: number
  readonly vatCents: number
  /** Of a credit note: the invoice that it takes back. */
  readonly takesBack: { readonly number: number; readonly issuedOn: string } | null
}
