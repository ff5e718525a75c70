import { calibrationFields, type SwatchTap } from '@riflesso/contract'
import type { Point } from '~/photo/move-point.ts'

/** The swatches tapped on a photo, in the order of the taps. */
export type Marks = readonly SwatchTap[]

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/**
 * The level proposed for the next tap: the next free one in the direction of the last two taps, upwards at first. A ring that
 * starts at 10 goes down.
 */
export function nextLevel(marks: Marks): number {
  const last = marks.at(-1)?.level
  if (last === undefined) return 1
  const before = marks.at(-2)?.level
  const goesDown = before === undefined ? last === LEVELS.length : last < before
  const free = LEVELS.filter((level) => marks.every((mark) => mark.level !== level))
  const ahead = goesDown ? free.filter((level) => level < last).at(-1) : free.find((level) => level > last)
  return ahead ?? free[0] ?? last
}

/** Adds a swatch with the proposed level; null if there are too many. */
export function withMark(marks: Marks, [x, y]: Point): Marks | null {
  const next = [...marks, { x, y, level: nextLevel(marks) }]
  return calibrationFields.shape.taps.safeParse(next).success ? next : null
}

/** Changes the place or the level of a swatch. */
export const withChange = (marks: Marks, place: number, change: Partial<SwatchTap>): Marks =>
  marks.map((mark, index) => (index === place ? { ...mark, ...change } : mark))

export const withoutMark = (marks: Marks, place: number): Marks => marks.filter((_, index) => index !== place)

/** Number of different levels. */
export const countLevels = (marks: Marks): number => new Set(marks.map(({ level }) => level)).size

/** Index of the swatch nearest to a point within `reach`; null without one. `size` and `reach` in the same unit. */
export function markAt(
  marks: Marks,
  [x, y]: Point,
  { width, height, reach }: { readonly width: number; readonly height: number; readonly reach: number },
): number | null {
  const distances = marks.map((mark) => Math.hypot((mark.x - x) * width, (mark.y - y) * height))
  const nearest = Math.min(...distances)
  return nearest <= reach ? distances.indexOf(nearest) : null
}

/** Indices of the faulty swatches of a refusal ('taps.3'). */
export function marksAtFault(fields: unknown): readonly number[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.keys(fields).flatMap((name) => {
    const place = /^taps\.(\d+)/.exec(name)?.[1]
    return place === undefined ? [] : [Number(place)]
  })
}
