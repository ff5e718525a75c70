import { emptyDetails } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'
import { shortOfWish } from './wish-title.ts'

const copper = { primary: 'RAME', secondary: null, intensity: 'intense' } as const

test('a wish out of reach is described as such, with the shade that is reached', () => {
  const details = { ...emptyDetails, history: { ...emptyDetails.history, colourLayers: 'tre-o-piu' as const } }
  const { plan } = analysisOf({
    prima: photoOf(2, natural),
    dopo: photoOf(6, copper),
    hairType: 'colorati',
    condition: 'rovinato',
    details,
  })
  expect(plan.expected.shade).not.toBe(plan.goal.shade)
  expect(shortOfWish(plan)).toContain(`i si ferma a un ${plan.expected.shade}: il ${plan.goal.shade} dell’obiettivo`)
})

test('a wish that is reached has no note', () => {
  expect(shortOfWish(analysisOf({ prima: photoOf(5, natural), dopo: null }).plan)).toBeNull()
})
