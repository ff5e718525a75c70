import type { OptionId } from '@riflesso/colorimetry'
import { useQuery } from '@tanstack/react-query'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { type Shelf, shelfQuery } from '../api/shelf.ts'
import { tubesQuery } from '../api/tubes.ts'
import { type BowlPlace, currentBowl, plannedBowl, type WeighedBowl, withBowl } from '../model/weighing.ts'
import { keepWeighing, useWeighing } from './weighing-store.ts'

export type BowlOfAnalysis = { readonly analysisId: string; readonly option: OptionId; readonly bowl: BowlPlace }

type Weighed = { readonly shelf: Shelf; readonly bowl: WeighedBowl; readonly keep: (bowl: WeighedBowl) => void }

/** A bowl with its weighed products, and the function that stores a change; null for a salon without a shelf. */
export function useWeighedBowl({ analysisId, option, bowl: place }: BowlOfAnalysis): Weighed | null {
  const shelf = useQuery(shelfQuery).data
  const hasShelf = shelf !== undefined && shelf.products.length > 0
  // The server mixes what it has planned.
  const isPlanned = useSiblingToSave(analysisId) === null
  const tubes = useQuery({ ...tubesQuery(analysisId), enabled: hasShelf && isPlanned }).data
  const formula = isPlanned ? (tubes ?? null) : null
  const weighing = useWeighing(analysisId)
  if (!hasShelf) return null
  return {
    shelf,
    bowl: currentBowl(weighing, plannedBowl(place, option, formula)),
    keep: (bowl) => keepWeighing(withBowl(weighing ?? { analysisId, option, bowls: [], begunAt: Date.now() }, bowl)),
  }
}
