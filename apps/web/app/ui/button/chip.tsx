import type { ReactNode } from 'react'
import styles from './chip.module.css'

type Tone = 'copper' | 'plum' | 'quiet' | 'ok' | 'danger'

/** A small tinted label: 'Rame 72%', 'Livello 6,5 ± 0,4'. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  )
}
