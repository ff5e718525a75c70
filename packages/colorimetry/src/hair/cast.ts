import { WARM_TONES } from '../data/tones.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { PhaseProduct, PlanGoal } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import { mixedColour } from './deposit.ts'
import { toneMiss } from './landing.ts'
import {
  addAmounts,
  degreesBetween,
  directionOfReflect,
  type ReflectVector,
  reflectOfAmounts,
  strengthOf,
} from './pigment.ts'
import type { ZoneHair } from './state.ts'

/** Smallest visible residue, in full reflects, and the angle up to which a bowl's reflect deepens it, in degrees [E]. */
const CAST = { from: 0.5, within: 65 } as const
/** Warm directions in degrees. */
const WARM = { around: 45, within: 75 } as const

/** An unwanted colour that would spoil the next one: green from metal, or an old direct colour. */
const castOf = ({ residues, direct }: ZoneHair): ReflectVector =>
  reflectOfAmounts(residues.green === 0 ? direct : addAmounts(direct, { VERDE: residues.green }))

const GREEN = { direction: 180, within: 60 } as const
const GOLD = { direction: 88, within: 22 } as const

const isGreen = (reflect: ReflectVector) => degreesBetween(directionOfReflect(reflect), GREEN.direction) <= GREEN.within
const isWarm = (reflect: ReflectVector) => degreesBetween(directionOfReflect(reflect), WARM.around) <= WARM.within

/** The wished reflect of each zone: that of the plan's goal on its zones, otherwise that of the situation. */
export const wishedTones = ({ zones, tone }: PlanGoal, { goal }: Situation): Readonly<Record<Zone, Tone>> => {
  return eachZone((zone) => (zones.includes(zone) ? tone : goal.zones[zone].tone))
}

/** Whether the bowl adds an unwanted cast that this hair already has. */
export const addsCast = (hair: ZoneHair, products: readonly PhaseProduct[], wished: Tone): boolean => {
  const bowl = products[0]?.class === 'DIRECT' ? null : mixedColour(products)
  if (bowl === null) return false
  const [cast, added] = [castOf(hair), reflectOfAmounts(bowl.amounts)]
  if (strengthOf(cast) < CAST.from || strengthOf(added) < CAST.from) return false
  // An old blue is not ash, however near: it suits a pure wish only.
  const isWished =
    (wished.intensity === 'pure' && toneMiss(cast, wished) <= 1) || (isWarm(cast) && WARM_TONES.has(wished.primary))
  const apart = degreesBetween(directionOfReflect(cast), directionOfReflect(added))
  // Gold alone on green is khaki, on blue it is green.
  const isGoldOnGreen = isGreen(cast) && degreesBetween(directionOfReflect(added), GOLD.direction) <= GOLD.within
  return !isWished && (apart <= CAST.within || isGoldOnGreen)
}

/** The tone that cancels the cast of this hair; null without a cast. */
export const counterTone = (hair: ZoneHair): 'DORATO' | 'RAME' | 'NATURALE' | null => {
  const cast = castOf(hair)
  if (strengthOf(cast) < CAST.from) return null
  if (isWarm(cast)) return 'NATURALE'
  return isGreen(cast) ? 'RAME' : 'DORATO'
}
