import { LEVELS } from '../../packages/colorimetry/src/index.ts'
import type { EyeCase } from './cases.ts'
import { type EyeLabel, type Half, levelSeen, listEyeLabels, showsHair, whiteSeen } from './eye-labels.ts'
import { eyesByHair, isClaimed } from './report-presence.ts'
import { number, percent, table } from './report-table.ts'
import { median, quantile, round, share } from './statistics.ts'

type Judged = { readonly one: EyeCase; readonly label: EyeLabel }

const some = (label: EyeLabel, of: (look: EyeLabel['looks'][number]) => boolean) => label.looks.some(of)

/** Groups of heads that matter to a salon. */
const GROUPS: readonly (readonly [name: string, belongs: (label: EyeLabel) => boolean])[] = [
  ['women', (label) => some(label, ({ who }) => who === 'woman')],
  ['men', (label) => some(label, ({ who }) => who === 'man')],
  ['dark, levels 1 to 3.5', (label) => (levelSeen(label) ?? 9) <= 3.5],
  ['middle, levels 4 to 6.5', (label) => within(levelSeen(label), 3.6, 6.9)],
  ['light, level 7 and up', (label) => within(levelSeen(label), 7, 11)],
  ['copper and red', (label) => some(label, ({ tone }) => tone === 'copper' || tone === 'red')],
  ['grey, a third or more', (label) => some(label, ({ white }) => (white ?? 0) >= 0.3)],
  ['from the front', (label) => some(label, ({ view }) => view === 'front')],
  ['from the side or behind', (label) => some(label, ({ view }) => view === 'profile' || view === 'behind')],
  ['straight', (label) => some(label, ({ texture }) => texture === 'straight')],
  ['wavy or curly', (label) => some(label, ({ texture }) => texture === 'wavy' || texture === 'curly')],
  ['afro, locs, braids', (label) => some(label, ({ texture }) => texture === 'afro' || texture === 'locs-braids')],
  ['cropped', (label) => some(label, ({ texture }) => texture === 'cropped')],
  ['studio', (label) => some(label, ({ light }) => light === 'studio')],
  ['daylight and sun', (label) => some(label, ({ light }) => light === 'day' || light === 'sun')],
  ['warm, dim, flash, stage', (label) => some(label, ({ light }) => ['warm', 'dim', 'flash', 'stage'].includes(light))],
]

const within = (value: number | null, low: number, high: number): boolean =>
  value !== null && value >= low && value <= high

/** Readings of photographs compared with two passes by eye, the test half first. */
export function eyeSection(cases: readonly EyeCase[]): string {
  const labels = listEyeLabels()
  const judged = judge(cases, labels)
  const heads = judged.filter(({ label }) => showsHair(label))
  const of = (half: Half) => heads.filter(({ one }) => one.half === half)
  const test = of('test')
  return [
    '## Photographs judged by eye',
    `${labels.length} photographs, judged one by one beside a palette of the scale, ${twice(labels).length} of them in a second pass in another order. One half may be fitted on, the other only tests; a photograph's half follows from its name.`,
    spread(twice(labels)),
    table(HEAD, [row('test half', test), row('fit half', of('fit'))]),
    techniqueSentence(test),
    whiteTable({ test, fit: of('fit') }),
    'The test half by groups:',
    table(
      HEAD,
      GROUPS.map(([name, belongs]) =>
        row(
          name,
          test.filter(({ label }) => belongs(label)),
        ),
      ),
    ),
    worst(test),
  ].join('\n\n')
}

function judge(cases: readonly EyeCase[], labels: readonly EyeLabel[]): readonly Judged[] {
  const byPhoto = new Map(labels.map((label) => [label.photo, label]))
  return cases.flatMap((one) => {
    const label = byPhoto.get(one.photo)
    return label ? [{ one, label }] : []
  })
}

/** The test half as the public page shows it: its figures, each head beside the eye's level, and the groups that have at least ten heads. */
export function publicEye(cases: readonly EyeCase[]) {
  const test = judge(cases, listEyeLabels()).filter(({ one, label }) => one.half === 'test' && showsHair(label))
  const { heads, bare } = eyesByHair(cases)
  return {
    heads: test.length,
    ...shownOf(test),
    refused: { of: heads.length, count: heads.filter(({ found }) => !found).length },
    claimed: { of: bare.length, count: bare.filter(isClaimed).length },
    groups: GROUPS.map(([name, belongs]) => ({ name, part: test.filter(({ label }) => belongs(label)) }))
      .filter(({ part }) => part.length >= FEWEST_OF_GROUP)
      .map(({ name, part }) => ({ name, heads: part.length, ...shownOf(part) })),
    readings: test.flatMap(({ one: { level, bar }, label }) => {
      const eye = levelSeen(label)
      return level === null || bar === null || eye === null
        ? []
        : [{ eye: rounded(eye), read: level, bar, hex: hexAt(eye) }]
    }),
  }
}

/** The natural colour at the level, as the scale shows it. */
const hexAt = (level: number): string => LEVELS.find((one) => one.level === Math.min(10, Math.round(level)))?.hex ?? ''

/** Smallest group for a meaningful share. */
const FEWEST_OF_GROUP = 10

const rounded = (value: number | null): number => round(value ?? 0, 2)

const shownOf = (heads: readonly Judged[]) => {
  const of = figuresOf(heads)
  return {
    meanError: rounded(of.meanError),
    withinOne: rounded(of.withinOne),
    insideBar: rounded(of.insideBar),
    medianBar: rounded(of.medianBar),
  }
}

/** The figures of the test half. */
export const eyeSummary = (cases: readonly EyeCase[]): EyeFigures =>
  figuresOf(judge(cases, listEyeLabels()).filter(({ one, label }) => one.half === 'test' && showsHair(label)))

const twice = (labels: readonly EyeLabel[]) => labels.filter(({ looks }) => looks.length > 1)

/** Difference between two passes by the same person: the lower bound for readings. */
function spread(labels: readonly EyeLabel[]): string {
  const differences = labels.flatMap(({ looks: [one, other] }) =>
    one?.level != null && other?.level != null ? [Math.abs(one.level - other.level)] : [],
  )
  const tones = labels.filter(({ looks: [one, other] }) => one?.tone === other?.tone).length
  return `Between the passes: mean difference of the level ${number(mean(differences), 2)}, within half a level ${percent(share(differences, (value) => value <= 0.5))}; the same tone in ${percent(tones / Math.max(1, labels.length))}. Both passes are by the same kind of judge, so their spread is smaller than that of two people would be.`
}

const HEAD = [
  'photographs',
  'heads',
  'found',
  'level error mean',
  'bias',
  'within 1',
  'bar median',
  'inside bar',
  'white class',
]

const errorOf = ({ one, label }: Judged): number | null => {
  const seen = levelSeen(label)
  return one.level === null || seen === null ? null : one.level - seen
}

/** Readings compared with judgements by eye; shares from 0 to 1, a head that was not found counts as wrong. */
type EyeFigures = {
  readonly found: number | null
  /** In levels. */
  readonly meanError: number | null
  readonly bias: number | null
  readonly withinOne: number | null
  readonly medianBar: number | null
  readonly insideBar: number | null
  readonly whiteClass: number | null
}

function figuresOf(heads: readonly Judged[]): EyeFigures {
  const errors = heads.map(errorOf).filter((error) => error !== null)
  const levelled = heads.filter(({ label }) => levelSeen(label) !== null)
  const found = (part: readonly Judged[]) => part.filter(({ one }) => one.found)
  return {
    found: share(heads, ({ one }) => one.found),
    meanError: mean(errors.map(Math.abs)),
    bias: mean(errors),
    withinOne: share(levelled, (judged) => Math.abs(errorOf(judged) ?? 9) <= 1),
    medianBar: median(found(levelled).map(({ one }) => one.bar ?? 0)),
    insideBar: share(found(levelled), (judged) => Math.abs(errorOf(judged) ?? 9) <= (judged.one.bar ?? 0)),
    whiteClass: share(
      heads.filter(({ label }) => whiteSeen(label) !== null),
      ({ one, label }) => isNearWhite(one, label),
    ),
  }
}

function row(name: string, heads: readonly Judged[]): readonly string[] {
  const of = figuresOf(heads)
  return [
    name,
    String(heads.length),
    percent(of.found),
    number(of.meanError, 2),
    number(of.bias, 2),
    percent(of.withinOne),
    number(of.medianBar, 2),
    percent(of.insideBar),
    percent(of.whiteClass),
  ]
}

/** Classes of white hair, by their upper ends. */
const WHITE_CLASSES = [0.05, 0.2, 0.4, 0.65, 1]
const classOf = (white: number): number => WHITE_CLASSES.findIndex((end) => white <= end + 1e-9)

/** Within one of the five classes. */
const isNearWhite = ({ whiteShare }: EyeCase, label: EyeLabel): boolean =>
  whiteShare !== null && Math.abs(classOf(whiteShare) - classOf(whiteSeen(label) ?? 0)) <= 1

/** White hair found, and found where there is none, beside the answer that never sees any. */
function whiteTable(halves: Readonly<Record<Half, readonly Judged[]>>): string {
  const told = (heads: readonly Judged[], least: number) =>
    `${heads.filter(({ one }) => (one.whiteShare ?? 0) >= least).length} of ${heads.length}`
  const rows = (['test', 'fit'] as const).map((half) => {
    const whiteFrom = (least: number) => halves[half].filter(({ label }) => (whiteSeen(label) ?? 0) >= least)
    const without = halves[half].filter(({ label }) => (whiteSeen(label) ?? 0) <= 0.05)
    const blond = without.filter(({ label }) => (levelSeen(label) ?? 0) >= BLOND_FROM)
    return [`${half} half`, told(whiteFrom(0.3), 0.2), told(whiteFrom(0.75), 0.6), told(without, 0.2), told(blond, 0.2)]
  })
  return table(
    [
      'white hair',
      'of 30 % and more, told as 20 %',
      'of 75 % and more, told as 60 %',
      'none, told as 20 %',
      'blond, told as 20 %',
    ],
    [...rows, ['never white', '0', '0', '0', '0']],
  )
}
const BLOND_FROM = 6.5

/** Groups of photographs by kind of hair. */
const CHANGES = ['ombre', 'balayage', 'two-tone', 'highlights', 'roots', 'dyed']

function techniqueSentence(heads: readonly Judged[]): string {
  const even = heads.filter(({ label }) => !some(label, ({ technique }) => CHANGES.includes(technique)))
  const changing = heads.length - even.length
  const claimed = (part: readonly Judged[]) => part.filter(({ one }) => one.technique !== null).length
  return `A technique is claimed on ${claimed(even)} of ${even.length} heads of even hair, and on ${claimed(heads) - claimed(even)} of ${changing} where the eye saw one or a dye.`
}

function worst(heads: readonly Judged[]): string {
  const missed = heads.filter(({ one }) => !one.found).map(({ one }) => `\`${one.photo}\``)
  const off = heads
    .map((judged) => ({ photo: judged.one.photo, error: errorOf(judged) ?? 0 }))
    .filter(({ error }) => Math.abs(error) > 2)
    .sort((one, other) => Math.abs(other.error) - Math.abs(one.error))
    .map(({ photo, error }) => `\`${photo}\` ${error > 0 ? '+' : ''}${number(error, 1)}`)
  const white = heads
    .filter(({ one, label }) => one.found && whiteSeen(label) !== null && !isNearWhite(one, label))
    .map(({ one, label }) => `\`${one.photo}\` ${shareText(one.whiteShare)} for ${shareText(whiteSeen(label))}`)
  return `Not found: ${missed.join(', ') || 'none'}. Further off than two levels: ${off.join(', ') || 'none'}. The tenth part that is furthest off is off by ${number(
    quantile(
      heads.map((judged) => Math.abs(errorOf(judged) ?? 0)),
      0.9,
    ),
    1,
  )} or more. White hair wrong by more than one class: ${white.join(', ') || 'none'}.`
}

const shareText = (value: number | null): string => (value === null ? 'not seen' : percent(value))

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
