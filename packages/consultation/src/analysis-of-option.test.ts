import { planFormula } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitrarySituation } from '../../colorimetry/src/testing/arbitrary-situation.ts'
import { analysisAsText } from './analysis-as-text.ts'
import { analysisOfOption } from './analysis-of-option.ts'
import type { AnalysisResult } from './analysis-result.ts'
import { duration } from './italian.ts'
import { writeAnalysis } from './write-analysis.ts'

/** Analyses that offer a choice, whatever the situation. */
const analyses: readonly AnalysisResult[] = fc
  .sample(arbitrarySituation, { seed: testSeed, numRuns: cases({ gate: 200, prove: 10_000 }) })
  .map((situation) => writeAnalysis({ prima: null, dopo: null, situation, plan: planFormula(situation), client: null }))
  .filter(({ options }) => options.length > 0)

const others = analyses.flatMap((result) =>
  result.options.filter(({ id }) => id !== 'equilibrata').map((option) => ({ result, option })),
)

const bleaches = ({ fasi_operative, nextSessions }: Pick<AnalysisResult, 'fasi_operative' | 'nextSessions'>) =>
  [...fasi_operative, ...nextSessions.flatMap((session) => session.fasi_operative)].some(({ titolo }) =>
    titolo.startsWith('Decolorazione'),
  )

describe('the analysis of an option', () => {
  test('the option tests have enough cases, some with later sessions', () => {
    expect(others.length).toBeGreaterThan(20)
    expect(others.some(({ option }) => option.nextSessions.length > 0)).toBe(true)
  })

  test('the balanced or a missing option gives the archived analysis', () => {
    for (const result of analyses) {
      expect(analysisOfOption(result, 'equilibrata')).toBe(result)
      const own = result.options.find(({ id }) => id === 'equilibrata')
      expect(own).toMatchObject({
        colorName: result.colorName,
        shade: result.shade,
        hex: result.colorCode,
        sedute: result.sessions,
        minuti: result.totalMinutes,
        fasi_operative: result.fasi_operative,
        nextSessions: result.nextSessions,
      })
    }
    const [first] = analyses
    expect(first && analysisOfOption({ ...first, options: [] }, 'decisa').colorName).toBe(first?.colorName)
  })

  test('the analysis of an option has its colour, work and times everywhere', () => {
    for (const { result, option } of others) {
      const chosen = analysisOfOption(result, option.id)
      const planned = result.plan.options.find(({ id }) => id === option.id)
      expect(option.shade).toBe(planned?.expected.shade)
      expect(chosen).toMatchObject({
        colorName: option.colorName,
        colorCode: option.hex,
        multiColors: [option.hex],
        level: planned?.expected.level,
        shade: option.shade,
        totalMinutes: option.minuti,
        sessions: option.sedute,
        fasi_operative: option.fasi_operative,
        nextSessions: option.nextSessions,
        formula: { fasi_operative: option.fasi_operative, time: duration(option.minuti) },
        analysis: { fasi_operative: option.fasi_operative, multiColors: [option.hex] },
        plan: { sessions: planned?.sessions },
      })
      expect(chosen.toneShares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  test('the analysis of an option names its process', () => {
    const plain = others.filter(({ option }) => !bleaches(option))
    expect(plain.length).toBeGreaterThan(0)
    for (const { result, option } of plain)
      expect(analysisOfOption(result, option.id).analysis.riassunto.tecnica).not.toMatch(/decolorazione/i)
    for (const { result, option } of others.filter(({ option }) => bleaches(option)))
      expect(analysisOfOption(result, option.id).processLabel).not.toBe('Colorazione Diretta')
  })

  test('the text file of an option contains nothing of the formula it replaces', () => {
    for (const { result, option } of others) {
      const text = analysisAsText(analysisOfOption(result, option.id))
      expect(text).toContain(option.colorName.toUpperCase())
      for (const [index, phase] of option.fasi_operative.entries())
        expect(text).toContain(`FASE ${index + 1} - ${phase.titolo}`)
      for (const { titolo } of option.nextSessions) expect(text).toContain(titolo.toUpperCase())
      expect(text.match(/^FASE \d+ - /gm)).toHaveLength(option.fasi_operative.length)
      expect(text).not.toContain(result.analysis.transformationStrategy)
      expect(text).not.toContain(result.analysis.riassunto.testo)
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]]|\.\./)
    }
  })
})
