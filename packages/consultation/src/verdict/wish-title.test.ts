import { emptyDetails, planFormula } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { WORKED_CASES } from '../../../colorimetry/src/testing/worked-cases.ts'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'
import { writeAnalysis } from '../write-analysis.ts'
import { wishTitle } from './wish-title.ts'

const copper = { primary: 'RAME', secondary: null, intensity: 'intense' } as const

test('a wish that is reached today is named', () => {
  const analysis = analysisOf({ prima: photoOf(5, natural), dopo: null })
  expect(wishTitle(analysis)).toEqual({ title: `5.0 · ${analysis.colorName}`, isToday: true })
})

test('a wish that today misses is followed by what today reaches', () => {
  const details = { ...emptyDetails, history: { ...emptyDetails.history, colourLayers: 'tre-o-piu' as const } }
  const analysis = analysisOf({
    prima: photoOf(2, natural),
    dopo: photoOf(6, copper),
    hairType: 'colorati',
    condition: 'rovinato',
    details,
  })
  const { goal, expected } = analysis.plan
  expect(wishTitle(analysis)).toEqual({ title: `${goal.shade} · oggi ${expected.shade}`, isToday: false })
})

test('of several sessions today has the shade of the first', () => {
  const all = WORKED_CASES.map(({ situation }) => {
    const plan = planFormula(situation)
    return writeAnalysis({ prima: null, dopo: null, situation, plan, client: null })
  }).filter(({ sessions, plan }) => sessions > 1 && plan.sessions[0]?.goal.level !== plan.goal.level)
  expect(all.length).toBeGreaterThan(0)
  for (const analysis of all) {
    const [wish, today] = wishTitle(analysis).title.split(' · oggi ')
    expect(wish).toBe(analysis.plan.goal.shade)
    expect(today).toMatch(/^\d+\.\d/)
  }
})
