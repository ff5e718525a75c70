import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { analysisCopy } from '~/copy/analysis.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Slot } from '../model/draft.ts'
import styles from './photo-notes.module.css'

const TONES = { info: 'ok', warning: 'warning', problem: 'danger' } as const

/** How good each photo is for measuring, and what to do about it. */
export function PhotoNotes({ readings }: { readonly readings: Readonly<Record<Slot, Reading | null>> }) {
  return (
    <div className={styles.notes}>
      {(['prima', 'dopo'] as const).map((slot) => {
        const reading = readings[slot]
        if (!reading) return null
        return describeReading(reading).notes.map(({ severity, text }) => (
          <Notice key={`${slot} ${text}`} tone={TONES[severity]} title={analysisCopy.photos.slots[slot].name}>
            {text}
          </Notice>
        ))
      })}
    </div>
  )
}
