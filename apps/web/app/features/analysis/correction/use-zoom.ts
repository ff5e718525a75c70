import { type RefObject, useRef, useState } from 'react'
import type { Point } from '../model/corrections.ts'
import { WHOLE, zoomed } from './zoom.ts'

/** What one press of the button enlarges by. */
const CLOSE = 2.5

export type Zoom = ReturnType<typeof useZoom>

/** Enlarges a photo under two fingers, under the wheel, or at a press of a button. `sheet` is what is enlarged. */
export function useZoom(sheet: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  const last = useRef<Point | null>(null)

  /** Points are those of the window. */
  const zoom = (from: Point, to: Point, factor: number) => {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return
    last.current = to
    setView((before) => {
      const middle = [box.x + box.width / 2 - before.x, box.y + box.height / 2 - before.y] as const
      const fromMiddle = ([x, y]: Point): Point => [x - middle[0], y - middle[1]]
      const size = { width: box.width / before.scale, height: box.height / before.scale }
      return zoomed(before, { from: fromMiddle(from), to: fromMiddle(to), factor }, size)
    })
  }

  return {
    view,
    zoom,
    /** Says where the next press of the button looks. */
    lookAt: (point: Point) => {
      last.current = point
    },
    /** Close to the last point that was touched, or the whole photo again. */
    toggle: () => {
      if (view.scale > 1) return setView(WHOLE)
      const box = sheet.current?.getBoundingClientRect()
      if (!box) return
      const point = last.current ?? ([box.x + box.width / 2, box.y + box.height / 2] as const)
      zoom(point, point, CLOSE)
    },
  }
}
