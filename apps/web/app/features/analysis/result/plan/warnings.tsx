import { stopsOfWork } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Fold } from '~/ui/fold.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { ReasonList } from './reasons.tsx'

const { warnings: copy } = resultCopy

/** What stops the work until it is done, in at most two lines. */
export function StopsOfWork({ plan }: Pick<AnalysisResult, 'plan'>) {
  const stops = stopsOfWork(plan)
  if (stops.length === 0) return null
  return (
    <ul
      className="grid pl-3 border-l-[0.1875rem] border-warning mt-1 text-warning text-sm gap-1 leading-[1.35]"
      aria-label={copy.stops}
    >
      {stops.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** All warnings, collapsed. */
export function Warnings({ warnings }: Pick<AnalysisResult, 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <Fold title={copy.all}>
      <ReasonList reasons={warnings} />
    </Fold>
  )
}
