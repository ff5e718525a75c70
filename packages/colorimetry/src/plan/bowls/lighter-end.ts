import { SHADE_LEVELS, shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { isDoubtfulDark } from '../../hair/doubtful-dark.ts'
import { measuredLevel } from '../../hair/formula-hair.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneRequest } from '../services/service.ts'
import type { Deposit } from '../zone-task.ts'

/**
 * A deposit that is too dark cannot be undone: a refresh of hair that may have been read too dark is mixed for the lighter end of
 * the error bar. It does not change darker hair.
 */
export const withLighterEnd = (deposit: Deposit, { state, facts }: ZoneRequest): Deposit => {
  const isSame = deposit.purpose === 'same-level' || deposit.purpose === 'refresh'
  const level = Math.min(SHADE_LEVELS.maxDepth, shadeLevel(measuredLevel(state) + (state.levelError ?? 0)))
  const isLighter = level > shadeLevel(deposit.level)
  if (!isSame || !isLighter || facts.situation.goal.lighterEnd !== true || !isDoubtfulDark(state)) return deposit
  const shade = shadeNotation(level, deposit.tone)
  return { ...deposit, level, reasons: [...deposit.reasons, reason('lighter-end', '8.3', { level, shade })] }
}
