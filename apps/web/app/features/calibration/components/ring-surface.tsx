import type { KeyboardEvent, RefObject } from 'react'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { MarkSurface } from '~/photo/mark-surface.tsx'
import { movedBy, onPhoto, type Point } from '~/photo/move-point.ts'
import type { Zoom } from '~/photo/use-zoom.ts'
import { LEVEL_STEPS } from '~/reading/level-steps.ts'
import type { RingFile } from '../model/ring-file.ts'
import { type Marks, markAt } from '../model/ring-marks.ts'
import styles from './ring-surface.module.css'

const { marks: copy } = calibrationCopy

/** Touch radius of a swatch's mark, CSS pixels. */
const REACH = 22
/** Largest movement of a tap, CSS pixels. */
const STILL = 6

type Props = {
  readonly ring: RingFile
  readonly marks: Marks
  /** Index of the selected swatch. */
  readonly selected: number | null
  /** Indices of the faulty swatches of a refusal. */
  readonly wrong: readonly number[]
  readonly zoom: Zoom
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly onAdd: (point: Point) => void
  readonly onMove: (place: number, point: Point) => void
  readonly onSelect: (place: number) => void
  readonly onRemove: (place: number) => void
}

/** The photo of a ring: a tap adds a swatch or selects one, dragging or arrow keys move one. */
export function RingSurface({ ring, marks, selected, wrong, zoom, sheet, onAdd, onMove, onSelect, onRemove }: Props) {
  const shown = () => {
    const box = sheet.current?.getBoundingClientRect()
    return { width: box?.width ?? 1, height: box?.height ?? 1 }
  }
  const held = (start: Point | undefined) => (start ? markAt(marks, start, { ...shown(), reach: REACH }) : null)

  const put = (points: readonly Point[]) => {
    const [start, end = start] = [points[0], points.at(-1)]
    if (!start || !end) return
    const { width, height } = shown()
    const place = held(start)
    if (place === null) onAdd(onPhoto(end))
    else if (Math.hypot((end[0] - start[0]) * width, (end[1] - start[1]) * height) <= STILL) onSelect(place)
    else onMove(place, onPhoto(end))
  }

  const onKeyDown = (event: KeyboardEvent, place: number, at: Point) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    const moved = movedBy(event.key, event.shiftKey, at)
    if (moved) onMove(place, moved)
    else if (event.key === 'Delete') {
      // The focused mark disappears.
      event.currentTarget.closest<HTMLElement>('[role=application]')?.focus()
      onRemove(place)
    } else if (!isPress) return
    // The surface would move its own cursor, or add a swatch.
    event.stopPropagation()
    if (!isPress) event.preventDefault()
  }

  return (
    <MarkSurface
      label={copy.surface}
      mode="point"
      photo={ring.url}
      ratio={ring.width / ring.height}
      sheet={sheet}
      zoom={zoom}
      onMark={put}
    >
      {(drawing, cursor) => {
        const dragged = held(drawing[0])
        const end = drawing.at(-1)
        return (
          <>
            <img className={styles.photo} src={ring.url} alt={calibrationCopy.photo.alt} draggable={false} />
            {marks.map(({ x, y, level }, place) => {
              const at: Point = place === dragged && end ? end : [x, y]
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is identified by its place.
                  key={place}
                  type="button"
                  className={styles.mark}
                  style={{ ...placeOf(at), scale: 1 / zoom.view.scale }}
                  aria-label={copy.mark(place + 1, level)}
                  aria-pressed={place === selected}
                  data-wrong={wrong.includes(place) || undefined}
                  onClick={() => onSelect(place)}
                  onFocus={() => onSelect(place)}
                  onKeyDown={(event) => onKeyDown(event, place, [x, y])}
                >
                  <span className={styles.dot} style={{ background: LEVEL_STEPS[level - 1]?.hex }} />
                  <span className={styles.level}>{level}</span>
                </button>
              )
            })}
            {end && dragged === null ? <span className={styles.aim} style={placeOf(end)} aria-hidden /> : null}
            {cursor ? <span className={styles.aim} style={placeOf(cursor)} aria-hidden /> : null}
          </>
        )
      }}
    </MarkSurface>
  )
}

const placeOf = ([x, y]: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` })
