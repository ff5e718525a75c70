import {
  type AnalysisResult,
  withContribution,
  withoutContribution,
  writeAnalysis,
  writeWithoutHealth,
} from '@riflesso/consultation'
import type { LanguageModel } from 'ai'
import { type Clock, SECOND_MS } from '#platform/clock'
import type { ModelSettings } from '#platform/config'
import { modelNotices } from '#platform/copy/it'
import type { AnalysisEngine } from '../engine.ts'
import { planCase } from '../local.ts'
import type { Tokens } from './answer.ts'
import type { Question, Reply } from './ask.ts'
import { createBreaker } from './breaker.ts'
import { type Conversation, consult } from './consult.ts'
import { type Deadline, startDeadline } from './deadline.ts'

/** Timeout of the model over all requests, retries and corrections included. Source: rulings. */
const MODEL_TIMEOUT_MS = 30 * SECOND_MS
/** Delay before a retry when the service names none. */
const USUAL_PAUSE_MS = SECOND_MS

export type ModelEngineOptions = {
  readonly startDeadline?: () => Deadline
  readonly pauseMs?: number
}

/**
 * The local engine with a second opinion: an external model looks at the hair and may change phases within the rules. It
 * answers with codes and numbers; every text is written here. Any failure on its side leaves the local analysis with a notice.
 */
export function createModelEngine(
  settings: ModelSettings,
  clock: Clock,
  { startDeadline: start = () => startDeadline(MODEL_TIMEOUT_MS), pauseMs = USUAL_PAUSE_MS }: ModelEngineOptions = {},
): AnalysisEngine {
  const breaker = createBreaker(clock)
  let model: LanguageModel | null = null
  const ask = async (question: Question, deadline: Deadline, signal: AbortSignal): Promise<Reply> => {
    // The SDK is several megabytes of code: loaded only if a model is configured.
    const [{ languageModel }, { askModel }] = await Promise.all([import('./language-model.ts'), import('./ask.ts')])
    model ??= languageModel(settings)
    return askModel(model, question, { deadline, signal, pauseMs })
  }
  return {
    asksModel: true,
    analyze: async (input, signal, onStage) => {
      onStage('planning')
      const hair = planCase(input)
      const { broken } = hair
      const own = writeAnalysis({ ...hair, client: input.client, planOf: input.planOf })
      // If the rules refuse the service, a second opinion adds nothing.
      if (!input.mayAskModel || hair.plan.sessions.length === 0) {
        const withoutHealth = writeWithoutHealth({ ...hair, client: input.client })
        return { analysis: own, withoutHealth, broken, modelUse: null }
      }
      onStage('consulting')
      const begin = performance.now()
      const pictures = [input.prima, input.dopo].flatMap((photo) => photo?.hairCrop ?? [])
      const conversation = await consult({ ask, breaker, deadline: start(), signal }, pictures, hair, own)
      const { outcome, tokens } = conversation
      const analysis = analysisOf(conversation, conversation.ok ? conversation.own : own)
      const redacted = writeWithoutHealth({ ...(conversation.ok ? conversation.hair : hair), client: input.client })
      const withoutHealth = redacted && analysisOf(conversation, redacted)
      const milliseconds = Math.round(performance.now() - begin)
      return { analysis, withoutHealth, broken, modelUse: { ...useOf(settings, tokens), outcome, milliseconds } }
    },
  }
}

function analysisOf(conversation: Conversation, own: AnalysisResult): AnalysisResult {
  if (conversation.ok) return withContribution(own, conversation.hair, conversation.contribution)
  // The caller has disconnected: no notice is needed.
  return conversation.outcome === 'cancelled' ? own : withoutContribution(own, modelNotices[conversation.outcome])
}

/** Dollars per million tokens are millionths of a dollar per token. */
const useOf = ({ provider, model, price }: ModelSettings, { calls, input, output }: Tokens) => ({
  provider,
  model,
  calls,
  inputTokens: input,
  outputTokens: output,
  microdollars: price && Math.round(price.input * input + price.output * output),
})
