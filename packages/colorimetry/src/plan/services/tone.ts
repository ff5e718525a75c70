import { isSameTone } from '../../colour/tone.ts'
import { isLightened } from '../../hair/history.ts'
import { levelsToGo } from '../../hair/wish.ts'
import { reason } from '../../model/reason.ts'
import { DEPOSIT, tonerVolume } from '../bowls/volume.ts'
import { isNaturalRed } from '../facts.ts'
import type { Deposit, Lighten } from '../zone-task.ts'
import { lifts, nothing, type ZoneRequest, type ZoneService } from './service.ts'

/** Tone of a zone that is lightened today: on the level reached (R9). */
const onLightened = (lightened: Lighten, { state, goal, today }: ZoneRequest): Deposit => {
  // Hair under an old direct colour was lightened before.
  const isToner = lightened.class === 'BLEACH' || lightened.again
  const isThere = levelsToGo({ ...state, level: today }, goal) === 0
  const isReduced = lightened.class === 'DECAP_RED'
  return {
    class: isToner ? 'TONER' : 'DEMI',
    purpose: isReduced && !isThere ? 'after-removal' : 'tone',
    level: lightened.to,
    tone: goal.tone,
    volume: isToner ? tonerVolume(lightened.to) : DEPOSIT,
    onLevel: lightened.to,
    reaches: null,
    meches: lightened.meches,
    ...(isReduced ? { afterRemover: true } : {}),
    ...(isNaturalRed(state) ? { warmBase: true } : {}),
    reasons: [reason('tone-on-level', 'R9', { level: lightened.to })],
  }
}

/** Toner on hair that is lightened today, or that was lightened before and is at its level. */
export const tone: ZoneService = {
  name: 'tone',
  appliesTo: (request) =>
    (lifts(request) && request.lightened !== null) || (request.levels >= 0 && isLightened(request.state)),
  needs: nothing,
  work: (request) => {
    const { state, goal, lightened } = request
    if (lifts(request) && lightened !== null) return { deposit: onLightened(lightened, request) }
    return {
      deposit: {
        class: 'TONER',
        purpose: 'tone',
        level: state.level,
        tone: goal.tone,
        volume: tonerVolume(state.level),
        onLevel: state.level,
        reaches: null,
        meches: state.history === 'meches',
        ...(isSameTone(state.tone, goal.tone) ? { keeps: true } : {}),
        reasons: [reason('tone-on-level', 'R9', { level: state.level })],
      },
    }
  },
}
