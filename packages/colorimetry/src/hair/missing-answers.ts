import type { Situation } from '../model/situation.ts'
import { isLightened } from './history.ts'
import { whiteShareOf } from './white-share.ts'

/** Missing answers that concern this hair, as paths of the situation. */
export const missingAnswers = (situation: Situation): string[] => {
  const { details, hairType, condition, current } = situation
  const { history, safety } = details
  const zones = Object.values(current)
  const isDyed = zones.some((zone) => zone.history === 'colorato')
  const wasLightened = zones.some(isLightened)
  const isPermed = zones.some((zone) => zone.history === 'permanentato')
  const asked: readonly (readonly [path: string, answer: unknown, concerns: boolean])[] = [
    ['hairType', hairType, true],
    ['condition', condition, true],
    ['details.whiteShare', whiteShareOf(details), true],
    ['details.length', details.length, true],
    ['details.density', details.density, true],
    ['details.fibre', details.fibre, true],
    ['details.history.colourLayers', history.colourLayers, isDyed],
    ['details.history.henna', history.henna, true],
    ['details.history.metallicSalts', history.metallicSalts, true],
    ['details.history.weeksSinceBleach', history.weeksSinceBleach, wasLightened],
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

/** Answers that can stop or change the service (F1, F3-F6, F8, F9): asked before the first product is opened. */
const SAFETY: ReadonlySet<string> = new Set([
  'details.history.henna',
  'details.history.metallicSalts',
  'details.history.weeksSincePerm',
  'details.safety.under16',
  'details.safety.allergy',
  'details.safety.scalp',
  'details.safety.elasticity',
])
const SAFETY_OF_POWDER: ReadonlySet<string> = new Set([
  'details.history.weeksSinceBleach',
  'details.safety.persulfateAsthma',
])

/** Missing answers that affect safety; the sensitivity test has a separate warning. */
export const safetyQuestions = (missing: readonly string[], powder: boolean): readonly string[] =>
  missing.filter((path) => SAFETY.has(path) || (powder && SAFETY_OF_POWDER.has(path)))
