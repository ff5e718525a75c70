import type { PhotoHints } from '@riflesso/vision'
import type { Point } from '~/photo/move-point.ts'
import type { Stroke } from '../model/corrections.ts'
import type { PixelSize } from '../model/slot-reading.ts'
import { isReference, type MarkTool } from './mark-tool.ts'

type Props = {
  readonly size: PixelSize
  readonly hints: PhotoHints
  readonly tool: MarkTool
  /** Radius of the brush, as a share of the photo's longer side. */
  readonly radius: number
  readonly drawing: readonly Point[]
  readonly cursor: Point | null
}

/** Overlay of the user's hints: strokes, references and the keyboard cursor. */
export function MarksLayer({ size: { width, height }, hints, tool, radius: brushRadius, drawing, cursor }: Props) {
  const longSide = Math.max(width, height)
  const place = ([x, y]: Point) => ({ cx: x * width, cy: y * height })
  const reference = hints.greyCard ?? hints.whitePoint
  const brush = brushRadius * longSide
  const lines: readonly Pick<Stroke, 'kind' | 'points' | 'radius'>[] =
    drawing.length > 0 && !isReference(tool)
      ? [...hints.strokes, { kind: tool, points: drawing, radius: brushRadius }]
      : hints.strokes
  return (
    <svg
      className="absolute inset-0 size-full pointer-events-none"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {lines.map(({ kind, points, radius }, place) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only appended and removed at the end
          key={place}
          className="fill-none stroke-ok [stroke-linecap:round] [stroke-linejoin:round] [stroke-opacity:0.6] data-[kind=not-hair]:stroke-danger"
          data-kind={kind}
          strokeWidth={2 * radius * longSide}
          // A polyline with one point is invisible.
          points={[...points, ...points.slice(-1)].map(([x, y]) => `${x * width},${y * height}`).join(' ')}
        />
      ))}
      {reference ? (
        <g
          className="*:fill-none *:stroke-veil *:[stroke-width:0.25rem] *:[vector-effect:non-scaling-stroke] *:last:stroke-on-veil"
          data-kind={hints.greyCard ? 'grey' : 'white'}
        >
          <circle {...place(reference)} r={0.022 * longSide} />
          <circle {...place(reference)} r={0.012 * longSide} />
        </g>
      ) : null}
      {cursor ? (
        <g className="*:fill-none *:stroke-on-veil *:[stroke-width:0.125rem] *:[vector-effect:non-scaling-stroke] *:last:stroke-veil">
          <circle {...place(cursor)} r={brush} />
          <circle {...place(cursor)} r={brush + 0.006 * longSide} />
        </g>
      ) : null}
    </svg>
  )
}
