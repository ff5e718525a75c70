import { expect, test } from 'vitest'
import { analyses } from '../testing/analyses.ts'

test('half tubes name every bowl of colour of the day, those that must be weighed too', () => {
  let weighed = 0
  for (const { chair, plan } of analyses) {
    const bowls = plan.sessions[0]?.phases.flatMap(({ products }, phase) =>
      products.some(({ shade }) => shade !== null) ? [phase] : [],
    )
    if (chair === undefined || chair.halfTubes.length === 0) continue
    expect(chair.halfTubes.map(({ phase }) => phase)).toEqual(bowls)
    weighed += chair.halfTubes.filter(({ righe }) => righe[0]?.startsWith('da pesare ')).length
  }
  expect(weighed).toBeGreaterThan(0)
})
