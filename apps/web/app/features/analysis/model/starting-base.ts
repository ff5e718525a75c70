import { BASES, type Base, zoneColours } from '@riflesso/colorimetry'
import { namedLevel } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import type { Draft } from './draft.ts'

const LEVELS_OF_A_BASE = 2

/** Starting base of a Prima photo: the range that contains the level of its roots. */
function measuredBase(reading: Reading): Base {
  const level = namedLevel(zoneColours(reading).roots.level)
  return BASES[Math.floor((level - 1) / LEVELS_OF_A_BASE)] ?? 'livello1'
}

/**
 * The preselected base. It is not sent: the analysis uses the reading, which is more precise.
 */
export const proposedBase = ({ baseChosen }: Pick<Draft, 'baseChosen'>, prima: Reading | null): Base | null =>
  prima && !baseChosen ? measuredBase(prima) : null
