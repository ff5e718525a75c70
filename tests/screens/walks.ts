import { ANALYSIS_WALKS } from './analysis.ts'
import { NEWCOMER_WALKS } from './newcomer.ts'
import { PUBLIC_WALKS } from './public.ts'
import { SALON_WALKS } from './salon.ts'
import { type Person, type Screen, sequence, type Walk } from './screen.ts'
import { STATE_WALKS } from './states.ts'

/** Every screen in its main states, in the order of use: for screenshots and for the axe checks. */
export const WALKS: readonly Walk[] = [
  ...PUBLIC_WALKS,
  ...NEWCOMER_WALKS,
  ...SALON_WALKS,
  ...ANALYSIS_WALKS,
  ...STATE_WALKS,
]

/** Finds a screen: its user, and how a new page reaches it. Throws if no screen has this name. */
export function screenNamed(name: string): { readonly as: Person; readonly open: Screen['open'] } {
  for (const { as, steps } of WALKS) {
    const [first, ...others] = steps.slice(0, steps.findIndex((step) => step.name === name) + 1)
    if (first) return { as, open: sequence(first.open, ...others.map(({ open }) => open)) }
  }
  throw new Error(`no screen is named ${name}`)
}
