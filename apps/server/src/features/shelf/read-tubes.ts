import {
  type BowlCost,
  type BowlInTubes,
  chairMinutes,
  costOfBowl,
  costOfMinutes,
  type OptionId,
  type Phase,
  type Plan,
  planInTubes,
  priceOf,
  type ShelfPart,
  type ShelfProduct,
  type Situation,
  TECHNIQUES,
  upkeepVisits,
} from '@riflesso/colorimetry'
import { analysisOfOption, writeAround, writeMixDifference } from '@riflesso/consultation'
import type { formulaInTubes, PriceSettings, ShelfClass } from '@riflesso/contract'
import { openAnalysis, situationOf } from '#features/analysis'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import type { Actor } from '#platform/sessions/session-store'
import { hasShades } from './catalogue/read-code.ts'
import { classOf, presentLine, presentProduct } from './presenter.ts'
import { findPrices, type LineRow, listLines, listProducts, type ProductRow } from './repository.ts'

const isMixed = (name: ShelfClass): name is ShelfProduct['class'] => name !== 'RETAIL'

/** The shelf for planning: without home-care products, and without tubes of unknown shade. */
function shelfForPlans(products: readonly ProductRow[], lines: readonly LineRow[]): ShelfProduct[] {
  const byId = new Map(lines.map((line) => [line.row.id, line]))
  return products.flatMap(({ row, shade }): ShelfProduct[] => {
    const line = byId.get(row.productLineId ?? '')
    const name = line && classOf(line)
    if (!line || !name || !isMixed(name) || (shade === null && hasShades(name))) return []
    const packGrams = row.packGrams ?? 0
    return [
      {
        id: row.id,
        class: name,
        shade,
        volume: row.volume,
        gramsLeft: Math.max(0, row.pieces * packGrams + row.openedGrams),
        packGrams,
        check: line.row.check,
        sheet: line.row.sheet,
      },
    ]
  })
}

type Money = Answer<typeof formulaInTubes>['options'][number]['year']

type Products = Pick<Money, 'productCents' | 'isIncomplete'>

const priceBy = ({ rule, hourCents }: PriceSettings, cents: number, minutes: number): number | null => {
  if (rule === null) return null
  if (rule.kind !== 'time') return priceOf(rule, cents, minutes)
  return hourCents === null ? null : priceOf({ kind: 'time', centsPerHour: hourCents }, cents, minutes)
}

/** Cost and price of one visit by the rule of the salon. */
const moneyOf = (settings: PriceSettings, { productCents, isIncomplete }: Products, minutes: number): Money => ({
  productCents,
  isIncomplete,
  minutes,
  chairCents: settings.hourCents === null ? null : costOfMinutes(minutes, settings.hourCents),
  priceCents: priceBy(settings, productCents, minutes),
})

/** The sum of visits, each multiplied by its number. */
const sumOf = (visits: readonly { readonly money: Money; readonly times: number }[]): Money => {
  const sum = (of: (money: Money) => number) => visits.reduce((all, { money, times }) => all + times * of(money), 0)
  const sumIfKnown = (of: (money: Money) => number | null) =>
    visits.every(({ money }) => of(money) !== null) ? sum((money) => of(money) ?? 0) : null
  return {
    productCents: sum(({ productCents }) => productCents),
    isIncomplete: visits.some(({ money, times }) => times > 0 && money.isIncomplete),
    minutes: sum(({ minutes }) => minutes),
    chairCents: sumIfKnown(({ chairCents }) => chairCents),
    priceCents: sumIfKnown(({ priceCents }) => priceCents),
  }
}

type Option = Answer<typeof formulaInTubes>['options'][number]

type Context = {
  readonly shelf: readonly ShelfProduct[]
  readonly packs: Parameters<typeof costOfBowl>[1]
  readonly prices: PriceSettings
  readonly halfTubes: boolean
}

/**
 * The formula of an archived analysis in the tubes of the shelf, with cost and price, for each of its options.
 *
 * @throws AppError 'analysis-not-found'
 */
export async function readTubes(deps: Deps, actor: Actor, id: string, halfTubes: boolean) {
  const { withHealth, analysis } = await openAnalysis(deps, actor, id)
  const whole = withHealth ?? analysis
  const situation = situationOf(whole)
  const products = await listProducts(deps.db, actor.salonId)
  const lines = await listLines(deps.db, actor.salonId)
  const packs = products.map(({ row }) => ({ id: row.id, packGrams: row.packGrams ?? 0, packCents: row.packCents }))
  const prices = await findPrices(deps.db, actor.salonId)
  const context = { shelf: shelfForPlans(products, lines), packs, prices, halfTubes }
  const ids: readonly OptionId[] =
    whole.plan.options.length > 0 ? whole.plan.options.map((option) => option.id) : ['equilibrata']
  const options = situation
    ? ids.map((option) => optionInTubes(option, analysisOfOption(whole, option).plan, situation, context))
    : []
  const named = namedIn(options)
  const ofOptions = products.filter(({ row }) => named.has(row.id))
  const lineIds = new Set(ofOptions.map(({ row }) => row.productLineId))
  return {
    options,
    products: ofOptions.map(presentProduct),
    lines: lines.filter(({ row }) => lineIds.has(row.id)).map(presentLine),
  }
}

function optionInTubes(id: OptionId, planned: Plan, situation: Situation, context: Context): Option {
  const { plan, bowls } = planInTubes(planned, situation, context.shelf, context.halfTubes)
  const costs = bowls.map((session) => session.map((bowl) => costOfBowl(bowl, context.packs)))
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const minutesOf = (phases: readonly Phase[]) => chairMinutes(phases, technique, situation.details)
  const sessions = plan.sessions.map(({ afterWeeks, phases }, index) => ({
    afterWeeks,
    bowls: (bowls[index] ?? []).map((bowl, phase) => presentBowl(bowl, phase, planned, index, costs[index]?.[phase])),
    ...moneyOf(context.prices, productsOf(costs[index] ?? []), minutesOf(phases)),
  }))
  const upkeep = upkeepVisits(plan).map(({ kind, weeks, visits, session, bowls: again }) => {
    const phases = plan.sessions[session]?.phases ?? []
    const own = again.flatMap(({ phase, share }) => shareOf(costs[session]?.[phase], share))
    const mixed = phases.filter((_, index) => again.some(({ phase }) => phase === index))
    return { kind, weeks, visits, ...moneyOf(context.prices, productsOf(own), minutesOf(mixed)) }
  })
  const year = sumOf([
    ...sessions.map((money) => ({ money, times: 1 })),
    ...upkeep.map((money) => ({ money, times: money.visits })),
  ])
  return { id, sessions, upkeep, year }
}

type Cost = Pick<BowlCost, 'cents' | 'incomplete'>

const shareOf = (cost: Cost | undefined, share: number): Cost[] =>
  cost ? [{ cents: Math.round(cost.cents * share), incomplete: cost.incomplete }] : []

const productsOf = (costs: readonly Cost[]) => ({
  productCents: costs.reduce((sum, { cents }) => sum + cents, 0),
  isIncomplete: costs.some(({ incomplete }) => incomplete),
})

function presentBowl(bowl: BowlInTubes, index: number, planned: Plan, session: number, cost: BowlCost | undefined) {
  const { match, exact, developer, difference, phase, nearestResult } = bowl
  const plan = planned.sessions[session]?.phases[index]
  const centsOf = (id: string) => cost?.parts.find((part) => part.id === id)?.cents ?? null
  const present = (parts: readonly ShelfPart[], hasGrams = exact) => {
    const total = parts.reduce((sum, { grams }) => sum + grams, 0)
    return parts.map(({ id, grams }) => ({
      productId: id,
      grams: hasGrams ? Math.round(grams) : null,
      share: Math.round((grams / total) * 100) / 100,
      cents: centsOf(id),
    }))
  }
  return {
    phase: index,
    match,
    isExact: exact,
    parts: present(bowl.parts),
    // A bowl that lacks a tube is the planned one.
    developer: developer && present(developer, exact || match === 'missing'),
    ratio: phase.ratio === plan?.ratio ? null : phase.ratio,
    minutes: phase.minutes === plan?.minutes ? null : phase.minutes,
    difference: difference && { ...difference, testo: writeMixDifference(difference) },
    kept: present(bowl.kept, true),
    nearest: present(bowl.nearest),
    nearestResult: nearestResult && { shade: nearestResult.shade, hex: nearestResult.hex },
    around: writeAround(bowl),
    inHalfTubes: bowl.inHalfTubes,
    productCents: cost?.cents ?? 0,
    isIncomplete: cost?.incomplete ?? true,
  }
}

function namedIn(options: readonly Option[]): ReadonlySet<string> {
  const bowls = options.flatMap(({ sessions }) => sessions.flatMap((session) => session.bowls))
  const parts = bowls.flatMap((bowl) => [...bowl.parts, ...(bowl.developer ?? []), ...bowl.kept, ...bowl.nearest])
  return new Set(parts.map(({ productId }) => productId))
}
