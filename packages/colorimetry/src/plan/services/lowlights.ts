import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { NATURAL_TONE } from '../../colour/tone.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { afterSession } from '../../hair/formula-hair.ts'
import { levelsToGo } from '../../hair/wish.ts'
import { reason } from '../../model/reason.ts'
import type { TechniqueId } from '../../model/technique-ids.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { clockOf } from '../bowls/minutes.ts'
import { developerFor } from '../bowls/ratio.ts'
import { DEPOSIT } from '../bowls/volume.ts'
import { isWarm } from '../facts.ts'
import { nothing, type SessionRequest, type SessionService } from './service.ts'

const LOWLIGHTS: ReadonlySet<TechniqueId> = new Set(['lowlights', 'reverse-balayage'])
/** Levels by which strands are deeper: visible, but still part of the colour [E]. */
const DEEPER = 2
const STEP = 1

const STRANDS: readonly Zone[] = ['lengths', 'ends']

/** Level of the strands on the lengths after today's work; null if there is no room for any. */
const strandLevel = ({ hair, goals, phases }: SessionRequest): { light: number; level: number } | null => {
  const after = afterSession(hair, { afterWeeks: 0, goal: goals.lengths, phases }, goals)
  const levels = STRANDS.map((zone) => after[zone].level)
  const [darkest, light] = [Math.min(...levels), Math.max(...levels)]
  const level = shadeLevel(light - DEEPER)
  // Strands would confuse on hair that has not reached its goal or already has two depths.
  const isThere = STRANDS.every((zone) => levelsToGo(after[zone], goals[zone]) <= 0)
  return isThere && darkest - level >= STEP ? { light, level } : null
}

/** Adds deeper strands on the lengths, warm or natural: a cool shade on light hair would turn grey. */
export const lowlights: SessionService = {
  name: 'lowlights',
  appliesTo: (request) =>
    request.technique !== null && LOWLIGHTS.has(request.technique.id) && strandLevel(request) !== null,
  needs: nothing,
  work: (request) => {
    const { goals, facts, technique, phases } = request
    const strands = strandLevel(request)
    if (strands === null) return phases
    const { light, level } = strands
    const { tone } = goals.lengths
    const grams = gramsFor('foils-half', facts.situation.details)
    return [
      ...phases,
      {
        kind: 'lowlights',
        zones: STRANDS,
        products: [{ class: 'DEMI', shade: shadeNotation(level, isWarm(tone) ? tone : NATURAL_TONE), grams }],
        developer: developerFor('DEMI', grams, DEPOSIT),
        dilutionGrams: 0,
        ratio: PRODUCT_CLASS_DATA.DEMI.ratioText,
        ...clockOf('DEMI'),
        stopAtLevel: null,
        bondGrams: 0,
        application: [...(technique?.application ?? []), 'emulsify', 'rinse'],
        reasons: [reason('lowlights', '9.1', { levels: light - level, level })],
      },
    ]
  },
}
