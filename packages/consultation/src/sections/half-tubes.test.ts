import { expect, test } from 'vitest'
import { someAnalyses } from '../testing/analyses.ts'

test('half tubes list every bowl of colour of the day, including weighed ones', () => {
  let weighed = 0
  for (const { chair, plan } of someAnalyses) {
    const bowls = plan.sessions[0]?.phases.flatMap(({ products }, phase) =>
      products.some(({ shade }) => shade !== null) ? [phase] : [],
    )
    if (chair === undefined || chair.halfTubes.length === 0) continue
    expect(chair.halfTubes.map(({ phase }) => phase)).toEqual(bowls)
    weighed += chair.halfTubes.filter(({ righe }) => righe[0]?.startsWith('da pesare ')).length
  }
  expect(weighed).toBeGreaterThan(0)
})

test('half tubes with more than the bowl needs state how much is left over', () => {
  const leftOver = someAnalyses.flatMap(({ chair, plan }) =>
    (chair?.halfTubes ?? []).flatMap(({ phase, righe }) => {
      const [product, ...others] = plan.sessions[0]?.phases[phase]?.products ?? []
      const tubes = Number(/\((\d+) g\)/.exec(righe[0] ?? '')?.[1])
      return product && others.length === 0 && tubes > product.grams ? [{ over: tubes - product.grams, righe }] : []
    }),
  )
  expect(leftOver.length).toBeGreaterThan(0)
  for (const { over, righe } of leftOver) expect(righe.at(-1)).toBe(`ne avanzano ${over} g di colore`)
})
