import { photoHintsSchema } from '@riflesso/contract'
import type { PhotoHints } from '@riflesso/vision'
import { onPhoto, type Point } from '~/photo/move-point.ts'

/** Undo history of the user's hints on a photo; the last entry is current. */
export type Corrections = readonly PhotoHints[]

export type Stroke = PhotoHints['strokes'][number]
/** A reference of known colour on the photo: white, or a grey card. */
export type Reference = 'whitePoint' | 'greyCard'

/** Radius of the brush, as a share of the photo's longer side. */
export const BRUSH_RADIUS = 0.015

const NO_HINTS: PhotoHints = { strokes: [], whitePoint: null, greyCard: null }

/** Maximum number of points per stroke; longer strokes are thinned out. */
const MAX_POINTS = 400

export const currentHints = (corrections: Corrections): PhotoHints => corrections.at(-1) ?? NO_HINTS

export const hasHints = ({ strokes, whitePoint, greyCard }: PhotoHints): boolean =>
  strokes.length > 0 || whitePoint !== null || (greyCard ?? null) !== null

export const hasHairStroke = (corrections: Corrections): boolean =>
  currentHints(corrections).strokes.some(({ kind }) => kind === 'hair')

/** Adds a stroke with `radius` as a share of the photo's longer side; null if the limit of strokes is reached. */
export function withStroke(
  corrections: Corrections,
  kind: Stroke['kind'],
  points: readonly Point[],
  radius: number = BRUSH_RADIUS,
): Corrections | null {
  const hints = currentHints(corrections)
  const stroke: Stroke = { kind, points: thinned(points).map(onPhoto), radius }
  const next: PhotoHints = { ...hints, strokes: [...hints.strokes, stroke] }
  return photoHintsSchema.safeParse(next).success ? [...corrections, next] : null
}

/** Sets the reference, replacing any other. */
export function withReference(corrections: Corrections, reference: Reference, point: Point): Corrections {
  const { strokes } = currentHints(corrections)
  return [...corrections, { ...NO_HINTS, strokes, [reference]: onPhoto(point) }]
}

export const withoutLast = (corrections: Corrections): Corrections => corrections.slice(0, -1)

/** Clears all hints; can be undone. */
export const cleared = (corrections: Corrections): Corrections => [...corrections, NO_HINTS]

function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= MAX_POINTS) return points
  return thinned(points.filter((_, i) => i % 2 === 0 || i === points.length - 1))
}
