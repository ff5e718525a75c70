import { BASES, type Base, zoneColours } from '@riflesso/colorimetry'
import { namedLevel } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import type { Draft } from './draft.ts'

const LEVELS_OF_A_BASE = 2

/** The starting base that a Prima photo shows: the range in which its roots lie. */
function measuredBase(reading: Reading): Base {
  const level = namedLevel(zoneColours(reading).roots.level)
  return BASES[Math.floor((level - 1) / LEVELS_OF_A_BASE)] ?? 'livello1'
}

/**
 * The base to show in the selector while nobody has chosen one. It is not sent: the analysis has the reading itself, which is
 * finer than the range it lies in.
 */
export const proposedBase = ({ baseChosen }: Pick<Draft, 'baseChosen'>, prima: Reading | null): Base | null =>
  prima && !baseChosen ? measuredBase(prima) : null
