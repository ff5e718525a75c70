import { SET_UP_MINUTES } from '../data/chair-time.ts'
import type { HairBulk } from '../data/products/grams.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { ClockSection, ClockStep, SessionClock, ZoneSpan } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { firstLook } from './first-look.ts'
import type { Part } from './layout.ts'
import { minutesBetween } from './sections.ts'
import { minutesAlone, minutesOfDay, type SessionStage, stagesAlone, withinTheDay } from './session-stages.ts'
import { sideBySide } from './stages.ts'

/** Looks at a strand, in minutes from the start of its section: at powder from its first look, at other watched bowls from their first interval. */
const looksOf = ({ phase, at, apply, until }: Part): readonly number[] => {
  const every = phase.checkEveryMinutes === null ? null : Math.max(1, phase.checkEveryMinutes)
  const isPowder = usesPowder(phase)
  if (!isPowder && every === null) return []
  const first = isPowder ? at + firstLook(until - at) : at + apply + (every ?? 0)
  const looks: number[] = []
  for (let look = first; look < until; look += every ?? until) looks.push(Math.round(look))
  return looks
}

type Start = { readonly at: number; readonly hands: 1 | 2 }

/** The starts of the sections of a stage: one a round, and in the last rounds one more for the second pair of hands. */
const startsOf = ({ sections }: SessionStage, now: number): readonly Start[] => {
  if (sections === null) return [{ at: now, hands: 1 }]
  const { today, rounds } = sections
  const every = minutesBetween(sections)
  return Array.from({ length: rounds }, (_, round): readonly Start[] => {
    const own: Start = { at: now + round * every, hands: 1 }
    return round < 2 * rounds - today ? [own] : [own, { ...own, hands: 2 }]
  }).flat()
}

type Scheduled = { readonly technique: Technique | null; readonly hair: HairBulk; readonly clock: SessionClock }

/** The last schedule of these phases: warnings, rules and the minutes in the chair ask for the same one. */
const known = new WeakMap<readonly Phase[], Scheduled>()

/**
 * The schedule of a session by the minute. Bowls of one stage process together. Powder is worked in sections: its time counts from
 * the application of each one, which is rinsed when it is over, while others are applied before and after. The next stage starts
 * when the hands are free. The minutes in the chair are a multiple of five.
 */
export const sessionClock = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): SessionClock => {
  const before = known.get(phases)
  if (before?.technique === technique && before.hair === hair) return before.clock
  const clock = schedule(phases, technique, hair)
  known.set(phases, { technique, hair, clock })
  return clock
}

const schedule = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): SessionClock => {
  const alone = stagesAlone(phases, technique, hair)
  const session = withinTheDay(alone)
  const forAll = { phase: null, section: null } as const
  const steps: ClockStep[] = [{ ...forAll, at: 0, minutes: SET_UP_MINUTES, action: 'prepare', zones: [] }]
  const sections: ClockSection[] = []
  const zones: Record<Zone, ZoneSpan[]> = { roots: [], lengths: [], ends: [] }
  /** Sections whose product stays on until the next removal. */
  let lying: Omit<ClockSection, 'rinsed'>[] = []
  let now = SET_UP_MINUTES
  if (session.clarify > 0) steps.push({ ...forAll, at: now, minutes: session.clarify, action: 'clarify', zones: ZONES })
  now += session.clarify

  for (const stage of session.stages) {
    const { group, layout, takeOff, dryFirst } = stage
    if (dryFirst > 0) steps.push({ ...forAll, at: now, minutes: dryFirst, action: 'dry-between', zones: ZONES })
    now += dryFirst
    const worked = ZONES.filter((zone) => group.some(({ phase }) => phase.zones.includes(zone)))
    const phase = group.length === 1 ? (group[0]?.index ?? null) : null
    const starts = startsOf(stage, now)
    const rinse = stage.sections?.rinse ?? 0
    starts.forEach(({ at: start, hands }, place) => {
      const of = { number: place + 1, of: stage.sections?.count ?? 1, hands }
      const section = stage.sections === null ? null : of
      for (const part of layout.parts) {
        const [from, to] = [start + part.at, start + part.at + part.apply]
        const looks = looksOf(part).map((look) => start + look)
        const own = { phase: part.index, section, zones: part.zones }
        steps.push({ ...own, at: from, minutes: part.apply, action: 'apply' })
        for (const look of looks.slice(0, 1)) steps.push({ ...own, at: look, minutes: 0, action: 'check' })
        // Finished colour waits for the common rinse; powder would continue to lighten, so it is wiped off.
        const isWiped = part.until < layout.end && usesPowder(part.phase)
        if (isWiped) steps.push({ ...own, at: start + part.until, minutes: 0, action: 'blot' })
        const worn = { ...of, phase: part.index, zones: part.zones, applied: [from, to] as const, looks }
        const end = start + (isWiped ? part.until : layout.end)
        if (section === null && !isWiped) lying.push(worn)
        else sections.push({ ...worn, rinsed: [end, isWiped ? end : end + rinse] })
      }
      if (section !== null)
        steps.push({ at: start + layout.end, minutes: rinse, action: 'rinse', phase, section, zones: worked })
    })
    const last = starts.at(-1)?.at ?? now
    for (const part of layout.parts)
      for (const zone of part.zones) {
        const from = now + part.at
        const span = {
          apply: [from, last + part.at + part.apply],
          process: [from + part.apply, last + part.until],
        } as const
        zones[zone].push({ phase: part.index, ...span })
      }
    now = last + layout.end + rinse
    if (takeOff === null) continue
    const gone = now + takeOff.minutes
    sections.push(...lying.map((worn) => ({ ...worn, rinsed: [now, gone] as const })))
    lying = []
    steps.push({ at: now, minutes: takeOff.minutes, action: takeOff.action, phase, section: null, zones: worked })
    now = gone
  }
  sections.push(...lying.map((worn) => ({ ...worn, rinsed: [now, now] as const })))
  const minutes = minutesOfDay(alone)
  if (minutes > now) steps.push({ ...forAll, at: now, minutes: minutes - now, action: 'dry', zones: ZONES })
  return {
    minutes,
    minutesAlone: minutesAlone(alone),
    steps: steps.sort((one, other) => one.at - other.at),
    sections: sections.sort((one, other) => one.applied[0] - other.applied[0]),
    zones,
  }
}

/** Minutes in the chair of a session. */
export const chairMinutes = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): number =>
  sessionClock(phases, technique, hair).minutes

/** Processing minutes of a session, with parallel bowls counted once: the shortest time that it can take. */
export const processingMinutes = (phases: readonly Phase[]): number =>
  sideBySide(phases).reduce((sum, group) => sum + Math.max(...group.map(({ phase }) => phase.minutes)), 0)
