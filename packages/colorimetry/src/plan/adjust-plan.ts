import { chairMinutes } from '../clock/session-clock.ts'
import { parseShade } from '../colour/shade.ts'
import { percentOf } from '../data/products/developers.ts'
import { gramsOf } from '../data/products/grams.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { percentsOf } from '../hair/peroxide.ts'
import { withResults } from '../hair/replay-plan.ts'
import type { Phase, PhaseProduct, Plan, PlanSession, Reason } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { withHandsWarnings } from './reasons/hands.ts'
import { strandMinutes } from './reasons/strand.ts'

/** A change of the products, volumes or minutes of one phase of a plan; null = as planned. Indices start at 0. */
export type PhaseAdjustment = {
  readonly session: number
  readonly phase: number
  /** The whole bowl without developer. */
  readonly products: readonly Pick<PhaseProduct, 'class' | 'shade' | 'grams'>[] | null
  readonly volume: number | null
  readonly minutes: number | null
}

/** Why an adjustment is rejected: it would turn this plan into a different one. */
export const ADJUSTMENT_OBJECTIONS = [
  'phase-unknown', // the plan has no such phase
  'phase-twice', // the same phase is adjusted twice
  'nothing-changed', // the adjustment changes nothing
  'classes-changed', // a product class that the phase does not use
  'quantity-changed', // more or less in the bowl than length and density need
  'colour-changed', // another main shade, level or reflect: the colour is measured, not chosen
  'minutes-outside', // outside the time range of the phase
  'no-developer', // volumes for a bowl without developer
] as const
export type AdjustmentObjection = {
  readonly code: (typeof ADJUSTMENT_OBJECTIONS)[number]
  readonly session: number
  readonly phase: number
}

export type Adjusted =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly objections: readonly AdjustmentObjection[] }

/** Factor by which a bowl may grow or shrink; beyond it the grams would not suit the client's length and density. */
const QUANTITY_ROOM = 0.25

const isCorrector = ({ class: name }: { readonly class: string }) => name === 'CORRECTOR'

type Bowl = readonly Pick<PhaseProduct, 'class' | 'shade' | 'grams'>[]

/** The main shade of a bowl. */
const mainShade = (bowl: Bowl): string | null =>
  bowl
    .filter((product) => product.shade !== null && !isCorrector(product))
    .reduce<Bowl[number] | null>((most, next) => (next.grams > (most?.grams ?? 0) ? next : most), null)?.shade ?? null

const tonesOf = (bowl: Bowl): readonly ToneName[] =>
  bowl.flatMap(({ shade }) => {
    const tone = shade === null ? undefined : parseShade(shade)?.tone
    return tone === undefined ? [] : tone.secondary === null ? [tone.primary] : [tone.primary, tone.secondary]
  })

const keepsColour = (before: Bowl, after: Bowl, plan: Plan): boolean => {
  if (mainShade(before) !== mainShade(after)) return false
  const { primary, secondary } = plan.goal.tone
  const tones = new Set<ToneName>([...tonesOf(before), primary, ...(secondary === null ? [] : [secondary]), 'NATURALE'])
  const levels = new Set(before.map(({ shade }) => (shade === null ? null : (parseShade(shade)?.level ?? null))))
  const known = new Set(before.map(({ shade }) => shade))
  return after.every((product) => {
    if (known.has(product.shade)) return true
    const shade = product.shade === null ? null : parseShade(product.shade)
    if (shade === null || isCorrector(product)) return false
    return levels.has(shade.level) && tonesOf([product]).every((tone) => tones.has(tone))
  })
}

const sameBowl = (one: Bowl, other: Bowl): boolean =>
  one.length === other.length &&
  one.every((product, index) => {
    const twin = other[index]
    return product.class === twin?.class && product.shade === twin.shade && product.grams === twin.grams
  })

const objectionsTo = (phase: Phase, change: PhaseAdjustment, plan: Plan): AdjustmentObjection['code'][] => {
  const { products, volume, minutes } = change
  const found: AdjustmentObjection['code'][] = []
  if (products !== null) {
    const classes = new Set(phase.products.map((product) => product.class))
    if (products.length === 0 || products.some((product) => !classes.has(product.class))) found.push('classes-changed')
    else if (!keepsColour(phase.products, products, plan)) found.push('colour-changed')
    const before = gramsOf(phase.products)
    if (Math.abs(gramsOf(products) - before) > QUANTITY_ROOM * before) found.push('quantity-changed')
    if (products.some(({ grams }) => !(grams > 0))) found.push('quantity-changed')
  }
  if (volume !== null && phase.developer === null) found.push('no-developer')
  const [least, most] = phase.minutesRange
  if (minutes !== null && !(minutes >= least && minutes <= most)) found.push('minutes-outside')
  const isSame =
    (products === null || sameBowl(phase.products, products)) &&
    (volume === null || volume === phase.developer?.volume) &&
    (minutes === null || minutes === phase.minutes)
  return isSame ? ['nothing-changed'] : [...new Set(found)]
}

/** Values of reasons that an adjusted phase makes untrue. */
const isStale = ({ values }: Reason, before: Phase, after: Phase): boolean =>
  (values.volume !== undefined && before.developer?.volume !== after.developer?.volume) ||
  (values.minutes !== undefined && before.minutes !== after.minutes) ||
  ((values.share !== undefined || values.grams !== undefined) && !sameBowl(before.products, after.products))

/** Products that are developers themselves keep their volumes. */
const inPlaceOf =
  (bowl: readonly PhaseProduct[]) =>
  (product: Bowl[number]): PhaseProduct => {
    const own = bowl.find((before) => before.class === product.class)?.volume
    return { ...product, ...(own === undefined ? {} : { volume: own }) }
  }

const adjusted = (phase: Phase, { products, volume, minutes }: PhaseAdjustment): Phase => {
  const bowl: readonly PhaseProduct[] = products === null ? phase.products : products.map(inPlaceOf(phase.products))
  const { developer } = phase
  const perGram = developer === null ? 0 : developer.grams / gramsOf(phase.products)
  const ratio = Number(/^1:(\d+(?:\.\d+)?)$/.exec(phase.ratio ?? '')?.[1] ?? perGram)
  const mixed = developer && {
    volume: volume ?? developer.volume,
    percent: percentOf(volume ?? developer.volume),
    grams: products === null ? developer.grams : Math.round(gramsOf(bowl) * ratio),
  }
  const next = { ...phase, products: bowl, developer: mixed, minutes: minutes ?? phase.minutes }
  return { ...next, reasons: phase.reasons.filter((reason) => !isStale(reason, phase, next)) }
}

/** Updates the warnings that name numbers of the phases. */
const renumbered = (warnings: readonly Reason[], sessions: readonly PlanSession[], totalMinutes: number): Reason[] => {
  const phases = sessions.flatMap((session) => session.phases)
  const percent = Math.max(0, ...phases.flatMap(percentsOf))
  return warnings.map((warning) => {
    if (warning.code === 'legal-gloves-eyes') return { ...warning, values: { ...warning.values, percent } }
    if (warning.code === 'strand-test-first')
      return { ...warning, values: { ...warning.values, ...strandMinutes(sessions[0]) } }
    if (warning.code === 'long-appointment') return { ...warning, values: { ...warning.values, minutes: totalMinutes } }
    return warning
  })
}

/**
 * Adjusts phases of a plan: goal, zones, product classes and promise stay; developer, minutes in the chair, warnings and the colour
 * after each phase are computed again. Does not judge safety: check the result with `checkPlan`.
 */
export const adjustPlan = (plan: Plan, situation: Situation, changes: readonly PhaseAdjustment[]): Adjusted => {
  const objections: AdjustmentObjection[] = []
  const works = plan.sessions.map((session) => ({ ...session, phases: [...session.phases] }))
  const seen = new Set<string>()
  let reasons = plan.reasons
  for (const change of changes) {
    const { session, phase } = change
    const before = plan.sessions[session]?.phases[phase]
    const place = `${session}/${phase}`
    const codes = before === undefined ? (['phase-unknown'] as const) : objectionsTo(before, change, plan)
    const found = seen.has(place) ? (['phase-twice'] as const) : codes
    seen.add(place)
    objections.push(...found.map((code) => ({ code, session, phase })))
    const phases = works[session]?.phases
    if (before === undefined || phases === undefined || found.length > 0) continue
    const after = adjusted(before, change)
    phases[phase] = after
    // Reasons about limits stay true; those about this phase's numbers do not.
    reasons = reasons.filter((reason) => reason.code.startsWith('cap-') || !isStale(reason, before, after))
  }
  if (objections.length > 0) return { ok: false, objections }
  const sessions = withResults(works, situation)
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const totalMinutes = chairMinutes(sessions[0]?.phases ?? [], technique, situation.details)
  return {
    ok: true,
    plan: {
      ...plan,
      sessions,
      totalMinutes,
      reasons,
      warnings: withHandsWarnings(
        renumbered(plan.warnings, sessions, totalMinutes),
        sessions,
        technique,
        situation.details,
      ),
      options: plan.options.map((option) => (option.id === 'equilibrata' ? { ...option, sessions } : option)),
    },
  }
}
