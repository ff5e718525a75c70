import { NATURAL_TONE } from '../../colour/tone.ts'
import { atLevel, directShade, needsPretone } from '../../hair/direct.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import { pretoneOf } from '../bowls/neutraliser.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import type { Deposit } from '../zone-task.ts'
import { lifts, nothing, type ZoneAsk, type ZoneService } from './service.ts'

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
const baseOf = (ask: ZoneAsk): ZoneState => {
  if (lifts(ask)) return { level: ask.today, tone: NATURAL_TONE, history: 'decolorato' }
  return ask.lightened === null ? ask.state : { ...ask.state, tone: NATURAL_TONE }
}

/** Direct colour, including pastels, on its base; in the sessions before the last the zone gets no colour. */
export const fantasy: ZoneService = {
  name: 'fantasy',
  appliesTo: (ask) => {
    const { fantasy: wished } = ask.facts
    return wished?.wish[ask.zone] !== undefined && (wished.settles || !lifts(ask))
  },
  needs: nothing,
  work: (ask) => {
    const { zone, state, today, facts } = ask
    const wish = facts.fantasy?.wish[zone]
    if (wish === undefined || facts.fantasy?.settles !== true) return {}
    const level = Math.max(state.level, today)
    const direct = { ...directShade(wish, atLevel(state, level)), base: level }
    const base = baseOf(ask)
    return { direct, deposit: needsPretone(direct, base) ? pretone(base) : null }
  },
}
