import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { isLightened } from '../../hair/history.ts'
import { lightestShade } from '../../hair/lightest-shade.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import type { Facts } from '../facts.ts'
import type { ZoneRequest } from '../services/service.ts'
import type { Deposit } from '../zone-task.ts'

/** Purposes of bowls for hair that keeps its level. */
const KEEPING: ReadonlySet<Deposit['purpose']> = new Set(['same-level', 'refresh', 'tone'])

/** Most levels of a toner above lightened hair: a paler one leaves its warmth as it is [C]. */
const TONER_ABOVE = 1

/** Level of the shade that keeps hair at its level: the lighter end of the error bar where the level was read and not confirmed. */
export const keepingLevel = (state: ZoneState, { situation }: Facts): number => {
  const level = shadeLevel(state.level)
  if (situation.goal.lighterEnd !== true) return level
  const lightest = lightestShade(state)
  return isLightened(state) ? Math.min(lightest, level + TONER_ABOVE) : lightest
}

/** Hair that keeps a level that was read and not confirmed gets the shade of the lighter end of its error bar. */
export const withLighterEnd = (deposit: Deposit, { state, facts }: ZoneRequest): Deposit => {
  const level = keepingLevel(state, facts)
  if (!KEEPING.has(deposit.purpose) || facts.situation.goal.lighterEnd !== true || level <= shadeLevel(deposit.level))
    return deposit
  const shade = shadeNotation(level, deposit.tone)
  const reasons = deposit.reasons.filter(({ code }) => code !== 'tone-on-level')
  return { ...deposit, level, reasons: [...reasons, reason('lighter-end', '8.3', { level, shade })] }
}
