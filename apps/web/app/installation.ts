/**
 * Values that only the server has: public URL, operator in one line (empty in a demonstration), and the plans in words. The
 * build writes placeholders; the server replaces them in the page and in the attributes of `<html>`, so that hydration finds
 * the same values. See apps/server/src/platform/web/installation.ts.
 */
const MARKS = import.meta.env.DEV
  ? // The development server does not replace placeholders.
    { origin: '', operator: '' }
  : { origin: 'https://riflesso.invalid', operator: '{{operator}}' }

/** A plan on offer; empty strings if it is not. */
type PlanWords = {
  /** '39,90 €' */
  readonly monthly: string
  readonly yearly: string
  /** '50 analisi al mese' */
  readonly analyses: string
  readonly collaborators: string
}

const marksOf = (plan: 'basic' | 'pro'): PlanWords => ({
  monthly: `{{${plan}.monthly}}`,
  yearly: `{{${plan}.yearly}}`,
  analyses: `{{${plan}.analyses}}`,
  collaborators: `{{${plan}.collaborators}}`,
})

const PLAN_MARKS = { basic: marksOf('basic'), pro: marksOf('pro') } as const

const written = typeof document === 'undefined' ? MARKS : document.documentElement.dataset
const plans = typeof document === 'undefined' ? undefined : document.documentElement.dataset.plans

export const installation = {
  origin: written.origin ?? MARKS.origin,
  operator: written.operator ?? '',
  plans: plans === undefined ? PLAN_MARKS : (JSON.parse(plans) as typeof PLAN_MARKS),
} as const
