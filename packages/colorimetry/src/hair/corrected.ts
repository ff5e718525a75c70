import { clampLevel } from '../colour/level.ts'
import { bandOf } from '../data/correction-limits.ts'
import type { ShadeFamily } from '../model/corrections.ts'
import { sumOf } from './pigment.ts'
import type { ZoneHair } from './state.ts'

/**
 * The hair after a bowl of this family in this salon: `left` is the result by the tables, `before` the hair before the bowl.
 * Never paler than `left`: plans must not promise more to a salon whose bowls lift further. Powder never makes hair darker.
 */
export const corrected = (before: ZoneHair, left: ZoneHair, family: ShadeFamily): ZoneHair => {
  const correction = left.corrections?.[bandOf(left.depth)][family]
  if (correction === undefined) return left
  const depth = clampLevel(left.depth + Math.min(0, correction.level.mean))
  return {
    ...left,
    depth: family === 'lightener' ? Math.max(depth, Math.min(before.depth, left.depth)) : depth,
    base: sumOf(left.base, { a: 0, b: correction.warmth.mean }),
    learnt: { family, correction },
  }
}
