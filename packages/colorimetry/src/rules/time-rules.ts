import { helpNeeded } from '../clock/help-needed.ts'

import { HARD_LIMITS } from '../data/hard-limits.ts'
import { PRODUCT_CLASS_DATA, usesPowder } from '../data/products/product-classes.ts'
import { conditionOf } from '../hair/likely-answers.ts'
import type { SessionClock } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'
import type { Breach, SafetyRule } from './rule.ts'
import { isOxidative } from './steps.ts'

/**
 * Longest time of a bowl on a strand: the first strand of a section until its rinse starts, or the last one until its rinse ends. 0 if
 * the clock has no such bowl.
 */
const strandMinutes = (clock: SessionClock | undefined, phase: number): number =>
  (clock?.sections ?? [])
    .filter((section) => section.phase === phase)
    .reduce((most, { applied, rinsed }) => Math.max(most, rinsed[0] - applied[0], rinsed[1] - applied[1]), 0)

/** A limit for one zone in one session. */
const perZone = (
  id: SafetyRule['id'],
  most: number,
  counts: (work: Phase) => boolean,
  amount: (work: Phase, phase: number, clock: SessionClock | undefined) => number,
): SafetyRule => ({
  id,
  severity: 'cap',
  source: '5.3',
  check: ({ sessions, clocks }) =>
    sessions.flatMap(({ session, plan: { phases } }) =>
      ZONES.flatMap((zone): Breach[] => {
        const total = phases.reduce(
          (sum, work, phase) =>
            work.zones.includes(zone) && counts(work) ? sum + amount(work, phase, clocks[session]) : sum,
          0,
        )
        return total > most ? [{ session, zone, values: { total, most } }] : []
      }),
    ),
})

/** How many times the longest time of its class no product stays, whatever the sheet of its line says [E]. */
const LONGEST_TIMES = 2

export const timeRules: readonly SafetyRule[] = [
  {
    id: 'class-minutes',
    severity: 'cap',
    source: '5.1',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work }): Breach[] => {
        const [main] = work.products
        // The after-treatment includes the second step of the bond builder.
        const isCare = main === undefined || main.class === 'ACID_CARE' || main.class === 'CORRECTOR'
        const most = isCare ? Number.POSITIVE_INFINITY : LONGEST_TIMES * PRODUCT_CLASS_DATA[main.class].minutesRange[1]
        return work.minutes > most ? [{ session, phase, values: { minutes: work.minutes, most } }] : []
      }),
  },
  {
    id: 'lightener-minutes',
    severity: 'cap',
    source: '5.3',
    check: ({ steps, clocks }) =>
      steps
        .filter(({ work }) => usesPowder(work))
        .map(({ session, phase, work }) => {
          const onStrand = strandMinutes(clocks[session], phase)
          return { session, phase, values: { minutes: Math.max(work.minutes, work.minutesRange[1], onStrand) } }
        })
        .filter(({ values }) => values.minutes > HARD_LIMITS.bleachMinutes),
  },
  {
    id: 'lightener-applications',
    severity: 'cap',
    source: '5.3',
    check: ({ situation, sessions }) =>
      sessions.flatMap(({ session, plan: { phases } }) =>
        ZONES.flatMap((zone): Breach[] => {
          const works = phases.filter((work) => work.zones.includes(zone) && usesPowder(work))
          const most = HARD_LIMITS.bleachTwiceOn.has(conditionOf(situation)) ? HARD_LIMITS.bleachApplicationsPerDay : 1
          const again = works.slice(1).some((work) => (work.developer?.volume ?? 0) > HARD_LIMITS.bleachVolumeAgain)
          return works.length > most || again ? [{ session, zone, values: { total: works.length, most } }] : []
        }),
      ),
  },
  perZone('persulfate-contact', HARD_LIMITS.persulfateMinutesPerZone, usesPowder, (work, phase, clock) =>
    Math.max(work.minutes, strandMinutes(clock, phase)),
  ),
  perZone('oxidative-processes', HARD_LIMITS.oxidativeProcessesPerZone, isOxidative, () => 1),
  {
    id: 'appointment-length',
    severity: 'cap',
    source: '5.3',
    check: ({ plan, clocks }) =>
      clocks
        .map((clock, session) => ({
          session,
          values: { minutes: session === 0 ? Math.max(plan.totalMinutes, clock.minutes) : clock.minutes },
        }))
        .filter(({ values }) => values.minutes > HARD_LIMITS.maxAppointmentMinutes),
  },
  {
    id: 'hands-warned',
    severity: 'warn',
    source: '5.3',
    check: ({ plan, clocks }) =>
      clocks.flatMap((clock, session): Breach[] => {
        const needed = helpNeeded(clock)
        return needed === null || plan.warnings.some(({ code }) => code === needed.code)
          ? []
          : [{ session, values: { minutes: needed.alone } }]
      }),
  },
  {
    id: 'lightening-interval',
    severity: 'refuse',
    source: '5.3',
    check: ({ plan, situation }) => {
      const since = situation.details.history.weeksSinceBleach
      return plan.sessions.flatMap((session, index): Breach[] => {
        if (!session.phases.some(usesPowder)) return []
        const previous = plan.sessions[index - 1]
        const weeks = index === 0 ? since : previous?.phases.some(usesPowder) === true ? session.afterWeeks : null
        return weeks !== null && weeks < HARD_LIMITS.bleachWeeksMin ? [{ session: index, values: { weeks } }] : []
      })
    },
  },
]
