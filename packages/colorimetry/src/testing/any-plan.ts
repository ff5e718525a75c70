import { shadeLevel } from '../colour/shade.ts'
import { fantasyBase } from '../hair/direct.ts'
import { startingHair } from '../hair/formula-hair.ts'
import { conditionAt } from '../hair/likely-answers.ts'
import type { Phase, Plan, ProductClass } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { CONDITIONS, type Condition, ZONES, type Zone } from '../model/vocabulary.ts'
import { planFormula, planWithoutOptions } from '../plan/plan-formula.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { judgeResult } from '../verdict/judge-result.ts'
import { situationsFrom } from './random-situation.ts'
import { type Changes, smallestFault } from './smallest-situation.ts'

/** Most levels of lightener in one session by condition (7.4), independent of the engine's table; foil may add one. */
const MAX_LIFT: Readonly<Record<Condition, number>> = {
  ottimo: 5,
  buono: 4,
  discreto: 3,
  mediocre: 2,
  rovinato: 1,
  pessimo: 0,
}

/** Format of the rules in refusals. */
const RULE = /^(?:F\d{1,2}|R\d{1,2}[a-d]?|\d{1,2}\.\d)$/

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Amounts of a phase that a salon does not weigh: fives, tens above 60 g, and single grams of correctors and what belongs to them. */
export const unweighable = ({ products, developer, dilutionGrams }: Phase): string[] => {
  const isWeighed = (grams: number) => grams % (grams > 60 ? 10 : 5) === 0
  const correctors = products.filter(({ class: name }) => name === 'CORRECTOR')
  const others = products.filter(({ class: name }) => name !== 'CORRECTOR')
  const isRight =
    others.every(({ grams }) => grams > 0 && isWeighed(grams)) &&
    correctors.every(({ grams }) => grams > 0 && Number.isInteger(grams)) &&
    isWeighed(dilutionGrams) &&
    (developer === null || correctors.length > 0 || developer.grams % 5 === 0)
  return isRight ? [] : [`grams ${[...products, ...(developer ? [developer] : [])].map(({ grams }) => grams)}`]
}

/** Inconsistent weights, ratios and times of a phase. */
const sumsOf = (phase: Phase): string[] => {
  const { developer, ratio, products, minutes, minutesRange } = phase
  const faults: string[] = []
  const grams = sum(products.map((product) => product.grams))
  if (developer !== null) {
    const perGram = Number(ratio?.split(':')[1])
    if (!(Math.abs(developer.grams - grams * perGram) <= 1))
      faults.push(`developer ${developer.grams} of ${grams} ${ratio}`)
    if (Math.abs(developer.percent - developer.volume * 0.3) > 0.01) faults.push(`percent ${developer.percent}`)
  }
  faults.push(...unweighable(phase))
  if (!(minutes > 0 && minutesRange[0] <= minutes && minutes <= minutesRange[1])) faults.push('minutes')
  if (minutes % 5 !== 0) faults.push(`minutes ${minutes}`)
  if (phase.reasons.length === 0) faults.push('a phase without a reason')
  return faults
}

/** Lift of a session's lighteners and colours beyond what the condition of each zone allows. */
const overCap = (plan: Plan, situation: Situation): string[] => {
  const [today] = plan.sessions
  if (today === undefined) return []
  const hair = startingHair(situation)
  const foil = today.phases.some((phase) => phase.application.includes('in-foil')) ? 1 : 0
  return today.phases.flatMap(({ stopAtLevel, zones }) =>
    zones.flatMap((zone) => {
      const lift = stopAtLevel === null ? 0 : stopAtLevel - hair[zone].level
      const most = MAX_LIFT[conditionAt(zone, situation)] + foil
      return lift > most + 0.25 ? [`lift ${lift} where ${most} is most`] : []
    }),
  )
}

const refusalFaults = ({ refusals, sessions, outcome }: Plan): string[] => {
  const refuses = outcome === 'REFUSE' || outcome === 'REFUSE_TODAY' || outcome === 'TEST_FIRST'
  if (!refuses)
    return refusals.length === 0 && sessions.length > 0 ? [] : ['a service without phases, or with refusals']
  const named = refusals.length > 0 && refusals.every(({ rule }) => RULE.test(rule))
  return named && sessions.length === 0 ? [] : ['a refusal without a rule, or with phases']
}

const isOf = (names: readonly ProductClass[]) => (phase: Phase) =>
  phase.products.some(({ class: name }) => names.includes(name))
const bleaches = isOf(['BLEACH', 'CLAY', 'BLEACH_CREAM'])
const lightens = isOf(['BLEACH', 'CLAY', 'BLEACH_CREAM', 'BATH', 'DECAP_OX'])
const lifts = isOf(['BLEACH', 'CLAY', 'BLEACH_CREAM', 'PERM', 'PERM_W', 'HIGHLIFT'])

/** Today's powder beside light hair that gets none and no cream, and two bands on roots that nothing lifts, or without their warning. */
const besideFaults = ({ sessions: [today], warnings }: Plan, { current }: Situation): string[] => {
  const phases = today?.phases ?? []
  const isLight = (zone: Zone | undefined) =>
    zone !== undefined &&
    ['decolorato', 'meches'].includes(current[zone].history) &&
    !phases.some((phase) => lightens(phase) && phase.zones.includes(zone))
  const bare = phases.filter(
    (phase) =>
      bleaches(phase) &&
      !phase.application.includes('protect-lightened') &&
      ZONES.some((zone, at) => phase.zones.includes(zone) && [ZONES[at - 1], ZONES[at + 1]].some(isLight)),
  )
  const banded = phases.filter(({ application }) => application.includes('two-bands'))
  const isWarned = warnings.some(({ code }) => code === 'regrowth-band')
  return [
    ...bare.map(() => 'light hair beside powder is not protected'),
    ...banded.filter((phase) => !lifts(phase)).map(() => 'two bands on roots that nothing lifts'),
    ...(banded.length > 0 && !isWarned ? ['two bands without a warning'] : []),
  ]
}

const planFaults = (plan: Plan, situation: Situation): string[] => {
  const sessions = [...plan.sessions, ...plan.options.flatMap((option) => option.sessions)]
  return [
    ...checkPlan(plan, situation).map(({ rule, option }) => `breaks ${rule} ${option ?? ''}`),
    ...judgeResult(plan, situation).map(({ code, values }) => `is wrong: ${code} ${JSON.stringify(values)}`),
    ...sessions.flatMap((session) => session.phases).flatMap(sumsOf),
    ...(plan.sessions.length > 0 && !(plan.totalMinutes > 0 && plan.totalMinutes <= 360) ? ['total minutes'] : []),
    ...refusalFaults(plan),
    ...besideFaults(plan, situation),
    ...overCap(plan, situation),
  ]
}

/** Faults in the order of caps: a worse condition must not get a higher cap, nor a lighter wish less lift. */
const orderFaults = (situation: Situation): string[] => {
  const caps = CONDITIONS.map((condition) => planWithoutOptions({ ...situation, condition }).lift.cap)
  const faults = caps.some((cap, i) => i > 0 && cap > (caps[i - 1] ?? 0)) ? [`caps by condition ${caps}`] : []
  const { level, tone } = situation.goal
  // A fantasy colour needs powder where an oxidative one of the same tone does not: from level 5 for magenta and red.
  const isFantasy = (to: number) => fantasyBase({ level: shadeLevel(Math.min(10, to)), tone }) !== null
  if (isFantasy(level) !== isFantasy(level + 1)) return faults
  const wish = (to: number): Situation => {
    const zone = { level: Math.min(10, to), tone }
    return { ...situation, goal: { kind: 'transform', ...zone, zones: { roots: zone, lengths: zone, ends: zone } } }
  }
  const [near, far] = [planWithoutOptions(wish(level)).lift, planWithoutOptions(wish(level + 1)).lift]
  if (near.wanted > 0 && far.wanted >= near.wanted && far.zone === near.zone && far.cap < near.cap)
    faults.push(`a lighter wish has ${far.cap} instead of ${near.cap}`)
  return faults
}

/** Faults of the plan for a situation, and on request of the caps around it, which cost eight plans. */
const faultsIn = (situation: Situation, withOrders: boolean): string[] => [
  ...planFaults(planFormula(situation), situation),
  ...(withOrders ? orderFaults(situation) : []),
]

/** Every fault of the plan for a situation and of the caps around it; empty when there is none. */
export const faultsOf = (situation: Situation): string[] => faultsIn(situation, true)

/** How often the orders of caps are tested. */
const ORDERS_EVERY = 20

/** One kind of fault: its first examples, the simplest situation that shows it, and the number of plans that have it. */
type FaultKind = { readonly faults: readonly string[]; readonly changes: Changes; count: number }

/** Faults that differ only in their numbers are of one kind. */
const kindOf = ([first = '']: readonly string[]): string => first.replaceAll(/-?\d+(?:\.\d+)?/g, '#')

/** Plans `count` random situations. Returns one entry for every kind of fault, so that one long run finds them all. */
export const distinctFaults = (seed: number, count: number): FaultKind[] => {
  const next = situationsFrom(seed)
  const kinds = new Map<string, FaultKind>()
  for (let i = 0; i < count; i++) {
    const situation = next()
    const faults = faultsIn(situation, i % ORDERS_EVERY === 0)
    if (faults.length === 0) continue
    const known = kinds.get(kindOf(faults))
    if (known !== undefined) known.count++
    else {
      const changes = smallestFault(situation, (simpler) => faultsOf(simpler).length > 0)
      kinds.set(kindOf(faults), { faults, changes, count: 1 })
    }
  }
  return [...kinds.values()]
}
