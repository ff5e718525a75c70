import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { NATURAL_TONE } from '../../colour/tone.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { afterSession } from '../../hair/formula-hair.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { Phase } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone } from '../../model/situation.ts'
import { simplePhase } from '../bowls/care-phases.ts'
import { SMUDGE_MINUTES } from '../bowls/minutes.ts'
import { developerFor } from '../bowls/ratio.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { isWarm, withoutAsh } from '../facts.ts'
import { lightGoal } from '../technique-choice.ts'
import { nothing, type SessionRequest, type SessionService } from './service.ts'

/** Levels by which a root must be deeper than the lengths to be smudged. */
const STEP = 1
const ROOT_ASH: Tone = { primary: 'CENERE', secondary: null, intensity: 'full' }

const colours = (phase: Phase) => phase.products.some((product) => product.shade !== null && product.class !== 'PREPIG')

/** Whether the root has no bowl and is deeper than the hair next to it. */
const isFree = ({ hair, goals, facts, technique, lightsTo, phases }: SessionRequest): boolean => {
  if (technique?.smudge !== true || facts.coversWhite || whiteTreatment(facts.situation) === 'reveal') return false
  const onRoot = phases.filter(({ zones }) => zones.includes('roots'))
  if (lightsTo !== null) return onRoot.length === 0 && hair.roots.level < lightGoal(technique, goals).level
  const after = afterSession(hair, { afterWeeks: 0, goal: goals.lengths, phases }, goals)
  return !onRoot.some(colours) && after.lengths.level - hair.roots.level >= STEP
}

/** The shade of the smudge: under lights one level lighter than the root, otherwise that of the root. */
const fadeOf = ({ hair, goals, technique, lightsTo }: SessionRequest): GoalZone => {
  const { level } = hair.roots
  if (lightsTo === null || technique === null)
    return { level, tone: isWarm(goals.roots.tone) ? NATURAL_TONE : goals.roots.tone }
  const light = lightGoal(technique, goals)
  // Beige and pearl do not exist at this depth: a soft ash blends into them.
  const tone = isWarm(light.tone) || light.tone.primary === 'NATURALE' ? NATURAL_TONE : ROOT_ASH
  return { level: Math.min(level + 1, light.level), tone }
}

/** Blends a deeper root into lights or lengths (9.1). */
export const rootSmudge: SessionService = {
  name: 'root-smudge',
  appliesTo: isFree,
  needs: nothing,
  work: (request) => {
    const { level, tone } = fadeOf(request)
    const grams = gramsFor('smudge', request.facts.situation.details)
    const shade = shadeNotation(level, withoutAsh(tone, request.facts))
    const phase = simplePhase(
      'smudge',
      'DEMI',
      ['roots'],
      [{ class: 'DEMI', shade, grams }],
      SMUDGE_MINUTES,
      ['damp-hair', 'comb-down', 'rinse'],
      [reason('root-smudge', '9.1', { level: shadeLevel(level) })],
    )
    return [...request.phases, { ...phase, developer: developerFor('DEMI', grams, ACTIVATOR) }]
  },
}
