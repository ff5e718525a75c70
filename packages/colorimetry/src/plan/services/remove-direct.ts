import { DIRECT_REMOVAL_VOLUME } from '../../data/fantasy.ts'
import { hasDirectDye, hasOtherDirectDye } from '../../hair/direct.ts'
import { isPowderTooSoon, zoneCaps } from '../../hair/lift-caps.ts'
import { reason } from '../../model/reason.ts'
import { volumeNotes } from '../bowls/lightener-phase.ts'
import { lightenerVolume } from '../bowls/volume.ts'
import { isPowderRefused } from '../facts.ts'
import { lifts, type ZoneRequest, type ZoneService } from './service.ts'

const mayBathe = ({ zone, state, facts }: ZoneRequest): boolean => {
  const { bathOnly, volumeOffScalp, volumeOnScalp } = zoneCaps(zone, state, facts.situation)
  const most = zone === 'roots' ? volumeOnScalp : volumeOffScalp
  const isRefused = isPowderRefused(facts) || isPowderTooSoon(state, facts.situation)
  return !bathOnly && most >= DIRECT_REMOVAL_VOLUME && !isRefused
}

/** Removes an old direct colour with a weak bath, which lifts only its coat. */
export const removeDirect: ZoneService = {
  name: 'remove-direct',
  appliesTo: (request) => {
    const { zone, state, goal, facts } = request
    if (lifts(request)) return state.history !== 'colorato' && hasDirectDye(state)
    return hasOtherDirectDye(state, facts.fantasy?.wish[zone] ?? goal)
  },
  needs: (request) => (lifts(request) || mayBathe(request) ? null : 'powder'),
  work: (request) => {
    const { zone, state, today, facts } = request
    const isLifted = lifts(request)
    const to = isLifted ? today : state.level
    return {
      lighten: {
        class: 'BATH',
        volume: isLifted ? lightenerVolume(zone, state, facts) : DIRECT_REMOVAL_VOLUME,
        from: state.level,
        to,
        again: true,
        meches: false,
        reasons: [
          reason('remove-direct', '5.1', { tone: state.tone.primary, level: to }),
          ...(isLifted ? volumeNotes(zone, state, facts) : []),
        ],
      },
    }
  },
}
