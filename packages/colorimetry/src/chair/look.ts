import { clampLevel } from '../colour/level.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { POWDER_CLASSES } from '../data/products/product-classes.ts'
import { after } from '../hair/after.ts'
import { afterSession, type HairState, hairThrough, startingHair } from '../hair/formula-hair.ts'
import { exposedBy } from '../hair/lift.ts'
import { addAmounts, sumOf, times } from '../hair/pigment.ts'
import { type HeadOfHair, headsThrough } from '../hair/replay-plan.ts'
import type { ZoneHair } from '../hair/state.ts'
import type { Seen } from '../model/chair.ts'
import type { Phase, Plan, PlanSession } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import { checkPlan } from '../rules/check-plan.ts'

export const isLightener = ({ products: [main] }: Phase): boolean =>
  main !== undefined && POWDER_CLASSES.has(main.class)

/** A plan while it is carried out: the starting point of every check of a bowl. */
export type Carried = {
  readonly plan: Plan
  readonly situation: Situation
  /** The head before every phase of all sessions, and after the last one. */
  readonly heads: readonly HeadOfHair[]
  /** Rules that the plan itself breaks; no action at the chair may break another one. */
  readonly broken: ReadonlySet<string>
}

/** A check of a bowl, in its session. */
export type Look = Carried & {
  readonly seen: Seen
  readonly session: PlanSession
  readonly phase: Phase
  /** Index of the bowl among all phases of the plan. */
  readonly place: number
  /** Phases after it. */
  readonly after: readonly Phase[]
  /** The head before the bowl, and as observed under it now. */
  readonly before: HeadOfHair
  readonly now: HeadOfHair
  /** The hair before the bowl, at the levels that formulas use. */
  readonly spoken: HairState
}

/** Ids of the safety rules that a plan breaks. */
export const brokenBy = (plan: Plan, situation: Situation): ReadonlySet<string> =>
  new Set(checkPlan({ ...plan, options: [] }, situation).map(({ rule }) => rule))

export const carriedOut = (plan: Plan, situation: Situation): Carried => ({
  plan,
  situation,
  heads: headsThrough(plan.sessions, situation),
  broken: brokenBy(plan, situation),
})

const { looks } = MID_SERVICE

/** The hair of a zone as observed under a bowl at one minute of its processing. */
const seenOn = (zone: Zone, hair: ZoneHair, phase: Phase, { level, minute, trouble }: Seen): ZoneHair => {
  const plain = { ...after(hair, phase, minute), depth: clampLevel(level) }
  const depth = (by: number): ZoneHair => ({ ...plain, depth: clampLevel(level + by) })
  const warm = exposedBy(1, level, hair)
  const isLight = isLightener(phase)
  switch (trouble) {
    case null:
    case 'not-at-level':
      return isLight ? { ...plain, base: exposedBy(Math.max(0, level - hair.depth), level, hair) } : plain
    case 'too-warm':
      return { ...plain, base: sumOf(plain.base, times(warm, looks.warm)) }
    case 'too-ash':
      return { ...plain, oxidative: addAmounts(plain.oxidative, { CENERE: looks.ash }) }
    case 'ends-grabbed':
      if (zone !== 'ends') return plain
      return depth(isLight ? looks.lightenedEnds : -looks.grabbed)
    case 'band':
      return zone === 'lengths' ? depth(-looks.band) : plain
    case 'uneven-root': {
      if (zone !== 'roots') return plain
      const white = { ...plain.white, covered: plain.white.covered * looks.openRoot }
      return isLight ? depth(looks.band) : { ...plain, white, base: sumOf(plain.base, times(warm, looks.warm)) }
    }
  }
}

/** The check of a bowl; null when the plan has no such bowl. */
export const lookAt = (carried: Carried, seen: Seen): Look | null => {
  const { plan, situation, heads } = carried
  const session = plan.sessions[seen.session]
  const phase = session?.phases[seen.phase]
  if (session === undefined || phase === undefined) return null
  const earlier = plan.sessions.slice(0, seen.session)
  const place = earlier.reduce((sum, { phases }) => sum + phases.length, 0) + seen.phase
  const before = heads[place]
  const { zones } = situation.goal
  const hair = earlier.reduce((now, each) => afterSession(now, each, zones), startingHair(situation))
  const spoken = hairThrough(hair, session, zones)[seen.phase]
  if (before === undefined || spoken === undefined) return null
  const now: HeadOfHair = eachZone((zone) =>
    phase.zones.includes(zone) ? seenOn(zone, before[zone], phase, seen) : before[zone],
  )
  return { ...carried, seen, session, phase, place, after: session.phases.slice(seen.phase + 1), before, now, spoken }
}
