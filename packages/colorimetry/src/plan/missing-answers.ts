import type { Situation } from '../model/situation.ts'

/** Answers that were not given, as paths of the situation; those that do not concern this hair are left out. */
export const missingAnswers = (situation: Situation): string[] => {
  const { details, hairType, condition, current } = situation
  const { history, safety } = details
  const zones = Object.values(current)
  const isDyed = zones.some((zone) => zone.history === 'colorato')
  const isLightened = zones.some((zone) => zone.history === 'decolorato' || zone.history === 'meches')
  const isPermed = zones.some((zone) => zone.history === 'permanentato')
  const asked: readonly (readonly [path: string, answer: unknown, concerns: boolean])[] = [
    ['hairType', hairType, true],
    ['condition', condition, true],
    ['details.whiteShare', details.whiteShare, true],
    ['details.length', details.length, true],
    ['details.density', details.density, true],
    ['details.fibre', details.fibre, true],
    ['details.history.colourLayers', history.colourLayers, isDyed],
    ['details.history.henna', history.henna, true],
    ['details.history.metallicSalts', history.metallicSalts, true],
    ['details.history.weeksSinceBleach', history.weeksSinceBleach, isLightened],
    ['details.history.weeksSincePerm', history.weeksSincePerm, isPermed],
    ['details.safety.under16', safety.under16, true],
    ['details.safety.allergy', safety.allergy, true],
    ['details.safety.patchTest', safety.patchTest, true],
    ['details.safety.scalp', safety.scalp, true],
    ['details.safety.persulfateAsthma', safety.persulfateAsthma, true],
    ['details.safety.elasticity', safety.elasticity, true],
  ]
  return asked.filter(([, answer, concerns]) => concerns && answer === null).map(([path]) => path)
}
