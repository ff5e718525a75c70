import { CHECK_FROM_SHARE, LENGTHS_LEAD, SET_UP_MINUTES } from '../data/chair-time.ts'
import type { HairBulk } from '../data/products/grams.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { ClockStep, SessionClock, ZoneSpan } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { type Hands, handsFor, takeOffOf } from './hands.ts'
import { type Placed, sideBySide } from './stages.ts'

/** A part of a bowl that is applied in one go, and its processing time. */
type Part = {
  readonly zones: readonly Zone[]
  readonly apply: number
  readonly process: number
  /** Minutes between the end of the part before it and the start of this one; null = so that all end together. */
  readonly gap: number | null
}

const wholeMinutes = (minutes: number) => Math.max(1, Math.round(minutes))

/** Virgin hair is lightened on lengths and ends first and on the warm roots last; everything else is applied in one go. */
const partsOf = (phase: Phase, hands: Hands): readonly Part[] => {
  const { zones, minutes } = phase
  const away = zones.filter((zone) => zone !== 'roots')
  const whole = [{ zones, apply: wholeMinutes(hands.apply(phase, 1)), process: minutes, gap: null }]
  if (!phase.application.includes('lengths-first-roots-last') || away.length === zones.length || away.length === 0)
    return whole
  const onRoots = wholeMinutes(hands.apply(phase, 1 / zones.length))
  const onLengths = wholeMinutes(hands.apply(phase, away.length / zones.length))
  const lead = usesPowder(phase) ? Math.round(minutes * LENGTHS_LEAD.powderShare) : LENGTHS_LEAD.colourMinutes
  // No head start if the roots take as long as it.
  if (lead < onRoots) return whole
  const rootMinutes = usesPowder(phase) ? minutes - lead : minutes
  return [
    { zones: away, apply: onLengths, process: rootMinutes + lead, gap: null },
    { zones: ['roots'], apply: onRoots, process: rootMinutes, gap: lead - onRoots },
  ]
}

type Lying = { readonly placed: Placed; readonly parts: readonly Part[] }

/** From the start of the application to the end of the processing. */
const lengthOf = ({ parts }: Lying): number => (parts[0]?.apply ?? 0) + (parts[0]?.process ?? 0)
/** Time in which the hands are busy applying it. */
const busyOf = ({ parts }: Lying): number =>
  parts.reduce((sum, { apply, gap }, index) => sum + apply + (index === 0 ? 0 : (gap ?? 0)), 0)

/** Strand checks: of powder from half of its time, of other watched bowls from their first interval. */
const looksAt = (phase: Phase): readonly number[] => {
  const every = phase.checkEveryMinutes
  if (every === null || every <= 0) return []
  const from = usesPowder(phase) ? CHECK_FROM_SHARE * phase.minutes : every
  const looks: number[] = []
  for (let minute = every; minute < phase.minutes; minute += every) if (minute >= from) looks.push(Math.round(minute))
  return looks
}

/**
 * The schedule of a session by the minute. Bowls of one stage process together: the longest one starts first, a root smudge before
 * it, and the others so that one rinse ends them all. The next stage starts when the hands are free. The minutes in the chair are
 * a multiple of five.
 */
export const sessionClock = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): SessionClock => {
  const groups = sideBySide(phases).map((group) => ({ group, works: group.map(({ phase }) => phase) }))
  const takeOffs = groups.map(({ works }, place) => takeOffOf(works, groups[place + 1]?.works ?? []))
  // Hair is wet after the first bowl is removed.
  const dries = groups.map(
    ({ works }, place) =>
      works.some(({ application }) => application.includes('dry-hair')) &&
      takeOffs.slice(0, place).some((takeOff) => takeOff !== null),
  )
  const hands = handsFor(phases, technique, hair, dries.filter(Boolean).length)
  const steps: ClockStep[] = [{ at: 0, minutes: SET_UP_MINUTES, action: 'prepare', phase: null, zones: [] }]
  const zones: Record<Zone, ZoneSpan[]> = { roots: [], lengths: [], ends: [] }
  let now = SET_UP_MINUTES

  const layOn = ({ placed: { index, phase }, parts }: Lying, start: number): number => {
    let at = start
    let end = start
    for (const part of parts) {
      at += part.gap ?? 0
      steps.push({ at, minutes: part.apply, action: 'apply', phase: index, zones: part.zones })
      const from = at + part.apply
      end = Math.max(end, from + part.process)
      for (const zone of part.zones)
        zones[zone].push({ phase: index, apply: [at, from], process: [from, from + part.process] })
      at = from
    }
    const begun = start + (parts[0]?.apply ?? 0)
    for (const minute of looksAt(phase))
      steps.push({ at: begun + minute, minutes: 0, action: 'check', phase: index, zones: phase.zones })
    return end
  }

  groups.forEach(({ group, works }, place) => {
    if (dries[place]) {
      const minutes = wholeMinutes(hands.dryBetween)
      steps.push({ at: now, minutes, action: 'dry-between', phase: null, zones: ZONES })
      now += minutes
    }
    const lying = group.map((placed) => ({ placed, parts: partsOf(placed.phase, hands) }))
    // A root is smudged before the lengths are toned, and is rinsed with them.
    if (works.every(({ kind }) => kind !== 'smudge')) lying.sort((one, other) => lengthOf(other) - lengthOf(one))
    let free = now
    let end = now
    const ends = lying.map((each) => {
      const start = Math.max(free, end - lengthOf(each))
      const own = layOn(each, start)
      end = Math.max(end, own)
      free = start + busyOf(each)
      return own
    })
    // Finished colour waits for the common rinse; powder would continue to lighten, so it is wiped off.
    lying.forEach(({ placed: { index, phase } }, order) => {
      const own = ends[order] ?? end
      if (own < end && usesPowder(phase))
        steps.push({ at: own, minutes: 0, action: 'blot', phase: index, zones: phase.zones })
    })
    now = end
    const takeOff = takeOffs[place] ?? null
    if (takeOff === null) return
    const minutes = wholeMinutes(hands.pace * takeOff.minutes)
    const rinsed = ZONES.filter((zone) => works.some((phase) => phase.zones.includes(zone)))
    const phase = group.length === 1 ? (group[0]?.index ?? null) : null
    steps.push({ at: now, minutes, action: takeOff.action, phase, zones: rinsed })
    now += minutes
  })
  const total = Math.ceil((now + (phases.length === 0 ? 0 : hands.drying)) / 5) * 5
  if (total > now) steps.push({ at: now, minutes: total - now, action: 'dry', phase: null, zones: ZONES })
  return { minutes: total, steps: steps.sort((one, other) => one.at - other.at), zones }
}

/** Minutes in the chair of a session. */
export const chairMinutes = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): number =>
  sessionClock(phases, technique, hair).minutes

/** Processing minutes of a session, with parallel bowls counted once: the shortest time that it can take. */
export const processingMinutes = (phases: readonly Phase[]): number =>
  sideBySide(phases).reduce((sum, group) => sum + Math.max(...group.map(({ phase }) => phase.minutes)), 0)
