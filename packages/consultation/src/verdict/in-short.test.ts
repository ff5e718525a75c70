import { planFormula } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { WORKED_CASES } from '../../../colorimetry/src/testing/worked-cases.ts'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'
import { writeAnalysis } from '../write-analysis.ts'
import { inShort } from './in-short.ts'

test('each tab has one text of at most 120 words, without numbers of the scale of lightness or rules', () => {
  const all = WORKED_CASES.map(({ situation }) =>
    inShort(writeAnalysis({ prima: null, dopo: null, situation, plan: planFormula(situation), client: null })),
  )
  expect(all.length).toBeGreaterThan(20)
  for (const text of all.flatMap(({ why, care }) => [why, care])) {
    expect(text).not.toBe('')
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(120)
    expect(text).not.toMatch(/L\*|Regola|mancano \d+ risposte/i)
  }
})

test('the reading in short names both photos', () => {
  const { reading } = inShort(analysisOf({ prima: photoOf(5, natural), dopo: photoOf(7, natural) }))
  expect(reading).toMatch(/^Foto Prima: .+\nFoto Dopo: /)
  expect(reading.split(/\s+/).length).toBeLessThanOrEqual(120)
})
