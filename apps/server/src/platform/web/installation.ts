import { analysesOfPlan, collaboratorsOfPlan, euro } from '@riflesso/consultation'
import type { Config } from '../config.ts'
import type { subscriptionPlans } from '../database/schema/index.ts'
import { escapeHtml } from '../http/html.ts'

type PlanWords = {
  readonly monthly: string
  readonly yearly: string
  readonly analyses: string
  readonly collaborators: string
}

/** Details of the installation in the built pages, known only at run time. */
export type Installation = {
  /** 'https://riflesso.example', without a trailing slash. */
  readonly origin: string
  /** The operator in one line; empty if not set. */
  readonly operator: string
  /** The plans in words, by their names. */
  readonly plans: ReadonlyMap<string, PlanWords>
}

/**
 * Placeholder in the built pages for the address of the installation; the others for its operator and its plans. The
 * web app writes them (apps/web/app/installation.ts).
 */
const ORIGIN_MARK = 'https://riflesso.invalid'
const OPERATOR_MARK = '{{operator}}'
/** '{{basic.monthly}}' */
const PLAN_MARK = /\{\{(basic|pro)\.(monthly|yearly|analyses|collaborators)\}\}/g

type PlanRow = typeof subscriptionPlans.$inferSelect

export const installationOf = (
  { publicUrl, legal }: Pick<Config, 'publicUrl' | 'legal'>,
  plans: readonly PlanRow[],
) => ({
  origin: publicUrl,
  operator: legal
    ? [legal.name, legal.address, `P. IVA ${legal.vatNumber}`, `PEC ${legal.pec}`, legal.contact].join(' · ')
    : '',
  plans: new Map(plans.filter(({ isActive }) => isActive).map((plan) => [plan.name, wordsOf(plan)])),
})

const wordsOf = ({ priceMonthly, priceYearly, maxAnalyses, maxChildUsers }: PlanRow): PlanWords => ({
  monthly: euro(priceMonthly),
  yearly: euro(priceYearly),
  analyses: analysesOfPlan(maxAnalyses),
  collaborators: collaboratorsOfPlan(maxChildUsers),
})

/** A built page with the details of this installation. */
export const pageOf = (html: string, { origin, operator, plans }: Installation): string =>
  html
    .replaceAll(ORIGIN_MARK, () => escapeHtml(origin))
    .replaceAll(OPERATOR_MARK, () => escapeHtml(operator))
    // A plan that is not on offer is empty, and the page hides it.
    .replaceAll(PLAN_MARK, (_mark, name: string, field: keyof PlanWords) => escapeHtml(plans.get(name)?.[field] ?? ''))
