import type { ConfirmedHair } from '@riflesso/colorimetry'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { toast } from '~/ui/toast.ts'
import type { Corrections } from '../model/corrections.ts'
import type { Draft, PhotoOrigin, Slot } from '../model/draft.ts'
import { holdsPicture, type PhotoProblem, photoProblem } from '../model/photo-file.ts'
import type { PhotoProblems } from '../model/refused-photos.ts'
import { readingOf, type SlotReadings } from '../model/slot-reading.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { PhotoCell } from './photo-cell.tsx'
import { PhotoNotes } from './photo-notes.tsx'
import styles from './photo-step.module.css'
import { ReadingFailed } from './reading-failed.tsx'
import { SamplesDialog } from './samples-dialog.tsx'

const { photos: copy, toasts } = analysisCopy

/** The search for a picture of the wish, which another feature does. */
export type PictureSearch = {
  /** What its button says: 'Cerca Galleria'. */
  readonly label: ReactNode
  readonly render: (step: {
    readonly opened: boolean
    readonly onClose: () => void
    /** It is gone from the screen. */
    readonly onClosed: () => void
    readonly onPick: (file: File, origin: PhotoOrigin) => void
  }) => ReactNode
}

type Props = {
  readonly photos: Draft['photos']
  readonly corrections: Draft['corrections']
  readonly confirmed: Draft['confirmed']
  readonly readings: SlotReadings
  /** The photos belong to a finished analysis: they stay as they are. */
  readonly locked: boolean
  /** What the server found wrong with a photo. */
  readonly problems: PhotoProblems
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly pictureSearch: PictureSearch
  readonly onChange: (slot: Slot, file: File | null, origin?: PhotoOrigin) => void
  readonly onCorrect: (slot: Slot, corrections: Corrections) => void
  readonly onConfirm: (slot: Slot, confirmed: ConfirmedHair | null) => void
  /** Reads once more what could not be read. */
  readonly onRetry: () => void
}

const SENTENCE = {
  'too-large': toasts.tooLarge,
  unsupported: toasts.unsupported,
  broken: toasts.broken,
} satisfies Record<PhotoProblem, object>

/** Step 1: the photos of the hair today and of the wish. */
export function PhotoStep({
  photos,
  corrections,
  confirmed,
  readings,
  locked,
  problems,
  headingRef,
  pictureSearch,
  onChange,
  onCorrect,
  onConfirm,
  onRetry,
}: Props) {
  const [cameraOpen, setCameraOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)

  const slotRefs = { prima: useRef<HTMLDivElement>(null), dopo: useRef<HTMLDivElement>(null) }
  const latest = useRef<Partial<Record<Slot, File | null>>>({})

  const place = (slot: Slot, file: File | null, origin?: PhotoOrigin) => {
    latest.current[slot] = file
    onChange(slot, file, origin)
  }

  const take = async (slot: Slot, file: File, origin?: PhotoOrigin) => {
    const problem = photoProblem(file)
    if (problem) return toast.error(SENTENCE[problem])
    place(slot, file, origin)
    const readable = await holdsPicture(file)
    if (latest.current[slot] !== file) return
    if (readable) return toast.success(toasts.uploaded(copy.slots[slot].name))
    place(slot, null)
    toast.error(toasts.broken)
  }

  const takeFocus = (slot: Slot) => {
    // The button that opened the dialog is gone when a photo took its place; the dialog may still hold the focus.
    const active = document.activeElement
    if (active === document.body || active?.closest('[role="dialog"]')) slotRefs[slot].current?.focus()
  }

  return (
    <Card aria-labelledby="photo-step">
      <Eyebrow>{copy.step}</Eyebrow>
      <Heading ref={headingRef} level={2} size="card" id="photo-step">
        {copy.title}
      </Heading>
      <div className={styles.slots}>
        {(['prima', 'dopo'] as const).map((slot) => (
          <PhotoCell
            key={slot}
            ref={slotRefs[slot]}
            slot={slot}
            photo={photos[slot]}
            reading={readings[slot]}
            corrections={corrections[slot]}
            confirmed={confirmed[slot]}
            problem={problems[slot] ?? null}
            locked={locked}
            onCorrect={(changed) => onCorrect(slot, changed)}
            onConfirm={(said) => onConfirm(slot, said)}
            onFile={(file) => void take(slot, file)}
            onRemove={() => place(slot, null)}
            onCamera={slot === 'prima' ? () => setCameraOpen(true) : undefined}
            search={slot === 'dopo' ? { label: pictureSearch.label, open: () => setSearchOpen(true) } : undefined}
          />
        ))}
      </div>
      <PhotoNotes
        readings={{ prima: readingOf(readings.prima), dopo: readingOf(readings.dopo) }}
        correctable={!locked}
        waiting={readings.prima.state === 'working' || readings.dopo.state === 'working'}
      />
      {readings.prima.state === 'failed' || readings.dopo.state === 'failed' ? (
        <ReadingFailed onRetry={onRetry} />
      ) : null}
      {locked ? null : (
        <div className={styles.foot}>
          <p className={styles.hint}>{copy.hint}</p>
          <SamplesDialog
            onPick={(files) => {
              place('prima', files.prima)
              place('dopo', files.dopo)
              toast.success(toasts.uploaded(files.dopo ? copy.slots.dopo.name : copy.slots.prima.name))
            }}
          />
        </div>
      )}
      <CameraDialog
        opened={cameraOpen}
        onClose={() => setCameraOpen(false)}
        onPhoto={(file) => {
          setCameraOpen(false)
          void take('prima', file)
        }}
        onClosed={() => takeFocus('prima')}
      />
      {pictureSearch.render({
        opened: searchOpen,
        onClose: () => setSearchOpen(false),
        onClosed: () => takeFocus('dopo'),
        onPick: (file, origin) => {
          setSearchOpen(false)
          void take('dopo', file, origin)
        },
      })}
    </Card>
  )
}
