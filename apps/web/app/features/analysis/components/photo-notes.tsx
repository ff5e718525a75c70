import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { analysisCopy } from '~/copy/analysis.ts'
import { readingCopy } from '~/copy/reading.ts'
import { Notice } from '~/ui/notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { Slot } from '../model/draft.ts'
import styles from './photo-notes.module.css'

const TONES = { info: 'ok', warning: 'warning', problem: 'danger' } as const

type Props = {
  readonly readings: Readonly<Record<Slot, Reading | null>>
  /** The photos can still be corrected: says how to measure better. */
  readonly correctable?: boolean
  /** A photo is being read for the first time: a note will come. */
  readonly waiting?: boolean
}

/** How good each photo is for measuring, and what to do about it; what holds for both is said once. */
export function PhotoNotes({ readings, correctable = false, waiting = false }: Props) {
  const notes = new Map<string, { readonly tone: keyof typeof TONES; readonly slots: string[] }>()
  for (const slot of ['prima', 'dopo'] as const) {
    const reading = readings[slot]
    const canBeSurer = correctable && reading?.light.source !== 'white-point'
    for (const { severity, text } of reading ? describeReading(reading).notes : []) {
      const name = analysisCopy.photos.slots[slot].name
      const said = severity === 'info' && canBeSurer ? `${text} ${readingCopy.whiteTip}` : text
      const known = notes.get(said)
      if (known) known.slots.push(name)
      else notes.set(said, { tone: severity, slots: [name] })
    }
  }
  return (
    <div className={styles.notes}>
      {[...notes].map(([text, { tone, slots }]) => (
        <Notice key={text} tone={TONES[tone]} title={slots.join(' · ')}>
          {text}
        </Notice>
      ))}
      {waiting && notes.size === 0 ? <Skeleton className={styles.waiting} /> : null}
    </div>
  )
}
