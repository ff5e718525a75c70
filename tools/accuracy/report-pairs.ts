import { deltaE00 } from '../../packages/colorimetry/src/index.ts'
import type { PairCase, PairReading } from './cases.ts'
import { number, percent, table } from './report-table.ts'
import { median, quantile, round, share } from './statistics.ts'

type Both = readonly [PairReading, PairReading]

const bothRead = (cases: readonly PairCase[]): readonly Both[] =>
  cases.flatMap(({ readings: [one, other] }) => (one && other ? [[one, other] as const] : []))

const apart = ([one, other]: Both): number => Math.abs(one.level - other.level)
const wider = ([one, other]: Both): number => Math.max(one.bar, other.bar)

/** A head that was not read twice is not repeated. */
const isRepeated = ({ readings: [one, other] }: PairCase): boolean =>
  !!one && !!other && apart([one, other]) <= 0.5 + 1e-9

const of = (cases: readonly PairCase[], how: PairCase['how']) => cases.filter((one) => one.how === how)

/** How far two readings of one head differ. */
export function pairSection(cases: readonly PairCase[]): string {
  const row = (name: string, own: readonly PairCase[]) => {
    const pairs = bothRead(own)
    const levels = pairs.map(apart)
    const colours = pairs.map(([one, other]) => deltaE00(one.lab, other.lab))
    return [
      name,
      String(own.length),
      String(pairs.length),
      number(median(levels), 2),
      number(quantile(levels, 0.9), 2),
      percent(share(own, isRepeated)),
      percent(share(pairs, (pair) => apart(pair) <= wider(pair))),
      number(median(colours), 2),
      number(quantile(colours, 0.9), 2),
    ]
  }
  const heads = [
    'pairs',
    'heads',
    'both read',
    'levels apart, median',
    '90th percentile',
    'within half a level',
    'inside the bar',
    'ΔE00 median',
    '90th percentile',
  ]
  return [
    '## Repeatability',
    'Two readings of one head, against each other, not against the truth. Path-traced: another lamp of 2,700 to 6,500 K, exposure, side and clothes. Retaken: photographs of the test half beside the same photograph a third of a stop darker, a little warmer, mirrored and four per cent nearer on each side. No two photographs of one person were available, so a real second shot, with other poses and hands, will differ more than the retaken ones. A head that was not read twice is not within half a level.',
    table(heads, [
      row('path-traced, two lamps', of(cases, 'traced')),
      row('photographs, retaken', of(cases, 'retaken')),
    ]),
  ].join('\n\n')
}

/** Of the retaken photographs: their number, and the share that is read within half a level of the first. */
export function pairFigures(cases: readonly PairCase[]) {
  const retaken = of(cases, 'retaken')
  return { heads: retaken.length, withinHalf: round(share(retaken, isRepeated) ?? 0, 2) }
}
