import { useMediaQuery } from '@mantine/hooks'
import { IconArrowBackUp, IconRotate2 } from '@tabler/icons-react'
import { useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { readingCopy } from '~/copy/reading.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Notice } from '~/ui/notice.tsx'
import { toast } from '~/ui/toast.ts'
import {
  type Corrections,
  cleared,
  currentHints,
  hasHints,
  type Point,
  withoutLast,
  withReference,
  withStroke,
} from '../model/corrections.ts'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import { isReference, type MarkTool } from '../model/mark-tool.ts'
import { outlineOf, type PixelSize, type SlotReading } from '../model/slot-reading.ts'
import styles from './correction-dialog.module.css'
import { MarkSurface } from './mark-surface.tsx'
import { MarkTools } from './mark-tools.tsx'
import { MarksLayer } from './marks-layer.tsx'
import { SlotReadingCard } from './slot-reading-card.tsx'

const { correction: copy } = readingCopy

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly slot: Slot
  readonly photo: SlotPhoto
  readonly reading: SlotReading
  /** Of the photo as it was measured. */
  readonly size: PixelSize
  readonly corrections: Corrections
  readonly onChange: (corrections: Corrections) => void
}

/** Shows the reader of a photo what is hair, what is not, and what is white; each touch is read at once. */
export function CorrectionDialog({ opened, onClose, slot, ...rest }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.title(analysisCopy.photos.slots[slot].name)}
      closeLabel={copy.close}
      size="60rem"
      fullScreen={narrow}
    >
      <Correction slot={slot} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Correction({ slot, photo, reading, size, corrections, onChange, onClose }: Omit<Props, 'opened'>) {
  const [tool, setTool] = useState<MarkTool>('hair')
  const { name, alt } = analysisCopy.photos.slots[slot]
  const hints = currentHints(corrections)
  const outline = outlineOf(reading)

  const mark = (points: readonly Point[]) => {
    const [point] = points
    if (!point) return
    const next = isReference(tool) ? withReference(corrections, tool, point) : withStroke(corrections, tool, points)
    if (next) onChange(next)
    else toast.error(copy.full)
  }

  const isUnusable =
    (hints.whitePoint !== null || (hints.greyCard ?? null) !== null) &&
    reading.state === 'read' &&
    !reading.again &&
    reading.reading.light.source !== 'white-point'

  return (
    <div className={styles.layout}>
      <MarkSurface label={copy.photo(name)} tool={tool} ratio={size.width / size.height} onMark={mark}>
        {(drawing, cursor) => (
          <>
            <img className={styles.photo} src={photo.previewUrl} alt={alt} draggable={false} />
            {outline ? <MaskLayer outline={outline} /> : null}
            <MarksLayer size={size} hints={hints} tool={tool} drawing={drawing} cursor={cursor} />
          </>
        )}
      </MarkSurface>
      <div className={styles.side}>
        <MarkTools value={tool} onChange={setTool} />
        <div className={styles.undo}>
          <Button
            look="secondary"
            size="sm"
            disabled={corrections.length === 0}
            leftSection={<IconArrowBackUp size="1.125rem" stroke={1.75} aria-hidden />}
            onClick={() => onChange(withoutLast(corrections))}
          >
            {copy.undo}
          </Button>
          <Button
            look="secondary"
            size="sm"
            disabled={!hasHints(hints)}
            leftSection={<IconRotate2 size="1.125rem" stroke={1.75} aria-hidden />}
            onClick={() => onChange(cleared(corrections))}
          >
            {copy.clear}
          </Button>
        </div>
        <SlotReadingCard slot={slot} reading={reading} />
        {isUnusable ? <Notice tone="warning" title={copy.unusable} role="status" /> : null}
        <Button fullWidth onClick={onClose}>
          {copy.done}
        </Button>
      </div>
    </div>
  )
}
