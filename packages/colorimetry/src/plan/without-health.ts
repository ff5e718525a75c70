import type { Phase, Plan, PlanSession, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { DeclaredDetails } from '../model/situation.ts'
import { alternativesTo } from './reasons/alternatives.ts'

/** Answers about a person's health (GDPR, article 9). The others are about the hair. */
const HEALTH_ANSWERS = [
  'allergy',
  'patchTest',
  'patchTestAgeHours',
  'scalp',
  'pregnancy',
  'persulfateAsthma',
] as const satisfies readonly (keyof DeclaredDetails['safety'])[]

const UNANSWERED = Object.fromEntries(HEALTH_ANSWERS.map((answer) => [answer, null])) as Readonly<
  Record<(typeof HEALTH_ANSWERS)[number], null>
>

const HEALTH_PATHS: ReadonlySet<string> = new Set(HEALTH_ANSWERS.map((answer) => `details.safety.${answer}`))

/** Reasons that repeat a health answer, or name missing ones. */
const HEALTH_CODES: ReadonlySet<ReasonCode> = new Set([
  'volume-scalp',
  'answers-missing',
  'safety-questions',
  'patch-test-pending',
  'patch-test-expired',
  'patch-test-due',
  'patch-test-too-fresh',
  'scalp-sensitive',
  'pregnancy',
  'scalp-lesion',
  'allergy',
  'patch-test-positive',
  'persulfate-asthma',
  'milder-formula',
])

const isKept = ({ code }: Reason): boolean => !HEALTH_CODES.has(code)

/** Whether any health question was answered. */
export const hasHealthAnswers = ({ safety }: Pick<DeclaredDetails, 'safety'>): boolean =>
  HEALTH_ANSWERS.some((answer) => safety[answer] !== null)

/** The answers without those about health. */
export const withoutHealthAnswers = ({ safety, ...details }: DeclaredDetails): DeclaredDetails => {
  const { patchTestFamily: _, ...others } = safety
  return { ...details, safety: { ...others, ...UNANSWERED } }
}

const phaseWithoutHealth = (phase: Phase): Phase => ({ ...phase, reasons: phase.reasons.filter(isKept) })

const sessionWithoutHealth = (session: PlanSession): PlanSession => ({
  ...session,
  phases: session.phases.map(phaseWithoutHealth),
})

/**
 * The same plan, grams, volumes and minutes included, without the reasons that repeat a health answer. A warning states that
 * they were removed. A refused service stays refused.
 */
export const planWithoutHealth = (plan: Plan): Plan => {
  const refusals = plan.refusals.filter(isKept)
  const lostRefusal = refusals.length < plan.refusals.length
  return {
    ...plan,
    missing: plan.missing.filter((path) => !HEALTH_PATHS.has(path)),
    sessions: plan.sessions.map(sessionWithoutHealth),
    reasons: plan.reasons.filter(isKept),
    warnings: [reason('health-removed', '4.4'), ...plan.warnings.filter(isKept)],
    refusals: lostRefusal ? [...refusals, reason('refusal-removed', '4.4')] : refusals,
    alternativesConsidered: plan.alternativesConsidered?.filter(({ values }) => values.need !== 'powder'),
    alternatives: lostRefusal ? alternativesTo(refusals, plan.goal) : plan.alternatives.filter(isKept),
    options: plan.options.map((option) => ({
      ...option,
      sessions: option.sessions.map(sessionWithoutHealth),
      reasons: option.reasons.filter(isKept),
    })),
  }
}
