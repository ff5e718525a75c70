import { TONE_FAMILIES, type ToneFamily } from '../../packages/vision/src/measure/tone-family.ts'
import type { ToneCase } from './cases.ts'
import { number, percent, table } from './report-table.ts'
import { round, share } from './statistics.ts'

const WARM: ReadonlySet<ToneFamily> = new Set(['gold', 'copper', 'red'])

const NAMES: Readonly<Record<ToneFamily, string>> = {
  neutral: 'natural',
  cool: 'ash or beige',
  gold: 'gold',
  copper: 'copper',
  red: 'red',
}

const isRight = ({ named, tone }: ToneCase): boolean => named === tone
const isAccepted = ({ named, tone, also }: ToneCase): boolean =>
  named !== null && (named === tone || also.includes(named))
const isCandidate = (one: ToneCase): boolean => isRight(one) || one.second === one.tone

/** The share of the heads of each family that pass; a head that was not found does not. */
const recalls = (cases: readonly ToneCase[], passes: (one: ToneCase) => boolean): readonly number[] =>
  TONE_FAMILIES.map((family) =>
    share(
      cases.filter(({ tone }) => tone === family),
      passes,
    ),
  ).filter((recall) => recall !== null)

const balanced = (cases: readonly ToneCase[], passes: (one: ToneCase) => boolean): number => {
  const shares = recalls(cases, passes)
  return shares.reduce((sum, recall) => sum + recall, 0) / shares.length
}

const naturals = (cases: readonly ToneCase[]) => cases.filter(({ tone }) => tone === 'neutral')
const isNamedWarm = ({ named }: ToneCase) => named !== null && WARM.has(named)

/** Tones of the test half: balanced accuracy, the lowest recall of a family, and natural hair that is named warm; shares of 1. */
export function toneFigures(cases: readonly ToneCase[]) {
  const test = cases.filter(({ half }) => half === 'test')
  return {
    balanced: round(balanced(test, isRight), 2),
    accepted: round(balanced(test, isAccepted), 2),
    lowest: round(Math.min(...recalls(test, isRight)), 2),
    naturalNamedWarm: round(share(naturals(test), isNamedWarm) ?? 0, 2),
  }
}

/** Recall of each family, beside what a constant answer would score. */
export function toneSection(cases: readonly ToneCase[]): string {
  const rows = (half: ToneCase['half'], name: string) => {
    const own = cases.filter((one) => one.half === half)
    return TONE_FAMILIES.map((family) => {
      const heads = own.filter(({ tone }) => tone === family)
      return [
        `${NAMES[family]}, ${name}`,
        String(heads.length),
        percent(share(heads, isRight)),
        percent(share(heads, isAccepted)),
        percent(share(heads, isCandidate)),
        percent(share(heads, isNamedWarm)),
      ]
    })
  }
  const test = cases.filter(({ half }) => half === 'test')
  const constant = test.map((one): ToneCase => ({ ...one, named: 'neutral', second: null }))
  return [
    '## Tones',
    `${cases.length} photographs whose tone was named by eye at a glance; recall by family, because the families are uneven. A head that was not found, or whose tone cannot be read, is missed.`,
    table(
      [
        'family',
        'heads',
        'named so',
        'named so, or as the eye would also accept',
        'among the two candidates',
        'named warm',
      ],
      [...rows('test', 'test half'), ...rows('fit', 'fit half')],
    ),
    `Balanced accuracy on the test half: ${number(balanced(test, isRight), 2)}, ${number(balanced(test, isAccepted), 2)} with what the eye would also accept. Always saying natural scores ${number(balanced(constant, isRight), 2)} and ${number(balanced(constant, isAccepted), 2)}.`,
  ].join('\n\n')
}
