import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { NATURAL_TONE, plainTone } from '../../colour/tone.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { afterSession } from '../../hair/formula-hair.ts'
import { isLightened } from '../../hair/history.ts'
import { levelsToGo } from '../../hair/wish.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Tone } from '../../model/measured-hair.ts'
import { reason } from '../../model/reason.ts'
import type { TechniqueId } from '../../model/technique-ids.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { fillerFor, fillerPhase } from '../bowls/filler.ts'
import { type ShadePart, weigh } from '../bowls/grams.ts'
import { clockOf } from '../bowls/minutes.ts'
import { developerFor } from '../bowls/ratio.ts'
import { ACTIVATOR, DEPOSIT } from '../bowls/volume.ts'
import { isCool, isWarm, withoutAsh } from '../facts.ts'
import { nothing, type SessionRequest, type SessionService } from './service.ts'

const LOWLIGHTS: ReadonlySet<TechniqueId> = new Set(['lowlights', 'reverse-balayage'])
/** Levels by which strands are deeper where nothing is said: visible, but still part of the colour [E]. */
const DEEPER = 2
/** The deepest strands on lightened hair, which is filled first [E]. */
const DEEPEST = 4
const STEP = 1
/** Share of gold in strands on lightened hair [E]. */
const GOLD_SHARE = 1 / 4
/** The filler is laid on the strands only, and is not rinsed. */
const FILLED_STRANDS: readonly ApplicationCode[] = ['lowlights-between', 'blot-do-not-rinse']

const STRANDS: readonly Zone[] = ['lengths', 'ends']

/** Level of the strands on the lengths after today's work; null if there is no room for any. */
const strandLevel = ({
  hair,
  goals,
  phases,
  facts,
}: SessionRequest): { readonly zones: readonly Zone[]; readonly light: number; readonly level: number } | null => {
  const after = afterSession(hair, { afterWeeks: 0, goal: goals.lengths, phases }, goals)
  // Strands would confuse on hair that has not reached its goal.
  if (!STRANDS.every((zone) => levelsToGo(after[zone], goals[zone]) <= 0)) return null
  const deepest = STRANDS.every((zone) => isLightened(hair[zone])) ? DEEPEST : DEEPER
  const light = Math.max(...STRANDS.map((zone) => after[zone].level))
  const level = shadeLevel(light - Math.min(facts.situation.details.lowlightLevels ?? DEEPER, deepest))
  // A zone that is nearly as deep has no room for them.
  const zones = STRANDS.filter((zone) => after[zone].level - level >= STEP)
  return zones.length === STRANDS.length ? { zones, light, level } : null
}

/** Whether strands are wished: by their technique, or between old lights when new ones are made. */
const isWished = ({ technique, facts, hair }: SessionRequest): boolean => {
  const levels = facts.situation.details.lowlightLevels
  if (technique === null || levels === 0) return false
  if (LOWLIGHTS.has(technique.id)) return true
  return (
    technique.tonerService === 'toner-lights' && (levels ?? 0) > 0 && STRANDS.every((zone) => isLightened(hair[zone]))
  )
}

/** Shades of the strands: on lightened hair warm, or natural with gold, because a cool or plain one turns khaki. */
const shadesOf = (level: number, tone: Tone, isLight: boolean): ShadePart[] => {
  const main = isWarm(tone) || !isCool(tone) ? tone : NATURAL_TONE
  const own = { shade: shadeNotation(level, main), share: 1 - GOLD_SHARE }
  if (!isLight || isWarm(main)) return [{ ...own, share: 1 }]
  return [own, { shade: shadeNotation(level, plainTone('DORATO')), share: GOLD_SHARE }]
}

/** Adds deeper strands on the lengths, filled first where lightened hair misses the warmth of their level. */
export const lowlights: SessionService = {
  name: 'lowlights',
  appliesTo: (request) => isWished(request) && strandLevel(request) !== null,
  needs: nothing,
  work: (request) => {
    const { hair, goals, facts, technique, phases } = request
    const strands = strandLevel(request)
    if (strands === null) return phases
    const { zones, light, level } = strands
    const { lowlightTone } = facts.situation.details
    const tone = lowlightTone ? plainTone(lowlightTone) : goals.lengths.tone
    const grams = gramsFor('foils-half', facts.situation.details)
    const lightened = zones.filter((zone) => isLightened(hair[zone]))
    const filler = fillerFor(
      { level: light, tone: NATURAL_TONE, history: lightened.length > 0 ? 'decolorato' : 'naturale' },
      { level, tone: NATURAL_TONE },
    )
    const products = weigh('DEMI', shadesOf(level, withoutAsh(tone, facts), lightened.length > 0), grams)
    return [
      ...phases,
      ...(filler === null ? [] : [{ ...fillerPhase(filler, lightened, facts), application: FILLED_STRANDS }]),
      {
        kind: 'lowlights',
        zones,
        products,
        developer: developerFor('DEMI', grams, lightened.length > 0 ? ACTIVATOR : DEPOSIT),
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
