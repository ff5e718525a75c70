import { BASELINES } from './baselines.ts'
import type { LabelCase, MaskCase } from './cases.ts'
import { number, percent, table } from './report-table.ts'
import { median, quantile, share } from './statistics.ts'

export function maskSection(masks: readonly MaskCase[]): string {
  const row = (who: string, overlaps: readonly number[], distances: readonly number[]) => [
    who,
    number(median(overlaps), 3),
    number(quantile(overlaps, 0.05), 3),
    number(median(distances), 2),
    number(quantile(distances, 0.9), 2),
  ]
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
  return [
    '## Real photographs with masks drawn by eye',
    `${masks.length} photographs kept out of training. ΔE00 is between the colour read in the found mask and in the drawn one.`,
    table(
      ['who', 'IoU median', 'IoU 5th percentile', 'ΔE00 median', 'ΔE00 90th percentile'],
      [
        row(
          'Riflesso',
          masks.map((one) => one.iou ?? 0),
          known(masks.map((one) => one.deltaE)),
        ),
        ...BASELINES.map((baseline) =>
          row(
            baseline,
            known(masks.map((one) => one.baselines[baseline].iou)),
            known(masks.map((one) => one.baselines[baseline].deltaE)),
          ),
        ),
      ],
    ),
    `Hair found in ${masks.filter((one) => one.found).length} of ${masks.length}.`,
  ].join('\n\n')
}

export function labelSection(labels: readonly LabelCase[]): string {
  const hairy = labels.filter((one) => one.hairPresent)
  const bare = labels.filter((one) => !one.hairPresent)
  const judged = hairy.filter((one) => one.eyeRange !== null)
  const within = (levels: number, of: (one: LabelCase) => number | null) =>
    percent(
      share(judged, (one) => {
        const outside = of(one)
        return outside !== null && Math.abs(outside) <= levels + 1e-9
      }),
    )
  const row = (who: string, of: (one: LabelCase) => number | null) => [
    who,
    within(0, of),
    within(0.5, of),
    within(1, of),
    within(1.5, of),
    within(2, of),
  ]
  const inside = hairy.map((one) => one.hairInside).filter((value) => value !== null)
  const outside = hairy.map((one) => one.skinOutside).filter((value) => value !== null)
  const off = judged
    .filter((one) => one.outside === null || Math.abs(one.outside) > 1)
    .map((one) => `\`${one.file}\` ${one.level === null ? 'not found' : `${number(one.outside, 1)}`}`)
  return [
    '## Labelled photographs',
    `Hair found in ${hairy.filter((one) => one.found).length} of ${hairy.length} with hair; ${bare.filter((one) => !one.found).length} of ${bare.length} without hair refused${listOf(bare.filter((one) => one.found).map((one) => one.file))}.`,
    `Of the hair rectangles the mask covers at least 95 % in ${inside.filter((value) => value >= 0.95).length} of ${hairy.length} (mean ${number(mean(inside) * 100, 1)} %); of the skin rectangles it leaves at least 98 % free in ${outside.filter((value) => value >= 0.98).length} of ${outside.length} (mean ${number(mean(outside) * 100, 1)} %).`,
    `Distance of the level from the range that an eye gave (${judged.length} photographs; not found counts as wrong):`,
    table(
      ['who', 'inside', 'within 0.5', 'within 1', 'within 1.5', 'within 2'],
      [
        row('Riflesso', (one) => one.outside),
        ...BASELINES.map((baseline) => row(baseline, (one) => one.baselines[baseline])),
      ],
    ),
    off.length > 0 ? `More than one level off: ${off.join(', ')}.` : '',
    `The range, one level wider on each side, overlaps the error bar in ${judged.filter((one) => one.outside !== null && Math.abs(one.outside) <= 1 + (one.bar ?? 0)).length} of ${judged.length}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function listOf(files: readonly string[]): string {
  return files.length === 0 ? '' : ` (not: ${files.map((file) => `\`${file}\``).join(', ')})`
}
