import { RUINED_HAIR_BATH } from '../data/lift-caps.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { shadeLevelsOf } from '../hair/formula-hair.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { weeksLater } from '../hair/weeks-later.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import type { Breach, SafetyRule } from './rule.ts'
import { has, isTreated, zonesWith } from './steps.ts'

/** Tolerance for rounding shades to whole levels and levels to halves. */
const ROUNDING = 0.25
/** Base 5 is tolerated by some brands [C]; below it a super-lightener turns orange. */
const HIGHLIFT_MIN_BASE = 5
const HIGHLIFT_FIRST_SHADE = 11

/** Weeks after which no interval limits a lift: intervals have rules of their own (`refusal-rules.ts`, `time-rules.ts`). */
const INTERVALS_OVER = 52

export const liftRules: readonly SafetyRule[] = [
  {
    id: 'R1-colour-lifts-no-colour',
    severity: 'cap',
    source: 'R1',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work, hair }): Breach[] => {
        if (!has(work, 'PERM', 'PERM_W')) return []
        const lightest = Math.max(0, ...shadeLevelsOf(work))
        const lifted = zonesWith(work, hair, (state) => isTreated(state) && lightest > state.level + ROUNDING)
        return lifted.map((zone) => ({ session, phase, zone, values: { shade: lightest, level: hair[zone].level } }))
      }),
  },
  {
    id: 'lift-cap',
    severity: 'cap',
    source: '7.4',
    check: ({ situation, sessions }) => {
      const later = weeksLater(situation, INTERVALS_OVER)
      return sessions.flatMap(({ session, plan: { phases }, before, after }) =>
        ZONES.flatMap((zone: Zone): Breach[] => {
          const on = phases.filter((work) => work.zones.includes(zone))
          const lighteners = on.filter((work) => usesPowder(work) || has(work, 'DECAP_RED'))
          const foil = lighteners.some((work) => work.application.includes('in-foil'))
          // R1 and the rule of super-lighteners limit colour on treated hair.
          if (lighteners.length === 0 && isTreated(before[zone])) return []
          const caps = zoneCaps(zone, before[zone], later, foil)
          const cap = lighteners.length > 0 ? caps.powder : caps.colour
          const highest = Math.max(after[zone].level, ...lighteners.map((work) => work.stopAtLevel ?? 0))
          const lift = highest - before[zone].level
          return lift > cap + ROUNDING ? [{ session, zone, values: { lift, cap } }] : []
        }),
      )
    },
  },
  {
    id: 'highlift-base',
    severity: 'cap',
    source: '4.2',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work, hair }) => {
        const isHighlift = has(work, 'HIGHLIFT') || shadeLevelsOf(work).some((level) => level >= HIGHLIFT_FIRST_SHADE)
        if (!isHighlift) return []
        return zonesWith(work, hair, (state) => state.history !== 'naturale' || state.level < HIGHLIFT_MIN_BASE).map(
          (zone) => ({
            session,
            phase,
            zone,
            values: { level: hair[zone].level, history: hair[zone].history },
          }),
        )
      }),
  },
  {
    id: 'ruined-hair-bath',
    severity: 'cap',
    source: '7.4',
    check: ({ situation, steps }) =>
      steps.flatMap(({ session, phase, work, hair }) => {
        if (!usesPowder(work) || !work.zones.some((zone) => zoneCaps(zone, hair[zone], situation).bathOnly)) return []
        const isShortBath =
          has(work, 'BATH') &&
          work.minutes <= RUINED_HAIR_BATH.minutes &&
          (work.developer?.volume ?? 0) <= RUINED_HAIR_BATH.volume
        return isShortBath ? [] : [{ session, phase, values: { minutes: work.minutes } }]
      }),
  },
]
