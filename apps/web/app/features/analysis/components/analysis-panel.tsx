import type { Base } from '@riflesso/colorimetry'
import type { Ref } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { HairLock } from '~/ui/hair-lock.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { sampleLocks } from '~/ui/sample-locks.ts'
import { toast } from '~/ui/toast.ts'
import { type Draft, missingFields } from '../model/draft.ts'
import styles from './analysis-panel.module.css'
import { Checklist } from './checklist.tsx'

const { panel: copy, toasts } = analysisCopy

type Props = {
  readonly draft: Draft
  /** The base that the Prima photo shows, while nobody has chosen one. */
  readonly proposedBase: Base | null
  readonly onAnalyse: () => void
  readonly buttonRef: Ref<HTMLButtonElement>
}

/** Step 3: what is still missing, and the button. It says what it lacks instead of going dead. */
export function AnalysisPanel({ draft, proposedBase, onAnalyse, buttonRef }: Props) {
  const missing = missingFields(draft)
  const first = missing[0]
  return (
    <Card className={styles.panel} aria-labelledby="panel-step" flush>
      <div className={styles.picture}>
        <HairLock {...sampleLocks.copper} />
      </div>
      <div className={styles.body}>
        <div>
          <Eyebrow>{copy.step}</Eyebrow>
          <Heading level={2} size="card" id="panel-step">
            {copy.title}
          </Heading>
          <p className={styles.intro}>{copy.intro}</p>
        </div>
        <Checklist draft={draft} proposedBase={proposedBase} missing={missing} />
        <div className={styles.action}>
          <Button
            ref={buttonRef}
            size="lg"
            fullWidth
            aria-disabled={first !== undefined}
            data-disabled={first !== undefined || undefined}
            onClick={() => (first === undefined ? onAnalyse() : toast.error(toasts.missing[first]))}
          >
            <span className={styles.wide}>{copy.analyse}</span>
            <span className={styles.narrow}>{copy.analyseMobile}</span>
          </Button>
        </div>
      </div>
    </Card>
  )
}
