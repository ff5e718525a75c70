import {
  currentColours,
  growingLighter,
  hasShade,
  isForWhite,
  landingTolerance,
  type Plan,
  type PlanSession,
  parseShade,
  type ReasonCode,
  type Situation,
  WHITE,
  whiteAsk,
  whiteShareOf,
  ZONES,
  type Zone,
  type ZoneReading,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { beforeNumber, capitalised, toneTolerance, withError } from '../italian.ts'
import { directInWords } from '../words/colour/direct-colours.ts'
import { amount, place, word } from '../words/reasons/values.ts'
import { onZones } from '../words/zones.ts'
import { isCareOnly } from './technique.ts'

/** Input of all sections. */
export type Case = {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly situation: Situation
  readonly plan: Plan
}

/** Today's session, or null when nothing is done today. */
export const today = ({ plan }: Pick<Case, 'plan'>): PlanSession | null => plan.sessions[0] ?? null

/** The photo that shows the goal: Dopo, or Prima when its own colour is to be reproduced. */
export const goalReading = ({ prima, dopo }: Case): Reading | null => dopo ?? prima

type Colour = Pick<ZoneReading, 'level' | 'levelError' | 'tone' | 'lab' | 'hex'>

/** The photo whose colour the plan leads to; null when it leads elsewhere: what is promised has a name of its own. */
export const reachedReading = (hair: Case): Reading | null => {
  const { outcome, expected, goal, sessions } = hair.plan
  const isElsewhere = sessions.length > 0 && expected.shade !== goal.shade
  return outcome === 'ALTERNATIVE' || isElsewhere || isWithoutAsh(hair.plan) ? null : goalReading(hair)
}

/** Henna that ash would turn green: another reflect is coloured than the wished one. */
export const isWithoutAsh = ({ reasons }: Pick<Plan, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'henna-no-ash')

/**
 * The colour that the analysis is about, in the measured shade where the plan leads to that: of the whole head for a play of
 * lights, otherwise of the zone that the plan's goal speaks of. So its shade is the goal's.
 */
export function resultColour(hair: Case): Colour {
  const { plan } = hair
  const reading = reachedReading(hair)
  if (reading === null) return { ...plan.expected, levelError: plan.expected.tolerance }
  const colour = isPlayOfLights(plan) ? reading : goalColours(hair, reading)[plan.goal.zones[0] ?? 'lengths']
  // Also a wish that was confirmed is reached within a tolerance.
  return { ...colour, levelError: Math.max(colour.levelError, plan.expected.tolerance) }
}

/** Colours of the goal's photo, zone by zone, as the situation was built from them. */
const goalColours = ({ dopo, situation }: Case, reading: Reading): Readonly<Record<Zone, ZoneReading>> =>
  dopo ? growingLighter(reading) : currentColours(reading, situation.hairType)

const DEPOSIT_ONLY: ReadonlySet<ReasonCode> = new Set(['technique-without-lift', 'technique-deposit'])

/** A technique that lifts: its one colour is that of the lights. */
const isPlayOfLights = (plan: Plan): boolean =>
  plan.technique !== null && !isCareOnly(plan) && !plan.reasons.some(({ code }) => DEPOSIT_ONLY.has(code))

/** The result is a direct colour. */
export const isDirect = ({ reasons }: Pick<Plan, 'reasons'>): boolean =>
  reasons.some(({ code, values }) => code === 'goal-transform' && values.base !== undefined)

/** 'livello 5,2 ± 0,5', 'livello 5,0' where it was confirmed. */
export const measuredLevel = ({ level, levelError }: { readonly level: number; readonly levelError: number }): string =>
  `livello ${withError(level, levelError)}`

/** 'il risultato atteso è un 8.1 con tolleranza di mezzo tono.': never a promise of an exact match. */
export const expectation = ({ shade, tolerance }: Plan['expected'], wished = shade): string => {
  const instead = shade === wished ? '' : `, al posto ${beforeNumber('del', wished)} richiesto,`
  return `il risultato atteso è un ${shade}${instead} con tolleranza di ${toneTolerance(tolerance)}.`
}

/** The expectation, the zones it is for, and what it replaces. */
export function expectedResult({ plan }: Case): string {
  const { expected, goal } = plan
  const named = isDirect(plan) ? directInWords : (shade: string) => shade
  const promise = expectation({ ...expected, shade: named(expected.shade) }, named(goal.shade))
  return capitalised(`${whereOfGoal(plan)}${promise}`)
}

/** Why the tolerance is wider than the answers alone would leave it. */
export const widerByPhoto = ({ plan: { expected, provisional } }: Case): string[] =>
  expected.tolerance > landingTolerance(provisional)
    ? [
        'Il livello di partenza viene dalla foto, con il suo margine: confermalo sul capello e la tolleranza si restringe.',
      ]
    : []

/** Where the plan's one colour is seen: 'nelle zone schiarite ', 'su lunghezze e punte ', '' for the whole head. */
export function whereOfGoal(plan: Plan): string {
  if (isPlayOfLights(plan)) return 'nelle zone schiarite '
  const { zones } = plan.goal
  return zones.length === ZONES.length ? '' : `${onZones(zones)} `
}

/** The way that asks for most work: the highest lift, otherwise the deepest colour; null when no level changes. */
export function longestWay({
  reasons,
}: Plan): { readonly place: string; readonly to: number; readonly lift: number } | null {
  const ways = reasons.flatMap(({ code, values }) =>
    code === 'goal-transform'
      ? [
          {
            place: place(values),
            // A fantasy colour needs a base: the lift leads there.
            to: values.base === undefined ? (parseShade(word(values, 'to'))?.level ?? 0) : amount(values, 'base'),
            lift: amount(values, 'lift'),
          },
        ]
      : [],
  )
  const lifts = ways.map(({ lift }) => lift)
  const most = Math.max(...lifts) > 0 ? Math.max(...lifts) : Math.min(0, ...lifts)
  const way = ways.find(({ lift }) => lift === most && lift !== 0)
  return way ?? null
}

/** Share of white hair, as declared or else as measured; null if both are unknown: a photo without white strands gives none. */
export const whiteShare = ({ situation, prima }: Case): number | null =>
  whiteShareOf(situation.details) ?? (prima?.whiteShare || null)

/** White from root to ends: never coloured, and hardly any hair of another colour. */
export const isAllWhite = (hair: Case): boolean =>
  (whiteShare(hair) ?? 0) >= WHITE.allFrom && ZONES.every((zone) => hair.situation.current[zone].history === 'naturale')

/** Something of this plan has a shade; care alone has none. */
export const isColoured = ({ sessions }: Plan): boolean => sessions.some(({ phases }) => phases.some(hasShade))

/** Covering white hair, and not the shade, decides volumes and times. */
export const coversWhite = (hair: Case): boolean =>
  (whiteShare(hair) ?? 0) >= WHITE.coverFrom &&
  whiteAsk(hair.situation) === 'cover' &&
  (hair.plan.sessions.length === 0 || hair.plan.sessions.some(({ phases }) => phases.some(isForWhite)))
