import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forward } from './forward.ts'
import { INPUTS, loadHairNet } from './hair-net.ts'

const weightsOf = (file: string) => readFileSync(new URL(`../../weights/${file}`, import.meta.url))
const weights = weightsOf('hair-net.bin')
const person = weightsOf('person-net.tflite')
const card = JSON.parse(readFileSync(new URL('../../weights/hair-net.json', import.meta.url), 'utf8')) as {
  sha256: string
  bytes: number
}

const net = loadHairNet(weights, person)
const side = net.inputSize

// The same formulas as fixture_picture and fixture_strokes in tools/segmenter/export.py.
function fixturePicture(seed: number): Float32Array {
  const picture = new Float32Array(side * side * INPUTS)
  for (let k = 0; k < 3; k++) {
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const block = ((x >> 3) * (y >> 3) * (7 + seed * k)) % 97
        const value = (x * (3 + k + seed) + y * (5 * k + 2) + block * 2) % 256
        picture[(y * side + x) * INPUTS + k] = (value - 128) / 64
      }
    }
  }
  for (let i = 0; seed === 2 && i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)]
    picture[i * INPUTS + 3] = (x + 2 * y) % 37 < 3 ? 2 : 0
    picture[i * INPUTS + 4] = (2 * x + y) % 41 < 3 ? 2 : 0
  }
  return picture
}

describe('the network', () => {
  it('the network matches its model card and stays small', () => {
    expect(createHash('sha256').update(weights).digest('hex')).toBe(card.sha256)
    expect(weights.length).toBe(card.bytes)
    expect(weights.length).toBeLessThan(2_000_000)
  })

  it.each([1, 2])('the network returns the output of the training code (fixture %i)', (seed) => {
    const expected = readFileSync(new URL(`./fixtures/logits-${seed}.f32`, import.meta.url))
    const { logits, presence } = forward(net, fixturePicture(seed))
    const kept = side / 4
    let worst = Math.abs(expected.readFloatLE(kept * kept * 4) - presence)
    for (let y = 0; y < kept; y++) {
      for (let x = 0; x < kept; x++) {
        const error = Math.abs(expected.readFloatLE((y * kept + x) * 4) - logits[y * 4 * side + x * 4]!)
        worst = Math.max(worst, error)
      }
    }
    expect(worst).toBeLessThan(1e-3)
  })

  it('the network rejects bytes that are not its weights', () => {
    const altered = (at: number, value: number) => Uint8Array.from(weights).fill(value, at, at + 1)
    expect(() => loadHairNet(new Uint8Array(0), person)).toThrow('not a weights file')
    expect(() => loadHairNet(new Uint8Array(weights.length), person)).toThrow('not a weights file')
    expect(() => loadHairNet(altered(4, 9), person)).toThrow('unknown version')
    expect(() => loadHairNet(altered(8, 0), person)).toThrow('impossible shape')
    expect(() => loadHairNet(weights.subarray(0, weights.length - 2), person)).toThrow('wrong size')
    expect(() => loadHairNet(Uint8Array.from(weights).fill(0xff, 100, 102), person)).toThrow('not a number')
  })
})
