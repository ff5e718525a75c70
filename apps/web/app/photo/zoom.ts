import type { Point } from './move-point.ts'

/** Zoom factor and offset of a photo in pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

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
