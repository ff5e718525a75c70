import type { ReactNode } from 'react'
import { HairLock } from '../hair/hair-lock.tsx'
import { sampleLocks } from '../hair/sample-locks.ts'
import styles from './state.module.css'

type Props = { readonly title: string; readonly text: string; readonly action?: ReactNode }

/** Empty state: picture, explanation, action. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className={styles.state}>
      <div className={styles.picture}>
        <HairLock {...sampleLocks.chestnut} />
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
