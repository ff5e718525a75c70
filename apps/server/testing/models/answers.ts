import type { ModelAnswer } from '../../src/features/analysis/testing.ts'

/** An answer without changes. */
export const AGREEING: ModelAnswer = {
  seen: { technique: null, history: [], regrowth: null, condition: [], occlusions: [] },
  changes: [],
  prose: {
    colorimetricAnalysis: null,
    technicalAssessment: null,
    transformationStrategy: null,
    professionalAdvice: null,
    hairConditionAnalysis: null,
    maintenanceAdvice: null,
  },
}

/** An answer with changes. */
export const HELPFUL: ModelAnswer = {
  ...AGREEING,
  seen: {
    technique: null,
    history: ['faded-colour'],
    regrowth: 'slight',
    condition: ['dry-ends', 'dull'],
    occlusions: ['shadow'],
  },
  prose: {
    ...AGREEING.prose,
    hairConditionAnalysis:
      'Le punte appaiono asciutte e un po’ opache: chiedono una stesura morbida e ben distribuita.',
    professionalAdvice: 'Lavora per sezioni sottili e controlla la copertura in controluce prima del risciacquo.',
  },
}

export const asText = (answer: unknown): string => JSON.stringify(answer)
