import { type ConfirmedHair, confirmReading } from '@riflesso/colorimetry'
import { judgeReading } from '@riflesso/consultation'
import type { PhotoHints } from '@riflesso/vision'
import { useEffect, useState } from 'react'
import { type Corrections, currentHints, hasHints } from '../model/corrections.ts'
import { EMPTY_DRAFT, type PhotoPlace, type SlotPhoto } from '../model/draft.ts'
import { readingOf } from '../model/slot-reading.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { PhotoCell } from './photo-cell.tsx'
import { ReadingFailed } from './reading-failed.tsx'
import { usePhotoIntake } from './use-photo-intake.ts'
import { useReadings } from './use-readings.ts'
import { useReleasePreviews } from './use-release-previews.ts'

/** A photo for the upload, with the user's hints and the confirmed reading. */
type TakenPhoto = {
  readonly file: File
  readonly hints: PhotoHints | null
  readonly confirmed: ConfirmedHair | null
}

type Props = {
  readonly place: PhotoPlace
  readonly problem: string | null
  readonly onChange: (photo: TakenPhoto | null) => void
  readonly onUnusable: (isUnusable: boolean) => void
}

type State = {
  readonly photo: SlotPhoto | null
  readonly corrections: Corrections
  readonly confirmed: ConfirmedHair | null
}

const EMPTY: State = { photo: null, corrections: [], confirmed: null }

/** Takes one photo outside an analysis: camera or file, reading with outline, correction, confirmation. */
export default function SinglePhoto({ place, problem, onChange, onUnusable }: Props) {
  const [state, setState] = useState(EMPTY)
  const [opened, setOpened] = useState<'camera' | 'correction' | null>(null)
  const { photo, corrections, confirmed } = state
  const photos = { prima: photo, dopo: null }
  useReleasePreviews([photo])
  const { readings, retry } = useReadings({ ...EMPTY_DRAFT, photos, corrections: { prima: corrections, dopo: [] } })
  const reading = readingOf(readings.prima)
  const isUnusable = reading !== null && judgeReading(confirmReading(reading, confirmed)).state === 'unusable'
  useEffect(() => onUnusable(isUnusable), [isUnusable, onUnusable])

  const update = (next: State) => {
    setState(next)
    const hints = currentHints(next.corrections)
    onChange(
      next.photo && {
        file: next.photo.file,
        hints: hasHints(hints) ? hints : null,
        confirmed: next.confirmed,
      },
    )
  }
  const intake = usePhotoIntake((_, photo) => update({ ...EMPTY, photo }))

  return (
    <>
      <PhotoCell
        slot={place}
        photo={photo}
        reading={readings.prima}
        corrections={corrections}
        confirmed={confirmed}
        problem={problem}
        onCorrect={(changed) => update({ photo, corrections: changed, confirmed: null })}
        onConfirm={(confirmed) => update({ ...state, confirmed })}
        onFile={(file) => intake.take('prima', file)}
        onRemove={() => intake.place('prima', null)}
        correcting={opened === 'correction'}
        onCorrecting={(open) => setOpened(open ? 'correction' : null)}
        onCamera={() => setOpened('camera')}
      />
      {readings.prima.state === 'failed' ? <ReadingFailed onRetry={retry} /> : null}
      <CameraDialog
        slot={place}
        opened={opened === 'camera'}
        onClose={() => setOpened(null)}
        onPhoto={(file) => {
          setOpened(null)
          intake.take('prima', file)
        }}
      />
    </>
  )
}
