import { HARD_LIMITS } from '../data/hard-limits.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import type { HeadOfHair } from '../hair/replay-plan.ts'
import type { ChairAction, Trouble } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import { upToFive } from '../plan/bowls/second-powder.ts'
import { correctingBowls, isToning, tonedAnew } from './corrections.ts'
import { isLightener } from './look.ts'
import type { Look, Move } from './move.ts'
import { bandBowl, secondBowl } from './second-bowl.ts'

/** Less is not worth a look. */
const LEAST_MINUTES = 5

/** Minutes that the bowl may still lie. */
const roomOf = ({ phase, seen }: Look): number => {
  const most = isLightener(phase) ? Math.min(phase.minutesRange[1], HARD_LIMITS.bleachMinutes) : phase.minutesRange[1]
  return Math.max(0, Math.floor(most - seen.minute))
}

/** The bowl as it was until now and for so many minutes more; a lightener is said to have reached what is seen. */
const carried = ({ phase, seen }: Look, minutes: number, level: number | null = null): Phase => {
  const until = seen.minute + minutes
  return {
    ...phase,
    minutes: until,
    minutesRange: [Math.min(until, phase.minutesRange[0]), Math.max(until, phase.minutesRange[1])],
    stopAtLevel: phase.stopAtLevel === null ? null : (level ?? Math.min(phase.stopAtLevel, seen.level)),
  }
}

const move = (
  look: Look,
  action: ChairAction,
  more: Partial<Pick<Move, 'zones' | 'minutes' | 'bowl' | 'head' | 'rest' | 'changed'>> = {},
): Move => ({
  action,
  zones: look.phase.zones,
  minutes: 0,
  bowl: carried(look, more.minutes ?? 0),
  head: look.now,
  rest: look.after,
  changed: [],
  ...more,
})

const withDepth = ({ phase, now }: Look, level: number): HeadOfHair => {
  const on = (zone: Zone) =>
    phase.zones.includes(zone) ? { ...now[zone], depth: Math.max(now[zone].depth, level) } : now[zone]
  return { roots: on('roots'), lengths: on('lengths'), ends: on('ends') }
}

const goOn = (look: Look): readonly Move[] => {
  const { phase, seen, before } = look
  const stop = phase.stopAtLevel ?? phase.results?.[phase.zones[0] ?? 'lengths']?.level ?? seen.level
  const from = Math.min(...phase.zones.map((zone) => before[zone].depth))
  const pace = (MID_SERVICE.slowing * (seen.level - from)) / Math.max(1, seen.minute)
  const needed = pace <= 0 ? Number.POSITIVE_INFINITY : upToFive((stop - seen.level) / pace)
  if (needed > roomOf(look)) return []
  return [
    move(look, 'go-on', {
      minutes: needed,
      bowl: carried(look, needed, phase.stopAtLevel),
      head: withDepth(look, stop),
    }),
  ]
}

/** A colour has its longest time, even where that is not enough. */
const goOnToTheEnd = (look: Look): readonly Move[] => {
  const room = roomOf(look)
  const { phase, seen, before } = look
  const from = Math.min(...phase.zones.map((zone) => before[zone].depth))
  const gained = (MID_SERVICE.slowing * room * Math.max(0, seen.level - from)) / Math.max(1, seen.minute)
  return room < LEAST_MINUTES
    ? []
    : [move(look, 'go-on', { minutes: room, head: withDepth(look, seen.level + gained) })]
}

const second = (look: Look): readonly Move[] => {
  const bowl = secondBowl(look)
  return bowl === null ? [] : [move(look, 'second-application', { rest: [bowl, ...look.after], changed: [0] })]
}

/** What follows the bowl on its zones as a toning, mixed for what is there. */
const toneAnew = (look: Look): readonly Move[] => {
  const { after, phase, session, now } = look
  const index = after.findIndex((next) => isToning(next) && next.zones.some((zone) => phase.zones.includes(zone)))
  const toning = after[index]
  if (toning === undefined) return []
  const level = Math.min(...toning.zones.map((zone) => now[zone].depth))
  return tonedAnew(toning, level, now, session.goal.tone).map((bowl) =>
    move(look, 'tone-anew', { rest: after.with(index, bowl), changed: [index] }),
  )
}

/** Rinse and close: nothing more on these zones today. */
const stop = (look: Look): readonly Move[] => {
  const isLeft = (next: Phase) => !isToning(next) || !next.zones.some((zone) => look.phase.zones.includes(zone))
  return [move(look, 'stop'), move(look, 'stop', { rest: look.after.filter(isLeft) })]
}

/** Before the closing care, or before what is still to come on other zones. */
const correct = (look: Look, against: 'warm' | 'ash', zones: readonly Zone[] = look.phase.zones): readonly Move[] => {
  const wished = look.phase.results?.[zones[0] ?? 'lengths']?.tone ?? look.session.goal.tone
  const place = look.after.findIndex(({ kind }) => kind === 'finish')
  const at = place === -1 ? look.after.length : place
  return correctingBowls(against, zones, look.now, wished, look.situation).map((bowl) =>
    move(look, 'extra-bowl', { zones, rest: look.after.toSpliced(at, 0, bowl), changed: [at] }),
  )
}

const takeOff = (look: Look, zones: readonly Zone[]): Move => {
  const minutes = Math.max(0, look.phase.minutes - look.seen.minute)
  return move(look, 'take-off', { zones, minutes, bowl: carried(look, minutes) })
}

/** A colour that has not taken on the roots, given again there alone. */
const rootAgain = (look: Look): readonly Move[] => {
  const room = roomOf(look)
  const minutes = Math.min(room, MID_SERVICE.rootAgainMinutes)
  return minutes >= LEAST_MINUTES
    ? [move(look, 'go-on', { zones: ['roots'], minutes })]
    : correct(look, 'warm', ['roots'])
}

const ofLightener: Readonly<Record<Trouble, (look: Look) => readonly Move[]>> = {
  'not-at-level': (look) => [...goOn(look), ...second(look), ...toneAnew(look), ...stop(look)],
  'too-warm': (look) => [...toneAnew(look), ...correct(look, 'warm')],
  'too-ash': (look) => correct(look, 'ash'),
  'ends-grabbed': (look) => [takeOff(look, ['ends'])],
  band: (look) => {
    const bowl = bandBowl(look)
    const again =
      bowl === null
        ? []
        : [move(look, 'second-application', { zones: bowl.zones, rest: [bowl, ...look.after], changed: [0] })]
    const minutes = Math.min(roomOf(look), MID_SERVICE.rootAgainMinutes)
    return [
      ...again,
      ...(minutes >= LEAST_MINUTES ? [move(look, 'go-on', { zones: ['lengths'], minutes })] : []),
      ...toneAnew(look),
      ...stop(look),
    ]
  },
  'uneven-root': (look) => [takeOff(look, ['roots'])],
}

const ofColour: Readonly<Record<Trouble, (look: Look) => readonly Move[]>> = {
  'not-at-level': (look) => [...goOn(look), ...goOnToTheEnd(look), ...stop(look)],
  'too-warm': (look) => correct(look, 'warm'),
  'too-ash': (look) => correct(look, 'ash'),
  'ends-grabbed': (look) => [takeOff(look, ['ends'])],
  band: (look) => [takeOff(look, ['lengths'])],
  'uneven-root': rootAgain,
}

/** What could be done, best first; the rules judge it afterwards. */
export const movesFor = (look: Look): readonly Move[] =>
  (isLightener(look.phase) ? ofLightener : ofColour)[look.seen.trouble](look)
