import type { BowlInTubes, Phase } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { writeAround, writeMixDifference } from './shelf.ts'

it.each([
  [{ level: 0.1, reflect: 0.1, sameFamily: true }, 'stesso livello, stesso riflesso'],
  [{ level: -0.4, reflect: 0.6, sameFamily: true }, 'mezzo livello più scuro, stesso riflesso, di altra intensità'],
  [{ level: 1, reflect: 1, sameFamily: false }, 'un livello più chiaro, altro riflesso'],
])('a difference of a mixture is written in the language of colourists', (difference, words) => {
  expect(writeMixDifference(difference)).toBe(words)
})

const phase = { developer: { volume: 20, percent: 6, grams: 90 } } as Phase
const bowl: BowlInTubes = {
  match: 'missing',
  parts: [],
  developer: null,
  difference: { level: 0, reflect: 1, sameFamily: false },
  kept: [],
  nearest: [],
  nearestResult: null,
  lacking: [{ class: 'PERM', shade: '6.66', grams: 60 }],
  exact: false,
  inHalfTubes: false,
  phase,
}

it('a bowl that cannot be mixed names what is missing, the nearest mixture and the developer', () => {
  expect(writeAround(bowl)).toEqual([
    'Manca Crema colore 6.66: ne servono 60 g, da ordinare.',
    'La miscela più vicina dà stesso livello, altro riflesso: non basta per questa formula, vale come direzione.',
    'Oppure scegli un’altra opzione, o un obiettivo che questi tubi raggiungono.',
    'Manca l’ossidante a 20 volumi, e quelli sullo scaffale non bastano a mescolarlo.',
  ])
})

it('a nearest mixture of the same colour that the rules reject is reported as rejected', () => {
  const [, nearest] = writeAround({ ...bowl, difference: { level: 0, reflect: 0.1, sameFamily: true } })
  expect(nearest).toBe(
    'La miscela più vicina ha lo stesso colore, ma in questa ciotola non rispetta le regole della formula: vale come direzione.',
  )
})

it('a bowl that can be mixed has no sentences', () => {
  expect(writeAround({ ...bowl, match: 'mix', lacking: [], developer: [{ id: 'a', grams: 90 }] })).toEqual([])
})
