import { LEGAL_MAX_VOLUME, percentOf } from '../data/developers.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import { zoneCaps } from '../plan/lift-caps.ts'
import { volumesOf } from '../plan/peroxide.ts'
import type { Breach, SafetyRule } from './rule.ts'
import { isPowder, steps } from './steps.ts'

const LEGAL_MAX_PERCENT = percentOf(LEGAL_MAX_VOLUME)

export const strengthRules: readonly SafetyRule[] = [
  {
    id: 'legal-peroxide',
    severity: 'refuse',
    source: '4.4',
    check: (plan, situation) =>
      steps(plan, situation).flatMap(({ session, phase, work }): Breach[] => {
        const volume = Math.max(0, ...volumesOf(work))
        const isLegal = volume <= LEGAL_MAX_VOLUME && (work.developer?.percent ?? 0) <= LEGAL_MAX_PERCENT
        return isLegal ? [] : [{ session, phase, values: { volume } }]
      }),
  },
  {
    id: 'lightener-volume',
    severity: 'cap',
    source: '4.3',
    check: (plan, situation) =>
      steps(plan, situation).flatMap(({ session, phase, work, hair }): Breach[] => {
        const volume = work.developer?.volume
        if (!isPowder(work) || volume === undefined) return []
        return work.zones.flatMap((zone): Breach[] => {
          const caps = zoneCaps(zone, hair[zone], situation)
          const most =
            zone === 'roots'
              ? Math.min(caps.volumeOnScalp, HARD_LIMITS.bleachVolumeScalp)
              : Math.min(caps.volumeOffScalp, HARD_LIMITS.bleachVolume)
          return volume > most ? [{ session, phase, zone, values: { volume, most } }] : []
        })
      }),
  },
  {
    id: 'class-volume',
    severity: 'cap',
    source: '5.1',
    check: (plan, situation) =>
      steps(plan, situation).flatMap(({ session, phase, work }): Breach[] => {
        const main = work.products[0]
        if (main === undefined) return []
        const { volumes } = PRODUCT_CLASS_DATA[main.class]
        const unknown = volumesOf(work).find((volume) => !volumes.includes(volume))
        return unknown === undefined ? [] : [{ session, phase, values: { volume: unknown } }]
      }),
  },
]
