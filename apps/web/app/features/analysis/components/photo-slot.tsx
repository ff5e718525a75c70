import { useDidUpdate, useMergedRef } from '@mantine/hooks'
import { IconCamera, IconPhotoPlus, IconSearch } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import type { SlotReading } from '../model/slot-reading.ts'
import { FilledSlot } from './filled-slot.tsx'
import styles from './photo-slot.module.css'

const { photos: copy } = analysisCopy

export type PhotoSlotProps = {
  /** The slot itself: it can take the focus. */
  readonly ref?: Ref<HTMLDivElement>
  readonly slot: Slot
  readonly photo: SlotPhoto | null
  readonly reading: SlotReading
  /** Whether the outline of the hair lies on the photo. */
  readonly outlined: boolean
  /** What the server found wrong with the photo. */
  readonly problem: string | null
  /** The photo belongs to a finished analysis. */
  readonly locked: boolean
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
  /** Absent where a camera makes no sense. */
  readonly onCamera?: () => void
  /** Opens the search for a picture; absent where there is none to be wished for. */
  readonly search?: { readonly label: ReactNode; readonly open: () => void }
}

/** One photo: a place to put it, or the photo itself with what was read in it. */
export function PhotoSlot({
  ref,
  slot,
  photo,
  reading,
  outlined,
  problem,
  locked,
  onFile,
  onRemove,
  onCamera,
  search,
}: PhotoSlotProps) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const placeRef = useMergedRef(ref, place)
  const problemId = useId()
  const { name, meaning } = copy.slots[slot]

  useDidUpdate(() => {
    // What was pressed is gone with what it changed: the focus goes to what took its place.
    if (document.activeElement === document.body) (photo ? place : choose).current?.focus()
  }, [photo?.previewUrl])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !locked) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold its shape as a container of sizes.
    <div
      ref={placeRef}
      role="group"
      aria-label={copy.group(name)}
      aria-describedby={problem === null ? undefined : problemId}
      tabIndex={-1}
      className={styles.slot}
      data-problem={problem !== null || undefined}
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
        type="file"
        // Not '.heic': Safari converts such photos for a page that does not name them.
        accept="image/*"
        hidden
        disabled={locked}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {photo ? (
        <FilledSlot
          key={photo.previewUrl}
          slot={slot}
          photo={photo}
          reading={reading}
          outlined={outlined}
          problem={problem}
          problemId={problemId}
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
                  ref={choose}
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
                {search ? (
                  <Button
                    look="secondary"
                    size="sm"
                    leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden />}
                    onClick={search.open}
                  >
                    {search.label}
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
