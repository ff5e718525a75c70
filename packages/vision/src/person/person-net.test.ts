import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { personProbability } from '../segment/hair-probability.ts'
import { loadHairNet } from '../segment/index.ts'
import { bareGround } from '../testing/bare-ground/bare-ground.ts'
import { renderSamplePhoto } from '../testing/hair/sample-photo.ts'
import { loadPersonNet } from './person-net.ts'

const weightsOf = (file: string) => readFileSync(new URL(`../../weights/${file}`, import.meta.url))
const bytes = weightsOf('person-net.tflite')

/** selfie_segmentation.tflite of @mediapipe/selfie_segmentation 0.1.1675465747. */
const PUBLISHED = '8d13b7fae74af625c641226813616a2117bd6bca19eb3b75574621fc08557f27'

const BROWN = { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5], wave: 'wavy' } as const
const MEADOW = 1002

describe('the person network', () => {
  it('is the published one, byte for byte', () => {
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(PUBLISHED)
  })

  it('sees the hair of a drawn person and none in a meadow', () => {
    const net = loadHairNet(weightsOf('hair-net.bin'), bytes)
    const { image, mask } = renderSamplePhoto({ seed: 1, width: 320, hair: BROWN })
    const onHair = personProbability(net, image).data.filter((_, i) => mask.data[i]! >= 128)
    expect(onHair.filter((value) => value > 0.5).length / onHair.length).toBeGreaterThan(0.97)
    const ground = bareGround(MEADOW)
    expect(ground.kind).toBe('meadow')
    expect(Math.max(...personProbability(net, ground.image).data)).toBeLessThan(0.3)
  })

  it('rejects other bytes', () => {
    expect(() => loadPersonNet(new Uint8Array(0))).toThrow('not a model file')
    expect(() => loadPersonNet(new Uint8Array(bytes.length))).toThrow('not a model file')
    expect(() => loadPersonNet(bytes.subarray(0, 1000))).toThrow()
  })
})
