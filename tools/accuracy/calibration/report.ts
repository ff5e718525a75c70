import { number, percent, table } from '../report-table.ts'
import { median, quantile, share } from '../statistics.ts'
import { NEUTRAL, PLACE_LIGHTS } from './place-lights.ts'
import type { CalibrationCase, Miss } from './try-calibration.ts'

type Compared = CalibrationCase & { readonly calibrated: Miss }

const isCompared = (one: CalibrationCase): one is Compared => one.calibrated !== null
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
const size = ({ level }: Miss) => Math.abs(level)

/** The page of docs/calibration.md. */
export function calibrationReport(cases: readonly CalibrationCase[]): string {
  const of = (kind: CalibrationCase['kind']) => cases.filter((one) => one.kind === kind)
  const inOther = (kind: CalibrationCase['kind']) => of(kind).filter(({ light }) => light !== NEUTRAL.name)
  return `# Calibration by a ring of swatches

Written by \`npm run accuracy:calibration\`; do not edit. Every case is in \`calibration.json\`.

A salon photographs its ring of natural levels where it photographs its clients, with the same phone, and names the swatches
(\`packages/vision/src/calibration\`). The ring gives the light and exposure of that place; an increasing curve then maps the
measured level to the named level. Below, ring and head are photographed in the same of twelve lights. Levels are compared
with the known level of rendered heads, and with the level judged by eye of photographs.

Aim: the level error at least halved against the uncalibrated reading in the same light. There are two possible errors; both are
reported. Literally, it is the first: **missed on photographs**, reached on rendered heads. A ring can only reduce the second.
Most of the first error of photographs exists in neutral light already (tables by light, first row): heads whose photograph differs
from their level, and judgements by eye, which are exact to half a level. No ring in the simulated light removes that.

- Against the known level, or the level judged by eye. ${verdicts((kind) => verdict(inOther(kind), ({ level }) => level))}.
- Against the same head in neutral light: the error that the light alone adds. ${verdicts((kind) => verdict(inOther(kind), ({ moved }) => moved))}.

${table(
  HEAD,
  KINDS.map((kind) => row(kind.title.toLowerCase(), inOther(kind.of))),
)}

'Moved by the light': difference from the level of the same head in neutral light, read the same way. Neutral light itself
counts only there. Nothing was fitted to these heads; how much heads vary beyond swatches is an estimate from a first run on the
fit half, which was not repeated after its last change.

- **Rendered heads**: \`tools/scenes\`, natural and dyed, by a camera that adds contrast and saturation; a rendered ring by the same camera.
- **Photographs, rendered ring**: every head of the test half in two of the lights. The ring is in the simulated light of the
  photograph, not in the light and exposure in which it was taken. So the error of the original photograph remains, and only the
  error added by the light can be removed.
- **Photographs, ring of the studio**: heads of two studios. A swatch is the hair of all heads of one level of the fit half,
  photographed in the same studio; the heads read are those of the test half. It is the closest to a salon's own ring, although hair
  of heads differs more than swatches do: the heads of one studio are inconsistent, and their ring is refused in every light.
- **Bright light** can become worse. The original photographs read too dark; the simulated light happens to correct that,
  and the ring removes it. Besides, the lightest swatches are burnt out there, and the curve ends below them.

These figures do not cover a phone that sets its exposure for each picture: the swatches then give the colour of the light, but its
intensity only as far as the exposure is repeated.

## Rendered heads by light

${byLight(of('scene'))}

## Photographs by light, rendered ring

${byLight(of('photo'))}

## Photographs by light, ring of the studio

${byLight(of('studio'))}
`
}

const KINDS = [
  { title: 'Rendered heads', of: 'scene' },
  { title: 'Photographs, rendered ring', of: 'photo' },
  { title: 'Photographs, ring of the studio', of: 'studio' },
] as const

const verdicts = (of: (kind: CalibrationCase['kind']) => string): string =>
  KINDS.map((kind) => `${kind.title}: ${of(kind.of)}`).join('; ')

/** Whether the mean error is at most half of the uncalibrated one; an error that is null does not count. */
function verdict(cases: readonly CalibrationCase[], errorOf: (miss: Miss) => number | null): string {
  const compared = cases.filter(isCompared)
  const ofSize = (misses: readonly Miss[]) =>
    mean(misses.flatMap((miss) => errorOf(miss) ?? []).map((error) => Math.abs(error))) ?? 0
  const [from, to] = [
    ofSize(compared.map(({ uncalibrated }) => uncalibrated)),
    ofSize(compared.map(({ calibrated }) => calibrated)),
  ]
  return to <= from / 2 ? 'reached' : 'missed'
}

const HEAD = [
  '',
  'readings',
  'level error',
  'calibrated',
  'ratio',
  '90th percentile',
  'calibrated',
  'moved by the light',
  'calibrated',
  'ratio',
  'inside the bar',
  'calibrated',
  'bar',
  'calibrated',
  'ring refused',
]

function byLight(cases: readonly CalibrationCase[]): string {
  return table(
    HEAD,
    [NEUTRAL, ...PLACE_LIGHTS].map(({ name }) =>
      row(
        name,
        cases.filter(({ light }) => light === name),
      ),
    ),
  )
}

/** Errors where the ring was accepted, and how many readings had none. */
function row(name: string, cases: readonly CalibrationCase[]): readonly string[] {
  const compared = cases.filter(isCompared)
  const [before, after] = [compared.map((one) => one.uncalibrated), compared.map((one) => one.calibrated)]
  const quotient = (to: number | null, from: number | null) => percent(from && to !== null ? to / from : null)
  const ofSize = (misses: readonly Miss[]) => mean(misses.map(size))
  const ofMove = (misses: readonly Miss[]) =>
    mean(misses.flatMap(({ moved }) => (moved === null ? [] : [Math.abs(moved)])))
  const isInside = (miss: Miss) => size(miss) <= miss.bar + 1e-9
  return [
    name,
    String(cases.length),
    number(ofSize(before), 2),
    number(ofSize(after), 2),
    quotient(ofSize(after), ofSize(before)),
    number(quantile(before.map(size), 0.9), 2),
    number(quantile(after.map(size), 0.9), 2),
    number(ofMove(before), 2),
    number(ofMove(after), 2),
    quotient(ofMove(after), ofMove(before)),
    percent(share(before, isInside)),
    percent(share(after, isInside)),
    number(median(before.map(({ bar }) => bar)), 2),
    number(median(after.map(({ bar }) => bar)), 2),
    String(cases.length - compared.length),
  ]
}
