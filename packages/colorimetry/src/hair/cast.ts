import { WARM_TONES } from '../data/tones.ts'
import type { PhaseProduct, PlanGoal } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Tone, Zone } from '../model/vocabulary.ts'
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

/** A residue that shows, in full reflects, and how near a bowl's own reflect must be to deepen it, in degrees [E]. */
const CAST = { from: 0.5, within: 65 } as const
/** Directions that are warm. */
const WARM = { around: 45, within: 75 } as const

/** A colour that was not wished and does not go with the next one: green of metal, or an old direct colour. */
const castOf = ({ residues, direct }: ZoneHair): ReflectVector =>
  reflectOfAmounts(addAmounts(direct, { VERDE: residues.green }))

const GREEN = { direction: 180, within: 60 } as const
const GOLD = { direction: 88, within: 22 } as const

const isGreen = (reflect: ReflectVector) => degreesBetween(directionOfReflect(reflect), GREEN.direction) <= GREEN.within
const isWarm = (reflect: ReflectVector) => degreesBetween(directionOfReflect(reflect), WARM.around) <= WARM.within

/** The wished reflect of each zone: that of the plan's goal on its own zones, otherwise that of the situation. */
export const wishedTones = ({ zones, tone }: PlanGoal, { goal }: Situation): Readonly<Record<Zone, Tone>> => {
  const on = (zone: Zone) => (zones.includes(zone) ? tone : goal.zones[zone].tone)
  return { roots: on('roots'), lengths: on('lengths'), ends: on('ends') }
}

/** The bowl adds the very cast that this hair has, and that is not what is wished. */
export const addsCast = (hair: ZoneHair, products: readonly PhaseProduct[], wished: Tone): boolean => {
  const bowl = products[0]?.class === 'DIRECT' ? null : mixedColour(products)
  if (bowl === null) return false
  const [cast, added] = [castOf(hair), reflectOfAmounts(bowl.amounts)]
  if (strengthOf(cast) < CAST.from || strengthOf(added) < CAST.from) return false
  // An old blue is no ash, however near: only a pure wish asks for it.
  const isWished =
    (wished.intensity === 'pure' && toneMiss(cast, wished) <= 1) || (isWarm(cast) && WARM_TONES.has(wished.primary))
  const apart = degreesBetween(directionOfReflect(cast), directionOfReflect(added))
  // Gold alone on green is khaki, on blue it is green.
  const isGoldOnGreen = isGreen(cast) && degreesBetween(directionOfReflect(added), GOLD.direction) <= GOLD.within
  return !isWished && (apart <= CAST.within || isGoldOnGreen)
}

/** What cancels the cast of this hair, as the tone of a shade; null where there is none. */
export const counterTone = (hair: ZoneHair): 'DORATO' | 'RAME' | 'NATURALE' | null => {
  const cast = castOf(hair)
  if (strengthOf(cast) < CAST.from) return null
  if (isWarm(cast)) return 'NATURALE'
  return isGreen(cast) ? 'RAME' : 'DORATO'
}
