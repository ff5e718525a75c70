import { formulaInTubes } from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf } from '~/api/client.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'
import { forgetCopy } from '~/offline/copies.ts'

export type FormulaInTubes = z.output<typeof formulaInTubes.response>
export type OptionInTubes = FormulaInTubes['options'][number]
export type BowlInTubes = OptionInTubes['sessions'][number]['bowls'][number]
export type TubePart = BowlInTubes['parts'][number]

const inputOf = (analysisId: string, inHalfTubes: boolean) => ({
  params: { id: analysisId },
  query: { halfTubes: inHalfTubes ? ('true' as const) : ('false' as const) },
})

/** The formula of an archived analysis in the tubes of the shelf, for each of its options. */
export const tubesQuery = (analysisId: string, inHalfTubes = false) =>
  queryOptions({
    queryKey: [formulaInTubes.path, analysisId, inHalfTubes],
    queryFn: ({ signal }) => callWithOfflineFallback(formulaInTubes, inputOf(analysisId, inHalfTubes), { signal }),
    // Stock and prices change.
    staleTime: 0,
  })

/** Forgets the formula of an analysis in tubes, which is another one now: also offline. */
export function forgetTubes(queryClient: QueryClient, analysisId: string): void {
  queryClient.removeQueries({ queryKey: [formulaInTubes.path, analysisId] })
  for (const inHalfTubes of [false, true])
    void forgetCopy(addressOf(formulaInTubes, inputOf(analysisId, inHalfTubes))).catch(() => undefined)
}
