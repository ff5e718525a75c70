import type { BillingDetails } from '@riflesso/contract'
import type { PostalAddress } from '#platform/postal-address'

/** The issuer of the documents. */
export type Issuer = PostalAddress & { readonly name: string; readonly vatNumber: string }

/** One line of a document, in euro cents, VAT excluded. */
export type ContentLine = {
  readonly text: string
  readonly netCents: number
  /** Days in Italy, the last one included; null when the line has no period. */
  readonly period: { readonly from: string; readonly to: string } | null
}

/** Content of a document besides its number and day; stored as JSON, since an issued document never changes. */
export type FiscalContent = {
  readonly issuer: Issuer
  readonly customer: BillingDetails
  readonly lines: readonly ContentLine[]
  /** Sum of the lines, in euro cents. */
  readonly netCents: number
  readonly vatCents: number
  /** For a credit note: the invoice that it reverses. */
  readonly takesBack: { readonly number: number; readonly issuedOn: string } | null
}
