import { Fold } from '~/ui/fold.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { PhaseList } from './phase-list.tsx'

type Props = {
  readonly sessions: AnalysisResult['nextSessions']
  readonly archived: boolean
  readonly wide: boolean
}

/** Later sessions, each collapsed. */
export function NextSessions({ sessions, ...look }: Props) {
  return sessions.map((session) => (
    <Fold key={session.titolo} title={session.titolo}>
      <PhaseList phases={session.fasi_operative} {...look} />
    </Fold>
  ))
}
