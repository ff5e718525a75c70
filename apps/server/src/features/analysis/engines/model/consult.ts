import { type AdjustmentObjection, adjustPlan, checkPlan } from '@riflesso/colorimetry'
import { type AnalysisResult, type Contribution, writeAnalysis, writeVerdicts } from '@riflesso/consultation'
import type { ModelMessage } from 'ai'
import { modelNotices } from '#platform/copy/it'
import type { PlannedCase } from '../local.ts'
import { addTokens, type ModelAnswer, type ModelFailure, NO_TOKENS, type Tokens } from './answer.ts'
import type { Question, Reply } from './ask.ts'
import type { Breaker } from './breaker.ts'
import type { Deadline } from './deadline.ts'
import { INSTRUCTIONS, questionFor, vetoMessage } from './question.ts'

/** Statuses of a failing service; any other answer shows that it works. */
const OUTAGES: ReadonlySet<ModelFailure> = new Set(['timeout', 'busy', 'unavailable', 'unauthorised'])

/** The outcome of a consultation. */
export type Conversation = { readonly tokens: Tokens } & (
  | { readonly ok: false; readonly outcome: ModelFailure }
  | {
      readonly ok: true
      readonly outcome: 'used' | 'vetoed'
      readonly hair: PlannedCase
      /** Our own analysis of `hair`. */
      readonly own: AnalysisResult
      readonly contribution: Contribution
    }
)

/** How to call the model, and the deadline. */
export type Line = {
  readonly ask: (question: Question, deadline: Deadline, signal: AbortSignal) => Promise<Reply>
  readonly breaker: Breaker
  readonly deadline: Deadline
  readonly signal: AbortSignal
}

/**
 * Calls the model, judges its answer, and calls it again with the reasons when its changes are vetoed; then our plan
 * is used. `pictures` are JPEGs of the hair alone, `own` is our analysis of `hair`.
 */
export async function consult(
  line: Line,
  pictures: readonly Uint8Array[],
  hair: PlannedCase,
  own: AnalysisResult,
): Promise<Conversation> {
  const ownOf = (judged: PlannedCase) => (judged === hair ? own : writeAnalysis({ ...judged, client: own.client }))
  const opening = openingOf(pictures, hair)
  const first = await requestThroughBreaker(line, [opening])
  if (!first.ok) return { ok: false, outcome: first.failure, tokens: first.tokens }
  const judged = judgeChanges(first.answer, hair)
  if (judged.ok) return { ...concluded(first.answer, judged.hair, ownOf(judged.hair), 'used'), tokens: first.tokens }
  const second = await requestThroughBreaker(line, [
    opening,
    { role: 'assistant', content: JSON.stringify(first.answer) },
    { role: 'user', content: vetoMessage(judged.reasons) },
  ])
  const tokens = addTokens(first.tokens, second.tokens)
  if (!second.ok && second.failure === 'cancelled') return { ok: false, outcome: 'cancelled', tokens }
  if (!second.ok) return { ...concluded(withoutChanges(first.answer), hair, own, 'vetoed'), tokens }
  const again = judgeChanges(second.answer, hair)
  return again.ok
    ? { ...concluded(second.answer, again.hair, ownOf(again.hair), 'used'), tokens }
    : { ...concluded(withoutChanges(second.answer), hair, own, 'vetoed'), tokens }
}

/** A judged answer: its changes are vetoed, with the reasons, or applied to the case. */
type Judged =
  | { readonly ok: false; readonly reasons: readonly string[] }
  | { readonly ok: true; readonly hair: PlannedCase }

/** Why an adjustment is invalid, as sent to the model. */
const OBJECTION_SENTENCES: Readonly<Record<AdjustmentObjection['code'], string>> = {
  'phase-unknown': 'questa fase non esiste nel piano',
  'phase-twice': 'la stessa fase è modificata due volte',
  'nothing-changed': 'la modifica lascia la fase com’è',
  'classes-changed': 'la fase lavora con altre classi di prodotto',
  'quantity-changed': 'la quantità si allontana di oltre un quarto da quella calcolata',
  'colour-changed': 'la nuance principale, il livello e il riflesso sono misurati e non si cambiano',
  'minutes-outside': 'i minuti escono dall’intervallo della fase',
  'no-developer': 'questa fase non si miscela con ossidante',
}

/** Judges the changes by the limits of an adjustment and by every safety rule. */
function judgeChanges({ changes }: ModelAnswer, hair: PlannedCase): Judged {
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

const withoutChanges = (answer: ModelAnswer): ModelAnswer => ({ ...answer, changes: [] })

/** The outcome after the changes were judged. */
const concluded = (
  { seen, changes }: ModelAnswer,
  hair: PlannedCase,
  own: AnalysisResult,
  outcome: 'used' | 'vetoed',
) => ({
  ok: true as const,
  outcome,
  hair,
  own,
  contribution: {
    seen,
    changes: changes.map(({ session, phase, reason }) => ({ session: session - 1, phase: phase - 1, reason })),
    notice: outcome === 'vetoed' ? modelNotices.vetoed : null,
  },
})

const imageOf = (jpeg: Uint8Array) => ({ type: 'file' as const, mediaType: 'image/jpeg', data: jpeg })

const openingOf = (pictures: readonly Uint8Array[], hair: PlannedCase): ModelMessage => ({
  role: 'user',
  content: [{ type: 'text', text: questionFor(hair) }, ...pictures.map(imageOf)],
})

/** One call through the breaker. */
async function requestThroughBreaker(
  { ask, breaker, deadline, signal }: Line,
  messages: readonly ModelMessage[],
): Promise<Reply> {
  if (!breaker.admits()) return { ok: false, failure: 'resting', tokens: NO_TOKENS }
  try {
    const reply = await ask({ instructions: INSTRUCTIONS, messages }, deadline, signal)
    if (!reply.ok && OUTAGES.has(reply.failure)) breaker.failed()
    else breaker.succeeded()
    return reply
  } catch (error) {
    breaker.cancelled()
    if (signal.aborted) return { ok: false, failure: 'cancelled', tokens: NO_TOKENS }
    throw error
  }
}
