import { processingMinutes } from '../clock/session-clock.ts'
import { catalogueShadeCodes } from '../data/products/catalogue.ts'
import { POWDER_CLASSES } from '../data/products/product-classes.ts'
import { headAfter } from '../hair/replay-plan.ts'
import { shownDepth } from '../hair/state.ts'
import type { PhaseProduct } from '../model/plan.ts'
import type { Breach, SafetyRule } from './rule.ts'
import { has } from './steps.ts'

const lightens = (product: PhaseProduct) => POWDER_CLASSES.has(product.class) || product.class === 'DECAP_RED'

/** Whether the shade of a product exists in its class, or is absent for a class without shades. */
const isKnown = ({ class: product, shade }: PhaseProduct): boolean => {
  const codes = catalogueShadeCodes(product)
  // A gloss without a shade is clear.
  return shade === null ? codes.size === 0 || product === 'GLOSS' : codes.has(shade)
}

/** Minutes in the chair are rounded to five. */
const ROUNDING_MINUTES = 5
/** The usual tolerance of a promise is half a level. */
const TOLERANCE = 0.5
const EPSILON = 1e-9

/** Requirements for the other rules: a complete plan. */
export const completenessRules: readonly SafetyRule[] = [
  {
    id: 'phase-complete',
    severity: 'cap',
    source: '12',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work }): Breach[] => {
        const isOpenEnded = work.products.some(lightens) && work.stopAtLevel === null
        const isComplete = work.zones.length > 0 && work.products.length > 0 && !isOpenEnded
        return isComplete ? [] : [{ session, phase }]
      }),
  },
  {
    id: 'known-shade',
    severity: 'cap',
    source: '2.1',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work }) =>
        work.products
          .filter((product) => !isKnown(product))
          .map((product) => ({ session, phase, values: { shade: product.shade ?? '', class: product.class } })),
      ),
  },
  {
    id: 'minutes-add-up',
    severity: 'cap',
    source: '5.3',
    check: ({
      plan: {
        sessions: [today],
        totalMinutes,
      },
    }) => {
      const minutes = processingMinutes(today?.phases ?? [])
      return totalMinutes + ROUNDING_MINUTES < minutes
        ? [{ session: 0, values: { minutes: totalMinutes, least: minutes } }]
        : []
    },
  },
  {
    id: 'promise-within-reach',
    severity: 'cap',
    source: '4.1',
    check: ({ plan, situation, sessions }) => {
      const last = sessions.at(-1)
      const zone = plan.goal.zones[0] ?? 'lengths'
      if (last === undefined || last.plan.phases.some((work) => has(work, 'HIGHLIFT'))) return []
      const isKeptBy = (reached: number) => plan.expected.level <= reached + TOLERANCE + EPSILON
      const { level } = last.after[zone]
      if (isKeptBy(level)) return []
      const hair = headAfter(plan.sessions, situation)[zone]
      // White hair that takes colour shows lighter than the hair around it.
      const reached = Math.max(level, hair.depth, shownDepth(hair))
      return isKeptBy(reached) ? [] : [{ session: last.session, zone, values: { level: plan.expected.level, reached } }]
    },
  },
]
