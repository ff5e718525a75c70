import { deltaE00, type Lab } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { measureHair } from '../../packages/vision/src/measure/measure-hair.ts'
import { PLAIN_VIEW } from '../../packages/vision/src/testing/hair/view.ts'
import { type HairCut, renderScene, type SceneOptions } from './scene.ts'
import { lampColour } from './scene-camera.ts'

const BROWN: Lab = [31, 9, 13]
const PERSON: NonNullable<SceneOptions['person']> = {
  from: 'back',
  view: PLAIN_VIEW,
  skin: '#D9A98C',
  clothes: { kind: 'cape', colour: '#D8D8D8', second: '#333333', pattern: 'plain', towel: null },
  hair: {
    roots: BROWN,
    lengths: BROWN,
    ends: BROWN,
    style: { kind: 'falling', cut: 0, wave: 'wavy' },
    gloss: 1,
    lit: 0.55,
  },
  hat: null,
}
const SCENE: SceneOptions = {
  seed: 5,
  width: 300,
  height: 400,
  person: PERSON,
  ground: { kind: 'plain', colour: '#E8E8E8', second: '#888888', blur: 0.5 },
  card: null,
  light: { kelvin: 6504, tint: 0, second: null, falloff: 0 },
  camera: { exposure: 0, noise: 0.008, blur: 0, contrast: 0, saturation: 1 },
}

const CUTS: readonly HairCut[] = [
  { kind: 'falling', cut: 0.3, wave: 'straight' },
  { kind: 'cropped', length: 0.1 },
  { kind: 'curls', volume: 0.5, curl: 0.02 },
  { kind: 'bun' },
  { kind: 'ponytail' },
  { kind: 'plait' },
]

function withHair(hair: Partial<NonNullable<typeof PERSON.hair>>, from: 'front' | 'back' = 'back'): SceneOptions {
  return { ...SCENE, person: { ...PERSON, from, hair: { ...PERSON.hair!, ...hair } } }
}

describe('renderScene', () => {
  it('renderScene is deterministic in its options and seed', () => {
    const [one, again, other] = [SCENE, SCENE, { ...SCENE, seed: 6 }].map((options) => renderScene(options).image.data)
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it.each(CUTS.flatMap((style) => (['front', 'back'] as const).map((from) => ({ ...style, from, style }))))(
    'knows the colour of $kind hair from the $from, and shows it',
    ({ style, from }) => {
      const { image, mask, truth } = renderScene(withHair({ style }, from))
      expect(deltaE00(truth!.lab, BROWN)).toBeLessThan(0.2)
      expect(mask.data.filter((cover) => cover > 200).length).toBeGreaterThan(1500)
      expect(deltaE00(measureHair(image, mask)!.lab, BROWN)).toBeLessThan(3)
    },
  )

  it('renderScene returns the colour of each zone', () => {
    const ends: Lab = [66, 7, 26]
    const { truth } = renderScene(withHair({ ends }))
    expect(deltaE00(truth!.zones.roots!, BROWN)).toBeLessThan(1)
    expect(deltaE00(truth!.zones.ends!, ends)).toBeLessThan(3)
  })

  it('renderScene moves and turns the person with the view', () => {
    const view = { ...PLAIN_VIEW, zoom: 0.5, headX: 0.3, tilt: 0.2 }
    const [near, far] = [renderScene(SCENE), renderScene({ ...SCENE, person: { ...PERSON, view } })]
    const area = (mask: { data: Uint8Array }) => mask.data.filter((cover) => cover > 128).length
    expect(area(far.mask)).toBeLessThan(0.35 * area(near.mask))
  })

  it('renderScene shows no hair on bald heads, under hats and in empty rooms', () => {
    const bald = { ...PERSON, hair: null }
    for (const person of [bald, { ...PERSON, hat: '#802020' }, null]) {
      const { mask, truth } = renderScene({ ...SCENE, person })
      expect(truth).toBeNull()
      expect(Math.max(...mask.data)).toBe(0)
    }
  })

  it('renderScene paints a grey card in front of the hair', () => {
    const { image, mask } = renderScene({ ...SCENE, card: [0.5, 0.5] })
    const middle = 150 * image.width + 150
    expect(mask.data[middle]).toBe(0)
    for (const channel of [0, 1, 2]) expect(Math.abs(image.data[middle * 4 + channel]! - 118)).toBeLessThan(8)
  })

  it('renderScene is warmer under a lamp and lighter with more exposure', () => {
    const means = (options: SceneOptions) => {
      const { data } = renderScene(options).image
      const sums: [number, number, number] = [0, 0, 0]
      for (let at = 0; at < data.length; at++) if (at % 4 < 3) sums[at % 4]! += data[at]! / (data.length / 4)
      return sums
    }
    const [red, green, blue] = means(SCENE)
    const lamp = means({ ...SCENE, light: { ...SCENE.light, kelvin: 2800 } })
    expect(lamp[0] / lamp[2]).toBeGreaterThan(1.5 * (red / blue))
    const bright = means({ ...SCENE, camera: { ...SCENE.camera, exposure: 0.7 } })
    expect(bright[1]).toBeGreaterThan(green + 15)
  })
})

it('gives the light of sRGB no colour', () => {
  for (const factor of lampColour(6504)) expect(factor).toBeCloseTo(1, 6)
})
