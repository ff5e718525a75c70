import {
  currentColours,
  hasShade,
  hexFromLab,
  isColourKept,
  isConfirmed,
  isForWhite,
  isReadApart,
  isSameTone,
  keepsColour,
  keptColours,
  labOf,
  landingTolerance,
  type Plan,
  type PlanSession,
  parseShade,
  type Reason,
  type ReasonCode,
  type Situation,
  WHITE,
  whiteShareOf,
  whiteTreatment,
  wishedColours,
  ZONES,
  type Zone,
  type ZoneReading,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { beforeNumber, capitalised, levelTolerance, withError } from '../italian.ts'
import { describeColour } from '../reading/describe-colour.ts'
import { isUsable } from '../reading/judge-reading.ts'
import { directInWords } from '../words/colour/direct-colours.ts'
import { amount, place, word } from '../words/reasons/values.ts'
import { onZones } from '../words/zones.ts'
import { isCareOnly } from './technique.ts'
import { pastAsked, SURELY_WHITE } from './untold-past.ts'

/** Input of all sections. */
export type Case = {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly situation: Situation
  readonly plan: Plan
}

/** Today's session, or null when nothing is done today. */
export const today = ({ plan }: Pick<Case, 'plan'>): PlanSession | null => plan.sessions[0] ?? null

/** The photo that shows the goal: Dopo, or Prima for a refresh. */
export const goalReading = ({ prima, dopo }: Case): Reading | null => dopo ?? prima

type Colour = Pick<ZoneReading, 'level' | 'levelError' | 'tone' | 'lab' | 'hex'>

/** Reasons of a wish that is planned at an end of what was read. */
const AT_AN_END: ReadonlySet<ReasonCode> = new Set(['wish-lighter-end', 'wish-warmer-end', 'wish-colour-first'])

/** The photo whose colour the plan reaches; null if the promise differs from it. */
export const reachedReading = (hair: Case): Reading | null => {
  const { outcome, expected, goal, sessions, reasons } = hair.plan
  const { white } = hair.situation.goal
  const isElsewhere = sessions.length > 0 && expected.shade !== goal.shade
  const isAtAnEnd = sessions.length > 0 && reasons.some(({ code }) => AT_AN_END.has(code))
  return outcome === 'ALTERNATIVE' || isElsewhere || isAtAnEnd || white === 'strands' || isWithoutAsh(hair.plan)
    ? null
    : goalReading(hair)
}

/** Whether henna, which ash would turn green, gets another reflect than the wished one. */
export const isWithoutAsh = ({ reasons }: Pick<Plan, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'henna-no-ash')

/**
 * The colour named by the analysis: the measured one if the plan reaches it, for lights that of the whole head, otherwise that of the
 * goal's zone. Its shade is therefore that of the goal.
 */
export function resultColour(hair: Case): Colour {
  const { plan } = hair
  const reading = reachedReading(hair)
  // Where nothing is done the colour of the analysis is the wish.
  if (reading === null && plan.sessions.length === 0) return wishedColour(plan)
  if (reading === null) return { ...plan.expected, levelError: plan.expected.tolerance }
  const colour = colourSeen(hair, reading)
  // Even a confirmed wish is reached within a tolerance.
  return { ...colour, levelError: Math.max(colour.levelError, plan.expected.tolerance) }
}

/**
 * Name of the result; a question where a photo cannot be read, or its zones contradict each other. White hair that stays as it is, is
 * named by its white.
 */
export function resultName(hair: Case): string {
  const { level, tone, lab } = resultColour(hair)
  const { plan, situation } = hair
  const isUnread = situation.goal.kind === 'refresh' && plan.sessions.length === 0 && !isUsable(hair)
  if (isUnread || isReadApart(situation)) return 'Colore da confermare'
  const isKept = situation.goal.kind === 'refresh' && (plan.sessions.length === 0 || isColourKept(plan))
  const name = describeColour(level, tone, lab, isKept ? whiteSeen(hair) : 0)
  return isKept ? withoutPast(name, hair) : name
}

/** The name of the hair in Prima: 'Biondo chiaro' instead of 'Biondo chiaro naturale' where a photo does not tell whether it is. */
export const withoutPast = (name: string, hair: Case): string =>
  pastAsked(hair) === null ? name : name.replace(/ naturale(?=,|$)/, '')

/** Share of white that the photo shows, or most of the head by declaration; null if the photo does not tell. */
function whiteSeen({ prima, situation: { details, seenWhite } }: Case): number | null {
  const share = whiteShareOf(details)
  // A title does not guess.
  if (seenWhite === true && (share ?? 0) < SURELY_WHITE) return 0
  if (share !== null) return seenWhite === true || share >= WHITE.paleAllFrom.share ? share : 0
  return prima === null || isConfirmed(prima) ? 0 : prima.whiteShare
}

function wishedColour({ goal: { level, tone }, expected: { tolerance } }: Plan): Colour {
  const lab = labOf(level, tone)
  return { level, levelError: tolerance, tone, lab, hex: hexFromLab(lab) }
}

/** Colours that the plan takes a photo for, by zone. */
export function zonesSeen({ dopo, situation }: Case, reading: Reading): Readonly<Record<Zone, ZoneReading>> {
  const { hairType, goal, details } = situation
  if (reading === dopo) return wishedColours(reading)
  const coloursOf = goal.kind === 'refresh' ? keptColours : currentColours
  return coloursOf(reading, hairType, details)
}

/**
 * The colour that the plan takes a photo for, under its one name: that of the zone which the photo is shown for, with the level of the
 * whole head for lights.
 */
export function colourSeen(hair: Case, reading: Reading): ZoneReading {
  const { plan, situation } = hair
  const isGoal = reading === hair.dopo || situation.goal.kind === 'refresh'
  const seen = zonesSeen(hair, reading)
  const hasTone = (zone: Zone) => isSameTone(seen[zone].tone, plan.goal.tone)
  const zone = seen[(isGoal ? (plan.goal.zones.find(hasTone) ?? plan.goal.zones[0]) : null) ?? 'lengths']
  if (!isGoal || !isPlayOfLights(plan)) return zone
  return { ...reading, tone: zone.tone, alternativeTone: zone.alternativeTone }
}

const DEPOSIT_ONLY: ReadonlySet<ReasonCode> = new Set(['technique-without-lift', 'technique-deposit'])

/** Whether the technique lifts, so that the plan's colour is that of the lights. */
const isPlayOfLights = (plan: Plan): boolean =>
  plan.technique !== null && !isCareOnly(plan) && !plan.reasons.some(({ code }) => DEPOSIT_ONLY.has(code))

/** Whether the result is a direct colour. */
export const isDirect = ({ reasons }: Pick<Plan, 'reasons'>): boolean =>
  reasons.some(({ code, values }) => code === 'goal-transform' && values.base !== undefined)

/** 'livello 5,2 ± 0,5'; 'livello 5,0' if confirmed. */
export const measuredLevel = ({ level, levelError }: { readonly level: number; readonly levelError: number }): string =>
  `livello ${withError(level, levelError)}`

/** 'il risultato atteso è un 8.1 con tolleranza di mezzo livello.': never a promise of an exact match. */
export const expectation = ({ shade, tolerance }: Plan['expected'], wished = shade, where = ''): string => {
  const instead = shade === wished ? '' : `, al posto ${beforeNumber('del', wished)} dell’obiettivo,`
  return `il risultato atteso è un ${shade}${instead} con tolleranza di ${levelTolerance(tolerance)}${where}.`
}

/** The reasons of all phases. */
export const phaseReasons = ({ sessions }: Plan): Reason[] =>
  sessions.flatMap(({ phases }) => phases.flatMap(({ reasons }) => reasons))

/** Whether the colour stays: it is the wished one, or the wish is within the error of its reading. */
export const isLeft = (plan: Plan): boolean =>
  isColourKept(plan) || (!isColoured(plan) && phaseReasons(plan).some(({ values }) => values.doubt === 'yes'))

/** Whether mostly white hair gets nothing but shine before its wish is known. */
const isSpared = (plan: Plan): boolean =>
  phaseReasons(plan).some(({ values }) => values.white === 'light' || values.white === 'own')

/** Much white hair that only the photo shows, and what the plan's bowls do to it; null without it. */
export function unaskedWhite({ reasons }: Plan): { readonly white: number; readonly taken: string } | null {
  const { white = 0, taken = 'left' } = reasons.find(({ code }) => code === 'assumed-hair')?.values ?? {}
  return Number(white) < WHITE.coverFrom ? null : { white: Number(white), taken: String(taken) }
}

/** Whether such hair keeps much of its white today. */
const leavesWhite = (plan: Plan): boolean => ['left', 'partly'].includes(unaskedWhite(plan)?.taken ?? '')

/** The expected result, its zones, and the wish that it replaces; a colour that is kept has no tolerance. */
export function expectedResult({ plan }: Case): string {
  const { expected, goal, sessions } = plan
  if (isSpared(plan))
    return `Oggi il colore resta com’è e diventa più lucente: ${beforeNumber('il', goal.shade)} dell’obiettivo aspetta la risposta sui bianchi.`
  if (isLeft(plan)) {
    return ZONES.every((zone) => keepsColour(zone, sessions))
      ? 'Il colore resta com’è e diventa più lucente.'
      : `${capitalised(onZones(goal.zones))} il colore resta com’è.`
  }
  const named = isDirect(plan) ? directInWords : (shade: string) => shade
  const where = leavesWhite(plan) ? ', dove il capello non è bianco' : ''
  const promise = expectation({ ...expected, shade: named(expected.shade) }, named(goal.shade), where)
  return capitalised(`${whereOfGoal(plan)}${promise}`)
}

/** Why the tolerance is wider than the answers alone require: the starting level was read, or there are several visits. */
export function whyWider({ plan, situation: { current } }: Case): string[] {
  const { expected, provisional, sessions } = plan
  if (isSpared(plan) || isLeft(plan) || expected.tolerance <= landingTolerance(provisional)) return []
  if (ZONES.some((zone) => current[zone].levelError !== undefined))
    return [
      'Il livello di partenza viene dalla foto, con il suo margine: confermalo sul capello e la tolleranza si restringe.',
    ]
  return sessions.length > 1
    ? ['Ogni seduta dopo la prima allarga un poco la tolleranza: si rimisura a ogni visita.']
    : []
}

/** Zones of the plan's colour: 'nelle zone schiarite ', 'su lunghezze e punte ', '' for the whole head. */
export function whereOfGoal(plan: Plan): string {
  if (isPlayOfLights(plan)) return 'nelle zone schiarite '
  const { zones } = plan.goal
  return zones.length === ZONES.length ? '' : `${onZones(zones)} `
}

/** The largest change: the highest lift, otherwise the deepest colour; null when no level changes. */
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

/** Share of white hair, declared or otherwise measured; null if both are unknown: a photo without white strands gives none. */
export const whiteShare = ({ situation, prima }: Case): number | null =>
  whiteShareOf(situation.details) ?? (prima?.whiteShare || null)

/** Whether the hair is white from root to ends: never coloured, with hardly any hair of another colour. */
export const isAllWhite = (hair: Case): boolean =>
  (whiteShare(hair) ?? 0) >= WHITE.allFrom && ZONES.every((zone) => hair.situation.current[zone].history === 'naturale')

/** Whether the plan contains a shade; care has none. */
export const isColoured = ({ sessions }: Plan): boolean => sessions.some(({ phases }) => phases.some(hasShade))

/** Whether volumes and times are determined by white hair instead of the shade. */
export const coversWhite = (hair: Case): boolean =>
  (whiteShare(hair) ?? 0) >= WHITE.coverFrom &&
  whiteTreatment(hair.situation) === 'cover' &&
  (hair.plan.sessions.length === 0 || hair.plan.sessions.some(({ phases }) => phases.some(isForWhite)))
