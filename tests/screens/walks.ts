import { NEWCOMER_WALKS } from './newcomer.ts'
import { PUBLIC_WALKS } from './public.ts'
import { SALON_WALKS } from './salon.ts'
import { inTurn, type Person, type Screen, type Walk } from './screen.ts'
import { STATE_WALKS } from './states.ts'

/** Every screen and its main states, in the order in which people meet them: for pictures, and to be looked at by axe. */
export const WALKS: readonly Walk[] = [...PUBLIC_WALKS, ...NEWCOMER_WALKS, ...SALON_WALKS, ...STATE_WALKS]

/** Who sees a screen, and how a new page gets there. */
export function screenNamed(name: string): { readonly as: Person; readonly open: Screen['open'] } {
  for (const { as, steps } of WALKS) {
    const [first, ...others] = steps.slice(0, steps.findIndex((step) => step.name === name) + 1)
    if (first) return { as, open: inTurn(first.open, ...others.map(({ open }) => open)) }
  }
  throw new Error(`no screen is named ${name}`)
}
