import { type KeyboardEvent, useState } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { movedBy, type Point } from './move-point.ts'

const { correction: copy } = readingCopy

/** Kind of mark: a line, or one point. */
export type MarkMode = 'stroke' | 'point'

const MIDDLE: Point = [0.5, 0.5]

/**
 * Drawing by keyboard: arrow keys move a cursor, Enter or space starts and ends a stroke or sets a point, Escape cancels a
 * stroke.
 */
export function useKeyCursor(mode: MarkMode, onMark: (points: readonly Point[]) => void) {
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
