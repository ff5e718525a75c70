import { type ConfirmedHair, confirmReading } from '@riflesso/colorimetry'
import { IconBrush, IconFocusCentered } from '@tabler/icons-react'
import { useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { readingCopy } from '~/copy/reading.ts'
import { Button } from '~/ui/button.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { Corrections } from '../model/corrections.ts'
import { outlineOf } from '../model/slot-reading.ts'
import { ConfirmReading } from './confirm-reading.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import styles from './photo-cell.module.css'
import { PhotoOriginLine } from './photo-origin-line.tsx'
import { PhotoSlot, type PhotoSlotProps } from './photo-slot.tsx'

const { tools: copy } = readingCopy

type Props = Omit<PhotoSlotProps, 'outlined'> & {
  readonly corrections: Corrections
  readonly onCorrect: (corrections: Corrections) => void
  readonly confirmed: ConfirmedHair | null
  readonly onConfirm: (confirmed: ConfirmedHair | null) => void
}

/** A slot with its photo, and under it what can be done with the reading. */
export function PhotoCell({ corrections, onCorrect, confirmed, onConfirm, ...props }: Props) {
  const { slot, photo, reading, locked } = props
  const [outlined, setOutlined] = useState(true)
  const [correcting, setCorrecting] = useState(false)
  const { name } = analysisCopy.photos.slots[slot]
  const shown = reading.state === 'read' ? { ...reading, reading: confirmReading(reading.reading, confirmed) } : reading
  const size = reading.state === 'no-hair' ? reading.size : outlineOf(reading)
  return (
    <div className={styles.cell}>
      <PhotoSlot {...props} reading={shown} outlined={outlined} />
      {photo?.origin ? <PhotoOriginLine origin={photo.origin} /> : null}
      {reading.state === 'working' ? <Skeleton className={styles.waiting} /> : null}
      {photo && size && !locked ? (
        <>
          <div className={styles.tools}>
            <Button
              look="secondary"
              size="sm"
              aria-label={copy.maskOf(name)}
              aria-pressed={outlined}
              disabled={reading.state === 'no-hair'}
              leftSection={<IconFocusCentered size="1.125rem" stroke={1.75} aria-hidden />}
              onClick={() => setOutlined(!outlined)}
            >
              {copy.mask}
            </Button>
            <Button
              look="secondary"
              size="sm"
              aria-label={copy.correctOf(name)}
              leftSection={<IconBrush size="1.125rem" stroke={1.75} aria-hidden />}
              onClick={() => setCorrecting(true)}
            >
              {copy.correct}
            </Button>
          </div>
          {reading.state === 'read' && !reading.again ? (
            <ConfirmReading slot={slot} reading={reading.reading} confirmed={confirmed} onChange={onConfirm} />
          ) : null}
          <CorrectionDialog
            opened={correcting}
            onClose={() => setCorrecting(false)}
            slot={slot}
            photo={photo}
            reading={reading}
            size={size}
            corrections={corrections}
            onChange={onCorrect}
          />
        </>
      ) : null}
    </div>
  )
}
