import { type RefObject, useRef, useState } from 'react'
import type { Point } from './move-point.ts'
import { WHOLE, zoomed } from './zoom.ts'

/** Zoom factor of the button. */
const CLOSE = 2.5

export type Zoom = ReturnType<typeof useZoom>

/** Zooms a photo by pinch, wheel or button. `sheet` is the zoomed element. */
export function useZoom(sheet: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  const last = useRef<Point | null>(null)

  /** Points are in viewport coordinates. */
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
    /** Sets the centre for the next press of the button. */
    lookAt: (point: Point) => {
      last.current = point
    },
    /** Toggles between zoom at the last touched point and the whole photo. */
    toggle: () => {
      if (view.scale > 1) return setView(WHOLE)
      const box = sheet.current?.getBoundingClientRect()
      if (!box) return
      const point = last.current ?? ([box.x + box.width / 2, box.y + box.height / 2] as const)
      zoom(point, point, CLOSE)
    },
  }
}
