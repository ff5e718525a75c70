import { paths } from '~/paths.ts'

/** The plan that a visitor chose on the price list before signing in. */
export type PlanSelection = { readonly plan: 'basic' | 'pro'; readonly billing: 'monthly' | 'yearly' }

/** Reads `?plan=basic|pro&billing=monthly|yearly`; anything else is no selection. */
export function planSelectionOf(search: URLSearchParams): PlanSelection | null {
  const plan = search.get('plan')
  const billing = search.get('billing')
  if (plan !== 'basic' && plan !== 'pro') return null
  if (billing !== 'monthly' && billing !== 'yearly') return null
  return { plan, billing }
}

/** Where a verified person goes: the app, with the upgrade dialog open when a plan was chosen. */
export function afterSignInPath(selection: PlanSelection | null): string {
  if (selection === null) return paths.app
  return `${paths.app}?${new URLSearchParams({ openUpgrade: 'true', ...selection })}`
}
