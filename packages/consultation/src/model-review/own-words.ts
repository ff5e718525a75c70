import { parseShade, type ToneName, ZONES } from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'
import type { Case } from '../sections/case.ts'
import { type NumberInText, numbersInText, type Unit } from './numbers-in-text.ts'

/** Numbers, colours and words of our analysis of a case, which a model's text may use. */
export type OwnWords = {
  readonly text: string
  readonly numbers: ReadonlyMap<Unit | null, readonly number[]>
  /** Upper case, with the #. */
  readonly hexes: ReadonlySet<string>
  /** Measured, wished, promised, or in a bowl. */
  readonly tones: ReadonlySet<ToneName>
}

/** Collects the words of our analysis without its options, whose numbers are not those of the formula. */
export function ownWords(own: AnalysisResult, hair: Case): OwnWords {
  const { analysis, formula, warnings, nextSessions, multiColors, colorCode } = own
  const text = stringsOf({ analysis, formula, warnings, nextSessions }).join('\n')
  const readings = [hair.prima, hair.dopo].filter((reading) => reading !== null)
  const measured = readings.flatMap(({ hex, palette, zones: { roots, lengths, ends } }) => [
    hex,
    ...palette.map((colour) => colour.hex),
    ...[roots, lengths, ends].flatMap((zone) => zone?.hex ?? []),
  ])
  const numbers = [...numbersInText(text), ...measuredLevels(hair)]
  return {
    text,
    numbers: new Map(
      [...Map.groupBy(numbers, ({ unit }) => unit)].map(([unit, list]) => [unit, list.map(({ value }) => value)]),
    ),
    hexes: new Set([...measured, ...multiColors, ...[colorCode].flat()]),
    tones: tonesOf(hair),
  }
}

const measuredLevels = ({ prima, dopo, situation }: Case): NumberInText[] => {
  const readings = [prima, dopo].filter((reading) => reading !== null)
  const levels = [
    ...readings.flatMap(({ level, zones: { roots, lengths, ends } }) => [
      level,
      roots?.level,
      lengths?.level,
      ends?.level,
    ]),
    ...ZONES.map((zone) => situation.current[zone].level),
  ]
  return levels.flatMap((value) => (value === undefined ? [] : [{ raw: '', value, unit: 'level' as const }]))
}

function tonesOf({ prima, dopo, situation, plan }: Case): ReadonlySet<ToneName> {
  const readings = [prima, dopo].filter((reading) => reading !== null)
  const products = plan.sessions.flatMap(({ phases }) => phases).flatMap((phase) => phase.products)
  const tones = [
    ...readings.flatMap(({ tone, zones: { roots, lengths, ends } }) => [tone, roots?.tone, lengths?.tone, ends?.tone]),
    ...ZONES.flatMap((zone) => [situation.current[zone].tone, situation.goal.zones[zone].tone]),
    ...products.map(({ shade }) => (shade === null ? undefined : parseShade(shade)?.tone)),
    plan.goal.tone,
    plan.expected.tone,
  ]
  return new Set(tones.flatMap((tone) => (tone ? [tone.primary, ...(tone.secondary ? [tone.secondary] : [])] : [])))
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}
