import { readingCopy as copy } from '~/copy/reading.ts'
import styles from '~/reading/photo-reading.module.css'
import { PhotoReading } from '~/reading/photo-reading.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { SlotReading } from '../model/slot-reading.ts'

/** The reading of a photo as far as it is there. Read out when it comes or changes. */
export function SlotGlass({ reading }: { readonly reading: SlotReading }) {
  return (
    <div role="status" aria-busy={reading.state === 'working' || ('again' in reading && reading.again)}>
      {reading.state === 'working' ? (
        <div className={styles.glass}>
          <VisuallyHidden>{copy.working}</VisuallyHidden>
          <Skeleton className={styles.waiting} height="1.25rem" width="70%" />
          <Skeleton className={styles.waiting} height="1.25rem" />
          <Skeleton className={styles.waiting} height="1rem" width="85%" />
          <Skeleton className={styles.waiting} height="2.25rem" />
        </div>
      ) : null}
      {reading.state === 'no-hair' ? <Asking {...copy.noHair} /> : null}
      {reading.state === 'unsure' ? <Asking {...copy.unsureHair} /> : null}
      {reading.state === 'read' ? <PhotoReading reading={reading.reading} /> : null}
    </div>
  )
}

function Asking({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.glass}>
      <p className={styles.level}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
