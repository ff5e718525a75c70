import type { Lab } from '@riflesso/colorimetry'
import { quantileOfSorted } from '../numeric.ts'
import type { HairPixels } from './hair-pixels.ts'

/** Shine lies above, shadow below (knowledge of the trade: what a colourist looks at is the hair between). */
const SHADOW_BELOW = 0.25
const SHINE_ABOVE = 0.85

/** Indices (into HairPixels) of the hair that is neither shine nor shadow nor clipped, among `members`. */
export function litHair(hair: HairPixels, members: Uint32Array): Uint32Array {
  const usable = members.filter((i) => hair.clipped[i] === 0)
  const from = usable.length >= members.length * 0.1 ? usable : members
  const sorted = Float32Array.from(from, (i) => hair.lab[i * 3]!).sort()
  const low = quantileOfSorted(sorted, SHADOW_BELOW)
  const high = quantileOfSorted(sorted, SHINE_ABOVE)
  return from.filter((i) => hair.lab[i * 3]! >= low && hair.lab[i * 3]! <= high)
}

/** The median of each coordinate. */
export function medianLab(hair: HairPixels, members: Uint32Array): Lab {
  const coordinate = (channel: number) =>
    quantileOfSorted(Float32Array.from(members, (i) => hair.lab[i * 3 + channel]!).sort(), 0.5)
  return [coordinate(0), coordinate(1), coordinate(2)]
}

/** Half the distance in L* between the tenth and the ninetieth of a hundred lit pixels. */
export function lightnessSpread(hair: HairPixels, members: Uint32Array): number {
  const sorted = Float32Array.from(members, (i) => hair.lab[i * 3]!).sort()
  return (quantileOfSorted(sorted, 0.9) - quantileOfSorted(sorted, 0.1)) / 2
}
