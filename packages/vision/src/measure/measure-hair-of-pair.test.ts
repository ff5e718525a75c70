import { type Lab, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { samplePhoto } from '../testing/sample-photo.ts'
import { measureHair } from './measure-hair.ts'
import { measureHairOfPair } from './measure-hair-of-pair.ts'

const LAMP = [1.25, 0.98, 0.66] as const

function photo(lab: Lab, seed: number, wall: string) {
  return samplePhoto({ seed, width: 240, wall, lamp: LAMP, hair: { roots: lab, lengths: lab, ends: lab } })
}

function hueError(lab: Lab, truth: Lab): number {
  return Math.hypot(lab[1] - truth[1], lab[2] - truth[2])
}

it('a second photo of the same place improves the reading', () => {
  const truth = labOf(7, NATURAL_TONE)
  const clear = photo(labOf(5, NATURAL_TONE), 1, '#E8E8E8')
  const unclear = photo(truth, 2, '#B4583A')
  const alone = measureHair(unclear.image, unclear.mask)!
  const [, helped] = measureHairOfPair(clear, unclear)
  expect(hueError(helped!.lab, truth)).toBeLessThan(hueError(alone.lab, truth))
})

it('a white tapped in one photo is also used for the other', () => {
  const truth = labOf(7, NATURAL_TONE)
  const clear = photo(labOf(5, NATURAL_TONE), 1, '#E8E8E8')
  const unclear = photo(truth, 2, '#8FA39A')
  const [, helped] = measureHairOfPair(clear, unclear)
  const [, more] = measureHairOfPair({ ...clear, hints: { strokes: [], whitePoint: [0.03, 0.04] } }, unclear)
  expect(hueError(more!.lab, truth)).toBeLessThan(hueError(helped!.lab, truth))
})

it('each photo of a pair uses its own light if the two contradict each other', () => {
  const warm = photo(labOf(6, NATURAL_TONE), 3, '#E8E8E8')
  const daylight = samplePhoto({
    seed: 4,
    width: 240,
    wall: '#E8E8E8',
    hair: { roots: '#8A694D', lengths: '#8A694D', ends: '#8A694D' },
  })
  const [one, other] = measureHairOfPair(warm, daylight)
  expect(one).toEqual(measureHair(warm.image, warm.mask))
  expect(other).toEqual(measureHair(daylight.image, daylight.mask))
})
