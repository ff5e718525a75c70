import { chairMinutes } from '../clock/session-clock.ts'
import { shadeLevel } from '../colour/shade.ts'
import { percentOf } from '../data/products/developers.ts'
import { gramsOf } from '../data/products/grams.ts'
import { POWDER_CLASSES, PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { colourOf } from '../hair/colour-of.ts'
import { missingAnswers } from '../hair/missing-answers.ts'
import { headAfter, headsOn, withResults } from '../hair/replay-plan.ts'
import { minTolerance } from '../hair/tolerance.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase, PhaseKind, PhaseProduct, Plan, ProductClass } from '../model/plan.ts'
import type { Goal, Situation } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import { missingPieces, type TypedPhase } from '../notation/read-formula.ts'
import { finishPhase } from '../plan/bowls/care-phases.ts'
import { draftOf } from '../plan/draft.ts'
import { factsOf } from '../plan/facts.ts'
import { expectedOn } from '../plan/promise.ts'
import { maintenanceFor } from '../plan/reasons/maintenance.ts'
import { assumedReasons } from '../plan/reasons/plan-reasons.ts'
import { warningsFor } from '../plan/reasons/warnings.ts'
import { checkPlan } from '../rules/check-plan.ts'
import type { Violation } from '../rules/rule.ts'
import type { RuleId } from '../rules/rule-ids.ts'

/** A head of hair and its answers, without a wish. */
export type HeadToday = Omit<Situation, 'goal'>

/** A colourist's own formula for a head: its plan, the situation whose wish is what it leads to, and what the rules object to. */
export type OwnFormula = {
  readonly plan: Plan
  readonly situation: Situation
  /** Why it must not be mixed; empty if nothing forbids it. */
  readonly vetoes: readonly Violation[]
  /** What differs from the generic sheet of a product class: the sheet of the line decides. */
  readonly offSheet: readonly Violation[]
}

/** Rules about the generic sheets of product classes, over which the sheet of a brand's line has priority. */
const SHEET_RULES: ReadonlySet<RuleId> = new Set(['mixing-ratio', 'class-volume'])

/** Most volumes of any line of a class whose generic sheet has fewer [S28][S29][C]. */
const LINE_VOLUMES: Partial<Record<ProductClass, number>> = { DEMI: 15, TONER: 15, GLOSS: 15 }

/** Whether the sheet of a line may allow what a rule objects to: no line of the class has stronger developer. */
const isOfLine = ({ rule, phase, values }: Violation, phases: readonly Phase[]): boolean => {
  if (!SHEET_RULES.has(rule)) return false
  const [main] = phases[phase ?? 0]?.products ?? []
  if (rule !== 'class-volume' || main === undefined) return true
  return Number(values.volume) <= (LINE_VOLUMES[main.class] ?? Math.max(0, ...PRODUCT_CLASS_DATA[main.class].volumes))
}

/** Answers that only the grams depend on, which are written here. */
const OF_GRAMS: ReadonlySet<string> = new Set(['details.length', 'details.density', 'details.fibre'])

const KINDS: Partial<Record<ProductClass, PhaseKind>> = {
  DEMI: 'tone',
  TONER: 'tone',
  GLOSS: 'gloss',
  DECAP_RED: 'remove',
  PREPIG: 'prepigment',
  SOFTEN: 'soften',
  CHELATE: 'chelate',
  BOND: 'bond-treatment',
  ACID_CARE: 'finish',
}

const kindOf = (product: ProductClass, zones: readonly Zone[]): PhaseKind =>
  POWDER_CLASSES.has(product) ? 'bleach' : (KINDS[product] ?? (zones.includes('roots') ? 'colour' : 'lengths'))

const placeOf = (zones: readonly Zone[]): ApplicationCode =>
  zones.includes('roots') ? (zones.length === 1 ? 'roots-only' : 'roots-first') : 'lengths-only'

/** The largest zone first: it names the colour. */
const BY_SIZE: readonly Zone[] = ['lengths', 'ends', 'roots']

/** A ratio as it is written, to three digits. */
const ratioText = (value: number): string => `1:${Number(value.toFixed(3))}`

/** The product that decides what a bowl does is its first: powder, otherwise a colour, otherwise what is written first. */
const mainFirst = (products: TypedPhase['products']): TypedPhase['products'] => {
  const isPure = ({ class: product }: TypedPhase['products'][number]) => product !== 'CORRECTOR'
  const main =
    products.find(({ class: product }) => POWDER_CLASSES.has(product)) ??
    products.find((product) => product.shade !== null && isPure(product)) ??
    products.find(isPure)
  return main === undefined ? products : [main, ...products.filter((product) => product !== main)]
}

const phaseOf = (typed: TypedPhase): Phase => {
  const technique = typed.technique === null ? null : TECHNIQUES[typed.technique]
  const zones = typed.zones.length > 0 ? typed.zones : (technique?.lightZones ?? [])
  const products = mainFirst(typed.products).map(
    ({ class: product, shade, grams }): PhaseProduct => ({
      class: product,
      shade,
      grams: grams ?? 0,
      ...(product === 'SOFTEN' && typed.developer !== null ? { volume: typed.developer.volume } : {}),
    }),
  )
  const main = products[0]?.class ?? 'ACID_CARE'
  const sheet = PRODUCT_CLASS_DATA[main]
  const weight = gramsOf(products)
  const isMixed = typed.developer !== null && main !== 'SOFTEN'
  const ratio = typed.developer?.grams == null ? (typed.ratio ?? 0) : typed.developer.grams / weight
  const [least, most] = typed.minutes ?? [sheet.minutes, sheet.minutes]
  return {
    kind: kindOf(main, zones),
    zones,
    products,
    developer:
      isMixed && typed.developer !== null
        ? {
            volume: typed.developer.volume,
            percent: percentOf(typed.developer.volume),
            grams: typed.developer.grams ?? Math.round(weight * ratio),
          }
        : null,
    ratio: isMixed ? ratioText(ratio) : null,
    dilutionGrams: typed.dilutionGrams,
    minutes: most,
    minutesRange: [least, most],
    checkEveryMinutes: sheet.checkEvery,
    stopAtLevel: typed.stopAtLevel,
    bondGrams: typed.bondGrams,
    application: [placeOf(zones), ...(technique?.foil ? (['in-foil'] as const) : []), 'rinse'],
    reasons: [],
  }
}

const isLightener = ({ products: [main] }: Phase): boolean =>
  main !== undefined && (POWDER_CLASSES.has(main.class) || main.class === 'DECAP_RED' || main.class === 'HIGHLIFT')

/** The phases, each lightener with the level at which it stops: as written, otherwise where the model of hair is after its minutes. */
const withStops = (phases: readonly Phase[], situation: Situation): readonly Phase[] => {
  let head = headAfter([], situation)
  return phases.map((phase) => {
    const end = headsOn(head, [phase]).at(-1) ?? head
    head = end
    if (!isLightener(phase)) return phase
    const reached = Math.max(...phase.zones.map((zone) => Math.round(2 * end[zone].depth) / 2))
    return { ...phase, stopAtLevel: Math.min(reached, phase.stopAtLevel ?? reached) }
  })
}

const asWish = (zones: Goal['zones'], main: Zone): Goal => ({ kind: 'transform', ...zones[main], zones })

/**
 * The plan of a written formula on this head: what the model of hair expects of it, the time in the chair, the warnings of our own
 * plans, and what the safety rules object to. The phases are as written, with the acid after-treatment added at the end if they have none.
 *
 * @throws RangeError if a phase lacks a piece, or there is none
 */
export const ownFormula = (typed: readonly TypedPhase[], today: HeadToday): OwnFormula => {
  if (typed.length === 0 || typed.some((phase) => missingPieces(phase).length > 0))
    throw new RangeError('a formula with missing pieces')
  const techniqueId = typed.find(({ technique }) => technique !== null)?.technique ?? null
  const technique = techniqueId === null ? null : TECHNIQUES[techniqueId]
  const details = { ...today.details, technique: techniqueId }
  const own = eachZone((zone) => ({ level: today.current[zone].level, tone: today.current[zone].tone }))
  const before: Situation = { ...today, details, goal: asWish(own, 'lengths') }
  const works = withStops(typed.map(phaseOf), before)
  const phases = works.at(-1)?.kind === 'finish' ? works : [...works, finishPhase(works, factsOf(before))]
  const touched = BY_SIZE.filter((zone) => works.some(({ zones, kind }) => kind !== 'finish' && zones.includes(zone)))
  const main = touched[0] ?? 'lengths'
  const head = headAfter([{ afterWeeks: 0, goal: own[main], phases }], before)
  const ends = eachZone((zone) => {
    const { level, tone } = colourOf(head[zone])
    return touched.includes(zone) ? { level, tone } : own[zone]
  })
  const situation: Situation = { ...before, goal: asWish(ends, main) }
  const draft = draftOf(situation)
  const missing = missingAnswers(situation)
  const zones = touched.length > 0 ? touched : [main]
  const tolerance = minTolerance(missing.length > 0, head, zones, situation, 1)
  const expected = expectedOn(head, main, ends[main].tone, tolerance)
  const goal = { zones, level: shadeLevel(expected.level), tone: expected.tone, shade: expected.shade }
  const sessions = withResults([{ afterWeeks: 0, goal: ends[main], phases }], situation)
  const totalMinutes = chairMinutes(phases, technique, details)
  const plan: Plan = {
    outcome: 'OK',
    provisional: missing.length > 0,
    missing: missing.filter((answer) => !OF_GRAMS.has(answer)),
    goal,
    lift: { zone: draft.lift.zone, wanted: draft.lift.wanted, cap: draft.lift.cap.levels },
    technique: techniqueId,
    sessions,
    expected,
    totalMinutes,
    reasons: assumedReasons(situation, sessions),
    warnings: warningsFor({ draft, sessions, missing, goal, expected, totalMinutes }).filter(
      ({ code }) => code !== 'history-unverifiable',
    ),
    refusals: [],
    alternatives: [],
    maintenance: maintenanceFor(draft.facts, sessions, technique, {
      main,
      on: (zone) => ({ expected: expectedOn(head, zone, ends[zone].tone, tolerance), wished: ends[zone].tone }),
    }),
    options: [],
  }
  const found = checkPlan(plan, situation)
  return {
    plan,
    situation,
    vetoes: found.filter((each) => !isOfLine(each, phases)),
    offSheet: found.filter((each) => isOfLine(each, phases)),
  }
}
