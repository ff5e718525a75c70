import { HARD_LIMITS } from '../data/hard-limits.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { conditionOf } from '../hair/likely-answers.ts'
import type { Phase } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'
import type { Breach, SafetyRule } from './rule.ts'
import { isOxidative } from './steps.ts'

/** A limit for one zone in one session. */
const perZone = (
  id: SafetyRule['id'],
  most: number,
  counts: (work: Phase) => boolean,
  amount: (work: Phase) => number,
): SafetyRule => ({
  id,
  severity: 'cap',
  source: '5.3',
  check: ({ sessions }) =>
    sessions.flatMap(({ session, plan: { phases } }) =>
      ZONES.flatMap((zone): Breach[] => {
        const total = phases
          .filter((work) => work.zones.includes(zone) && counts(work))
          .reduce((sum, work) => sum + amount(work), 0)
        return total > most ? [{ session, zone, values: { total, most } }] : []
      }),
    ),
})

export const timeRules: readonly SafetyRule[] = [
  {
    id: 'lightener-minutes',
    severity: 'cap',
    source: '5.3',
    check: ({ steps }) =>
      steps
        .filter(
          ({ work }) => usesPowder(work) && Math.max(work.minutes, work.minutesRange[1]) > HARD_LIMITS.bleachMinutes,
        )
        .map(({ session, phase, work }) => ({
          session,
          phase,
          values: { minutes: Math.max(work.minutes, work.minutesRange[1]) },
        })),
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
  perZone('persulfate-contact', HARD_LIMITS.persulfateMinutesPerZone, usesPowder, (work) => work.minutes),
  perZone('oxidative-processes', HARD_LIMITS.oxidativeProcessesPerZone, isOxidative, () => 1),
  {
    id: 'appointment-length',
    severity: 'cap',
    source: '5.3',
    check: ({ plan }) =>
      plan.totalMinutes > HARD_LIMITS.maxAppointmentMinutes
        ? [{ session: 0, values: { minutes: plan.totalMinutes } }]
        : [],
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
