import { expect, it } from 'vitest'
import { mapZones } from './zone-map.ts'

it('mapZones gives the edge of the hair the position of the hair beside it, and none to what is far away', () => {
  const side = 480
  const cover = new Uint8Array(side * side)
  for (let y = 100; y < 380; y++) cover.fill(255, y * side + 200, y * side + 280)
  const { alongAt } = mapZones(cover, side, side)
  for (const y of [110, 240, 370]) {
    expect(alongAt(281, y)).toBe(alongAt(278, y))
    expect(alongAt(199, y)).toBe(alongAt(202, y))
  }
  expect(alongAt(240, 382)).toBe(alongAt(240, 378))
  expect(alongAt(400, 240)).toBeNull()
})
