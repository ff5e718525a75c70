import type { OptionId } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import { serviceQuery } from '../api/service.ts'
import { shelfQuery } from '../api/shelf.ts'
import { type WeighedLines, weighedLines } from '../model/weighed-lines.ts'
import { hasWeighed, weighedBowls } from '../model/weighing.ts'
import { useWeighing } from './weighing-store.ts'

type WeighedService = {
  readonly isLoading: boolean
  /** Weighed amounts of the bowls of this option; empty without any. */
  readonly linesFor: (analysis: AnalysisResult, option: OptionId) => readonly WeighedLines[]
}

/**
 * Amounts weighed from the shelf for an analysis: on this device, otherwise in its closed service. Requests nothing while
 * `analysisId` is null.
 */
export function useWeighedService(analysisId: string | null): WeighedService {
  const isAsked = analysisId !== null
  const shelf = useQuery({ ...shelfQuery, enabled: isAsked })
  const hasShelf = shelf.data !== undefined && shelf.data.products.length > 0
  const closed = useQuery({ ...serviceQuery(analysisId ?? ''), enabled: isAsked && hasShelf })
  const weighing = useWeighing(analysisId ?? '')
  const service = weighing && hasWeighed(weighing) ? { ...weighing, bowls: weighedBowls(weighing) } : closed.data
  return {
    isLoading: shelf.isLoading || closed.isLoading,
    linesFor: ({ plan, fasi_operative }, option) =>
      service && shelf.data && service.option === option
        ? weighedLines(
            plan.sessions[0]?.phases ?? [],
            fasi_operative.map(({ formula }) => formula),
            service.bowls,
            shelf.data,
          )
        : [],
  }
}
