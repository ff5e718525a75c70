import { shadeNotation } from '../../colour/shade.ts'
import { FADE, FADE_WASHES } from '../../data/fade.ts'
import { DIRECT_WASHES } from '../../data/fantasy.ts'
import { MAINTENANCE_WEEKS } from '../../data/maintenance.ts'
import { usesPowder } from '../../data/products/product-classes.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import { RED_TONES, WARM_TONES } from '../../data/tones.ts'
import { isLightened, isUndyed } from '../../hair/history.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import type { Tone } from '../../model/measured-hair.ts'
import { hasShade, isForWhite } from '../../model/phase-colour.ts'
import type { Phase, PhaseKind, PlanSession, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { ReasonCode } from '../../model/reason-codes.ts'
import type { GoalZone } from '../../model/situation.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { type Facts, whiteValues } from '../facts.ts'

const WEEKLY = 1

/** Why regrowth is visible: another colour, white hair, otherwise the levels that the colour is lighter (+) or deeper (-); empty if unknown. */
const besideRegrowth = (facts: Facts, level: number, isDirect: boolean): Reason['values'] => {
  const { current, details } = facts.situation
  if (isDirect) return { hair: 'direct' }
  if (facts.coversWhite || facts.mayBeWhite) return whiteValues(facts)
  const natural = details.naturalLevel ?? (current.roots.history === 'naturale' ? current.roots.level : null)
  return natural === null ? {} : { levels: Math.round(level - natural) }
}

/** Translucent colour on white hair shows no line: the whole colour is refreshed, not the root. */
const isShining = ({ situation, white }: Facts): boolean =>
  white > 0 && !['cover', 'open'].includes(whiteTreatment(situation))

const isDirect = ({ products: [main] }: Phase): boolean => main?.class === 'DIRECT'

/** Why a bowl keeps the level of the hair. */
const KEEPING: ReadonlySet<ReasonCode> = new Set(['lighter-end', 'refresh-gloss'])

/** Bowls that are seen and fade. */
const SHOWN: ReadonlySet<PhaseKind> = new Set(['colour', 'lengths', 'tone', 'gloss'])

/** The last bowl below the roots that is seen: that of the main zone, otherwise of any other; undefined if only the roots get any. */
const lastBowl = (sessions: readonly PlanSession[], main: Zone): Phase | undefined => {
  const below = sessions
    .at(-1)
    ?.phases.filter(({ kind, zones }) => SHOWN.has(kind) && zones.some((zone) => zone !== 'roots'))
  return below?.findLast(({ zones }) => zones.includes(main)) ?? below?.at(-1)
}

/** Level of a shade that keeps hair at the lighter end of a reading: the next bowl is not deeper either. */
const keptLevel = ({ reasons }: Phase): number =>
  Math.max(0, ...reasons.flatMap(({ code, values }) => (KEEPING.has(code) ? Number(values.level) : [])))

/** What a zone is led to: its promise, and the reflect that was wished and may be kept by henna alone. */
type Ending = { readonly expected: GoalZone; readonly wished: Tone }

/** What a plan leads to, and the zone whose colour it names. */
export type Endings = { readonly main: Zone; readonly on: (zone: Zone) => Ending }

/** Appointments that continue this work, after the last of its sessions. */
const appointments = (
  facts: Facts,
  sessions: readonly PlanSession[],
  technique: Technique | null,
  { main, on }: Endings,
): Reason[] => {
  const after: Reason['values'] = sessions.length > 1 ? { after: 'course' } : {}
  const every = (code: Reason['code'], rule: string, weeks: readonly [number, number], more: Reason['values'] = {}) =>
    reason(code, rule, { weeksMin: weeks[0], weeksMax: weeks[1], ...after, ...more })
  const phases = sessions.flatMap((session) => session.phases)
  const powders = phases.filter(usesPowder)
  const bowl = lastBowl(sessions, main)
  const hasDirect = bowl !== undefined && isDirect(bowl)
  const isOnRoots = phases.some(
    (phase) => phase.zones.includes('roots') && (usesPowder(phase) || (phase.kind === 'colour' && !isShining(facts))),
  )
  const found: Reason[] = []
  if (technique !== null && technique.lightener !== null && powders.length > 0)
    found.push(every('technique-refresh', '9.1', technique.maintenanceWeeks, { technique: technique.id }))
  else if (facts.situation.hairType === 'meches') found.push(every('meches', '10', MAINTENANCE_WEEKS.meches))
  else if (isOnRoots) {
    const weeks = facts.white >= 0.1 ? MAINTENANCE_WEEKS.regrowthWhite : MAINTENANCE_WEEKS.regrowth
    found.push(every('regrowth', '10', weeks, besideRegrowth(facts, on(main).expected.level, hasDirect)))
  }
  if (bowl === undefined) return found
  if (hasDirect) {
    const [washesMin, washesMax] = DIRECT_WASHES
    return [...found, every('direct-refresh', '10', MAINTENANCE_WEEKS.direct, { washesMin, washesMax })]
  }
  const zones = bowl.zones.join(' ')
  if (!hasShade(bowl)) return [...found, every('demi', '10', MAINTENANCE_WEEKS.demi, { bowl: 'clear', zones })]
  const { expected, wished } = on(bowl.zones.includes(main) ? main : (bowl.zones[0] ?? main))
  // What misses the wish is not kept: the next bowl has the wished reflect, at the level that was reached.
  const level = Math.max(expected.level, keptLevel(bowl))
  const shade = shadeNotation(level, wished)
  const aim = shade === shadeNotation(level, expected.tone) ? 'keep' : 'mend'
  const values = { shade, aim, zones }
  const isPale = powders.length > 0 || bowl.zones.some((zone) => isLightened(facts.situation.current[zone]))
  if (bowl.products[0]?.class === 'TONER' && isPale) found.push(every('toner', '10', MAINTENANCE_WEEKS.toner, values))
  else if (RED_TONES.has(wished.primary)) found.push(every('red-refresh', '10', MAINTENANCE_WEEKS.red, values))
  else
    found.push(
      every('demi', '10', MAINTENANCE_WEEKS.demi, { ...values, bowl: bowl.kind === 'gloss' ? 'gloss' : 'demi' }),
    )
  const { left } = FADE[wished.primary]
  if (left !== null && aim === 'keep' && wished.primary !== 'NATURALE')
    found.push(
      reason('fade', '10', { tone: wished.primary, washes: FADE_WASHES, least: left[0], most: left[1], ...after }),
    )
  return found
}

/** What is done at home after today, by what today did to the hair. */
const homeCare = (facts: Facts, { goal, phases }: PlanSession, wished: Tone): Reason[] => {
  const { situation, condition } = facts
  const lightens = phases.some(usesPowder)
  const hasDirect = phases.some(isDirect)
  const isRed = phases.some(hasShade) && RED_TONES.has(wished.primary) && RED_TONES.has(goal.tone.primary)
  const isTreated = phases.some(hasShade) || ZONES.some((zone) => !isUndyed(situation.current[zone]))
  const worn = phases.some(isForWhite) ? 'white' : isTreated ? 'coloured' : 'natural'
  const hair = lightens ? 'lightened' : isRed ? 'red' : worn
  const shown = hasDirect ? 'direct' : hair
  // Violet is the counter of a pale yellow, blue that of a deeper orange; a warm wish needs neither.
  const isTooWarm = lightens && !hasDirect && !WARM_TONES.has(wished.primary) && wished.intensity !== 'pure'
  const isChanged = lightens || phases.some(hasShade)
  return [
    ...(hasDirect ? [reason('direct-care', '10')] : []),
    ...(isChanged ? [reason('first-wash', '10', { hours: isRed || hasDirect ? 72 : 48, hair: shown })] : []),
    reason('gentle-shampoo', '10', { hair }),
    reason('weekly-mask', '10', { condition, hair }),
    ...(lightens ? [reason('bond-mask', '10')] : []),
    ...(isTooWarm && goal.level >= 8 ? [reason('purple-shampoo', '10', { perWeek: WEEKLY })] : []),
    ...(isTooWarm && goal.level >= 6 && goal.level < 8 ? [reason('blue-shampoo', '10', { perWeek: WEEKLY })] : []),
    ...(isRed && !hasDirect ? [reason('colour-mask', '10')] : []),
    reason('heat-protection', '10', { celsius: 180, condition, hair: shown }),
    reason('sun-and-pool', '10', { level: goal.level, tone: goal.tone.primary, hair: shown }),
    reason('trim', '10', {
      weeksMin: MAINTENANCE_WEEKS.trim[0],
      weeksMax: MAINTENANCE_WEEKS.trim[1],
      condition,
      length: situation.details.length ?? 'unknown',
    }),
  ]
}

/** When to come back after the last session, and what to do at home after today (10). */
export const maintenanceFor = (
  facts: Facts,
  sessions: readonly PlanSession[],
  technique: Technique | null,
  endings: Endings,
): Reason[] => {
  const [today] = sessions
  if (today === undefined) return []
  return [
    ...appointments(facts, sessions, technique, endings),
    ...homeCare(facts, today, endings.on(endings.main).wished),
  ]
}
