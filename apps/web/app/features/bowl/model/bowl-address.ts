import { OPTION_IDS, type OptionId } from '@riflesso/colorimetry'

/** Search parameters that hold what stands at the bowl: 'back' closes it, a reload opens it again. */
const ANALYSIS = 'ciotola'
const OPTION = 'opzione'

export type BowlAddress = { readonly analysisId: string; readonly option: OptionId | null }

/** What an address opens at the bowl; null when it opens nothing. */
export function bowlIn(search: URLSearchParams): BowlAddress | null {
  const analysisId = search.get(ANALYSIS)
  if (!analysisId) return null
  const option = search.get(OPTION)
  return { analysisId, option: OPTION_IDS.find((id) => id === option) ?? null }
}

/** The same search with another bowl open, or none. */
export function bowlSearch(search: URLSearchParams, bowl: BowlAddress | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(ANALYSIS)
  next.delete(OPTION)
  if (bowl !== null) next.set(ANALYSIS, bowl.analysisId)
  if (bowl?.option) next.set(OPTION, bowl.option)
  return next
}
