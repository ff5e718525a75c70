import { type CSSProperties, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { readingCopy } from '~/copy/reading.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { Point } from '../model/corrections.ts'
import { isReference, type MarkTool } from '../model/mark-tool.ts'
import styles from './mark-surface.module.css'
import { useKeyCursor } from './use-key-cursor.ts'

const { correction: copy } = readingCopy

type Props = {
  readonly label: string
  readonly tool: MarkTool
  /** Width through height of the photo. */
  readonly ratio: number
  /** A stroke, or the one point of a reference. */
  readonly onMark: (points: readonly Point[]) => void
  /** What lies on the photo, with the stroke that is being drawn and the keyboard's cursor. */
  readonly children: (drawing: readonly Point[], cursor: Point | null) => ReactNode
}

/** A photo on which strokes are drawn and points are shown, with finger, pen, mouse or keyboard. */
export function MarkSurface({ label, tool, ratio, onMark, children }: Props) {
  const [drawn, setDrawn] = useState<readonly Point[]>([])
  const keys = useKeyCursor(tool, onMark)
  const helpId = useId()

  const start = (event: PointerEvent<HTMLDivElement>) => {
    // The second finger of a hand is none that draws.
    if (!event.isPrimary || event.button !== 0) return
    const point = pointOf(event)
    keys.hide()
    if (isReference(tool)) return onMark([point])
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrawn([point])
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (drawn.length === 0 || !event.isPrimary) return
    const point = pointOf(event)
    setDrawn((before) => [...before, point])
  }
  const end = () => {
    if (drawn.length === 0) return
    setDrawn([])
    onMark(drawn)
  }

  return (
    <div>
      <div
        className={styles.surface}
        style={{ '--ratio': ratio } as CSSProperties}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard draws too
        tabIndex={0}
        // While a stroke is under way Escape gives up the stroke, not the dialog.
        data-mantine-stop-propagation={keys.drawn.length > 0}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setDrawn([])}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.hide}
      >
        {children(drawn.length > 0 ? drawn : keys.drawn, keys.cursor)}
      </div>
      <p className={styles.help} id={helpId}>
        {isReference(tool) ? copy.keysPoint : copy.keysStroke}
      </p>
      <VisuallyHidden role="status">{keys.said}</VisuallyHidden>
    </div>
  )
}

/** Where on the photo a pointer is, 0-1. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Point {
  const box = currentTarget.getBoundingClientRect()
  return [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
}
