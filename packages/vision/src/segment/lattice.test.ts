import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { drawnScene } from '../testing/drawn-scene.ts'
import { isLattice, labPixels } from './find-hair.ts'

const SIDE = 128

function grey(lightness: (x: number, y: number) => number): Float32Array {
  const lab = new Float32Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) lab[i * 3] = lightness(i % SIDE, Math.floor(i / SIDE))
  return lab
}

const whole = new Float32Array(SIDE * SIDE).fill(1)

describe('isLattice', () => {
  it('isLattice detects checks and mosaics', () => {
    const random = seededRandom(4)
    const squares = Array.from({ length: 400 }, () => 100 * random())
    expect(
      isLattice(
        grey((x, y) => (((x >> 4) + (y >> 4)) % 2) * 60),
        whole,
        SIDE,
        SIDE,
      ),
    ).toBe(true)
    expect(
      isLattice(
        grey((x, y) => squares[(y >> 3) * 20 + (x >> 3)]!),
        whole,
        SIDE,
        SIDE,
      ),
    ).toBe(true)
  })

  it('isLattice accepts strands, noise, flat pictures and empty masks', () => {
    const random = seededRandom(4)
    const { image, truth } = drawnScene([92, 62, 44])
    expect(
      isLattice(
        grey((x) => 50 + 30 * Math.sin(x)),
        whole,
        SIDE,
        SIDE,
      ),
    ).toBe(false)
    expect(
      isLattice(
        grey(() => 100 * random()),
        whole,
        SIDE,
        SIDE,
      ),
    ).toBe(false)
    expect(
      isLattice(
        grey(() => 50),
        whole,
        SIDE,
        SIDE,
      ),
    ).toBe(false)
    expect(
      isLattice(
        grey((x, y) => ((x ^ y) & 16) * 4),
        new Float32Array(SIDE * SIDE),
        SIDE,
        SIDE,
      ),
    ).toBe(false)
    expect(isLattice(labPixels(image), Float32Array.from(truth), image.width, image.height)).toBe(false)
  })
})
