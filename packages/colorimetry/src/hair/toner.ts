import { FADE, FADE_WASHES, TONER } from '../data/fade.ts'
import type { DeclaredDetails, ZoneState } from '../model/situation.ts'
import { isLightened } from './history.ts'

/** Whether a zone shows a reflect that a toner may have given. */
export const mayBeToned = (state: ZoneState): boolean =>
  isLightened(state) && state.tone.primary !== 'NATURALE' && state.tone.intensity !== 'pure'

/** Share of a toner (0-1) that is left on a zone; 0 where nothing is said of one. */
export const tonerLeft = (state: ZoneState, { daysSinceToner = null }: DeclaredDetails): number => {
  if (daysSinceToner === null || !mayBeToned(state)) return 0
  const [least, most] = FADE[state.tone.primary].left ?? TONER.left
  return ((least + most) / 2) ** ((daysSinceToner * TONER.washesPerWeek) / 7 / FADE_WASHES)
}

/** Whether a reflect is still mostly that of a toner, whose depth is not the hair's. */
export const isToned = (state: ZoneState, details: DeclaredDetails): boolean =>
  tonerLeft(state, details) >= TONER.mostly
