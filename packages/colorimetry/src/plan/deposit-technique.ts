import { shadeLevel, shadeNotation } from '../colour/shade.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { gramsFor } from '../data/grams.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import { TECHNIQUES, type Technique } from '../data/techniques.ts'
import { afterSession, type HairState } from '../hair/formula-hair.ts'
import { whiteAsk } from '../hair/white-ask.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { Phase } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { TechniqueId } from '../model/technique-ids.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { developerFor } from './bowl.ts'
import { type Facts, isWarm } from './facts.ts'
import { glossPhase, smudgePhase } from './small-phases.ts'

const LOWLIGHTS: ReadonlySet<TechniqueId> = new Set(['lowlights', 'reverse-balayage'])
/** Strands this much deeper are seen and still belong to the colour [E]. */
const DEEPER = 2
const VOLUME = 10
/** A root this much deeper than the lengths is worth fading. */
const STEP = 1

const besides: readonly Zone[] = ['lengths', 'ends']

/** Deeper strands on the lengths as today leaves them; null where there is no room for any. */
const lowlightsPhase = (technique: Technique, hair: HairState, goals: GoalByZone, facts: Facts): Phase | null => {
  const levels = besides.map((zone) => hair[zone].level)
  const [darkest, light] = [Math.min(...levels), Math.max(...levels)]
  const level = shadeLevel(light - DEEPER)
  // On hair that is still on its way, or already of two depths, strands would only confuse.
  const isThere = besides.every((zone) => levelsToGo(hair[zone], goals[zone]) <= 0)
  if (!isThere || darkest - level < STEP) return null
  const { tone } = goals.lengths
  const grams = gramsFor('foils-half', facts.situation.details)
  const data = PRODUCT_CLASS_DATA.DEMI
  return {
    kind: 'lowlights',
    zones: besides,
    // Warm or natural: a cool shade on light hair would turn grey.
    products: [{ class: 'DEMI', shade: shadeNotation(level, isWarm(tone) ? tone : NATURAL_TONE), grams }],
    developer: developerFor('DEMI', grams, VOLUME),
    dilutionGrams: 0,
    ratio: data.ratioText,
    minutes: data.minutes,
    minutesRange: data.minutesRange,
    checkEveryMinutes: data.checkEvery,
    stopAtLevel: null,
    bondGrams: 0,
    application: [...technique.application, 'emulsify', 'rinse'],
    reasons: [reason('lowlights', '9.1', { levels: light - level, level })],
  }
}

const colours = (phase: Phase) => phase.products.some((product) => product.shade !== null && product.class !== 'PREPIG')

/**
 * The session's phases with the work of a technique that never lightens, where one was asked for: a gloss in place of deposits
 * that change no level, deeper strands, a root faded into the lengths.
 */
export const withDepositTechnique = (
  phases: readonly Phase[],
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): readonly Phase[] => {
  const asked = facts.situation.details.technique
  const technique = asked === null ? null : TECHNIQUES[asked]
  if (technique === null || technique.lightener !== null) return phases
  const stays = ZONES.every((zone) => levelsToGo(hair[zone], goals[zone]) === 0)
  if (technique.id === 'glossing') {
    const level = Math.min(...ZONES.map((zone) => Math.min(hair[zone].level, goals[zone].level)))
    return stays && !facts.coversWhite && !['blend', 'veil'].includes(whiteAsk(facts.situation))
      ? [glossPhase({ level, tone: goals.lengths.tone }, facts)]
      : phases
  }
  const after = afterSession(hair, { afterWeeks: 0, goal: goals.lengths, phases })
  const strands = LOWLIGHTS.has(technique.id) ? lowlightsPhase(technique, after, goals, facts) : null
  const rootIsFree = !phases.some((phase) => phase.zones.includes('roots') && colours(phase))
  const isDeeper = after.lengths.level - hair.roots.level >= STEP
  const smudge =
    technique.smudge && rootIsFree && isDeeper && !facts.coversWhite
      ? [smudgePhase(hair.roots.level, isWarm(goals.roots.tone) ? NATURAL_TONE : goals.roots.tone, facts)]
      : []
  return [...phases, ...(strands === null ? [] : [strands]), ...smudge]
}
