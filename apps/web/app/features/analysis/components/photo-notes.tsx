import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { analysisCopy } from '~/copy/analysis.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Slot } from '../model/draft.ts'
import styles from './photo-notes.module.css'

const TONES = { info: 'ok', warning: 'warning', problem: 'danger' } as const

/** How good each photo is for measuring, and what to do about it; what holds for both is said once. */
export function PhotoNotes({ readings }: { readonly readings: Readonly<Record<Slot, Reading | null>> }) {
  const notes = new Map<string, { readonly tone: keyof typeof TONES; readonly slots: string[] }>()
  for (const slot of ['prima', 'dopo'] as const) {
    const reading = readings[slot]
    for (const { severity, text } of reading ? describeReading(reading).notes : []) {
      const name = analysisCopy.photos.slots[slot].name
      const known = notes.get(text)
      if (known) known.slots.push(name)
      else notes.set(text, { tone: severity, slots: [name] })
    }
  }
  return (
    <div className={styles.notes}>
      {[...notes].map(([text, { tone, slots }]) => (
        <Notice key={text} tone={TONES[tone]} title={slots.join(' · ')}>
          {text}
        </Notice>
      ))}
    </div>
  )
}
