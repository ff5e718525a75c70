import { type AnalysisResult, type Contribution, writeAnalysis } from '@riflesso/consultation'
import type { ModelMessage } from 'ai'
import { modelNotices } from '#platform/copy/it'
import type { PlannedCase } from '../local.ts'
import type { ModelAnswer } from './answer.ts'
import type { Question, Reply } from './ask.ts'
import type { Breaker } from './breaker.ts'
import type { Deadline } from './deadline.ts'
import type { ModelFailure } from './failure.ts'
import { judgeChanges } from './judge.ts'
import { INSTRUCTIONS, questionFor, vetoMessage } from './question.ts'
import { addTokens, NO_TOKENS, type Tokens } from './tokens.ts'

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
    breaker.abortOnClose()
    if (signal.aborted) return { ok: false, failure: 'cancelled', tokens: NO_TOKENS }
    throw error
  }
}
