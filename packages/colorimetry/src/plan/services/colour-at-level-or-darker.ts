import { WHITE } from '../../data/white-hair.ts'
import { isLightened } from '../../hair/history.ts'
import { reason } from '../../model/reason.ts'
import { DEPOSIT, darkenVolume } from '../bowls/volume.ts'
import type { Deposit } from '../zone-task.ts'
import { nothing, type ZoneRequest, type ZoneService } from './service.ts'

const deposit = ({ zone, state, goal, levels, facts }: ZoneRequest): Deposit => {
  const isDarker = levels < 0
  const level = isDarker ? goal.level : state.level
  const base = { level, tone: goal.tone, onLevel: state.level, reaches: null, meches: state.history === 'meches' }
  if (!isDarker)
    return {
      ...base,
      class: 'DEMI',
      purpose: 'same-level',
      volume: DEPOSIT,
      reasons: [reason('same-level', '7.8', { level })],
    }
  const isNatural = state.history === 'naturale'
  return {
    ...base,
    class: isNatural ? 'PERM' : 'DEMI',
    purpose: 'darken',
    volume: darkenVolume(zone, state, -levels),
    reasons: [
      isNatural
        ? reason('darken-natural', 'R6', {
            levels: -levels,
            ...(facts.white >= WHITE.coverFrom ? { white: 'yes' } : {}),
          })
        : reason('darken-dyed', 'R6', { levels: -levels }),
    ],
  }
}

/** Colour on hair that was not lightened: another reflect at its level, or a deeper shade (R6, 7.8). */
export const colourAtLevelOrDarker: ZoneService = {
  name: 'colour-at-level-or-darker',
  appliesTo: ({ state, levels, isWholeHead }) =>
    !isLightened(state) && (levels < 0 || isWholeHead || state.history === 'naturale'),
  needs: nothing,
  work: (request) => ({ deposit: deposit(request) }),
}
