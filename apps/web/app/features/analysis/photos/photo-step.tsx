import type { ConfirmedHair } from '@riflesso/colorimetry'
import { judgeReading } from '@riflesso/consultation'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import type { Answers } from '../confirm/confirmation.ts'
import type { Corrections } from '../model/corrections.ts'
import type { Draft, PhotoOrigin, Slot, SlotPhoto } from '../model/draft.ts'
import type { PhotoProblems } from '../model/refused-photos.ts'
import type { SlotReading, SlotReadings } from '../model/slot-reading.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { PhotoCell } from './photo-cell.tsx'
import styles from './photo-step.module.css'
import { ReadingFailed } from './reading-failed.tsx'
import { SamplesDialog } from './samples-dialog.tsx'

const { photos: copy, toasts } = analysisCopy

/** Image search, provided by another feature. */
export type PictureSearch = {
  /** Label of its button: 'Cerca Galleria'. */
  readonly label: ReactNode
  readonly render: (step: {
    readonly opened: boolean
    readonly onClose: () => void
    /** Called after it has closed. */
    readonly onClosed: () => void
    readonly onPick: (file: File, origin: PhotoOrigin) => void
  }) => ReactNode
}

type Props = {
  readonly photos: Draft['photos']
  readonly corrections: Draft['corrections']
  /** What is declared of the hair. */
  readonly answers: Answers
  readonly confirmed: Draft['confirmed']
  readonly readings: SlotReadings
  /** The server's problems with the photos. */
  readonly problems: PhotoProblems
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly pictureSearch: PictureSearch
  /** Sets or clears the photo of a slot without a check. */
  readonly onPlace: (slot: Slot, file: File | null) => void
  /** Checks a file and sets it if it is a photo. */
  readonly onTake: (slot: Slot, file: File, origin?: PhotoOrigin) => void
  readonly onCorrect: (slot: Slot, corrections: Corrections) => void
  readonly onConfirm: (slot: Slot, confirmed: ConfirmedHair | null) => void
  /** The photo whose confirmation starts the analysis. */
  readonly lastToConfirm: Slot | null
  readonly onAnalyse: () => void
  /** Retries a failed reading. */
  readonly onRetry: () => void
  /** The open dialog: camera or correction. */
  readonly opened: PhotoTask | null
  readonly onOpen: (task: PhotoTask | null) => void
}

export type PhotoTask = 'camera' | Slot

/** Step 1: photos of the current hair and of the target. */
export function PhotoStep({
  photos,
  corrections,
  answers,
  confirmed,
  readings,
  problems,
  headingRef,
  pictureSearch,
  onPlace,
  onTake,
  onCorrect,
  onConfirm,
  lastToConfirm,
  onAnalyse,
  onRetry,
  opened,
  onOpen,
}: Props) {
  const [searchOpen, setSearchOpen] = useState(false)

  const slotRefs = { prima: useRef<HTMLDivElement>(null), dopo: useRef<HTMLDivElement>(null) }
  useUploadedToast('prima', opened === 'prima' ? null : photos.prima, readings.prima)
  useUploadedToast('dopo', opened === 'dopo' ? null : photos.dopo, readings.dopo)

  const takeFocus = (slot: Slot) => {
    // The button that opened the dialog was replaced by the photo, and the dialog may still have the focus.
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
            answers={answers}
            confirmed={confirmed[slot]}
            problem={problems[slot] ?? null}
            onCorrect={(changed) => onCorrect(slot, changed)}
            onConfirm={(confirmed) => onConfirm(slot, confirmed)}
            onAnalyse={slot === lastToConfirm ? onAnalyse : undefined}
            onFile={(file) => onTake(slot, file)}
            onRemove={() => onPlace(slot, null)}
            correcting={opened === slot}
            onCorrecting={(open) => onOpen(open ? slot : null)}
            onCamera={slot === 'prima' ? () => onOpen('camera') : undefined}
            search={slot === 'dopo' ? { label: pictureSearch.label, open: () => setSearchOpen(true) } : undefined}
          />
        ))}
      </div>
      {readings.prima.state === 'failed' || readings.dopo.state === 'failed' ? (
        <ReadingFailed onRetry={onRetry} />
      ) : null}
      <div className={styles.foot}>
        <p className={texts.small}>{copy.hint}</p>
        <SamplesDialog
          onPick={(files) => {
            onPlace('prima', files.prima)
            onPlace('dopo', files.dopo)
          }}
        />
      </div>
      <CameraDialog
        slot="prima"
        opened={opened === 'camera'}
        onClose={() => onOpen(null)}
        onPhoto={(file) => {
          onOpen(null)
          onTake('prima', file)
        }}
        onClosed={() => takeFocus('prima')}
      />
      {pictureSearch.render({
        opened: searchOpen,
        onClose: () => setSearchOpen(false),
        onClosed: () => takeFocus('dopo'),
        onPick: (file, origin) => {
          setSearchOpen(false)
          onTake('dopo', file, origin)
        },
      })}
    </Card>
  )
}

/** Announces each photo once, when hair was found in it. */
function useUploadedToast(slot: Slot, photo: SlotPhoto | null, reading: SlotReading): void {
  const found = reading.state === 'read' ? photo?.previewUrl : undefined
  const isUsable = reading.state === 'read' && judgeReading(reading.reading).state !== 'unusable'
  const announced = useRef<string>(undefined)
  useEffect(() => {
    if (found === undefined || found === announced.current) return
    announced.current = found
    toast.success(toasts.uploaded(copy.slots[slot].name, isUsable))
  }, [slot, found, isUsable])
}
