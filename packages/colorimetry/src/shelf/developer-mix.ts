import { VOLUMES_OFF } from '../data/products/shelf.ts'
import type { ShelfProduct } from '../model/shelf.ts'

type Bottle = { readonly id: string; readonly volume: number; readonly gramsLeft: number }

const bottlesOf = (shelf: readonly ShelfProduct[]): readonly Bottle[] =>
  shelf.flatMap(({ class: name, id, volume, gramsLeft }) =>
    name === 'DEVELOPER' && volume !== null ? [{ id, volume, gramsLeft }] : [],
  )

/**
 * Bottles of the shelf for these grams of developer of these volumes: one, otherwise two in whole grams whose mixture is at most half
 * a volume off (20 from 10 and 30 in equal parts). Null if the shelf does not have them.
 */
export const developerFrom = (volume: number, grams: number, shelf: readonly ShelfProduct[]) => {
  const bottles = bottlesOf(shelf)
  const same = bottles.find((bottle) => bottle.volume === volume && bottle.gramsLeft >= grams)
  if (same !== undefined) return [{ id: same.id, grams }]
  const weaker = bottles.filter((bottle) => bottle.volume < volume).sort((one, other) => other.volume - one.volume)
  const stronger = bottles.filter((bottle) => bottle.volume > volume).sort((one, other) => one.volume - other.volume)
  for (const low of weaker)
    for (const high of stronger) {
      const ofHigh = Math.round((grams * (volume - low.volume)) / (high.volume - low.volume))
      const ofLow = grams - ofHigh
      const mixed = (ofLow * low.volume + ofHigh * high.volume) / grams
      const isThere = ofLow > 0 && ofHigh > 0 && ofLow <= low.gramsLeft && ofHigh <= high.gramsLeft
      if (isThere && Math.abs(mixed - volume) <= VOLUMES_OFF)
        return [
          { id: low.id, grams: ofLow },
          { id: high.id, grams: ofHigh },
        ]
    }
  return null
}
