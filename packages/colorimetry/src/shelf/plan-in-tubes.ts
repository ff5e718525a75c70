import { parseShade, shadeNotation } from '../colour/shade.ts'
import { gramsOf } from '../data/products/grams.ts'
import { servedBy } from '../data/products/shelf.ts'
import { withResults } from '../hair/replay-plan.ts'
import type { Phase, PhaseProduct, Plan, PlanSession, ProductClass } from '../model/plan.ts'
import type { BowlInTubes, ShelfPart, ShelfProduct } from '../model/shelf.ts'
import type { Situation } from '../model/situation.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { judgeResult } from '../verdict/judge-result.ts'
import { developerFrom } from './developer-mix.ts'
import { isNearEnough, type Mixture, mixturesFor, type Tube } from './mixtures.ts'

export type PlanInTubes = {
  /** The plan with what the bowls really hold; a bowl that cannot be mixed stays as planned. */
  readonly plan: Plan
  /** Bowls of every session, one for each phase. */
  readonly bowls: readonly (readonly BowlInTubes[])[]
}

const sameShade = (one: string | null, other: string | null): boolean => {
  if (one === null || other === null) return one === other
  const [first, second] = [parseShade(one), parseShade(other)]
  return first === null || second === null
    ? one === other
    : shadeNotation(first.level, first.tone) === shadeNotation(second.level, second.tone)
}

/** The planned product on the shelf, with enough left in it: of its own class before one that does its work. */
const productOf = ({ class: name, shade, grams, volume }: PhaseProduct, shelf: readonly ShelfProduct[]) => {
  // A softener is a developer itself.
  if (volume !== undefined) return developerFrom(volume, grams, shelf)
  const found = servedBy(name)
    .map((serving) =>
      shelf.find((own) => own.class === serving && sameShade(own.shade, shade) && own.gramsLeft >= grams),
    )
    .find((own) => own !== undefined)
  return found === undefined ? null : [{ id: found.id, grams }]
}

const sameBowl = (products: readonly PhaseProduct[], shelf: readonly ShelfProduct[]): readonly ShelfPart[] | null => {
  const parts = products.map((product) => productOf(product, shelf))
  return parts.every((part) => part !== null) ? parts.flat() : null
}

const tubesOf = (serving: ProductClass, shelf: readonly ShelfProduct[]): readonly Tube[] =>
  shelf.flatMap(({ id, class: name, shade, gramsLeft }) =>
    name === serving && shade !== null ? [{ id, shade, gramsLeft }] : [],
  )

const shadeOf = (id: string, shelf: readonly ShelfProduct[]) => shelf.find((own) => own.id === id)?.shade ?? null

/** What the parts are in the plan: the work is that of the planned class, whatever line does it. */
const asProducts = (name: ProductClass, parts: readonly ShelfPart[], shelf: readonly ShelfProduct[]): PhaseProduct[] =>
  parts.map(({ id, grams }) => ({ class: name, shade: shadeOf(id, shelf), grams }))

const withPhase = (sessions: readonly PlanSession[], session: number, phase: number, next: Phase) =>
  sessions.map((own, index) =>
    index === session ? { ...own, phases: own.phases.map((work, at) => (at === phase ? next : work)) } : own,
  )

const faultsOf = (plan: Plan, situation: Situation): number =>
  checkPlan(plan, situation).length + judgeResult(plan, situation).length

/** Mixtures of every line that can do the work, the planned class first. */
const mixturesOf = (products: readonly PhaseProduct[], shelf: readonly ShelfProduct[]): readonly Mixture[] => {
  const main = products.find(({ class: name, shade }) => name !== 'CORRECTOR' && shade !== null)
  if (main === undefined) return []
  return servedBy(main.class)
    .flatMap((serving) => mixturesFor(products, tubesOf(serving, shelf)))
    .sort((one, other) => one.miss - other.miss)
}

/** Grams that were taken, so that two bowls of a day do not both count on the same rest. */
const withLess = (shelf: readonly ShelfProduct[], parts: readonly ShelfPart[]): readonly ShelfProduct[] =>
  shelf.map((own) => ({
    ...own,
    gramsLeft: own.gramsLeft - gramsOf(parts.filter(({ id }) => id === own.id)),
  }))

/**
 * A plan as a shelf can mix it: each bowl with the planned products, otherwise with the nearest mixture of two or three tubes in
 * whole grams that keeps the plan safe and right (`checkPlan`, `judgeResult`), otherwise missing. Today's bowls share what is
 * left in the tubes; later sessions count on a shelf that has been filled again.
 */
export const planInTubes = (plan: Plan, situation: Situation, shelf: readonly ShelfProduct[]): PlanInTubes => {
  let now: Plan = { ...plan, options: [] }
  const faultsBefore = faultsOf(now, situation)
  const bowls = plan.sessions.map(({ phases }, session) => {
    let left = shelf
    return phases.map((phase, index): BowlInTubes => {
      const bowl = bowlOf(phase, left, (products) => {
        const next = { ...now, sessions: withPhase(now.sessions, session, index, { ...phase, products }) }
        if (faultsOf(next, situation) > faultsBefore) return false
        now = next
        return true
      })
      left = withLess(left, [...bowl.parts, ...(bowl.developer ?? [])])
      return bowl
    })
  })
  return { plan: { ...now, sessions: withResults(now.sessions, situation) }, bowls }
}

/** The bond builder of a bowl, beside its products. */
const bondOf = ({ bondGrams }: Phase, shelf: readonly ShelfProduct[]): readonly ShelfPart[] | null =>
  bondGrams === 0 ? [] : productOf({ class: 'BOND', shade: null, grams: bondGrams }, shelf)

/** One bowl; `take` puts products in its place and says whether the plan stays safe and right. */
const bowlOf = (
  phase: Phase,
  shelf: readonly ShelfProduct[],
  take: (products: readonly PhaseProduct[]) => boolean,
): BowlInTubes => {
  const developer = phase.developer === null ? [] : developerFrom(phase.developer.volume, phase.developer.grams, shelf)
  const finished = (match: BowlInTubes['match'], parts: readonly ShelfPart[], mixture: Mixture | null): BowlInTubes => {
    const used = new Set([...parts, ...(developer ?? [])].map(({ id }) => id))
    return {
      match,
      parts,
      developer,
      difference: mixture?.difference ?? null,
      nearest: match === 'missing' ? (mixture?.parts ?? []) : [],
      exact: match !== 'missing' && shelf.every(({ id, check }) => !used.has(id) || check === 'verificata'),
    }
  }
  const bond = bondOf(phase, shelf)
  const same = sameBowl(phase.products, shelf)
  if (bond === null) return finished('missing', [], null)
  if (same !== null) return finished('same', [...same, ...bond], null)
  const mixtures = mixturesOf(phase.products, shelf)
  const name = phase.products[0]?.class
  const mixture = mixtures.find(
    ({ parts, difference }) => name !== undefined && isNearEnough(difference) && take(asProducts(name, parts, shelf)),
  )
  if (mixture === undefined) return finished('missing', [], mixtures[0] ?? null)
  return finished('mix', [...mixture.parts, ...bond], mixture)
}
