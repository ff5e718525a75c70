import type { OptionId } from '@riflesso/colorimetry'
import { capitalised } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { shelfQuery } from '../api/shelf.ts'
import { tubesQuery } from '../api/tubes.ts'
import { Parts } from './bowl-tubes.tsx'

/** A bowl in the salon's own tubes. */
export type TubesOfPhase = {
  readonly lines: ReactNode
  /** Minutes by the line's sheet; null if they are the plan's. */
  readonly minutes: number | null
}

/** Today's bowls in the salon's own tubes, by phase. A bowl that lacks a tube, or exact grams, has none and stays generic. */
export function useTubesOfPhases(analysisId: string, option: OptionId): readonly (TubesOfPhase | undefined)[] {
  const hasTubes = (useQuery(shelfQuery).data?.products.length ?? 0) > 0
  // The server knows only what it has planned.
  const isPlanned = useSiblingToSave(analysisId) === null
  const { data: formula } = useQuery({ ...tubesQuery(analysisId), enabled: hasTubes && isPlanned })
  const today = formula?.options.find(({ id }) => id === option)?.sessions[0]
  if (!formula || !isPlanned) return []
  const phases: (TubesOfPhase | undefined)[] = []
  for (const { phase, match, isExact, parts, developer, minutes, difference } of today?.bowls ?? []) {
    if (match === 'missing' || !isExact || developer === null) continue
    phases[phase] = {
      minutes,
      lines: (
        <>
          <Parts parts={[...parts, ...developer]} formula={formula} />
          {match === 'mix' && difference ? <p className="text-muted text-sm">{capitalised(difference.testo)}</p> : null}
        </>
      ),
    }
  }
  return phases
}
