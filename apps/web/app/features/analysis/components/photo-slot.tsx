import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import type { Reading } from '@riflesso/vision'
import { IconCamera, IconPhoto, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import { PhotoReading } from './photo-reading.tsx'
import styles from './photo-slot.module.css'

const { photos: copy } = analysisCopy

type Props = {
  readonly slot: Slot
  readonly photo: SlotPhoto | null
  readonly reading: Reading | null
  /** The photo belongs to a finished analysis. */
  readonly locked: boolean
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
  /** Absent where a camera makes no sense. */
  readonly onCamera?: () => void
}

/** One photo: a place to put it, or the photo itself with what was read in it. */
export function PhotoSlot({ slot, photo, reading, locked, onFile, onRemove, onCamera }: Props) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { name, meaning } = copy.slots[slot]

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !locked) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra for the mouse; the button does the same.
    <div
      className={styles.slot}
      data-filled={photo !== null || undefined}
      data-over={over || undefined}
      data-locked={locked || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!locked)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        className={styles.input}
        type="file"
        // Not '.heic': Safari converts such photos for a page that does not name them.
        accept="image/*"
        aria-label={copy.chooseFor(name)}
        tabIndex={-1}
        disabled={locked}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {photo ? (
        <Filled
          key={photo.previewUrl}
          slot={slot}
          photo={photo}
          reading={reading}
          onRemove={locked ? undefined : onRemove}
        />
      ) : (
        <div className={styles.empty}>
          <p className={styles.name}>{name}</p>
          <p className={styles.meaning}>{meaning}</p>
          {locked ? null : (
            <>
              <div className={styles.actions}>
                <Button
                  look="secondary"
                  size="sm"
                  aria-label={copy.chooseFor(name)}
                  leftSection={<IconPhotoPlus size="1.125rem" stroke={1.75} aria-hidden />}
                  onClick={() => input.current?.click()}
                >
                  {copy.choose}
                </Button>
                {onCamera ? (
                  <Button
                    look="secondary"
                    size="sm"
                    leftSection={<IconCamera size="1.125rem" stroke={1.75} aria-hidden />}
                    onClick={onCamera}
                  >
                    {copy.camera}
                  </Button>
                ) : null}
              </div>
              <p className={styles.drop}>{over ? copy.dropNow : copy.drop}</p>
            </>
          )}
        </div>
      )}
    </div>
  )
}

type FilledProps = {
  readonly slot: Slot
  readonly photo: SlotPhoto
  readonly reading: Reading | null
  readonly onRemove?: () => void
}

function Filled({ slot, photo, reading, onRemove }: FilledProps) {
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
      {reading ? <PhotoReading reading={reading} /> : null}
    </>
  )
}
