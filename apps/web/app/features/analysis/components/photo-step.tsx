import type { Reading } from '@riflesso/vision'
import { useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { toast } from '~/ui/toast.ts'
import type { Draft, Slot } from '../model/draft.ts'
import { photoProblem } from '../model/photo-file.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { PhotoNotes } from './photo-notes.tsx'
import { PhotoSlot } from './photo-slot.tsx'
import styles from './photo-step.module.css'
import { SamplesDialog } from './samples-dialog.tsx'

const { photos: copy, toasts } = analysisCopy

type Props = {
  readonly photos: Draft['photos']
  /** What the analysis read in each photo; once there, the photos stay as they are. */
  readonly readings: Readonly<Record<Slot, Reading | null>> | null
  readonly onChange: (slot: Slot, file: File | null) => void
}

/** Step 1: the photos of the hair today and of the wish. */
export function PhotoStep({ photos, readings, onChange }: Props) {
  const [cameraOpen, setCameraOpen] = useState(false)

  const take = (slot: Slot, file: File) => {
    const problem = photoProblem(file)
    if (problem) return toast.error(problem === 'too-large' ? toasts.tooLarge : toasts.unsupported)
    onChange(slot, file)
    toast.success(toasts.uploaded(copy.slots[slot].name))
  }

  return (
    <Card aria-labelledby="photo-step">
      <Eyebrow>{copy.step}</Eyebrow>
      <Heading level={2} size="card" id="photo-step">
        {copy.title}
      </Heading>
      <div className={styles.slots}>
        {(['prima', 'dopo'] as const).map((slot) => (
          <PhotoSlot
            key={slot}
            slot={slot}
            photo={photos[slot]}
            reading={readings?.[slot] ?? null}
            locked={readings !== null}
            onFile={(file) => take(slot, file)}
            onRemove={() => onChange(slot, null)}
            onCamera={slot === 'prima' ? () => setCameraOpen(true) : undefined}
          />
        ))}
      </div>
      {readings ? (
        <PhotoNotes readings={readings} />
      ) : (
        <div className={styles.foot}>
          <p className={styles.hint}>{copy.hint}</p>
          <SamplesDialog
            onPick={(files) => {
              onChange('prima', files.prima)
              onChange('dopo', files.dopo)
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
          take('prima', file)
        }}
      />
    </Card>
  )
}
