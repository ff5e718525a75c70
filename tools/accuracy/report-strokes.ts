import type { MaskCase, SceneCase } from './cases.ts'
import { number, table } from './report-table.ts'
import { median } from './statistics.ts'

/** A corrected mask with at least this overlap counts as repaired. */
const REPAIRED = 0.8

/** Effect of one stroke on failed masks. */
export function strokeSection(scenes: readonly SceneCase[], masks: readonly MaskCase[]): string {
  const row = (name: string, cases: readonly (SceneCase | MaskCase)[]) => {
    const failed = failedOf(cases)
    const count = (passes: (one: Failed) => boolean) => `${failed.filter(passes).length} of ${failed.length}`
    return [
      name,
      String(failed.length),
      number(median(failed.map(({ before }) => before)), 3),
      number(median(failed.map(({ after }) => after)), 3),
      count(({ after }) => after >= REPAIRED),
      count(({ before, after }) => after < before),
      count(({ wholeError }) => wholeError >= REPAIRED),
    ]
  }
  return [
    '## One stroke of the user',
    'Where hair was missed or the IoU is below 0.7, one simple stroke is drawn: straight along the largest connected error, through its middle. The last column is the IoU if exactly that error were corrected.',
    table(
      [
        'pictures',
        'failed',
        'IoU median before',
        'after one stroke',
        'at least 0.8',
        'worse',
        'whole error: at least 0.8',
      ],
      [
        row('rendered scenes with hair', scenes),
        ...(masks.length > 0 ? [row('photographs with masks drawn by eye', masks)] : []),
      ],
    ),
    ...(masks.length > 0 ? [listOf(masks), WHY] : []),
  ].join('\n\n')
}

const WHY =
  'Cause: most of these masks have several wrong areas, and one stroke corrects one. If the last figure of a photograph is 0.8 or more, the stroke changed too little of its own area.'

type Failed = { readonly before: number; readonly after: number; readonly wholeError: number }

const failedOf = <T extends SceneCase | MaskCase>(cases: readonly T[]): readonly (T & Failed)[] =>
  cases.flatMap((one) => (one.oneStroke ? [{ ...one, before: one.iou ?? 0, ...one.oneStroke }] : []))

const listOf = (masks: readonly MaskCase[]): string =>
  `The photographs (before, after one stroke, whole error): ${failedOf(masks)
    .map(
      ({ file, before, after, wholeError }) =>
        `\`${file}\` ${[before, after, wholeError].map((value) => number(value, 2)).join(', ')}`,
    )
    .join('; ')}.`
