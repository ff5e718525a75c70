import { Fold } from '~/ui/fold.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { PhaseList } from './phase-list.tsx'

type Props = {
  readonly sessions: AnalysisResult['nextSessions']
  readonly archived: boolean
}

/** Later sessions, each collapsed. */
export function NextSessions({ sessions, archived }: Props) {
  return sessions.map((session) => (
    <Fold key={session.titolo} title={session.titolo}>
      <PhaseList phases={session.fasi_operative} archived={archived} />
    </Fold>
  ))
}
