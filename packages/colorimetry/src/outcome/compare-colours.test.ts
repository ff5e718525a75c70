import { expect, test } from 'vitest'
import { labOf, NATURAL_TONE, plainTone } from '../colour/tone.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { compareColours } from './compare-colours.ts'

const natural = (level: number) => labOf(level, NATURAL_TONE)
const shade = (level: number, tone: ToneName) => labOf(level, plainTone(tone))

test.each([
  ['half a level lighter', natural(7), natural(7.5), 0.5, 'none'],
  ['a level darker', natural(7), natural(6), -1, 'none'],
  ['warmer', natural(7), shade(7, 'DORATO'), 0, 'warmer'],
  ['cooler', shade(7, 'RAME'), natural(7), 0, 'cooler'],
  ['another reflect', shade(7, 'DORATO'), shade(7, 'RAME'), 0, 'other'],
  ['stronger', shade(7, 'RAME'), labOf(7, { primary: 'RAME', secondary: null, intensity: 'intense' }), 0, 'stronger'],
] as const)('a colour is %s', (_, sought, found, levels, reflect) => {
  expect(compareColours(sought, found)).toMatchObject({ levels, reflect })
})

test('colours without a visible difference do not differ, even across the border of two names', () => {
  const [l, a, b] = shade(7, 'DORATO')
  expect(compareColours([l, a, b], [l + 1, a + 1, b + 1])).toMatchObject({ levels: 0, reflect: 'none' })
  expect(compareColours([l, a, b], [l, a, b]).distance).toBe(0)
})
