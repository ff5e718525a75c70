import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { WHITE, whiteBand } from '../../data/white-hair.ts'
import { afterSession, type HairState } from '../../hair/formula-hair.ts'
import { isUndyed } from '../../hair/history.ts'
import { assumedHair } from '../../hair/likely-answers.ts'
import { isWhiteZone, whiteShareOf } from '../../hair/white-share.ts'
import { whiteTaken } from '../../hair/white-taken.ts'
import { isWhiteUnasked } from '../../hair/white-treatment.ts'
import { type GoalByZone, levelsToGo } from '../../hair/wish.ts'
import { getsShade, keepsColour } from '../../model/phase-colour.ts'
import type { PhaseKind, PlanGoal, PlanSession, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { DeclaredDetails, GoalZone, Situation, ZoneState } from '../../model/situation.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { deeperReason } from '../bowls/half-level.ts'
import type { Draft } from '../draft.ts'
import { withoutAsh } from '../facts.ts'
import { sessionCap } from '../session-cap.ts'

const shadeOf = ({ level, tone }: GoalZone | ZoneState): string => shadeNotation(level, tone)

/** Groups of zones with the same text, the group of the main zone first. */
const alike = (zones: readonly Zone[], main: Zone, textOf: (zone: Zone) => string): readonly (readonly Zone[])[] => {
  const groups = [...Map.groupBy(zones, textOf).values()]
  return groups.sort((one, other) => Number(other.includes(main)) - Number(one.includes(main)))
}

const listed = (zones: readonly Zone[]): string => zones.join(' ')

/** The shade of the wish; that of the hair if both have the same level. */
const aimOf = (state: ZoneState, goal: GoalZone): GoalZone =>
  levelsToGo(state, goal) === 0 ? { level: state.level, tone: goal.tone } : goal

/** Levels from the hair to the wish; for a darker wish those between the two shades, because that is what the bowl deposits. */
const levelsOf = (state: ZoneState, goal: GoalZone): number => {
  const levels = levelsToGo(state, goal)
  return levels < 0 ? shadeLevel(goal.level) - shadeLevel(state.level) : levels
}

/** Whether much white hair among the rest gets deeper by more than the hair. */
const isDarkenedWhite = (levels: number, details: DeclaredDetails): boolean =>
  levels < 0 && (whiteShareOf(details) ?? 0) >= WHITE.coverFrom

/** Changes from the hair to the wish, grouped by zones with the same change; zones without change are left out. */
const waysToGoal = (
  zones: readonly Zone[],
  main: Zone,
  hair: HairState,
  goals: GoalByZone,
  shown: GoalByZone,
  details: DeclaredDetails,
  sessions: readonly PlanSession[],
): Reason[] => {
  const wayOf = (zone: Zone) => {
    const goal = goals[zone]
    const isDirect = shown[zone] !== goal
    return {
      from: isWhiteZone(hair[zone], details) ? 'bianco' : shadeOf(hair[zone]),
      to: shadeOf(isDirect ? shown[zone] : aimOf(hair[zone], goal)),
      lift: levelsOf(hair[zone], goal),
      ...(isDirect ? { base: goal.level } : {}),
      ...(isDarkenedWhite(levelsOf(hair[zone], goal), details) ? { white: 'yes' } : {}),
    }
  }
  return alike(zones, main, (zone) => JSON.stringify(wayOf(zone))).flatMap((group) => {
    const way = wayOf(group[0] ?? main)
    const stays = way.from === way.to && way.lift === 0
    const isCared = sessions.length > 0 && group.every((zone) => keepsColour(zone, sessions))
    return stays && (isCared || !group.includes(main))
      ? []
      : [reason('goal-transform', '8.4', { zones: listed(group), ...way })]
  })
}

/** Zones that miss the wish. */
const zonesShort = (zones: readonly Zone[], hair: HairState, goals: GoalByZone): readonly Zone[] =>
  zones.filter((zone) => levelsToGo(hair[zone], goals[zone]) > 0)

/** The zones whose wish has the main zone's shade, the main zone first. */
const zonesLike = (zones: readonly Zone[], main: Zone, goals: GoalByZone): readonly Zone[] => [
  main,
  ...zones.filter((zone) => zone !== main && shadeOf(goals[zone]) === shadeOf(goals[main])),
]

/** Phases whose bowls differ from zone to zone. */
const BOWLS: ReadonlySet<PhaseKind> = new Set(['bleach', 'remove', 'colour', 'lengths', 'tone'])

/** Zones whose result a plan promises: the lights of a technique, otherwise all. */
const zonesOf = ({ lifting }: Draft) => lifting?.lightZones ?? ZONES

export const shortZones = (draft: Draft) => zonesShort(zonesOf(draft), draft.course.hair, draft.wished)

/** The wish of each zone. */
export const wishOf = (draft: Draft, goal: PlanGoal): Reason[] => {
  const { facts, hair, wished, shown, main, course } = draft
  const ways = waysToGoal(zonesOf(draft), main, hair, wished, shown, facts.situation.details, course.sessions)
  if (facts.situation.goal.kind === 'transform') return ways
  const lifted = ways.filter(({ values }) => values.lift !== 0)
  const bowls = course.sessions.flatMap(({ phases }) => phases)
  const isColoured = bowls.some(({ kind, zones }) => kind === 'colour' && zones.includes('roots'))
  const root = isColoured ? 'coloured' : getsShade('roots', course.sessions) ? 'toned' : 'left'
  const values = { level: goal.level, shade: goal.shade, root }
  const isLighter = bowls.some(({ reasons }) => reasons.some(({ code }) => code === 'lighter-end'))
  const start: Reason['values'] = isLighter ? { start: 'lighter' } : {}
  const ends: Reason['values'] = facts.situation.goal.darkerEnds ? { ends: 'as-lengths' } : {}
  return [reason('goal-refresh', '8.4', { ...values, ...start, ...ends }), ...lifted]
}

/** On pure henna a cool wish is coloured natural. */
const withoutCool = ({ facts }: Draft, goal: PlanGoal): Reason[] => {
  const tone = withoutAsh(goal.tone, facts)
  const shade = shadeNotation(goal.level, tone)
  return tone === goal.tone ? [] : [reason('henna-no-ash', '7.4', { shade, wished: goal.shade })]
}

/** The lower cap of later sessions, if lightened hair tolerates less than today's and therefore needs more sessions. */
const laterCap = ({ course, lift, hair, lifting, goals, facts }: Draft): Reason['values'] => {
  const [today, ...later] = course.sessions
  if (today === undefined || later.length < Math.ceil(lift.wanted / lift.cap.levels)) return {}
  const head = { technique: lifting, hair: afterSession(hair, today, goals), goals }
  const { levels } = sessionCap(lift.zone, head, facts)
  return levels > 0 && levels < lift.cap.levels ? { later: levels } : {}
}

/** Reason for several appointments: the cap, or zones that continue together. */
const split = (draft: Draft): Reason[] => {
  const { course, lift } = draft
  const [today, ...later] = course.sessions
  if (today === undefined || later.length === 0) return []
  const least = course.sessions.length
  const range = course.maxSessions > least ? [reason('session-range', '7.4', { least, most: course.maxSessions })] : []
  if (lift.wanted <= lift.cap.levels) return [reason('session-even', '7.4', { level: today.goal.level })]
  // Hair that waits for its powder has its reason in the cap.
  if (lift.cap.reasons.some(({ code }) => code === 'cap-recent')) return range
  const values = { wanted: lift.wanted, cap: lift.cap.levels, sessions: least, ...laterCap(draft) }
  return [reason('session-split', '7.4', values), ...range]
}

/** Difference in levels from which zones get separate bowls (R11). */
const APART = 1.5

/** The reason for separate bowls today: the levels of the zones are too far apart for one. */
const apart = ({ hair, lifting, course }: Draft): Reason[] => {
  const levels = ZONES.map((zone) => hair[zone].level)
  const difference = Math.max(...levels) - Math.min(...levels)
  const bowls = course.sessions[0]?.phases.filter(({ kind }) => BOWLS.has(kind)) ?? []
  return lifting === null && difference >= APART && bowls.length > 1
    ? [reason('separate-zones', 'R11', { difference })]
    : []
}

/** The wish is between two shades and the deeper one is used, unless a bowl mixes both or is mixed for the lighter end of a reading. */
const half = ({ facts, main, shown, course }: Draft): Reason[] => {
  const phases = course.sessions.flatMap((session) => session.phases)
  const isMixed = phases.some(({ reasons }) => reasons.some(({ code }) => code === 'half-level'))
  const { kind, lighterEnd } = facts.situation.goal
  const isKept = kind === 'refresh' && (lighterEnd === true || !getsShade(main, course.sessions))
  return isMixed || isKept ? [] : deeperReason(main, facts.situation, shown[main].tone)
}

/** Reasons for a plan, from the wish to the number of sessions. */
export const reasonsFor = (draft: Draft, goal: PlanGoal): Reason[] => {
  const { choice, whiteNotes, lift } = draft
  return [
    ...wishOf(draft, goal),
    ...choice.reasons,
    ...whiteNotes,
    ...(lift.wanted > 0 ? lift.cap.reasons : []),
    ...split(draft),
    ...withoutCool(draft, goal),
    ...half(draft),
    ...apart(draft),
  ]
}

/** What the plan takes the hair for where it was not declared, and white hair that only the photo shows: the first line of the plan. */
export const assumedReasons = (situation: Situation, sessions: readonly PlanSession[]): Reason[] => {
  const share = whiteShareOf(situation.details) ?? 0
  const isAsked = whiteBand(share) !== null && ZONES.some((zone) => isUndyed(situation.current[zone]))
  const white = isAsked && isWhiteUnasked(situation) ? share : null
  const taken = white === null ? null : whiteTaken(sessions, situation)
  const said = Object.entries({ ...assumedHair(situation), white, taken }).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  )
  return said.length === 0 ? [] : [reason('assumed-hair', '7.8', Object.fromEntries(said))]
}

/** White hair in the photo of the wish, which no shade reproduces. */
export const whiteWishReasons = ({ goal: { white } }: Situation, { shade }: PlanGoal): Reason[] =>
  white === undefined ? [] : [reason('wish-is-white', '8.3', { hair: white, shade })]

/** The wish as one shade, where the plan names one colour. */
export const goalOf = (draft: Draft): PlanGoal => {
  const { shown, main } = draft
  const { level, tone } = shown[main]
  return { zones: zonesLike(zonesOf(draft), main, shown), level, tone, shade: shadeNotation(level, tone) }
}
