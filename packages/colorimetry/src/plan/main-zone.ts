import type { Technique } from '../data/techniques.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'

/** Largest zone first: where zones are equal in everything else, the plan speaks of the larger one. */
const BY_SIZE: readonly Zone[] = ['lengths', 'ends', 'roots']

const withMostToLift = (zones: readonly Zone[], hair: HairState, goals: GoalByZone): Zone | null => {
  const toLift = (zone: Zone) => levelsToGo(hair[zone], goals[zone])
  const [most] = BY_SIZE.filter((zone) => zones.includes(zone)).sort((one, other) => toLift(other) - toLift(one))
  return most === undefined ? null : most
}

/** The zone that the plan speaks of when it names one colour: the light that takes most work, otherwise the lengths. */
export const mainZone = (lifting: Technique | null, hair: HairState, goals: GoalByZone): Zone =>
  (lifting === null ? null : withMostToLift(lifting.lightZones, hair, goals)) ?? 'lengths'

/** The zones that decide how much must be lightened: where most is to be gained, the largest first; otherwise the main one. */
export const liftZones = (lifting: Technique | null, hair: HairState, goals: GoalByZone): readonly Zone[] => {
  const main = mainZone(lifting, hair, goals)
  const most = lifting === null ? withMostToLift(ZONES, hair, goals) : null
  if (most === null || levelsToGo(hair[most], goals[most]) <= 0) return [main]
  const levels = levelsToGo(hair[most], goals[most])
  return BY_SIZE.filter((zone) => levelsToGo(hair[zone], goals[zone]) === levels)
}
