import { clampLevel } from '../colour/level.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { POWDER_CLASSES } from '../data/product-classes.ts'
import { after } from '../hair/after.ts'
import { exposedBy } from '../hair/lift.ts'
import { addAmounts, sumOf, times } from '../hair/pigment.ts'
import type { HeadOfHair } from '../hair/replay-plan.ts'
import type { ZoneHair } from '../hair/state.ts'
import type { Seen } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import type { Carried, Look } from './move.ts'

export const isLightener = ({ products: [main] }: Phase): boolean =>
  main !== undefined && POWDER_CLASSES.has(main.class)

const { looks } = MID_SERVICE

/** The hair of a zone under a bowl, as somebody sees it at a minute of its time. */
const seenOn = (zone: Zone, hair: ZoneHair, phase: Phase, { level, minute, trouble }: Seen): ZoneHair => {
  const plain = { ...after(hair, phase, minute), depth: clampLevel(level) }
  const depth = (by: number): ZoneHair => ({ ...plain, depth: clampLevel(level + by) })
  const warm = exposedBy(1, level, hair)
  switch (trouble) {
    case 'not-at-level':
      return isLightener(phase) ? { ...plain, base: exposedBy(Math.max(0, level - hair.depth), level, hair) } : plain
    case 'too-warm':
      return { ...plain, base: sumOf(plain.base, times(warm, looks.warm)) }
    case 'too-ash':
      return { ...plain, oxidative: addAmounts(plain.oxidative, { CENERE: looks.ash }) }
    case 'ends-grabbed':
      if (zone !== 'ends') return plain
      return depth(isLightener(phase) ? looks.lightenedEnds : -looks.grabbed)
    case 'band':
      return zone === 'lengths' ? depth(-looks.band) : plain
    case 'uneven-root': {
      if (zone !== 'roots') return plain
      const white = { ...plain.white, covered: plain.white.covered * looks.openRoot }
      return isLightener(phase)
        ? depth(looks.band)
        : { ...plain, white, base: sumOf(plain.base, times(warm, looks.warm)) }
    }
  }
}

/** The look at a bowl; null when the plan has no such bowl. */
export const lookAt = (carried: Carried, seen: Seen): Look | null => {
  const { plan, heads } = carried
  const session = plan.sessions[seen.session]
  const phase = session?.phases[seen.phase]
  if (session === undefined || phase === undefined) return null
  const earlier = plan.sessions.slice(0, seen.session).reduce((sum, { phases }) => sum + phases.length, 0)
  const before = heads[earlier + seen.phase]
  if (before === undefined) return null
  const on = (zone: Zone) => (phase.zones.includes(zone) ? seenOn(zone, before[zone], phase, seen) : before[zone])
  const now: HeadOfHair = { roots: on('roots'), lengths: on('lengths'), ends: on('ends') }
  return { ...carried, seen, session, phase, after: session.phases.slice(seen.phase + 1), before, now }
}
