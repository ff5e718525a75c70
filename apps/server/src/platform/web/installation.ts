import { euro } from '@riflesso/consultation'
import type { Config } from '../config.ts'
import type { subscriptionPlans } from '../database/schema/index.ts'
import { escapeHtml } from '../http/html.ts'

/** Details of the installation in the built pages, known only at run time. */
export type Installation = {
  /** 'https://riflesso.example', without a trailing slash. */
  readonly origin: string
  /** The operator in one line; empty if not set. */
  readonly operator: string
  /** The plans that can be bought with their prices, in one line of Italian. */
  readonly prices: string
}

/**
 * Placeholder in the built pages for the address of the installation; the others for its operator and its prices. The
 * web app writes them (apps/web/app/installation.ts).
 */
const ORIGIN_MARK = 'https://riflesso.invalid'
const OPERATOR_MARK = '{{operator}}'
const PRICES_MARK = '{{prices}}'

type PlanRow = typeof subscriptionPlans.$inferSelect

export const installationOf = (
  { publicUrl, legal }: Pick<Config, 'publicUrl' | 'legal'>,
  plans: readonly PlanRow[],
): Installation => ({
  origin: publicUrl,
  operator: legal
    ? [legal.name, legal.address, `P. IVA ${legal.vatNumber}`, `PEC ${legal.pec}`, legal.contact].join(' · ')
    : '',
  prices: plans
    .filter(({ priceMonthly }) => priceMonthly > 0)
    .map(priceOf)
    .join(' · '),
})

/** 'Basic 39,90 € al mese o 438,90 € all’anno'. */
const priceOf = ({ name, priceMonthly, priceYearly }: PlanRow): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} ${euro(priceMonthly)} al mese o ${euro(priceYearly)} all’anno`

/** A built page with the details of this installation. */
export const pageOf = (html: string, { origin, operator, prices }: Installation): string =>
  html
    .replaceAll(ORIGIN_MARK, () => escapeHtml(origin))
    .replaceAll(OPERATOR_MARK, () => escapeHtml(operator))
    .replaceAll(PRICES_MARK, () => escapeHtml(prices))
