import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { Loupe } from './loupe.tsx'
import { movedBy, type Point } from './move-point.ts'
import type { Zoom } from './use-zoom.ts'

const { correction: copy } = readingCopy

type Props = {
  readonly label: string
  readonly mode: MarkMode
  readonly photo: string
  /** Aspect ratio of the photo, width / height. */
  readonly ratio: number
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly zoom: Zoom
  /** The points of a stroke; in the mode 'point' where the finger touched down and where it was lifted. */
  readonly onMark: (points: readonly Point[]) => void
  /** Renders the overlay of the photo, with the current stroke and the keyboard cursor. */
  readonly children: (drawing: readonly Point[], cursor: Point | null) => ReactNode
}

/**
 * A photo that accepts strokes and points by finger, pen, mouse or keyboard. One finger draws, with a loupe; two fingers zoom
 * and pan.
 */
export function MarkSurface({ label, mode, photo, ratio, sheet, zoom, onMark, children }: Props) {
  const [drawn, setDrawn] = useState<readonly Point[]>([])
  const [finger, setFinger] = useState<Point | null>(null)
  const touching = useRef(new Map<number, Point>())
  const pinching = useRef(false)
  const keys = useKeyCursor(mode, onMark)
  const helpId = useId()

  /** Position of a pointer on the photo, 0 to 1. */
  const onPhoto = ([x, y]: Point): Point => {
    const box = sheet.current?.getBoundingClientRect()
    return box ? [(x - box.left) / box.width, (y - box.top) / box.height] : [0, 0]
  }

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    keys.hide()
    event.currentTarget.setPointerCapture(event.pointerId)
    touching.current.set(event.pointerId, pointOf(event))
    pinching.current ||= touching.current.size > 1
    setDrawn(pinching.current ? [] : [onPhoto(pointOf(event))])
    setFinger(pinching.current || event.pointerType === 'mouse' ? null : pointOf(event))
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = touching.current.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    if (pinching.current) {
      const other = [...touching.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other) zoom.zoom(between(before, other), between(point, other), apart(point, other) / apart(before, other))
    } else {
      setDrawn((points) => [...(mode === 'point' ? points.slice(0, 1) : points), onPhoto(point)])
      if (event.pointerType !== 'mouse') setFinger(point)
    }
    touching.current.set(event.pointerId, point)
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (!touching.current.delete(event.pointerId)) return
    setFinger(null)
    if (!pinching.current) {
      zoom.lookAt(pointOf(event))
      setDrawn([])
      if (drawn.length > 0) onMark(drawn)
    }
    if (touching.current.size === 0) pinching.current = false
  }
  const giveUp = (event: PointerEvent<HTMLDivElement>) => {
    touching.current.delete(event.pointerId)
    if (touching.current.size === 0) pinching.current = false
    setDrawn([])
    setFinger(null)
  }

  const { scale, x, y } = zoom.view
  return (
    <>
      <div
        className="relative grid overflow-hidden min-h-0 bg-veil [container-type:size] cursor-crosshair place-content-center touch-none select-none [-webkit-touch-callout:none] focus-visible:-outline-offset-2"
        style={{ '--ratio': ratio } as CSSProperties}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: drawing works by keyboard
        tabIndex={0}
        // During a stroke Escape cancels the stroke, not the dialog.
        data-mantine-stop-propagation={keys.drawn.length > 0}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={giveUp}
        onWheel={({ clientX, clientY, deltaY }) =>
          zoom.zoom([clientX, clientY], [clientX, clientY], deltaY < 0 ? WHEEL : 1 / WHEEL)
        }
        onKeyDown={keys.onKeyDown}
        onBlur={keys.hide}
      >
        <div
          ref={sheet}
          className="relative w-[min(100cqw,calc(100cqh_*_var(--ratio)))] aspect-(--ratio)"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          {children(drawn.length > 0 ? drawn : keys.drawn, keys.cursor)}
        </div>
      </div>
      {finger ? <Loupe photo={photo} finger={finger} sheet={sheet} /> : null}
      <VisuallyHidden id={helpId}>{mode === 'point' ? copy.keysPoint : copy.keysStroke}</VisuallyHidden>
      <VisuallyHidden role="status">{keys.announcement}</VisuallyHidden>
    </>
  )
}

/** Zoom factor of one wheel step. */
const WHEEL = 1.2

const pointOf = ({ clientX, clientY }: PointerEvent): Point => [clientX, clientY]
const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
const apart = (one: Point, other: Point): number => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]))

/** Kind of mark: a line, or one point. */
type MarkMode = 'stroke' | 'point'

const MIDDLE: Point = [0.5, 0.5]

/**
 * Drawing by keyboard: arrow keys move a cursor, Enter or space starts and ends a stroke or sets a point, Escape cancels a
 * stroke.
 */
function useKeyCursor(mode: MarkMode, onMark: (points: readonly Point[]) => void) {
  const [position, setPosition] = useState<Point>(MIDDLE)
  const [visible, setVisible] = useState(false)
  const [drawn, setDrawn] = useState<readonly Point[]>([])
  const [announcement, setAnnouncement] = useState('')

  const press = () => {
    if (mode === 'point') {
      onMark([position])
      setAnnouncement(copy.placed)
    } else if (drawn.length === 0) {
      setDrawn([position])
      setAnnouncement(copy.penDown)
    } else {
      onMark(drawn)
      setDrawn([])
      setAnnouncement(copy.penUp)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, event.shiftKey, position)
    if (moved) {
      setPosition(moved)
      if (drawn.length > 0) setDrawn([...drawn, moved])
    } else if (event.key === 'Enter' || event.key === ' ') press()
    else if (event.key === 'Escape' && drawn.length > 0) setDrawn([])
    else return
    setVisible(true)
    // Prevents scrolling and closing the dialog.
    event.preventDefault()
    event.stopPropagation()
  }

  const hide = () => {
    setVisible(false)
    setDrawn([])
  }

  return { cursor: visible ? position : null, drawn, announcement, onKeyDown, hide }
}
