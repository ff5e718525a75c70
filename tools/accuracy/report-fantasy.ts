import type { FantasyCase } from './cases.ts'
import { percent, table } from './report-table.ts'
import { share } from './statistics.ts'

/** Fantasy colours by hue, with the names that were wrong. */
export function fantasySection(cases: readonly FantasyCase[]): string {
  const rows = [...Map.groupBy(cases, ({ hue }) => hue)].map(([hue, own]) => {
    const wrong = Map.groupBy(
      own.filter(({ right }) => !right),
      ({ named }) => named ?? 'not found',
    )
    const names = [...wrong].map(([name, heads]) => `${name} ${heads.length}`).join(', ')
    return [hue, String(own.length), percent(share(own, ({ right }) => right)), names]
  })
  return [
    '## Fantasy colours',
    'No photograph of this list shows one, so the hair of photographs of the test half is painted in them by the renderer of the preview, in the light of the photo, and read again. Real dyed hair is less even. Always saying natural scores 0 %.',
    table(['painted', 'heads', 'named so', 'named otherwise'], rows),
  ].join('\n\n')
}
