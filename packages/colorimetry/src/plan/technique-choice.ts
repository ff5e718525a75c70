import { halfLevel } from '../colour/level.ts'
import { OPEN_AIR_MAX_LIFT, TECHNIQUES, type Technique } from '../data/techniques/techniques.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { isLightened } from '../hair/history.ts'
import { densestWhite } from '../hair/white-share.ts'
import { isWhiteUnasked, whiteTreatment } from '../hair/white-treatment.ts'
import { type GoalByZone, LEVEL_TOLERANCE, levelsToGo } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import type { TechniqueId } from '../model/technique-ids.ts'
import type { Facts } from './facts.ts'

export type TechniqueChoice = {
  readonly technique: Technique | null
  /** Whether the light zones are lifted; false = deposit only. */
  readonly lifts: boolean
  readonly reasons: readonly Reason[]
}

/** The finest lights blend with white hair without a line [C]. */
const TRANSITION: TechniqueId = 'babylights'

/** Difference in levels from root to ends from which a technique is chosen if none was requested [R11]. */
const GRADIENT_FROM = 1.5

/** Common goal of the light zones: the lightest of theirs. */
export const lightGoal = (technique: Technique, goals: GoalByZone): GoalZone =>
  technique.lightZones.map((zone) => goals[zone]).reduce((light, next) => (next.level > light.level ? next : light))

const liftOf = (technique: Technique, hair: HairState, goals: GoalByZone): number => {
  const goal = lightGoal(technique, goals)
  return Math.max(...technique.lightZones.map((zone) => levelsToGo(hair[zone], goal)))
}

const fromGradient = (gradient: number): TechniqueId =>
  gradient < TECHNIQUES.balayage.rootToTips[0]
    ? 'sombre'
    : gradient <= TECHNIQUES.balayage.rootToTips[1]
      ? 'balayage'
      : 'degrade'

/** Existing lights among deeper hair are worked in foil, strand by strand. */
const besideLights = (id: TechniqueId, { lengths }: HairState): TechniqueId =>
  lengths.history === 'meches' ? (TECHNIQUES[id].foilVersion ?? id) : id

/** If much white hair is covered or shown at the root, the lights start below it. */
const besideWhite = (technique: Technique, facts: Facts): Technique =>
  facts.coversWhite || whiteTreatment(facts.situation) === 'reveal'
    ? { ...technique, lightZones: technique.lightZones.filter((zone) => zone !== 'roots') }
    : technique

const wished = (
  situation: Situation,
  hair: HairState,
  goals: GoalByZone,
): { id: TechniqueId; reasons: Reason[] } | null => {
  const asked = situation.details.technique
  if (asked !== null) return { id: asked, reasons: [reason('technique', '9', { technique: asked })] }
  const { roots, ends } = situation.goal.zones
  const difference = halfLevel(ends.level) - halfLevel(roots.level)
  const rootStays = goals.roots.level - hair.roots.level <= LEVEL_TOLERANCE
  if (whiteTreatment(situation) === 'reveal') {
    if (isWhiteUnasked(situation)) return null
    if (levelsToGo(hair.lengths, goals.lengths) > 0)
      return {
        id: TRANSITION,
        reasons: [reason('white-transition', '9', { white: densestWhite(situation.details)?.share ?? 0 })],
      }
  }
  if (situation.goal.kind !== 'transform' || difference < GRADIENT_FROM || !rootStays) return null
  if (levelsToGo(hair.ends, goals.ends) <= 0) return null
  const id = besideLights(fromGradient(difference), hair)
  return { id, reasons: [reason('technique-from-goal', 'R11', { technique: id, difference })] }
}

/** Technique for this goal: the requested one, otherwise the one that suits the goal's zones; foil if open air is too weak, or dries out hair that was lightened before. */
export const chooseTechnique = (facts: Facts, hair: HairState, goals: GoalByZone): TechniqueChoice => {
  const { situation } = facts
  const wish = wished(situation, hair, goals)
  if (wish === null) return { technique: null, lifts: false, reasons: [] }
  const technique = besideWhite(TECHNIQUES[wish.id], facts)
  const lift = technique.lightener === null ? 0 : liftOf(technique, hair, goals)
  if (lift <= 0)
    return {
      technique,
      lifts: false,
      reasons: [
        ...wish.reasons,
        reason(technique.lightener === null ? 'technique-deposit' : 'technique-without-lift', '9', {
          technique: technique.id,
        }),
      ],
    }
  const isLight = technique.lightZones.some((zone) => isLightened(hair[zone]))
  if (technique.foil || technique.foilVersion === null || (lift <= OPEN_AIR_MAX_LIFT && !isLight))
    return { technique, lifts: true, reasons: wish.reasons }
  const foil = besideWhite(TECHNIQUES[technique.foilVersion], facts)
  const switched = reason('technique-switched', '4.3', {
    from: technique.id,
    to: foil.id,
    lift: liftOf(foil, hair, goals),
    ...(isLight ? { hair: 'lightened' } : {}),
  })
  return { technique: foil, lifts: true, reasons: [...wish.reasons, switched] }
}
