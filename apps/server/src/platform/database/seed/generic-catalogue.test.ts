import { planFormula } from '@riflesso/colorimetry'
import { productName, writePhases } from '@riflesso/consultation'
import { cases, testSeed } from '@riflesso/testing'
import { expect, test } from 'vitest'
import { situationsFrom } from '../../../../../../packages/colorimetry/src/testing/random-situation.ts'
import { genericCatalogue } from './generic-catalogue.ts'

const SITUATIONS = cases({ gate: 1000, prove: 100_000 })

/** The parts of a two-part product are one row, and so is a developer used pure, with any volumes. */
const rowName = (product: string): string =>
  product.replace(/ \(componente [AB]\)$/, '').replace(/^(Ossidante puro) .+$/, '$1')

test('every product of any formula is a row of the catalogue', () => {
  const { lines, products } = genericCatalogue()
  const rows = new Set([
    ...products.map(({ name }) => name),
    ...lines.flatMap((line) => line.shades.map(({ code }) => productName(line.class, code))),
  ])
  const next = situationsFrom(testSeed)
  const named = new Set<string>()
  for (let i = 0; i < SITUATIONS; i++) {
    const { sessions, options } = planFormula(next())
    const all = [...sessions, ...options.flatMap((option) => option.sessions)]
    for (const phase of writePhases(all.flatMap(({ phases }) => phases)))
      for (const { prodotto } of phase.formula) named.add(rowName(prodotto))
  }
  expect(named.size).toBeGreaterThan(400)
  expect([...named].filter((name) => !rows.has(name))).toEqual([])
})
