import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconPhoto, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import { outlineOf, type SlotReading } from '../model/slot-reading.ts'
import styles from './photo-slot.module.css'
import { SlotGlass } from './slot-glass.tsx'

const { photos: copy } = analysisCopy

type Props = {
  readonly slot: Slot
  readonly photo: SlotPhoto
  readonly reading: SlotReading
  /** Whether the outline of the hair lies on the photo. */
  readonly outlined: boolean
  /** What the server found wrong with it, and the id under which it can be read. */
  readonly problem: string | null
  readonly problemId: string
  /** Absent where the photo may no longer change. */
  readonly onRemove?: () => void
}

/** The photo in its slot, with what was read in it or what is wrong with it. */
export function FilledSlot({ slot, photo, reading, outlined, problem, problemId, onRemove }: Props) {
  const { name, alt } = copy.slots[slot]
  // Only Safari can show HEIC.
  const [unseen, setUnseen] = useState(false)
  const outline = outlineOf(reading)
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
      {outlined && outline ? <MaskLayer outline={outline} /> : null}
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
      {problem === null && !unseen ? (
        <div className={styles.reading}>
          <SlotGlass reading={reading} />
        </div>
      ) : null}
    </>
  )
}
