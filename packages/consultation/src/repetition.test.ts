import { planFormula } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { WORKED_CASES } from '../../colorimetry/src/testing/worked-cases.ts'
import type { AnalysisResult } from './analysis-result.ts'
import { writtenReasons } from './words/reasons/index.ts'
import { writeAnalysis } from './write-analysis.ts'

/** The texts of a consultation; the technique's name and the phases are no prose. */
const SECTIONS = [
  'colorimetricAnalysis',
  'technicalAssessment',
  'transformationStrategy',
  'professionalAdvice',
  'hairConditionAnalysis',
  'riskAssessment',
  'alternativeOptions',
  'maintenanceAdvice',
  'additionalNotes',
] as const satisfies readonly (keyof AnalysisResult['analysis'])[]

/** Rule of the legal warnings, whose wording is prescribed. */
const LAW = '4.4'
const lawful = new Set(
  WORKED_CASES.flatMap(({ situation }) => writtenReasons(planFormula(situation).warnings))
    .filter(({ regola }) => regola === LAW)
    .map(({ testo }) => testo),
)

/** Texts that are always the same: legal warnings, and numbered bowls. */
const isFixed = (line: string): boolean => lawful.has(line) || /^\d+\. /.test(line)

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '' && !isFixed(line))
const sentencesOf = (text: string): readonly string[] =>
  linesOf(text).flatMap((line) => line.split(/(?<=[.:]) (?=\p{Lu})/u))

const consultations = WORKED_CASES.map(({ id, situation }) => {
  const { analysis } = writeAnalysis({
    prima: null,
    dopo: null,
    situation,
    plan: planFormula(situation),
    client: null,
  })
  return { id, analysis }
})

const pairs = consultations.flatMap((one, i) => consultations.slice(i + 1).map((other) => ({ one, other })))

const sentences = ({ analysis }: (typeof consultations)[number]): ReadonlySet<string> =>
  new Set(SECTIONS.flatMap((section) => sentencesOf(analysis[section])))

/** Share of the shorter consultation that the other contains word for word. */
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const same = [...one].filter((sentence) => other.has(sentence)).length
  return same / Math.min(one.size, other.size)
}

describe('consultations for different heads', () => {
  test('the compared consultations are enough and long enough', () => {
    expect(consultations.length).toBeGreaterThanOrEqual(20)
    for (const each of consultations) expect(sentences(each).size).toBeGreaterThan(12)
  })

  test('consultations for different heads rarely share a sentence', () => {
    const shares = pairs.map(({ one, other }) => ({
      pair: `${one.id} and ${other.id}`,
      share: shared(sentences(one), sentences(other)),
    }))
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length
    const worst = shares.reduce((most, next) => (next.share > most.share ? next : most))
    expect(mean).toBeLessThan(0.12)
    expect(worst.share, worst.pair).toBeLessThan(0.5)
  })

  test.each(SECTIONS)(
    'consultations for different heads never share a whole text for %s longer than two sentences',
    (section) => {
      const repeated = pairs
        .filter(
          ({ one, other }) =>
            sentencesOf(one.analysis[section]).length > 2 && one.analysis[section] === other.analysis[section],
        )
        .map(({ one, other }) => `${one.id} and ${other.id}: ${one.analysis[section]}`)
      expect(repeated).toEqual([])
    },
  )
})
