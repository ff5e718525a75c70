import { adjustPlan, checkPlan } from '@riflesso/colorimetry'
import { writeVerdicts } from '@riflesso/consultation'
import type { PlannedCase } from '../local.ts'
import type { ModelAnswer } from './answer.ts'
import { OBJECTION_SENTENCES } from './rules-in-force.ts'

/** A judged answer: its changes are vetoed, with the reasons, or applied to the case. */
export type Judged =
  | { readonly ok: false; readonly reasons: readonly string[] }
  | { readonly ok: true; readonly hair: PlannedCase }

/** Judges the changes by the limits of an adjustment and by every safety rule. */
export function judgeChanges({ changes }: ModelAnswer, hair: PlannedCase): Judged {
  if (changes.length === 0) return { ok: true, hair }
  const fromZero = changes.map(({ session, phase, products, volume, minutes }) => ({
    session: session - 1,
    phase: phase - 1,
    products,
    volume,
    minutes,
  }))
  const adjusted = adjustPlan(hair.plan, hair.situation, fromZero)
  if (!adjusted.ok) {
    const reasons = adjusted.objections.map(
      ({ code, session, phase }) => `${placeOf(session, phase)}: ${OBJECTION_SENTENCES[code]}.`,
    )
    return { ok: false, reasons }
  }
  const verdicts = writeVerdicts(checkPlan(adjusted.plan, hair.situation))
  if (verdicts.length === 0) return { ok: true, hair: { ...hair, plan: adjusted.plan } }
  const reasons = verdicts.map(({ session, phase, rule, reason }) => `${placeOf(session, phase)} (${rule}): ${reason}`)
  return { ok: false, reasons: [...new Set(reasons)] }
}

const placeOf = (session: number | null, phase: number | null): string =>
  [session === null ? 'Piano' : `Seduta ${session + 1}`, ...(phase === null ? [] : [`fase ${phase + 1}`])].join(', ')
