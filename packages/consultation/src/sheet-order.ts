/** Warnings that are expanded under the formula; the planner lists the most important first. */
export const WARNINGS_SHOWN = 3

/** Texts under the formula, in the same order on screen, paper and in text: reasons, reading, care. */
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

/** The same as one list. */
export const TEXTS_IN_ORDER = Object.values(SHEET_TEXTS).flat()
