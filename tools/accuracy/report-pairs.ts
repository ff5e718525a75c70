import { deltaE00 } from '../../packages/colorimetry/src/index.ts'
import { fuseLevels } from '../../packages/vision/src/fuse/fuse-levels.ts'
import type { PairCase, PairReading } from './cases.ts'
import { levelSeen, listEyeLabels } from './eye-labels.ts'
import { number, percent, table } from './report-table.ts'
import { median, quantile, round, share } from './statistics.ts'

type Both = readonly [PairReading, PairReading]

const bothRead = (cases: readonly PairCase[]): readonly Both[] =>
  cases.flatMap(({ readings: [one, other] }) => (one && other ? [[one, other] as const] : []))

const apart = ([one, other]: Both): number => Math.abs(one.level - other.level)
const wider = ([one, other]: Both): number => Math.max(one.bar, other.bar)

/** Drawn: one head from the front and from behind under one lamp, by one camera. A head that was not read twice is not repeated. */
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
    'Two readings of one head, against each other, not against the truth. Path-traced: another lamp of 2,700 to 6,500 K, exposure, side and clothes. Retaken: photographs of the test half beside the same photograph a third of a stop darker, a little warmer, mirrored and four per cent nearer on each side. No two photographs of one person were available, so a real second shot, with other poses and hands, will differ more than the retaken ones. Drawn: one head from the front and from behind under one lamp, by one camera. A head that was not read twice is not within half a level.',
    table(heads, [
      row('path-traced, two lamps', of(cases, 'traced')),
      row('photographs, retaken', of(cases, 'retaken')),
      row('drawn, a phone, front and behind', of(cases, 'phone')),
      row('drawn, 2,800–7,500 K, front and behind', of(cases, 'any-light')),
    ]),
  ].join('\n\n')
}

/** Of the retaken photographs: their number, and the share that is read within half a level of the first. */
export function pairFigures(cases: readonly PairCase[]) {
  const retaken = of(cases, 'retaken')
  return { heads: retaken.length, withinHalf: round(share(retaken, isRepeated) ?? 0, 2) }
}

/** Two photos of a head and their fused reading; the truth is null where nothing is known of it. */
type Fused = {
  readonly both: Both
  readonly truth: number | null
  readonly together: ReturnType<typeof fuseLevels>
}

/** What a second photo of a head gains over one. */
export function fusedSection(cases: readonly PairCase[]): string {
  const seen = new Map(listEyeLabels().map((label) => [label.photo, levelSeen(label)]))
  const fusedOf = (how: PairCase['how']): readonly Fused[] =>
    of(cases, how).flatMap(({ name, trueLevel, readings: [one, other] }) => {
      if (!one || !other) return []
      const together = fuseLevels([one, other].map(({ level, bar }) => ({ level, levelError: bar })))
      return [{ both: [one, other] as const, truth: trueLevel ?? seen.get(name) ?? null, together }]
    })
  const row = (name: string, pairs: readonly Fused[]) => {
    const alone = pairs.flatMap(({ both, truth }) =>
      both.map(({ level, bar }) => ({ bar, off: truth === null ? null : level - truth })),
    )
    const together = pairs.map(({ together: { level, levelError: bar }, truth }) => ({
      bar,
      off: truth === null ? null : level - truth,
    }))
    const columns = [alone, together].map((readings) => {
      const known = readings.flatMap(({ bar, off }) => (off === null ? [] : [{ bar, off: Math.abs(off) }]))
      return {
        mean: number(mean(known.map(({ off }) => off)), 2),
        ninety: number(
          quantile(
            known.map(({ off }) => off),
            0.9,
          ),
          2,
        ),
        bar: number(median(readings.map(({ bar }) => bar)), 2),
        inside: percent(share(known, ({ bar, off }) => off <= bar + 1e-9)),
      }
    })
    const cells = (['mean', 'ninety', 'bar', 'inside'] as const).flatMap((key) => columns.map((one) => one[key]))
    return [name, String(pairs.length), ...cells, percent(share(pairs, (one) => one.together.isDisputed))]
  }
  const [phone, anyLight] = [fusedOf('phone'), fusedOf('any-light')]
  const twice = (name: string) => [`${name}, one`, 'two']
  const heads = [
    'pairs',
    'read twice',
    ...twice('mean error of the level'),
    ...twice('90th percentile'),
    ...twice('bar'),
    ...twice('inside the bar'),
    'contradict',
  ]
  const shared = [phone, anyLight].map((pairs) => number(sharedPart(pairs), 2)).join(' and ')
  return [
    '## Two photos of one head',
    `The same pairs, one photo alone beside both together. Each photo weighs by the inverse of its own variance; what both share stays in the bar. Of the squared error of drawn heads the share that both photos of a head have in common is ${shared} (a phone; 2,800–7,500 K); 0.75 is assumed, so that no bar is narrower than the error. Under one lamp a second photo is therefore worth little: it finds mistakes of one photo, and says where the head is not one colour. Photographs: against the level named by eye; a retake shares nearly everything with the first. Path-traced pairs have no known level here, and another lamp each, which is why they contradict each other most.`,
    table(heads, [
      row('drawn, a phone', phone),
      row('drawn, 2,800–7,500 K', anyLight),
      row('photographs, retaken', fusedOf('retaken')),
      row('path-traced, two lamps', fusedOf('traced')),
    ]),
  ].join('\n\n')
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Correlation of the errors of two photos of one head, about zero. */
function sharedPart(pairs: readonly Fused[]): number | null {
  const errors = pairs.flatMap(({ both: [one, other], truth }) =>
    truth === null ? [] : [[one.level - truth, other.level - truth] as const],
  )
  const common = mean(errors.map(([one, other]) => one * other))
  const whole = mean(errors.map(([one, other]) => (one * one + other * other) / 2))
  return common === null || whole === null ? null : common / whole
}
