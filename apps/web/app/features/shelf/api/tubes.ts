import { formulaInTubes } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

export type FormulaInTubes = z.output<typeof formulaInTubes.response>
export type OptionInTubes = FormulaInTubes['options'][number]
export type BowlInTubes = OptionInTubes['sessions'][number]['bowls'][number]
export type TubePart = BowlInTubes['parts'][number]

/** The formula of an archived analysis in the tubes of the shelf, for each of its options. */
export const tubesQuery = (analysisId: string, inHalfTubes = false) =>
  queryOptions({
    queryKey: [formulaInTubes.path, analysisId, inHalfTubes],
    queryFn: ({ signal }) =>
      callWithOfflineFallback(
        formulaInTubes,
        { params: { id: analysisId }, query: { halfTubes: inHalfTubes ? 'true' : 'false' } },
        { signal },
      ),
    // Stock and prices change.
    staleTime: 0,
  })
