import { useMediaQuery } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { MarkActs } from '~/photo/mark-acts.tsx'
import dialog from '~/photo/mark-dialog.module.css'
import { useZoom } from '~/photo/use-zoom.ts'
import { LEVEL_STEPS } from '~/reading/level-steps.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast } from '~/ui/toast/toast.ts'
import type { RingFile } from '../model/ring-file.ts'
import { countLevels, type Marks, withChange, withMark, withoutMark } from '../model/ring-marks.ts'
import styles from './marks-dialog.module.css'
import { RingSurface } from './ring-surface.tsx'

const { marks: copy } = calibrationCopy

/** Fewest levels of a ring. */
const FEWEST_LEVELS = 5

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly ring: RingFile
  readonly marks: Marks
  /** Indices of the faulty swatches of a refusal. */
  readonly wrong: readonly number[]
  readonly onChange: (marks: Marks) => void
}

/** Taps and names the swatches of a ring, with zoom and loupe; full screen on a phone. */
export function MarksDialog({ opened, onClose, ...rest }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.title}
      closeLabel={copy.close}
      size="60rem"
      fullScreen={narrow}
    >
      <MarkSwatches onClose={onClose} {...rest} />
    </Dialog>
  )
}

function MarkSwatches({ ring, marks, wrong, onChange, onClose }: Omit<Props, 'opened'>) {
  const [selected, setSelected] = useState<number | null>(null)
  const [history, setHistory] = useState<readonly Marks[]>([])
  const sheet = useRef<HTMLDivElement>(null)
  const zoom = useZoom(sheet)
  const name = useId()
  const levels = countLevels(marks)

  const change = (next: Marks, place: number | null) => {
    setHistory([...history, marks])
    setSelected(place)
    onChange(next)
  }
  const undo = () => {
    const before = history.at(-1)
    if (!before) return
    setHistory(history.slice(0, -1))
    setSelected(null)
    onChange(before)
  }

  return (
    <div className={dialog.layout}>
      <RingSurface
        ring={ring}
        marks={marks}
        selected={selected}
        wrong={wrong}
        zoom={zoom}
        sheet={sheet}
        onAdd={(point) => {
          const next = withMark(marks, point)
          if (next) change(next, next.length - 1)
          else toast.error(copy.full)
        }}
        onMove={(place, [x, y]) => change(withChange(marks, place, { x, y }), place)}
        onSelect={setSelected}
        onRemove={(place) => change(withoutMark(marks, place), null)}
      />
      <div className={dialog.bar}>
        <p className={dialog.how} role="status">
          {levels === 0 ? copy.first : levels < FEWEST_LEVELS ? copy.more(levels) : copy.enough(levels)}
        </p>
        <fieldset className={styles.levels} disabled={selected === null}>
          <legend className={styles.legend}>{copy.level(selected === null ? null : selected + 1)}</legend>
          <div className={styles.choices}>
            {LEVEL_STEPS.map(({ level, hex }) => (
              <label
                key={level}
                className={styles.choice}
                data-used={marks.some((mark) => mark.level === level) || undefined}
              >
                <input
                  className={styles.radio}
                  type="radio"
                  name={name}
                  checked={selected !== null && marks[selected]?.level === level}
                  onChange={() => {
                    if (selected !== null) change(withChange(marks, selected, { level }), selected)
                  }}
                />
                <span className={styles.swatch} style={{ background: hex }} />
                <span>{level}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <MarkActs
          undo={{ label: copy.undo, disabled: history.length === 0, onClick: undo }}
          erase={{
            Icon: IconTrash,
            label: copy.remove,
            disabled: selected === null,
            onClick: () => {
              if (selected !== null) change(withoutMark(marks, selected), null)
            },
          }}
          zoom={zoom}
          zoomLabel={copy.zoom}
          doneLabel={copy.done}
          onDone={onClose}
        />
      </div>
    </div>
  )
}
