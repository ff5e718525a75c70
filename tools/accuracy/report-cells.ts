import type { ColourError } from './compare.ts'
import { number, percent } from './report-table.ts'
import { median, quantile, share } from './statistics.ts'

export const MASK_HEAD = ['hair found', 'IoU median', 'IoU 5th percentile'] as const

export function maskCells(cases: readonly { readonly found: boolean; readonly iou: number | null }[]): string[] {
  const overlaps = cases.map(({ iou }) => iou ?? 0)
  return [percent(share(cases, ({ found }) => found)), number(median(overlaps), 3), number(quantile(overlaps, 0.05), 3)]
}

export const COLOUR_HEAD = [
  'ΔE00 median',
  'level error median',
  'within 0.5',
  'within 0.75',
  'within 1',
  'tone',
] as const

/** Errors in colour; a case without an answer (null) counts as wrong in every share. */
export function colourCells(errors: readonly (ColourError | null)[]): string[] {
  const known = errors.filter((error) => error !== null)
  const within = (levels: number) =>
    percent(share(errors, (error) => error !== null && Math.abs(error.level) <= levels + 1e-9))
  return [
    number(median(known.map((error) => error.deltaE)), 2),
    number(median(known.map((error) => Math.abs(error.level))), 2),
    within(0.5),
    within(0.75),
    within(1),
    percent(share(errors, (error) => error?.tone === true)),
  ]
}
