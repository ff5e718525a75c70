import type { MaskCase, SceneCase } from './cases.ts'
import { number, table } from './report-table.ts'
import { median } from './statistics.ts'

/** From here on a corrected mask counts as repaired. */
const REPAIRED = 0.75

/** What one stroke of the user makes of the masks that had failed. */
export function strokeSection(scenes: readonly SceneCase[], masks: readonly MaskCase[]): string {
  const row = (name: string, cases: readonly (SceneCase | MaskCase)[]) => {
    const failed = cases.flatMap(({ iou, afterOneStroke }) =>
      afterOneStroke === null ? [] : [{ before: iou ?? 0, after: afterOneStroke }],
    )
    return [
      name,
      String(failed.length),
      number(median(failed.map(({ before }) => before)), 3),
      number(median(failed.map(({ after }) => after)), 3),
      `${failed.filter(({ after }) => after >= REPAIRED).length} of ${failed.length}`,
    ]
  }
  return [
    '## One stroke of the user',
    'Where hair was missed or the IoU lies below 0.7, one stroke is drawn without skill: straight along the largest connected error, through its middle.',
    table(
      ['pictures', 'failed', 'IoU median before', 'after one stroke', 'at least 0.75'],
      [
        row('rendered scenes with hair', scenes),
        ...(masks.length > 0 ? [row('photographs with masks drawn by eye', masks)] : []),
      ],
    ),
  ].join('\n\n')
}
