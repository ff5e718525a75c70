import { DIRECT_REMOVAL_VOLUME } from '../../data/fantasy.ts'
import { hasDirectDye, hasOtherDirectDye } from '../../hair/direct.ts'
import { zoneCaps } from '../../hair/lift-caps.ts'
import { reason } from '../../model/reason.ts'
import { volumeNotes } from '../bowls/lightener-phase.ts'
import { lightenerVolume } from '../bowls/volume.ts'
import { lifts, type ZoneAsk, type ZoneService } from './service.ts'

const mayBathe = ({ zone, state, facts }: ZoneAsk): boolean => {
  const { bathOnly, volumeOffScalp, volumeOnScalp } = zoneCaps(zone, state, facts.situation)
  const most = zone === 'roots' ? volumeOnScalp : volumeOffScalp
  return !bathOnly && most >= DIRECT_REMOVAL_VOLUME && facts.situation.details.safety.persulfateAsthma !== true
}

/** Removes an old direct colour with a weak bath, which lifts only its coat. */
export const removeDirect: ZoneService = {
  name: 'remove-direct',
  appliesTo: (ask) => {
    const { zone, state, goal, facts } = ask
    if (lifts(ask)) return state.history !== 'colorato' && hasDirectDye(state)
    return hasOtherDirectDye(state, facts.fantasy?.wish[zone] ?? goal)
  },
  needs: (ask) => ((lifts(ask) && !ask.facts.sparesPowder) || mayBathe(ask) ? null : 'powder'),
  work: (ask) => {
    const { zone, state, today, facts } = ask
    const isLifted = lifts(ask)
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
