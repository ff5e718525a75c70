import { emptyDetails } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'
import { shortOfWish } from './short-of-wish.ts'

const copper = { primary: 'RAME', secondary: null, intensity: 'intense' } as const

test('a wish that needs answers first is described as such, with the shade of the photo', () => {
  const { plan } = analysisOf({ prima: photoOf(2, natural), dopo: photoOf(6, copper), details: emptyDetails })
  expect(plan.expected.shade).not.toBe(plan.goal.shade)
  expect(shortOfWish(plan)).toBe(
    `Oggi si arriva a un ${plan.expected.shade}: la via fino al ${plan.goal.shade} della richiesta si decide quando si conoscono tipologia e stato dei capelli.`,
  )
})

test('a wish that is reached has no note', () => {
  expect(shortOfWish(analysisOf({ prima: photoOf(5, natural), dopo: null }).plan)).toBeNull()
})
