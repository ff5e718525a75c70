import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import type { Reading } from '@riflesso/vision'
import { IconAlertTriangle, IconPhoto, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import { PhotoReading } from './photo-reading.tsx'
import styles from './photo-slot.module.css'

const { photos: copy } = analysisCopy

type Props = {
  readonly slot: Slot
  readonly photo: SlotPhoto
  readonly reading: Reading | null
  /** What the server found wrong with it, and the id under which it can be read. */
  readonly problem: string | null
  readonly problemId: string
  /** Absent where the photo may no longer change. */
  readonly onRemove?: () => void
}

/** The photo in its slot, with what was read in it or what is wrong with it. */
export function FilledSlot({ slot, photo, reading, problem, problemId, onRemove }: Props) {
  const { name, alt } = copy.slots[slot]
  // Only Safari can show HEIC.
  const [unseen, setUnseen] = useState(false)
  return (
    <>
      {unseen ? (
        <div className={styles.unseen}>
          <IconPhoto size="2rem" stroke={1.25} aria-hidden />
          <p className={styles.file}>{photo.file.name}</p>
          <p className={styles.meaning}>{copy.noPreview}</p>
        </div>
      ) : (
        <img className={styles.picture} src={photo.previewUrl} alt={alt} onError={() => setUnseen(true)} />
      )}
      <span className={styles.tag}>{name}</span>
      {onRemove ? (
        <ActionIcon className={styles.remove} aria-label={copy.remove(name)} onClick={onRemove}>
          <IconX size="1.125rem" aria-hidden />
        </ActionIcon>
      ) : null}
      {problem === null ? null : (
        <p className={styles.problem} id={problemId}>
          <IconAlertTriangle size="1.125rem" stroke={1.75} aria-hidden className={styles.sign} />
          {problem}
        </p>
      )}
      {reading ? <PhotoReading reading={reading} /> : null}
    </>
  )
}
