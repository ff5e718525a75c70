import type { JudgedReading } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { Notice } from '~/ui/state/notice.tsx'
import styles from './reading-state.module.css'

const TONES = { good: 'ok', check: 'warning', unusable: 'danger' } as const

type Props = {
  readonly judged: JudgedReading
  /** Name of the photo, if it is not shown beside the reading: 'Foto Prima'. */
  readonly of?: string
  /** Additional note on a good reading. */
  readonly tip?: string | undefined
  /** The action that helps. */
  readonly children?: ReactNode
}

/** Judgement of a reading: good, to be checked or not usable, with its reason. */
export function ReadingState({ judged, of, tip, children }: Props) {
  return (
    <Notice tone={TONES[judged.state]} title={of === undefined ? judged.title : `${of} · ${judged.title}`}>
      <div className={styles.text}>
        {judged.reason !== null || tip !== undefined ? (
          <p>
            {judged.reason} {tip}
          </p>
        ) : null}
        {children}
      </div>
    </Notice>
  )
}
