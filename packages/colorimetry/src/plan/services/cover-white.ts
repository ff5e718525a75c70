import { PART_OF_HEAD, WHITE, whiteBand } from '../../data/white-hair.ts'
import { densestWhite, whiteShareOf } from '../../hair/white-share.ts'
import { declaredTreatment, whiteTreatment } from '../../hair/white-treatment.ts'
import type { Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import { fillerFor } from '../bowls/filler.ts'
import { type Facts, needsSoftening, whiteValues } from '../facts.ts'
import { lifts, nothing, waitsForLift, type ZoneRequest, type ZoneService } from './service.ts'

/** Share by which a place must exceed the whole head for a reason. */
const DENSER = 0.1

/** Why the bowl is stronger than the whole head needs: one place has more white than the others. */
const densest = ({ situation: { details } }: Facts): Reason[] => {
  const most = densestWhite(details)
  if (most?.place == null || most.share - (whiteShareOf(details) ?? 0) < DENSER) return []
  const { place, share: white } = most
  return [reason('white-densest', '7.3', { place, white, share: PART_OF_HEAD[place] })]
}

const appliesTo = (request: ZoneRequest): boolean => {
  const { zone, state, facts } = request
  // Before a lighter wish white is covered only on request.
  if (waitsForLift(request) && declaredTreatment(facts.situation) === null) return false
  if (zone === 'roots' && facts.coversWhite) return true
  const isVirgin = state.history === 'naturale' && whiteBand(facts.white) !== null
  return !lifts(request) && isVirgin && whiteTreatment(facts.situation) === 'cover'
}

/** Covers white with 20 volumes and a share of natural base (7.3). */
export const coverWhite: ZoneService = {
  name: 'cover-white',
  appliesTo,
  needs: nothing,
  work: (request) => {
    const { zone, state, goal, levels, today, facts, isRegrowth } = request
    const isLifted = lifts(request)
    const onLevel = isLifted ? today : state.level
    const level = levels < 0 ? goal.level : onLevel
    // On regrowth the white hair is one band beside dyed hair: the line for white hair from 30 %.
    const isBand = isRegrowth && !isLifted && facts.coversWhite
    const whiteLine = whiteBand(facts.white)?.whiteLine === true || isBand
    return {
      soften: !isLifted && needsSoftening(zone, state, facts),
      prepigment: levels < 0 ? fillerFor(state, goal, facts.situation.details.castCause) : null,
      deposit: {
        class: whiteLine ? 'PERM_W' : 'PERM',
        purpose: 'white',
        level,
        tone: goal.tone,
        volume: WHITE.volume,
        onLevel,
        reaches: null,
        meches: false,
        reasons: [reason('white-volume', '7.3', { ...whiteValues(facts), volume: WHITE.volume }), ...densest(facts)],
      },
    }
  },
}
