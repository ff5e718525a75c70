import { emptyDetails, planFormula } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { WORKED_CASES } from '../../../colorimetry/src/testing/worked-cases.ts'
import { analysisOf, natural, photoOf, tones } from '../testing/analyses.ts'
import { stopsOfWork } from './stops-of-work.ts'

test('tests and questions that stop the work are two short lines', () => {
  const { plan } = analysisOf({
    prima: photoOf(5, natural),
    dopo: photoOf(7, tones[2] ?? natural),
    details: emptyDetails,
  })
  expect(stopsOfWork(plan)).toEqual([
    expect.stringMatching(/^Test di sensibilità 48 ore prima, negativo; prova su ciocca, \d+ minuti\.$/),
    'Prima di iniziare chiedi di henné, sali metallici, età, allergie, cute, elasticità.',
  ])
})

test('no plan has more than two lines, and each question has a short name', () => {
  const plans = WORKED_CASES.map(({ situation }) => planFormula(situation))
  expect(plans.length).toBeGreaterThan(20)
  for (const plan of plans) {
    const lines = stopsOfWork(plan)
    expect(lines.length).toBeLessThanOrEqual(2)
    const asked = String(plan.warnings.find(({ code }) => code === 'safety-questions')?.values.asked ?? '')
    const questions = lines.find((line) => line.startsWith('Prima di iniziare'))?.split(', ') ?? []
    if (asked !== '') expect(questions).toHaveLength(asked.split(' ').length)
  }
})
