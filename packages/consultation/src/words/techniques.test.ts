import { TECHNIQUE_IDS } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { techniqueName } from './techniques.ts'

/** Product specification, section 9; 'Foilage' there is 'Foilyage' in section 4 and in all our texts. */
const LANDING_PAGE = [
  ...['Air Touch', 'Balayage', 'Ombré', 'Sombré', 'Tortoiseshell', 'Color Melting', 'Ribbon Highlights', 'Pintura'],
  ...['Splashlight', 'Babylights', 'Foilyage', 'Flamboyage', 'Ecaille', 'Bronde', 'Lived-in Color', 'Root Smudge'],
]

test('more than thirty techniques have names, including those of the landing page [R9-009]', () => {
  const names = TECHNIQUE_IDS.map(techniqueName)
  expect(new Set(names).size).toBeGreaterThan(30)
  expect(names).toEqual(expect.arrayContaining(LANDING_PAGE))
})
