import { OPTION_IDS, type OptionId } from '@riflesso/colorimetry'

/** Search parameters of the bowl mode: 'back' closes it, a reload keeps it. */
const ANALYSIS = 'ciotola'
const OPTION = 'opzione'

export type BowlAddress = { readonly analysisId: string; readonly option: OptionId | null }

/** Parses the bowl from a URL; null if there is none. */
export function bowlIn(search: URLSearchParams): BowlAddress | null {
  const analysisId = search.get(ANALYSIS)
  if (!analysisId) return null
  const option = search.get(OPTION)
  return { analysisId, option: OPTION_IDS.find((id) => id === option) ?? null }
}

/** The same search parameters with another bowl, or none. */
export function bowlSearch(search: URLSearchParams, bowl: BowlAddress | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(ANALYSIS)
  next.delete(OPTION)
  if (bowl !== null) next.set(ANALYSIS, bowl.analysisId)
  if (bowl?.option) next.set(OPTION, bowl.option)
  return next
}
