import { shadeLevel } from '../../colour/shade.ts'
import { PREPIGMENT } from '../../data/products/prepigmentation.ts'
import { after, type Bowl } from '../../hair/after.ts'
import { isLightened } from '../../hair/history.ts'
import { hairOf } from '../../hair/state.ts'
import { LEVEL_TOLERANCE } from '../../hair/wish.ts'
import { reason } from '../../model/reason.ts'
import { fillerFor } from '../bowls/filler.ts'
import { depositClock } from '../bowls/minutes.ts'
import { mixDeposit } from '../bowls/mixture.ts'
import { developerFor } from '../bowls/ratio.ts'
import { darkenVolume } from '../bowls/volume.ts'
import type { Deposit } from '../zone-task.ts'
import { nothing, type ZoneRequest, type ZoneService } from './service.ts'

/** Levels darker from which porous hair grabs (R10). */
const GRABS_FROM = 3

const plainDeposit = ({ zone, state, goal, levels }: ZoneRequest): Deposit => {
  const isUnfilled = shadeLevel(goal.level) < PREPIGMENT.minGoal && -levels >= PREPIGMENT.fromLevels
  return {
    class: 'DEMI',
    purpose: 'darken-lightened',
    level: goal.level,
    tone: goal.tone,
    volume: darkenVolume(zone, state, -levels),
    onLevel: state.level,
    reaches: null,
    meches: state.history === 'meches',
    reasons: [
      reason('darken-lightened', 'R7c', { levels: -levels }),
      ...(isUnfilled ? [reason('prepigment-skipped', 'R7d', { level: goal.level })] : []),
    ],
  }
}

/** Grams of a bowl large enough that rounding to whole grams does not affect its shade. */
const LARGE_BOWL = 1000

/** Predicted level after the deposit; a filler before it only changes the reflect. */
const levelAfter = (deposit: Deposit, { zone, state, facts }: ZoneRequest): number => {
  const { situation } = facts
  const hair = hairOf(zone, { ...situation, current: { ...situation.current, [zone]: state } })
  const { products } = mixDeposit(deposit, LARGE_BOWL, null, facts, true)
  const developer = developerFor(deposit.class, LARGE_BOWL, deposit.volume)
  const bowl: Bowl = { kind: 'colour', products, developer, stopAtLevel: null, application: [] }
  return after(hair, bowl, depositClock(deposit, facts, false).minutes).depth
}

/** The lighter shade for porous hair, if the hair still ends at its level. */
const withGrabbing = (request: ZoneRequest, deposit: Deposit): Deposit => {
  const { state, goal } = request
  const level = shadeLevel(goal.level)
  if (state.level - level < GRABS_FROM || level < PREPIGMENT.minGoal) return deposit
  const lighter: Deposit = { ...deposit, lighterShade: true }
  return Math.abs(levelAfter(lighter, request) - goal.level) <= LEVEL_TOLERANCE ? lighter : deposit
}

/** Darkens lightened hair: first a filler if much pigment is missing, then the colour (R7). */
export const fillAndColour: ZoneService = {
  name: 'fill-and-colour',
  appliesTo: ({ state, levels }) => levels < 0 && isLightened(state),
  needs: nothing,
  work: (request) => ({
    prepigment: fillerFor(request.state, request.goal, request.facts.situation.details.castCause),
    deposit: withGrabbing(request, plainDeposit(request)),
  }),
}
