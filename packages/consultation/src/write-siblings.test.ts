import { emptyDetails } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import type { AnalysisResult } from './analysis-result.ts'
import { analysisOf, natural, photoOf } from './testing/analyses.ts'
import { withSibling } from './with-sibling.ts'
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
const record = { analysis, siblings, chosenOption: 'prudente' as const }

describe('the siblings of an analysis', () => {
  test('say what each formula is for, and which one is shown', () => {
    expect(siblings.map(({ id }) => id)).toEqual(['hairType', 'condition'])
    const [types] = siblings
    expect(types?.risposte.map(({ testo, vale }) => [testo, vale])).toEqual([
      ['Naturali', 'Vale per capelli naturali in buono stato.'],
      ['Colorati', 'Vale per capelli già colorati in buono stato.'],
      ['Con mèches', 'Vale per capelli con mèches in discreto stato.'],
      ['Decolorati', 'Vale per capelli decolorati in discreto stato.'],
      ['Permanentati', 'Vale per capelli permanentati in buono stato.'],
    ])
    for (const { risposte } of siblings)
      expect(risposte.filter(({ isShown }) => isShown)).toMatchObject([{ answer: null, formula: null }])
  })

  test('say that only the ends were lightened', () => {
    const seen = { ...photoOf(3.2, natural, 5.5), technique: null }
    const gold = { primary: 'DORATO', secondary: null, intensity: 'full' } as const
    const prima = { ...seen, zones: { ...seen.zones, ends: photoOf(5.5, gold) } }
    const [types] = writeSiblings({ ...analysisOf({ prima, dopo: null, ...open }), declared: open })
    expect(types?.risposte.find(({ isShown }) => isShown)?.vale).toBe(
      'Vale per capelli naturali con le punte schiarite in discreto stato.',
    )
  })

  test('have the formula that covers the white hair of the photo, which is first asked about', () => {
    const prima = { ...photoOf(4.2, natural), whiteShare: 0.5 }
    const white = { ...open, base: null }
    const asked = { ...analysisOf({ prima, dopo: photoOf(3.6, natural), ...white }), declared: white }
    const texts = JSON.stringify(asked.analysis)
    expect(asked.analysis.transformationStrategy.split('\n')[0]).toContain(
      'I bianchi, circa il 50% se non sono luce o schiariture',
    )
    expect(asked.analysis.riassunto.testo).toMatch(
      /^I bianchi della foto, se non sono luce o schiariture, oggi si colorano solo in parte/,
    )
    expect(texts).not.toMatch(/già quello voluto|coincidono già: si lavora/)
    const wishes = writeSiblings(asked)
    const group = wishes.find(({ id }) => id === 'whiteWish')
    expect(group?.risposte.map(({ testo, isShown }) => [testo, isShown])).toContainEqual(['Da chiedere', true])
    const shown = withSibling({ analysis: asked, siblings: wishes, chosenOption: null }, 'whiteWish', 'coprire')
    expect(shown.analysis.declared?.details.white?.wish).toBe('coprire')
    expect(shown.analysis.analysis.transformationStrategy).not.toMatch(/restano scoperti|solo in parte/)
    expect(shown.analysis.plan.sessions[0]?.phases[0]).toMatchObject({ kind: 'colour', developer: { volume: 20 } })
  })

  test('have the formula and texts of the same hair declared', () => {
    const declared = { ...open, hairType: 'colorati' } as const
    const { analysis: shown, chosenOption } = withSibling(record, 'hairType', 'colorati')
    expect(chosenOption).toBeNull()
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
    const there = withSibling(record, 'hairType', 'decolorati')
    const [types, conditions] = there.siblings
    expect(types?.risposte.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(['decolorati'])
    // They were planned for natural hair.
    expect(conditions?.risposte.every(({ isShown, formula }) => !isShown && formula === null)).toBe(true)
    expect(withSibling(there, 'condition', 'rovinato')).toBe(there)
    const back = withSibling(there, 'hairType', 'naturale')
    expect({ ...back.analysis, questions: [] }).toEqual({ ...analysis, questions: [], corrections: undefined })
    expect(withSibling(back, 'hairType', 'naturale')).toBe(back)
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
    const erased = { code: 'health-removed', rule: 'F1', values: {} } as const
    expect(writeSiblings({ ...analysis, plan: { ...plan, warnings: [erased] } })).toEqual([])
    const grey = { ...photos.prima, quality: [{ code: 'no-colour', severity: 'problem' } as const] }
    expect(writeSiblings({ ...analysis, prima: grey })).toEqual([])
  })
})
