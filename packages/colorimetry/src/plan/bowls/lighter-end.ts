import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { lightestShade } from '../../hair/lightest-shade.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneRequest } from '../services/service.ts'
import type { Deposit } from '../zone-task.ts'

/** A refresh of hair whose level was read and not confirmed is mixed for the lighter end of its error bar. */
export const withLighterEnd = (deposit: Deposit, { state, facts }: ZoneRequest): Deposit => {
  const isSame = deposit.purpose === 'same-level' || deposit.purpose === 'refresh'
  const level = lightestShade(state)
  if (!isSame || facts.situation.goal.lighterEnd !== true || level <= shadeLevel(deposit.level)) return deposit
  const shade = shadeNotation(level, deposit.tone)
  return { ...deposit, level, reasons: [...deposit.reasons, reason('lighter-end', '8.3', { level, shade })] }
}
