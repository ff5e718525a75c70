import type { DeclaredDetails, WhiteAnswers } from '../model/situation.ts'

/** White hair that was not declared. */
export const undeclaredWhite: WhiteAnswers = { wish: null, upkeep: null, front: null, sides: null, nape: null }

/** Details without any answer. */
export const emptyDetails: DeclaredDetails = {
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
    strandTest: null,
  },
}
