import { NEUTRAL_AXIS } from '../data/levels.ts'
import type { Lab } from '../model/measured-hair.ts'

/** Natural hair of a lightness L*, interpolated: the neutral that reflects are measured against. */
export const naturalAt = (lightness: number): Lab => {
  const L = Math.min(100, Math.max(0, lightness))
  const above = NEUTRAL_AXIS.findIndex(([l]) => l >= L)
  const high = NEUTRAL_AXIS[above] ?? [100, 0, 3]
  const low = NEUTRAL_AXIS[above - 1] ?? high
  const span = high[0] - low[0]
  const t = span === 0 ? 0 : (L - low[0]) / span
  return [L, low[1] + t * (high[1] - low[1]), low[2] + t * (high[2] - low[2])]
}
