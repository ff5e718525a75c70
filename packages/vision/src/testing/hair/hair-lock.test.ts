import { deltaE00, type Lab, labFromHex } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { labOfBytes } from '../../colour/lab.ts'
import type { RgbaImage } from '../../image.ts'
import { medianOf, quantileOf } from '../../numeric.ts'
import { renderHairLock } from './hair-lock.ts'
import { WAVES } from './lock-guide.ts'

/** The median of the pixels between the 25th and the 85th percentile of lightness, in rows from..to (shares). */
function litColour({ width, height, data }: RgbaImage, from = 0, to = 1): Lab {
  const pixels: Lab[] = []
  for (let y = Math.floor(from * height); y < Math.floor(to * height); y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      pixels.push(labOfBytes(data[at]!, data[at + 1]!, data[at + 2]!))
    }
  }
  pixels.sort((a, b) => a[0] - b[0])
  const lit = pixels.slice(Math.floor(pixels.length * 0.25), Math.floor(pixels.length * 0.85))
  const median = (channel: 0 | 1 | 2) => medianOf(lit.map((lab) => lab[channel]))
  return [median(0), median(1), median(2)]
}

const SHADES = [
  '#1D1A18',
  '#382B25',
  '#5C4435',
  '#8A694D',
  '#BD9B73',
  '#D6BA92',
  '#E3CFAE',
  '#A85427',
  '#5B3A78',
  '#8C2F2B',
]

describe('renderHairLock', () => {
  it.each(SHADES)('a lock of %s shows that colour between shine and shadow, for every wave', (hex) => {
    for (const [seed, wave] of WAVES.entries()) {
      const lock = renderHairLock({ width: 210, height: 280, seed, wave, roots: hex, lengths: hex, ends: hex })
      expect(deltaE00(litColour(lock), labFromHex(hex)!)).toBeLessThan(2)
    }
  })

  it('a lock changes colour from the roots to the ends', () => {
    const lock = renderHairLock({
      width: 300,
      height: 400,
      seed: 4,
      roots: '#382B25',
      lengths: '#8A694D',
      ends: '#D6BA92',
    })
    expect(litColour(lock, 0, 0.1)[0]).toBeLessThan(litColour(lock, 0.4, 0.5)[0] - 10)
    expect(litColour(lock, 0.4, 0.5)[0]).toBeLessThan(litColour(lock, 0.9, 1)[0] - 10)
  })

  it('a lock depends on its seed alone', () => {
    const options = { width: 80, height: 100, roots: '#5C4435', lengths: '#5C4435', ends: '#5C4435' }
    const one = renderHairLock({ ...options, seed: 1 })
    expect(renderHairLock({ ...options, seed: 1 }).data).toEqual(one.data)
    expect(renderHairLock({ ...options, seed: 2 }).data).not.toEqual(one.data)
  })

  it('a lock has visible strands and shine', () => {
    const lock = renderHairLock({
      width: 200,
      height: 300,
      seed: 5,
      roots: '#5C4435',
      lengths: '#5C4435',
      ends: '#5C4435',
    })
    const lightness = (x: number, y: number) => {
      const at = (y * lock.width + x) * 4
      return labOfBytes(lock.data[at]!, lock.data[at + 1]!, lock.data[at + 2]!)[0]
    }
    // Strands: neighbouring columns differ.
    const row = Array.from({ length: 200 }, (_, x) => lightness(x, 150))
    const steps = row.slice(1).map((value, x) => Math.abs(value - row[x]!))
    expect(medianOf(steps)).toBeGreaterThan(0.8)
    // Shine: some pixels are much lighter.
    const all = Float32Array.from({ length: 300 }, (_, y) => lightness((y * 37) % 200, y))
    expect(quantileOf(all, 0.95) - quantileOf(all, 0.5)).toBeGreaterThan(4)
  })
})
