import { hexFromLab, LEVELS } from '@riflesso/colorimetry'

/** Colours of the scale of levels, from 1 to 10. */
export const LEVEL_STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))

/** Position of a level on the scale, in percent of its width: the middle of its step. */
export const placeOfLevel = (level: number): number =>
  Math.min(100, Math.max(0, ((level - 0.5) / LEVEL_STEPS.length) * 100))
