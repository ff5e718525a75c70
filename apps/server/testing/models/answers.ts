import type { ModelAnswer } from '../../src/features/analysis/testing.ts'

/** An answer without observations or changes. */
export const AGREEING: ModelAnswer = {
  seen: { technique: null, history: [], regrowth: null, condition: [], occlusions: [] },
  changes: [],
}

/** An answer with observations. */
export const HELPFUL: ModelAnswer = {
  ...AGREEING,
  seen: {
    technique: null,
    history: ['faded-colour'],
    regrowth: 'slight',
    condition: ['dry-ends', 'dull'],
    occlusions: ['shadow'],
  },
}

export const asText = (answer: unknown): string => JSON.stringify(answer)
