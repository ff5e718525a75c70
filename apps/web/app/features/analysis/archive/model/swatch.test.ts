import { describe, expect, test } from 'vitest'
import { colourOf, detailSwatch, FALLBACK_COLOUR, listSwatch } from './swatch.ts'

describe('colourOf', () => {
  test.each([
    ['#b5562b', '#B5562B'],
    ['6.44 (#B5562B)', '#B5562B'],
    ['rgb(181, 86, 43)', 'rgb(181, 86, 43)'],
    ['RGB(181 86 43 / 50%)', 'rgb(181 86 43 / 50%)'],
    ['rgba(181,86,43,0.5)', 'rgba(181,86,43,0.5)'],
    ['Biondo chiarissimo', '#D9B36C'],
    ['Castano cioccolato', '#6B4A34'],
    ['light blue', '#7FB4D9'],
    ['Dark blue', '#31477F'],
    ['Rosso ramato', '#A6472B'],
    ['Violet', '#8B5FBF'],
  ])('the colour of %s is %s', (text, colour) => {
    expect(colourOf(text)).toBe(colour)
  })

  test.each(['', '#B5562', '#B5562B7', '6.44', 'rgb(1,2)', 'url(javascript:alert(1))', 'rgb(1,2,3);background:url(x)'])(
    '%s is no colour',
    (text) => {
      expect(colourOf(text)).toBeNull()
    },
  )
})

describe('the swatch of the list', () => {
  test.each([
    ['a hex inside the code wins over the name', 'Biondo dorato', '7.3 #C89B5A', '#C89B5A'],
    ['so does the first hex of a list', 'Biondo dorato', ['7.3', '#111111', '#222222'], '#111111'],
    ['an rgb value is used as it is', 'Biondo dorato', 'rgb(200, 155, 90)', 'rgb(200, 155, 90)'],
    ['without either the name is guessed', 'Biondo dorato', '7.3', '#D9B36C'],
    ['a code that is a name is no colour code', 'Castano', 'verde', '#6B4A34'],
    ['gold is blonde', 'Riflesso oro', '', '#D9B36C'],
    ['blonde comes before brown', 'Castano con punte bionde', '', '#D9B36C'],
    ['brown comes before black', 'Da castano a nero', '', '#6B4A34'],
    ['black comes before red', 'Nero riflesso rosso', '', '#1F1A1B'],
    ['copper is red, before ash', 'Rame cenere', '', '#A6472B'],
    ['ash and grey', 'Silver grey', '', '#9A938D'],
    ['further names are left to the detail', 'Verde smeraldo', '', FALLBACK_COLOUR],
    ['an unknown name is purple', 'Sogno d’estate', '6.44', FALLBACK_COLOUR],
  ])('%s', (_, colorName, colorCode, colour) => {
    expect(listSwatch({ colorName, colorCode })).toBe(colour)
  })
})

describe('the swatch of the detail', () => {
  const item = { colorName: 'Biondo dorato', colorCode: '#C89B5A', multiColors: [] as string[] }

  test('several colours, by hex or by name, keep their order [R2-073]', () => {
    expect(detailSwatch({ ...item, multiColors: ['#111111', 'verde', '???'] })).toEqual(['#111111', '#5B8A5A'])
  })
  test.each([[[]], [['#111111']], [['???', 'verde']]])(
    'with multi-colours %j it is the colour of the list',
    (multiColors) => {
      expect(detailSwatch({ ...item, multiColors })).toEqual(['#C89B5A'])
    },
  )
})
