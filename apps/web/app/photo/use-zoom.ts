import { type RefObject, useRef, useState } from 'react'
import type { Point } from './move-point.ts'

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

/** Zoom factor and offset of a photo in pixels. */
type View = { readonly scale: number; readonly x: number; readonly y: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** Beyond four times only pixels are visible. */
const MOST = 4

/**
 * The view after a pinch from one point to another with `factor`. Points are pixels from the centre of the unzoomed photo of
 * size `size`; the offset is clamped so that the photo covers its box.
 */
export function zoomed(
  view: View,
  { from, to, factor }: { readonly from: Point; readonly to: Point; readonly factor: number },
  size: { readonly width: number; readonly height: number },
): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  const inside = (moved: number, side: number) => {
    const most = ((scale - 1) * side) / 2
    return Math.min(most, Math.max(-most, moved))
  }
  return {
    scale,
    x: inside(to[0] - (from[0] - view.x) * grown, size.width),
    y: inside(to[1] - (from[1] - view.y) * grown, size.height),
  }
}
