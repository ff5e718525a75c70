/** Warnings that stand open under the formula; the planner puts the weightiest first. */
export const WARNINGS_SHOWN = 3

/** What is written under the formula, in the order of every form of an analysis: why, what was read, how the colour is kept. */
export const SHEET_TEXTS = {
  why: [
    'colorimetricAnalysis',
    'transformationStrategy',
    'riskAssessment',
    'professionalAdvice',
    'alternativeOptions',
    'additionalNotes',
  ],
  reading: ['technicalAssessment', 'hairConditionAnalysis'],
  care: ['maintenanceAdvice'],
} as const

/** The same one after the other. */
export const TEXTS_IN_ORDER = Object.values(SHEET_TEXTS).flat()
