import { phaseSchema } from '@riflesso/consultation'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { recentAnalysisSchema } from './analysis.ts'

const line = (prodotto: string, more = {}) => ({
  prodotto,
  quantita_g: null,
  quantita_ml: null,
  ossidante_vol: null,
  rapporto_miscelazione: null,
  ...more,
})
const cream = line('Crema colore 6.44', { quantita_g: 40, rapporto_miscelazione: '1:1,5' })
const phase = { titolo: 'Radici', tempo_posa_min: 35, istruzioni: [], motivi: [] }

test.each([
  ['a list of lines', [cream], [cream]],
  ['a line', cream, [cream]],
  ['text', '40 g crema 6.44', [line('40 g crema 6.44')]],
  [
    'text of several sentences',
    'Crema 6.44, 40 g. Ossidante 20 vol. 60 ml. 2 g di additivo.\nMescolare bene. ',
    [line('Crema 6.44, 40 g.'), line('Ossidante 20 vol. 60 ml.'), line('2 g di additivo.'), line('Mescolare bene.')],
  ],
  ['a list of texts', ['40 g crema 6.44', '60 ml 20 vol'], [line('40 g crema 6.44'), line('60 ml 20 vol')]],
])('the formula of a phase may be %s [R2-074 R3-001]', (_, formula, lines) => {
  const read = phaseSchema.parse({ ...phase, formula })
  expect(read.formula).toEqual(lines)
  expect(z.encode(phaseSchema, read)).toEqual({ ...phase, formula: lines })
})

const colours = recentAnalysisSchema.shape.multiColors

test.each([[['#B5562B', 'Rame']], ['["#B5562B","Rame"]']])(
  'the colours of a recent analysis may be %j [R3-002]',
  (sent) => {
    expect(colours.parse(sent)).toEqual(['#B5562B', 'Rame'])
  },
)

test.each(['Rame', '{"a":1}', '[1]'])('the colours %j of a recent analysis are refused', (sent) => {
  expect(colours.safeParse(sent).success).toBe(false)
})
