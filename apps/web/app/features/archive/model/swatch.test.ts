import { describe, expect, test } from 'vitest'
import { FALLBACK_COLOUR } from './colour-names.ts'
import { colourOf, swatchColours } from './swatch.ts'

describe('colourOf', () => {
  test.each([
    ['#b5562b', '#B5562B'],
    ['6.44 (#B5562B)', '#B5562B'],
    ['rgb(181, 86, 43)', 'rgb(181, 86, 43)'],
    ['Biondo chiarissimo', '#D9B36C'],
    ['Castano cioccolato', '#6B4A34'],
    ['light blue', '#7FB4D9'],
    ['Dark blue', '#31477F'],
    ['Rosso ramato', '#A6472B'],
    ['Violet', '#8B5FBF'],
  ])('%s is %s', (text, colour) => {
    expect(colourOf(text)).toBe(colour)
  })

  test.each(['', '#B5562', '6.44', 'rgb(1,2)', 'url(javascript:alert(1))', 'rgb(1,2,3);background:url(x)'])(
    '%s is no colour',
    (text) => {
      expect(colourOf(text)).toBeNull()
    },
  )
})

describe('swatchColours', () => {
  const item = { colorName: 'Biondo dorato', colorCode: '7.3', multiColors: [] as string[] }

  test('a hex inside the code wins over the name', () => {
    expect(swatchColours({ ...item, colorCode: '7.3 #C89B5A' })).toEqual(['#C89B5A'])
  })
  test('without one the name is guessed', () => {
    expect(swatchColours(item)).toEqual(['#D9B36C'])
  })
  test('an unknown name is purple', () => {
    expect(swatchColours({ ...item, colorName: 'Sogno d’estate' })).toEqual([FALLBACK_COLOUR])
  })
  test('several colours are kept in their order', () => {
    expect(swatchColours({ ...item, multiColors: ['#111111', 'biondo'] })).toEqual(['#111111', '#D9B36C'])
    expect(swatchColours({ ...item, colorCode: ['#111111', '#222222'] })).toEqual(['#111111', '#222222'])
  })
})
