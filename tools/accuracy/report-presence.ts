import type { DrawnCase, EyeCase } from './cases.ts'
import { hasNoHair, listEyeLabels, showsHair } from './eye-labels.ts'
import { percent, table } from './report-table.ts'
import { share } from './statistics.ts'

type Answer = Pick<EyeCase, 'found' | 'asked'>

/** Whether the picture is read without asking for a stroke. */
export const isClaimed = ({ found, asked }: Answer): boolean => found && !asked

/** Pictures judged by eye: those without hair, and heads of hair. */
export function eyesByHair(eyes: readonly EyeCase[]) {
  const labels = new Map(listEyeLabels().map((label) => [label.photo, label]))
  const those = (matches: typeof showsHair) =>
    eyes.filter(({ photo }) => {
      const label = labels.get(photo)
      return label !== undefined && matches(label)
    })
  return { bare: those(hasNoHair), heads: those(showsHair) }
}

/** Pictures without hair that are claimed, beside the heads of hair that are read. */
export function presenceSection(eyes: readonly EyeCase[], drawn: readonly DrawnCase[]): string {
  const { bare, heads } = eyesByHair(eyes)
  const sets: readonly (readonly Answer[])[] = [
    bare,
    drawn,
    heads.filter(({ half }) => half === 'fit'),
    heads.filter(({ half }) => half === 'test'),
  ]
  const row = (who: string, claims: (answer: Answer) => boolean) => [
    who,
    ...sets.map((set) => `${set.filter(claims).length} of ${set.length}`),
  ]
  const claimed = bare.filter(isClaimed).map(({ photo }) => `\`${photo}\``)
  const kinds = [...Map.groupBy(drawn.filter(isClaimed), ({ shows }) => shows)].map(
    ([kind, of]) => `${kind} ${of.length}`,
  )
  const asked = (set: readonly Answer[]) => set.filter((one) => one.found && one.asked).length
  return [
    '## Is there hair at all?',
    'A picture is claimed if it is read without asking for a stroke. Photographs without hair are bald or shaved heads, hats, tulips and rocks; the drawn pictures are landscapes, fabrics, fur, feathers, food, flowers and covered heads (`packages/vision/src/testing/bare-ground`). The decision is fitted on other drawn pictures and on the fit half of the photographs.',
    table(
      ['who', 'photographs without hair', 'drawn without hair', 'heads of hair, fit half', 'heads of hair, test half'],
      [row('Riflesso', isClaimed), row('always hair', () => true), row('never hair', () => false)],
    ),
    `Claimed without hair: ${claimed.join(', ') || 'no photograph'}; drawn: ${kinds.join(', ') || 'none'}. Of the photographs without hair ${asked(bare)} are asked about and ${bare.filter(({ found }) => !found).length} refused; of the heads of hair ${asked(heads)} and ${heads.filter(({ found }) => !found).length} (${percent(share(heads, isClaimed))} are read).`,
  ].join('\n\n')
}

/** Shares of heads of hair refused, and of photographs without hair claimed. */
export function presenceFigures(eyes: readonly EyeCase[]) {
  const { bare, heads } = eyesByHair(eyes)
  return { refused: share(heads, ({ found }) => !found), claimed: share(bare, isClaimed) }
}
