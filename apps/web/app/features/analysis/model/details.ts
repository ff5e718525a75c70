import type { DeclaredDetails } from '@riflesso/colorimetry'

/** Nothing answered: every question stays at 'Non so'. */
export const NO_DETAILS: DeclaredDetails = {
  naturalLevel: null,
  whiteShare: null,
  regrowthCm: null,
  length: null,
  density: null,
  fibre: null,
  technique: null,
  history: { colourLayers: null, henna: null, metallicSalts: null, weeksSinceBleach: null, weeksSincePerm: null },
  safety: {
    under16: null,
    allergy: null,
    patchTest: null,
    patchTestAgeHours: null,
    scalp: null,
    pregnancy: null,
    persulfateAsthma: null,
    elasticity: null,
  },
}

/** How many questions have an answer. */
export function answeredCount(details: DeclaredDetails): number {
  const { history, safety, ...hair } = details
  return [hair, history, safety].flatMap((group) => Object.values(group)).filter((answer) => answer !== null).length
}
