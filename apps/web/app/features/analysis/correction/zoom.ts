import type { Point } from '../model/corrections.ts'

/** How a photo is looked at: enlarged, and moved by pixels from where it lies at rest. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** At four times a photo's side one sees its pixels. */
const MOST = 4

/**
 * The view after fingers moved from one point to another and apart by `factor`. Points are pixels from the middle of the photo at
 * rest, which is `size` large there; the photo never leaves its place further than its own edge.
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
