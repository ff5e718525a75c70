import { SHADE_LEVELS, shadeLevel } from '../colour/shade.ts'
import { measuredLevel, type SpokenZone } from './formula-hair.ts'

/**
 * Level of the lightest shade that hair read from a photo may have: the lighter end of its error bar. A deposit that is too dark
 * cannot be undone, one that is too light does not change the depth. A declared or confirmed level has no error bar.
 */
export const lightestShade = (state: SpokenZone): number =>
  Math.min(SHADE_LEVELS.maxDepth, shadeLevel(measuredLevel(state) + (state.levelError ?? 0)))
