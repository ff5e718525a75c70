import { HARD_LIMITS } from '../data/hard-limits.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { type HeadOfHair, headOn } from '../hair/replay-plan.ts'
import type { Trouble } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import { eachZone, ZONES, type Zone } from '../model/vocabulary.ts'
import { correctingBowls, isToning, tonedAnew } from './corrections.ts'
import { isLightener, type Look } from './look.ts'
import { isAllowed, type Move } from './move.ts'
import { careOnly, levelUnder, restAfter } from './rest.ts'
import { bandBowl, secondBowl } from './second-bowl.ts'
import { aimOf, isThere, troublesOf } from './troubles.ts'

const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5

/** Fewer minutes are not worth a check. */
const MIN_MINUTES = 5

/** Minutes that the bowl may still process. */
const roomOf = ({ phase, seen }: Look): number => {
  const most = isLightener(phase) ? Math.min(phase.minutesRange[1], HARD_LIMITS.bleachMinutes) : phase.minutesRange[1]
  return Math.max(0, Math.floor(most - seen.minute))
}

/** Minutes of the planned time that are left. */
const minutesLeft = ({ phase, seen }: Look): number => Math.max(0, Math.floor(phase.minutes - seen.minute))

/** The bowl left on for `more` minutes; a lightener is expected to reach `level`. 0 ends it at its longest time. */
const lying = ({ phase, seen }: Look, more: number, level = seen.level): Phase => {
  const until = more > 0 ? seen.minute + more : Math.min(seen.minute, phase.minutesRange[1])
  return {
    ...phase,
    minutes: until,
    minutesRange: [Math.min(until, phase.minutesRange[0]), Math.max(until, phase.minutesRange[1])],
    stopAtLevel: phase.stopAtLevel === null ? null : Math.min(phase.stopAtLevel, level),
  }
}

const withDepth = ({ phase, now }: Look, level: number): HeadOfHair =>
  eachZone((zone) =>
    phase.zones.includes(zone) ? { ...now[zone], depth: Math.max(now[zone].depth, level) } : now[zone],
  )

/** The bowl continues for `minutes` and produces this head. */
const goesOn = (look: Look, minutes: number, head: HeadOfHair, level: number): Move => {
  const bowl = lying(look, minutes, level)
  return { action: 'go-on', zones: look.phase.zones, minutes, bowl, head, rest: restAfter(look, bowl, head) }
}

/** Expected levels per minute: a little slower than so far. */
const paceOf = ({ phase, seen, before }: Look): number => {
  const from = Math.min(...phase.zones.map((zone) => before[zone].depth))
  return (MID_SERVICE.slowing * (seen.level - from)) / Math.max(1, seen.minute)
}

/** Continue to the target level at the pace so far, if there is time. */
const toLevel = (look: Look): readonly Move[] => {
  const aim = aimOf(look.phase)
  const pace = paceOf(look)
  const needed = pace <= 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_MINUTES, upToFive((aim - look.seen.level) / pace))
  return needed > roomOf(look) ? [] : [goesOn(look, needed, withDepth(look, aim), aim)]
}

/** Continue to the end of the planned time. */
const toTime = (look: Look): readonly Move[] => {
  const minutes = minutesLeft(look)
  const head = headOn(look.before, [look.phase])
  return minutes === 0 ? [] : [goesOn(look, minutes, head, aimOf(look.phase))]
}

/** Continue to the longest time, even if that is not enough. */
const toTheEnd = (look: Look): readonly Move[] => {
  const room = roomOf(look)
  const level = Math.min(aimOf(look.phase), look.seen.level + room * Math.max(0, paceOf(look)))
  return room < MIN_MINUTES ? [] : [goesOn(look, room, withDepth(look, level), level)]
}

/** Continue on one zone and take the bowl off the others. */
const onlyOn = (look: Look, zone: Zone): readonly Move[] => {
  const minutes = Math.min(roomOf(look), MID_SERVICE.rootAgainMinutes)
  if (minutes < MIN_MINUTES) return []
  const level = isLightener(look.phase) ? look.seen.level : aimOf(look.phase)
  return [{ ...goesOn(look, minutes, look.now, level), zones: [zone] }]
}

const rinsed = (look: Look): Move => {
  const bowl = lying(look, 0)
  return {
    action: 'rinse',
    zones: look.phase.zones,
    minutes: 0,
    bowl,
    head: look.now,
    rest: restAfter(look, bowl, look.now),
  }
}

/** Rinse and continue with the next phases on the current hair. */
const rinse = (look: Look): readonly Move[] => [rinsed(look)]

const stopOn = (look: Look, zones: readonly Zone[]): Move => {
  const move = rinsed(look)
  return { ...move, action: 'stop', zones, rest: careOnly(look, move.rest, zones) }
}

/** Rinse, then only care on the zones of the bowl. */
const stop = (look: Look): readonly Move[] => [stopOn(look, look.phase.zones)]

const stopAll = (look: Look): Move => stopOn(look, ZONES)

const again = (look: Look, bowl: Phase | null): readonly Move[] => {
  if (bowl === null) return []
  const move = rinsed(look)
  const rest = restAfter(look, move.bowl, look.now, { again: bowl })
  return [{ ...move, action: 'second-application', zones: bowl.zones, rest }]
}

/** Rinse, and mix the toning that follows on these zones for the current hair. Only rinses if the planned toning suits it. */
const toneAnew = (look: Look): readonly Move[] => {
  const { phase, session, after } = look
  const move = rinsed(look)
  const { rest, head } = move
  const isLit = rest.some((next) => isLightener(next) && next.zones.some((zone) => phase.zones.includes(zone)))
  const index = rest.findIndex((next) => isToning(next) && next.zones.some((zone) => phase.zones.includes(zone)))
  const toning = rest[index]
  if (toning === undefined || isLit) return []
  const under = headOn(head, rest.slice(0, index))
  return tonedAnew(toning, under, session.goal.tone).map((bowl) => ({
    ...move,
    action: after.includes(bowl) ? 'rinse' : 'tone-anew',
    rest: rest.with(index, bowl),
  }))
}

/** A short bowl against a reflect, before the closing care; leaves out roots whose white hair is covered. */
const correct = (look: Look, against: 'warm' | 'ash', on: readonly Zone[] = look.phase.zones): readonly Move[] => {
  const move = rinsed(look)
  const { rest, head, bowl } = move
  const finish = rest.findIndex(({ kind }) => kind === 'finish')
  const place = finish === -1 ? rest.length : finish
  const under = headOn(head, rest.slice(0, place))
  const below = on.filter((zone) => zone !== 'roots')
  return [on, ...(below.length === on.length || below.length === 0 ? [] : [below])].flatMap((zones) => {
    const wished = look.phase.results?.[zones[0] ?? 'lengths']?.tone ?? look.session.goal.tone
    const level = levelUnder(look, bowl, zones)
    return correctingBowls(against, zones, under, level, wished, look.situation).map(
      (extra): Move => ({ ...move, action: 'extra-bowl', zones, rest: rest.toSpliced(place, 0, extra) }),
    )
  })
}

/** Take the bowl off these zones now and continue on the others; rinse if these are all of them. */
const takeOff = (look: Look, zone: Zone): readonly Move[] => {
  const { phase, now } = look
  const minutes = minutesLeft(look)
  if (phase.zones.length === 1) return rinse(look)
  const reached = minutes === 0 ? now : withDepth(look, isLightener(phase) ? aimOf(phase) : look.seen.level)
  const head = { ...reached, [zone]: now[zone] }
  const bowl = lying(look, minutes, minutes === 0 ? undefined : aimOf(phase))
  const rest = restAfter(look, bowl, head, { spared: [zone] })
  return [{ action: 'take-off', zones: [zone], minutes, bowl, head, rest }]
}

/** One kind of action: its moves, best first; empty if it does not apply. */
type Way = (look: Look) => readonly Move[]

const secondApplication: Way = (look) => again(look, secondBowl(look))
const bandAgain: Way = (look) => again(look, bandBowl(look))
const lengthsOn: Way = (look) => onlyOn(look, 'lengths')
const rootsOn: Way = (look) => onlyOn(look, 'roots')
const endsOff: Way = (look) => takeOff(look, 'ends')
const lengthsOff: Way = (look) => takeOff(look, 'lengths')
const rootsOff: Way = (look) => takeOff(look, 'roots')
const lessWarm: Way = (look) => correct(look, 'warm')
const lessWarmRoots: Way = (look) => correct(look, 'warm', ['roots'])
const lessAsh: Way = (look) => correct(look, 'ash')
const rinseThere: Way = (look) => (isThere(look) ? rinse(look) : [])
const timeThere: Way = (look) => (isThere(look) ? toTime(look) : [])
const toLevelShort: Way = (look) => (isThere(look) ? [] : toLevel(look))

const TO_THE_LEVEL: readonly Way[] = [rinseThere, toLevel, secondApplication, toneAnew]

const OF_LIGHTENER: Readonly<Record<Trouble, readonly Way[]>> = {
  'not-at-level': TO_THE_LEVEL,
  'too-warm': [toneAnew, lessWarm],
  'too-ash': [lessAsh],
  'ends-grabbed': [endsOff],
  band: [toLevelShort, bandAgain, lengthsOn, toneAnew],
  'uneven-root': [rootsOff],
}

const OF_COLOUR: Readonly<Record<Trouble, readonly Way[]>> = {
  'not-at-level': [timeThere, toLevelShort, toTheEnd],
  // Unfinished colour is warmer than its result.
  'too-warm': [toTime, lessWarm],
  'too-ash': [lessAsh],
  'ends-grabbed': [endsOff],
  band: [lengthsOff],
  'uneven-root': [toTime, rootsOn, lessWarmRoots],
}

const waysFor = (look: Look): readonly Way[] => {
  const { phase, before, seen } = look
  const trouble = seen.trouble !== null && troublesOf(phase, before).includes(seen.trouble) ? seen.trouble : null
  if (!isLightener(phase)) return trouble === null ? [toTime] : OF_COLOUR[trouble]
  // Hair below its target level shows the warmth of its current level.
  const isOnlyShort = trouble === null || (trouble === 'too-warm' && !isThere(look))
  return isOnlyShort ? TO_THE_LEVEL : OF_LIGHTENER[trouble]
}

/**
 * The best action that the rules allow. The last candidate applies nothing more and is taken even if the rules reject what
 * was done before.
 */
export const moveFor = (look: Look): Move => {
  for (const way of [...waysFor(look), rinse, stop]) {
    const allowed = way(look).find((move) => isAllowed(look, move))
    if (allowed !== undefined) return allowed
  }
  return stopAll(look)
}
