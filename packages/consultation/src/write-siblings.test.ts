import { emptyDetails } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { analysisOfSibling } from './analysis-of-sibling.ts'
import type { AnalysisResult } from './analysis-result.ts'
import { analysisOf, natural, photoOf } from './testing/analyses.ts'
import { writeSiblings } from './write-siblings.ts'

const photos = { prima: photoOf(5, natural), dopo: photoOf(7, natural) }
const open = { hairType: null, base: 'livello5', condition: null, details: emptyDetails } as const
/** An archived analysis. */
const archived = (declared: AnalysisResult['declared'] = open): AnalysisResult => ({
  ...analysisOf({ ...photos, ...declared }),
  declared,
})
const analysis = archived()
const siblings = writeSiblings(analysis)

describe('the siblings of an analysis', () => {
  test('say what each formula is for, and which one is shown', () => {
    expect(siblings.map(({ domanda }) => domanda)).toEqual(['Che capelli sono?', 'In che stato sono?'])
    const [types] = siblings
    expect(types?.risposte.map(({ testo, vale }) => [testo, vale])).toEqual([
      ['Naturali', 'Vale per capelli naturali in buono stato.'],
      ['Colorati', 'Vale per capelli già colorati in buono stato.'],
      ['Con mèches', 'Vale per capelli con mèches in discreto stato.'],
      ['Decolorati', 'Vale per capelli decolorati in discreto stato.'],
      ['Permanentati', 'Vale per capelli permanentati in buono stato.'],
    ])
    for (const { risposte } of siblings)
      expect(risposte.filter(({ formula }) => formula === null)).toMatchObject([{ answer: null }])
  })

  test('have the formula and texts of the same hair declared', () => {
    const declared = { ...open, hairType: 'colorati' } as const
    const { analysis: shown } = analysisOfSibling({ analysis, siblings }, 'hairType', 'colorati')
    const { options: _, questions, plan, ...rest } = archived(declared)
    const { alternativeOptions, ...texts } = rest.analysis
    expect(shown).toMatchObject({ ...rest, options: [], analysis: texts, plan: { ...plan, options: [] } })
    // The other options are alternatives.
    expect(alternativeOptions).not.toBe(shown.analysis.alternativeOptions)
    expect(shown.questions.map(({ id }) => id)).toEqual(
      analysis.questions.map(({ id }) => id).filter((id) => id !== 'hairType'),
    )
    expect(shown.questions.flatMap(({ risposte }) => risposte).every(({ effetto }) => effetto === '')).toBe(true)
  })

  test('lead back to the formula that was shown first', () => {
    const there = analysisOfSibling({ analysis, siblings }, 'hairType', 'decolorati')
    expect(there.siblings).toHaveLength(1)
    expect(there.siblings[0]?.risposte.find(({ formula }) => formula === null)?.id).toBe('decolorati')
    const back = analysisOfSibling(there, 'hairType', 'naturale')
    expect({ ...back.analysis, questions: [] }).toEqual({ ...analysis, questions: [], corrections: undefined })
    expect(analysisOfSibling(back, 'hairType', 'naturale')).toEqual(back)
    expect(analysisOfSibling(there, 'condition', 'rovinato')).toEqual(there)
  })

  test('exist only for questions that were open before the result', () => {
    const idsOf = (declared: Partial<NonNullable<AnalysisResult['declared']>>) =>
      writeSiblings(archived({ ...open, ...declared })).map(({ id }) => id)
    expect(idsOf({ hairType: 'colorati', condition: 'buono' })).toEqual([])
    expect(idsOf({ hairType: 'colorati' })).toEqual(['condition'])
    expect(idsOf({ hairType: 'colorati', answeredHere: ['hairType'] })).toEqual(['hairType', 'condition'])
  })

  test('do not exist where an analysis is not planned again', () => {
    const { decidedBy, plan } = analysis
    expect(writeSiblings({ ...analysis, declared: undefined })).toEqual([])
    expect(writeSiblings({ ...analysis, decidedBy: { ...decidedBy, formula: 'modello' } })).toEqual([])
    expect(writeSiblings({ ...analysis, decidedBy: { ...decidedBy, sections: ['maintenanceAdvice'] } })).toEqual([])
    const erased = { code: 'health-removed', rule: 'F1', values: {} } as const
    expect(writeSiblings({ ...analysis, plan: { ...plan, warnings: [erased] } })).toEqual([])
    const grey = { ...photos.prima, quality: [{ code: 'no-colour', severity: 'problem' } as const] }
    expect(writeSiblings({ ...analysis, prima: grey })).toEqual([])
  })
})
