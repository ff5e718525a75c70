import { NATURAL_TONE } from '../../colour/tone.ts'
import { atLevel, directShade, needsPretone } from '../../hair/direct.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import { pretoneOf } from '../bowls/neutraliser.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import type { Deposit } from '../zone-task.ts'
import { lifts, nothing, type ZoneRequest, type ZoneService } from './service.ts'

/** Toner that neutralises the yellow of a base before direct colour (section 3). */
const pretone = ({ level }: ZoneState): Deposit => {
  const tone = pretoneOf(level)
  return {
    class: 'TONER',
    purpose: 'pretone',
    level,
    tone,
    volume: ACTIVATOR,
    onLevel: level,
    reaches: null,
    meches: false,
    reasons: [reason('pretone', '3', { level, tone: tone.primary })],
  }
}

/** The hair under the colour: lightened today, with an old colour removed, or unchanged. */
const baseOf = (request: ZoneRequest): ZoneState => {
  if (lifts(request)) return { level: request.today, tone: NATURAL_TONE, history: 'decolorato' }
  return request.lightened === null ? request.state : { ...request.state, tone: NATURAL_TONE }
}

/** Direct colour, including pastels, on its base; in the sessions before the last the zone gets no colour. */
export const fantasy: ZoneService = {
  name: 'fantasy',
  appliesTo: (request) => {
    const { fantasy: wished } = request.facts
    return wished?.wish[request.zone] !== undefined && (wished.settles || !lifts(request))
  },
  needs: nothing,
  work: (request) => {
    const { zone, state, today, facts } = request
    const wish = facts.fantasy?.wish[zone]
    if (wish === undefined || facts.fantasy?.settles !== true) return {}
    const level = Math.max(state.level, today)
    const direct = { ...directShade(wish, atLevel(state, level)), base: level }
    const base = baseOf(request)
    return { direct, deposit: needsPretone(direct, base) ? pretone(base) : null }
  },
}
