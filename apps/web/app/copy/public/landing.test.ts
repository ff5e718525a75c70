import { brands } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { landingCopy } from './landing.ts'

test('the landing page names the brands that the salon can choose', () => {
  expect(landingCopy.brands.names).toEqual(brands.map(({ name }) => name))
})
