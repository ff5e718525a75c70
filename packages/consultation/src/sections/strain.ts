import { hasShade, type Phase, POWDER_CLASSES, type ReasonCode, ZONES, type Zone } from '@riflesso/colorimetry'
import { type Case, today } from './case.ts'

/** What today's work asks of the fibre, the hardest first; nothing if it is cared for or left alone. */
const STRAINS = ['powder', 'lift', 'remove', 'deposit', 'nothing'] as const
export type Strain = (typeof STRAINS)[number]

const LIFTS: ReadonlySet<ReasonCode> = new Set([
  'lift-natural-colour',
  'lift-warm-high-volume',
  'lift-highlift',
  'lift-permed',
])
const CARE: ReadonlySet<Phase['kind']> = new Set(['bond-treatment', 'chelate', 'soften', 'finish'])

export const isPowder = ({ products }: Phase): boolean => products.some((product) => POWDER_CLASSES.has(product.class))

const strainOfPhase = (phase: Phase): Strain => {
  if (isPowder(phase)) return 'powder'
  if (phase.reasons.some(({ code }) => LIFTS.has(code))) return 'lift'
  if (phase.kind === 'remove') return 'remove'
  return CARE.has(phase.kind) || !hasShade(phase) ? 'nothing' : 'deposit'
}

const hardest = (strains: readonly Strain[]): Strain => STRAINS.find((strain) => strains.includes(strain)) ?? 'nothing'

/** The hardest of these phases on one of these zones. */
const strainOf = (phases: readonly Phase[], zones: readonly Zone[] = ZONES): Strain =>
  hardest(phases.filter((phase) => phase.zones.some((zone) => zones.includes(zone))).map(strainOfPhase))

/** What today asks of the fibre on these zones. */
export const todaysStrain = (hair: Pick<Case, 'plan'>, zones?: readonly Zone[]): Strain =>
  strainOf(today(hair)?.phases ?? [], zones)

/** Whether a session of the plan makes the hair lighter: by lift, or by taking dye off. */
export const lightensAnything = ({ plan }: Pick<Case, 'plan'>): boolean =>
  plan.sessions.some(({ phases }) => !['deposit', 'nothing'].includes(strainOf(phases)))
