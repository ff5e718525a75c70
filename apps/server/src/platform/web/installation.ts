import type { Config } from '../config.ts'
import { escapeHtml } from '../http/html.ts'

/** What the built pages say about the installation that serves them, and only that one knows. */
export type Installation = {
  /** 'https://riflesso.example', without a slash at the end. */
  readonly origin: string
  /** Who runs it, in one line; empty where nobody is named. */
  readonly operator: string
}

/**
 * Stands in the built pages where the address of the installation belongs; the other one for its operator. The web app
 * writes them (apps/web/app/installation.ts).
 */
const ORIGIN_MARK = 'https://riflesso.invalid'
const OPERATOR_MARK = '{{operator}}'

export const installationOf = ({ publicUrl, legal }: Pick<Config, 'publicUrl' | 'legal'>): Installation => ({
  origin: publicUrl,
  operator: legal
    ? [legal.name, legal.address, `P. IVA ${legal.vatNumber}`, `PEC ${legal.pec}`, legal.contact].join(' · ')
    : '',
})

/** A built page as this installation shows it. */
export const pageOf = (html: string, { origin, operator }: Installation): string =>
  html.replaceAll(ORIGIN_MARK, () => escapeHtml(origin)).replaceAll(OPERATOR_MARK, () => escapeHtml(operator))
