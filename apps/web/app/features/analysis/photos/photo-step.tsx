import { judgeReading } from '@riflesso/consultation'
import { type Ref, useEffect, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { ImageSearchDialog, OpenLabel } from '~/features/image-search/components/image-search-dialog.tsx'
import { newKey } from '~/new-key.ts'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { lastToConfirm } from '../confirm/last-to-confirm.ts'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import { readingOf, type SlotReading, type SlotReadings } from '../model/slot-reading.ts'
import type { PhotoTask, ScreenAction, ScreenState } from '../screen-state.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { FurtherPhotos } from './further-photos.tsx'
import { PhotoCell } from './photo-cell.tsx'
import { ReadingFailed } from './reading-failed.tsx'
import { SamplesDialog } from './samples-dialog.tsx'
import type { usePhotoIntake } from './use-photo-intake.ts'
import type { ReadAlone } from './use-readings.ts'

const { photos: copy, toasts } = analysisCopy

type Props = {
  readonly state: ScreenState
  readonly dispatch: (action: ScreenAction) => void
  readonly readings: SlotReadings
  readonly alone: Readonly<Record<Slot, ReadAlone>>
  readonly onRetry: () => void
  readonly intake: ReturnType<typeof usePhotoIntake<Slot>>
  readonly furtherIntakes: Readonly<Record<Slot, ReturnType<typeof usePhotoIntake<string>>>>
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** Step 1: photos of the current hair and of the target. */
export function PhotoStep({ state, dispatch, readings, alone, onRetry, intake, furtherIntakes, headingRef }: Props) {
  const { draft, problems, photoTask } = state
  const { photos, places, further, corrections, confirmed } = draft
  const last = lastToConfirm(draft, readings)
  const open = (task: PhotoTask | null) => dispatch({ type: 'photo-task', task })
  const [searchOpen, setSearchOpen] = useState(false)

  const slotRefs = { prima: useRef<HTMLDivElement>(null), dopo: useRef<HTMLDivElement>(null) }
  const isNew = (slot: Slot) => photoTask !== slot && !state.known.includes(photos[slot]?.previewUrl ?? '')
  useUploadedToast('prima', isNew('prima') ? photos.prima : null, readings.prima)
  useUploadedToast('dopo', isNew('dopo') ? photos.dopo : null, readings.dopo)

  const takeFocus = (slot: Slot) => {
    // The button that opened the dialog was replaced by the photo, and the dialog may still have the focus.
    const active = document.activeElement
    if (active === document.body || active?.closest('[role="dialog"]')) slotRefs[slot].current?.focus()
  }

  const furtherOf = (slot: Slot) => {
    const photo = photos[slot]
    // A picture of the web or of the gallery is the only one of its head.
    return photo === null || photo.origin ? undefined : (
      <FurtherPhotos
        slot={slot}
        photo={photo}
        place={places[slot]}
        further={further[slot]}
        alone={alone[slot]}
        reading={readings[slot]}
        onFile={(file) => furtherIntakes[slot].take(newKey(), file)}
        onRemove={(id) => furtherIntakes[slot].place(id, null)}
        onPlace={(id, place) => dispatch({ type: 'place', slot, id, place })}
      />
    )
  }
  const pickSample = (slot: Slot, file: File | null) => {
    // Another head.
    for (const { id } of further[slot]) furtherIntakes[slot].place(id, null)
    intake.place(slot, file)
  }

  return (
    <Card aria-labelledby="photo-step">
      <Eyebrow>{copy.step}</Eyebrow>
      <Heading ref={headingRef} level={2} id="photo-step">
        {copy.title}
      </Heading>
      <div className="grid mt-4.5 gap-6 grid-cols-1 md:grid-cols-2">
        {(['prima', 'dopo'] as const).map((slot) => (
          <PhotoCell
            key={slot}
            ref={slotRefs[slot]}
            slot={slot}
            photo={photos[slot]}
            reading={readings[slot]}
            corrections={corrections[slot]}
            answers={draft}
            confirmed={confirmed[slot]}
            problem={problems[slot] ?? null}
            onCorrect={(changed) => dispatch({ type: 'corrections', slot, corrections: changed })}
            onConfirm={(values) => dispatch({ type: 'confirmation', slot, confirmed: values })}
            onAnalyse={slot === last ? () => dispatch({ type: 'choose-client', opened: true }) : undefined}
            onFile={(file) => intake.take(slot, file)}
            onRemove={() => {
              const [next] = further[slot]
              if (next) toast.info(copy.nowFirst(copy.slots[slot].name, next.place))
              intake.place(slot, null)
            }}
            further={furtherOf(slot)}
            isOfFurther={readingOf(readings[slot])?.quality !== readingOf(alone[slot].main)?.quality}
            correcting={photoTask === slot}
            onCorrecting={(isOpen) => open(isOpen ? slot : null)}
            onCamera={slot === 'prima' ? () => open('camera') : undefined}
            search={slot === 'dopo' ? { label: <OpenLabel />, open: () => setSearchOpen(true) } : undefined}
          />
        ))}
      </div>
      {readings.prima.state === 'failed' || readings.dopo.state === 'failed' ? (
        <ReadingFailed onRetry={onRetry} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between mt-3 gap-y-1 gap-x-4">
        <p className="text-muted text-xs">{copy.hint}</p>
        <SamplesDialog
          onPick={(files) => {
            pickSample('prima', files.prima)
            pickSample('dopo', files.dopo)
          }}
        />
      </div>
      <CameraDialog
        slot="prima"
        opened={photoTask === 'camera'}
        onClose={() => open(null)}
        onPhoto={(file) => {
          open(null)
          intake.take('prima', file)
        }}
        onClosed={() => takeFocus('prima')}
      />
      <ImageSearchDialog
        opened={searchOpen}
        onClose={() => setSearchOpen(false)}
        onClosed={() => takeFocus('dopo')}
        onPick={(file, { credit }) => {
          setSearchOpen(false)
          intake.take('dopo', file, credit ? { kind: 'web', credit } : { kind: 'gallery' })
        }}
      />
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
