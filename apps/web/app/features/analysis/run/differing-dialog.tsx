import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { measure } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import type { DifferingReading } from './differing-reading.ts'

const { differing: copy, photos } = analysisCopy

type Props = {
  /** Null while nothing is to be asked. */
  readonly differing: DifferingReading | null
  /** Called with the level that the user takes: the one seen here, or the server's. */
  readonly onChoose: (taken: 'seen' | 'measured') => void
  readonly onClose: () => void
}

/** Asks which of two readings of a photo is right, before anything is planned. */
export function DifferingDialog({ differing, onChoose, onClose }: Props) {
  return (
    <Dialog opened={differing !== null} onClose={onClose} title={copy.title} size="md">
      {differing ? (
        <div className="grid gap-3">
          <p>{copy.text(photos.slots[differing.slot].name)}</p>
          <Button onClick={() => onChoose('seen')}>{copy.seen(measure(differing.seen))}</Button>
          <Button look="secondary" onClick={() => onChoose('measured')}>
            {copy.measured(measure(differing.measured))}
          </Button>
          <Button look="plain" onClick={onClose}>
            {copy.neither}
          </Button>
        </div>
      ) : null}
    </Dialog>
  )
}
