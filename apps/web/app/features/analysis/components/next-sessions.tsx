import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './next-sessions.module.css'
import { PhaseList } from './phase-list.tsx'

type Props = {
  readonly sessions: AnalysisResult['nextSessions']
  readonly archived: boolean
  readonly wide: boolean
}

/** The sessions after today's, each folded away. */
export function NextSessions({ sessions, ...look }: Props) {
  return sessions.map((session) => (
    <details key={session.titolo}>
      <summary className={styles.summary}>{session.titolo}</summary>
      <PhaseList phases={session.fasi_operative} {...look} />
    </details>
  ))
}
