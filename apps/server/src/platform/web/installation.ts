import type { Config } from '../config.ts'
import type { subscriptionPlans } from '../database/schema/index.ts'
import { escapeHtml } from '../http/html.ts'

/** What the built pages say about the installation that serves them, and only that one knows. */
export type Installation = {
  /** 'https://riflesso.example', without a slash at the end. */
  readonly origin: string
  /** Who runs it, in one line; empty where nobody is named. */
  readonly operator: string
  /** The plans that can be bought with their prices, in one line of Italian. */
  readonly prices: string
}

/**
 * Stands in the built pages where the address of the installation belongs; the others for its operator and its prices. The
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

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })

/** 'Basic 39,90 € al mese o 438,90 € all’anno'. */
const priceOf = ({ name, priceMonthly, priceYearly }: PlanRow): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} ${euros.format(priceMonthly)} al mese o ${euros.format(priceYearly)} all’anno`

/** A built page as this installation shows it. */
export const pageOf = (html: string, { origin, operator, prices }: Installation): string =>
  html
    .replaceAll(ORIGIN_MARK, () => escapeHtml(origin))
    .replaceAll(OPERATOR_MARK, () => escapeHtml(operator))
    .replaceAll(PRICES_MARK, () => escapeHtml(prices))
