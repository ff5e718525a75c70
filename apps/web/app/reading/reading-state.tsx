import type { JudgedReading } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { Notice } from '~/ui/state/notice.tsx'
import styles from './reading-state.module.css'

const TONES = { good: 'ok', check: 'warning', unusable: 'danger' } as const

type Props = {
  readonly judged: JudgedReading
  /** Whose reading it is, where the photo does not stand beside it: 'Foto Prima'. */
  readonly of?: string
  /** What a good reading may still be told. */
  readonly tip?: string | undefined
  /** The one button that helps. */
  readonly children?: ReactNode
}

/** How far a reading may be trusted: good, to be checked or not to be used, with the one reason. */
export function ReadingState({ judged, of, tip, children }: Props) {
  const reason = judged.state === 'good' ? tip : judged.reason
  return (
    <Notice tone={TONES[judged.state]} title={of === undefined ? judged.title : `${of} · ${judged.title}`}>
      <div className={styles.text}>
        {reason === undefined ? null : <p>{reason}</p>}
        {children}
      </div>
    </Notice>
  )
}
