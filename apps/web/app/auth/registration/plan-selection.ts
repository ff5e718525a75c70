import { paths } from '~/paths.ts'

/** Plan chosen on the price list before signing in. */
export type PlanSelection = { readonly plan: 'basic' | 'pro'; readonly billing: 'monthly' | 'yearly' }

/** Parses `?plan=basic|pro&billing=monthly|yearly`; null if invalid. */
export function planSelectionOf(search: URLSearchParams): PlanSelection | null {
  const plan = search.get('plan')
  const billing = search.get('billing')
  if (plan !== 'basic' && plan !== 'pro') return null
  if (billing !== 'monthly' && billing !== 'yearly') return null
  return { plan, billing }
}

/** Path after signing in: the app, with the upgrade dialog open if a plan was chosen. */
export function afterSignInPath(selection: PlanSelection | null): string {
  if (selection === null) return paths.app
  return `${paths.app}?${new URLSearchParams({ openUpgrade: 'true', ...selection })}`
}
