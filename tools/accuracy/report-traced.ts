import type { TracedCase } from './cases.ts'
import { COLOUR_HEAD, colourCells, MASK_HEAD, maskCells } from './report-cells.ts'
import { number, percent, table } from './report-table.ts'
import { median, share } from './statistics.ts'

const GROUPS: readonly (readonly [name: string, belongs: (one: TracedCase) => boolean])[] = [
  ['all', () => true],
  ['from behind', ({ view }) => view.startsWith('back')],
  ['from the side', ({ view }) => view === 'side'],
  ['from the front', ({ view }) => view.startsWith('front')],
  ['straight, wavy, bob', ({ style }) => ['straight', 'wavy', 'bob'].includes(style)],
  ['curly, afro, locs, braids', ({ style }) => ['curly', 'afro', 'locs', 'braids'].includes(style)],
  ['tied: plait, ponytail, bun', ({ style }) => ['plait', 'ponytail', 'bun'].includes(style)],
  ['short', ({ style }) => style === 'men'],
  ['lamp below 4,000 K', ({ lamp }) => lamp < 4000],
  ['lamp of 4,000 K and more', ({ lamp }) => lamp >= 4000],
  ['true level 1 to 3', ({ trueLevel }) => trueLevel < 3],
  ['true level 3 to 6', ({ trueLevel }) => trueLevel >= 3 && trueLevel < 6],
  ['true level 6 and up', ({ trueLevel }) => trueLevel >= 6],
]

/** Scenes of a third-party renderer. */
export function tracedSection(cases: readonly TracedCase[]): string {
  const bars = cases.filter(({ error, bar }) => error !== null && bar !== null)
  const inside = share(bars, ({ error, bar }) => Math.abs(error?.level ?? 9) <= (bar ?? 0) + 1e-9)
  const bias = bars.reduce((sum, { error }) => sum + (error?.level ?? 0), 0) / Math.max(1, bars.length)
  return [
    '## Path-traced scenes',
    `${cases.length} heads grown from strands and path-traced by Blender (\`tools/segmenter/traced/measured.py\`), in no training. The true colour is what the same renderer shows from the same side in neutral light, exposed by a white card; the picture itself has other lamps, of 2,700 to 6,500 K, and an exposure of its own. The network was trained on other heads of the same generator, so the masks here say less than the colours. A missed picture counts as wrong in every share.`,
    table(
      ['scenes', 'count', ...MASK_HEAD, ...COLOUR_HEAD],
      GROUPS.map(([name, belongs]) => {
        const own = cases.filter(belongs)
        return [name, String(own.length), ...maskCells(own), ...colourCells(own.map(({ error }) => error))]
      }),
    ),
    table(
      ['inside the true mask', 'count', ...COLOUR_HEAD],
      [['all', String(cases.length), ...colourCells(cases.map(({ withTrueMask }) => withTrueMask))]],
    ),
    `The stated bar, ${number(median(bars.map(({ bar }) => bar ?? 0)), 2)} at the median, holds the true level in ${percent(inside)}; levels read ${number(bias, 2)} too light on average. ${melaninSentence(cases)}`,
  ].join('\n\n')
}

const MELANIN_STEPS = [0, 0.1, 0.3, 0.6, 0.9, 1]

/** Level of the renderer's melanin on the photo scale. */
function melaninSentence(cases: readonly TracedCase[]): string {
  const steps = MELANIN_STEPS.slice(1).flatMap((high, i) => {
    const low = MELANIN_STEPS[i] ?? 0
    const levels = cases
      .filter(({ melanin }) => melanin !== null && melanin >= low && melanin < high)
      .map(({ trueLevel }) => trueLevel)
    return levels.length === 0 ? [] : [`${low} to ${high}: ${number(median(levels), 1)} (${levels.length})`]
  })
  return `Median level of undyed hair by the renderer's melanin, with the number of scenes: ${steps.join('; ')}.`
}
