import { HARD_LIMITS } from '../data/hard-limits.ts'
import { LEGAL_MAX_VOLUME, MAX_LIFT, percentOf } from '../data/products/developers.ts'
import { PRODUCT_CLASS_DATA, usesPowder } from '../data/products/product-classes.ts'
import { shadeLevelsOf } from '../hair/formula-hair.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { volumesOf } from '../hair/peroxide.ts'
import type { Phase } from '../model/plan.ts'
import type { Breach, SafetyRule } from './rule.ts'
import { has, isTreated } from './steps.ts'

/** Levels and shades are rounded to halves. */
const ROUNDING = 0.25

/** Lift of the phase's product with its volumes, in levels; null if it lifts nothing or is unknown. */
const maxLift = ({ products: [main], developer }: Phase): number | null => {
  if (main === undefined || developer === null) return null
  // Volumes that the class does not have break another rule.
  const isKnown = PRODUCT_CLASS_DATA[main.class].volumes.includes(developer.volume)
  return isKnown ? (MAX_LIFT[main.class]?.(developer.volume) ?? null) : null
}

/** Whether it is in foil or a centimetre off the scalp, so that the volumes for lengths apply. */
const isOffScalp = ({ application }: Phase): boolean =>
  application.includes('off-scalp') && application.includes('in-foil')

/** Target level of the phase. */
const reachOf = (work: Phase): number => work.stopAtLevel ?? Math.max(0, ...shadeLevelsOf(work))

const LEGAL_MAX_PERCENT = percentOf(LEGAL_MAX_VOLUME)

export const strengthRules: readonly SafetyRule[] = [
  {
    id: 'legal-peroxide',
    severity: 'refuse',
    source: '4.4',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work }): Breach[] => {
        const volume = Math.max(0, ...volumesOf(work))
        const isLegal = volume <= LEGAL_MAX_VOLUME && (work.developer?.percent ?? 0) <= LEGAL_MAX_PERCENT
        return isLegal ? [] : [{ session, phase, values: { volume } }]
      }),
  },
  {
    id: 'lightener-volume',
    severity: 'cap',
    source: '4.3',
    check: ({ situation, steps }) =>
      steps.flatMap(({ session, phase, work, hair }): Breach[] => {
        const volume = work.developer?.volume
        if (!usesPowder(work) || volume === undefined) return []
        return work.zones.flatMap((zone): Breach[] => {
          const caps = zoneCaps(zone, hair[zone], situation)
          const most =
            zone === 'roots' && !isOffScalp(work)
              ? Math.min(caps.volumeOnScalp, HARD_LIMITS.bleachVolumeScalp)
              : Math.min(caps.volumeOffScalp, HARD_LIMITS.bleachVolume)
          return volume > most ? [{ session, phase, zone, values: { volume, most } }] : []
        })
      }),
  },
  {
    id: 'colour-volume',
    severity: 'cap',
    source: '7.4',
    check: ({ situation, steps }) =>
      steps.flatMap(({ session, phase, work, hair }): Breach[] => {
        const volume = work.developer?.volume ?? 0
        if (!has(work, 'PERM', 'PERM_W', 'HIGHLIFT') || volume > LEGAL_MAX_VOLUME) return []
        return work.zones.flatMap((zone): Breach[] => {
          const most = zoneCaps(zone, hair[zone], situation).colourVolume
          return volume > most ? [{ session, phase, zone, values: { volume, most } }] : []
        })
      }),
  },
  {
    id: 'lift-by-volume',
    severity: 'cap',
    source: '4.1',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work, hair }): Breach[] => {
        const most = maxLift(work)
        if (most === null) return []
        return work.zones.flatMap((zone): Breach[] => {
          if (!usesPowder(work) && isTreated(hair[zone])) return []
          const lift = reachOf(work) - hair[zone].level
          return lift > most + ROUNDING ? [{ session, phase, zone, values: { lift, most } }] : []
        })
      }),
  },
  {
    id: 'class-volume',
    severity: 'cap',
    source: '5.1',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work }): Breach[] => {
        const main = work.products[0]
        if (main === undefined) return []
        const { volumes } = PRODUCT_CLASS_DATA[main.class]
        const unknown = volumesOf(work).find((volume) => volume <= LEGAL_MAX_VOLUME && !volumes.includes(volume))
        return unknown === undefined ? [] : [{ session, phase, values: { volume: unknown } }]
      }),
  },
]
