import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './next-sessions.module.css'
import { PhaseList } from './phase-list.tsx'

/** The sessions after today's, each folded away. */
export function NextSessions({ sessions }: { readonly sessions: AnalysisResult['nextSessions'] }) {
  return sessions.map((session) => (
    <details key={session.titolo} className={styles.session}>
      <summary className={styles.summary}>{session.titolo}</summary>
      <PhaseList phases={session.fasi_operative} />
    </details>
  ))
}
