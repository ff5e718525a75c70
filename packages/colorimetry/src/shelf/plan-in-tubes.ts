import { chairMinutes } from '../clock/session-clock.ts'
import { parseShade, shadeNotation } from '../colour/shade.ts'
import { gramsOf } from '../data/products/grams.ts'
import { MIX, servedBy } from '../data/products/shelf.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { withResults } from '../hair/replay-plan.ts'
import type { Phase, PhaseProduct, PhaseResult, Plan, PlanSession, ProductClass } from '../model/plan.ts'
import type { BowlInTubes, ShelfPart, ShelfProduct } from '../model/shelf.ts'
import type { Situation } from '../model/situation.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { judgeResult } from '../verdict/judge-result.ts'
import { developerFrom } from './developer-mix.ts'
import { isNearEnough, type Mixture, mixturesFor, type Tube } from './mixtures.ts'
import { type Filling, type Mixed, waysToMix } from './ways-to-mix.ts'

export type PlanInTubes = {
  /** The plan with the products of the mixed bowls; a bowl that cannot be mixed stays as planned. */
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

/** The planned product on the shelf with enough left: of the same class, otherwise of one that replaces it. */
const productOf = ({ class: name, shade, grams, volume }: PhaseProduct, shelf: readonly ShelfProduct[]) => {
  // A softener is a developer.
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

/** Parts as products of the plan: they have the planned class, whatever their line. */
const asProducts = (name: ProductClass, parts: readonly ShelfPart[], shelf: readonly ShelfProduct[]): PhaseProduct[] =>
  parts.map(({ id, grams }) => ({ class: name, shade: shadeOf(id, shelf), grams }))

const withPhase = (sessions: readonly PlanSession[], session: number, phase: number, next: Phase) =>
  sessions.map((own, index) =>
    index === session ? { ...own, phases: own.phases.map((work, at) => (at === phase ? next : work)) } : own,
  )

const faultsOf = (plan: Plan, situation: Situation): number =>
  checkPlan(plan, situation).length + judgeResult(plan, situation).length

/** Mixtures of every line that can replace the planned class, that class first. */
const mixturesOf = (products: readonly PhaseProduct[], shelf: readonly ShelfProduct[]): readonly Mixture[] => {
  const main = products.find(({ class: name, shade }) => name !== 'CORRECTOR' && shade !== null)
  if (main === undefined) return []
  return servedBy(main.class)
    .flatMap((serving) => mixturesFor(products, tubesOf(serving, shelf)))
    .sort((one, other) => one.miss - other.miss)
    .slice(0, MIX.judged)
}

/** The shelf without the parts of a bowl: two bowls of a day cannot use the same grams. */
const withLess = (shelf: readonly ShelfProduct[], parts: readonly ShelfPart[]): readonly ShelfProduct[] =>
  shelf.map((own) => ({
    ...own,
    gramsLeft: own.gramsLeft - gramsOf(parts.filter(({ id }) => id === own.id)),
  }))

/**
 * A plan as a shelf can mix it: each bowl with the planned products, otherwise with the nearest mixture of two or three tubes in
 * whole grams that keeps the plan safe and correct (`checkPlan`, `judgeResult`), otherwise missing, with what is there and the nearest safe mixture. The sheet of a verified line
 * sets developer and minutes. Today's bowls share the contents of the tubes; later sessions assume a restocked
 * shelf. `halfTubes` rounds to half tubes where that keeps the mixture.
 */
export const planInTubes = (plan: Plan, situation: Situation, shelf: readonly ShelfProduct[], halfTubes = false) => {
  let now: Plan = { ...plan, options: [] }
  const faultsBefore = faultsOf(now, situation)
  const breaksBefore = checkPlan(now, situation).length
  const bowls = plan.sessions.map(({ phases }, session) => {
    let left = shelf
    return phases.map((phase, index): BowlInTubes => {
      const mixedWith = (mixed: Phase) => ({ ...now, sessions: withPhase(now.sessions, session, index, mixed) })
      const take = (mixed: Phase) => {
        const next = mixedWith(mixed)
        if (faultsOf(next, situation) > faultsBefore) return false
        now = next
        return true
      }
      const expected = (mixed: Phase) => {
        const next = mixedWith(mixed)
        if (checkPlan(next, situation).length > breaksBefore) return null
        const [zone] = mixed.zones
        const results = withResults(next.sessions, situation)[session]?.phases[index]?.results
        return (zone && results?.[zone]) ?? null
      }
      const bowl = bowlOf(phase, left, halfTubes, { take, expected })
      left = withLess(left, [...bowl.parts, ...bowl.kept, ...(bowl.developer ?? [])])
      return bowl
    })
  })
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const totalMinutes = chairMinutes(now.sessions[0]?.phases ?? [], technique, situation.details)
  return { plan: { ...now, totalMinutes, sessions: withResults(now.sessions, situation) }, bowls }
}

/** The bond builder of a bowl, beside its products. */
const bondOf = (phase: Phase, shelf: readonly ShelfProduct[]): readonly ShelfPart[] | null =>
  phase.bondGrams === 0 ? [] : productOf(bondIn(phase), shelf)

const bondIn = ({ bondGrams }: Phase): PhaseProduct => ({ class: 'BOND', shade: null, grams: bondGrams })

type Trial = {
  /** Replaces the planned phase, or changes nothing and returns false if the plan would not stay safe and correct. */
  readonly take: (mixed: Phase) => boolean
  /** What the model expects with this phase instead; null if the plan would not stay safe. */
  readonly expected: (mixed: Phase) => PhaseResult | null
}

/** Mixes one bowl. */
const bowlOf = (phase: Phase, shelf: readonly ShelfProduct[], halfTubes: boolean, { take, expected }: Trial) => {
  const bond = bondOf(phase, shelf)
  const same = sameBowl(phase.products, shelf)
  const ways = (filling: Filling) => waysToMix(phase, filling, shelf, halfTubes)
  // The planned bowl is already safe and correct.
  const isTaken = (mixed: Mixed) => mixed.phase === phase || take(mixed.phase)
  if (bond === null) return missing(phase, shelf, null)
  if (same !== null) {
    const mixed = ways({ products: phase.products, parts: same }).find(isTaken)
    if (mixed !== undefined) return weighed('same', mixed, bond, shelf, null)
  }
  const mixtures = same === null ? mixturesOf(phase.products, shelf) : []
  const name = phase.products[0]?.class
  if (name === undefined) return missing(phase, shelf, null)
  const filled = ({ parts }: Mixture) => ways({ products: asProducts(name, parts, shelf), parts })
  for (const mixture of mixtures) {
    if (!isNearEnough(mixture.difference)) continue
    const mixed = filled(mixture).find(isTaken)
    if (mixed !== undefined) return weighed('mix', mixed, bond, shelf, mixture)
  }
  for (const mixture of mixtures) {
    const [mixed] = filled(mixture)
    const result = mixed ? expected(mixed.phase) : null
    if (result !== null) return missing(phase, shelf, { mixture, result })
  }
  return missing(phase, shelf, null)
}

type Nearest = { readonly mixture: Mixture; readonly result: PhaseResult }

const missing = (phase: Phase, shelf: readonly ShelfProduct[], nearest: Nearest | null): BowlInTubes => ({
  match: 'missing',
  parts: [],
  developer: developerOf(phase, shelf),
  difference: nearest?.mixture.difference ?? null,
  kept: [...phase.products.flatMap((product) => productOf(product, shelf) ?? []), ...(bondOf(phase, shelf) ?? [])],
  nearest: nearest?.mixture.parts ?? [],
  nearestResult: nearest?.result ?? null,
  lacking: [
    ...phase.products.filter((product) => productOf(product, shelf) === null),
    ...(bondOf(phase, shelf) === null ? [bondIn(phase)] : []),
  ],
  exact: false,
  inHalfTubes: false,
  phase,
})

const weighed = (
  match: 'same' | 'mix',
  { phase, parts, followsSheet, inHalfTubes: rounded }: Mixed,
  bond: readonly ShelfPart[],
  shelf: readonly ShelfProduct[],
  mixture: Mixture | null,
): BowlInTubes => {
  const developer = developerOf(phase, shelf)
  const used = new Set([...parts, ...bond, ...(developer ?? [])].map(({ id }) => id))
  return {
    match,
    parts: [...parts, ...bond],
    developer,
    difference: mixture?.difference ?? null,
    kept: [],
    nearest: [],
    nearestResult: null,
    lacking: [],
    exact: followsSheet && shelf.every(({ id, check }) => !used.has(id) || check === 'verificata'),
    inHalfTubes: rounded,
    phase,
  }
}

const developerOf = ({ developer }: Phase, shelf: readonly ShelfProduct[]) =>
  developer === null ? [] : developerFrom(developer.volume, developer.grams, shelf)
