import { linearAt } from '../../../packages/vision/src/colour/srgb.ts'
import type { RgbaImage } from '../../../packages/vision/src/index.ts'
import { relitPhoto } from '../../../packages/vision/src/render/ring-photo.ts'
import { PLAIN_VIEW } from '../../../packages/vision/src/render/view.ts'
import { lampColour, photograph } from '../../scenes/scene-camera.ts'

/** The light of a place in the pictures of its phone. */
export type PlaceLight = {
  readonly name: string
  readonly kelvin: number
  /** Towards green (+) or magenta (-), as in SceneLight. */
  readonly tint: number
  /** Stops over (+) or under (-) the right exposure. */
  readonly stops: number
}

/** The reference light. */
export const NEUTRAL: PlaceLight = { name: 'neutral', kelvin: 6504, tint: 0, stops: 0 }

/** Twelve lights of salons: the white balance that the phone left, and its exposure. */
export const PLACE_LIGHTS: readonly PlaceLight[] = [
  { name: 'neutral, dim', kelvin: 6504, tint: 0, stops: -1 },
  { name: 'neutral, very dim', kelvin: 6504, tint: 0, stops: -1.5 },
  { name: 'neutral, bright', kelvin: 6504, tint: 0, stops: 0.5 },
  { name: 'warm white', kelvin: 5000, tint: 0, stops: -0.5 },
  { name: 'warm white, bright', kelvin: 5000, tint: 0, stops: 0.4 },
  { name: 'bulbs', kelvin: 3800, tint: 0.02, stops: -0.3 },
  { name: 'bulbs, bright', kelvin: 4200, tint: 0, stops: 0.3 },
  { name: 'bulbs, dim', kelvin: 3400, tint: 0.02, stops: -1 },
  { name: 'fluorescent, green', kelvin: 5200, tint: 0.1, stops: -0.6 },
  { name: 'shop window, blue', kelvin: 8500, tint: 0, stops: -0.7 },
  { name: 'shade, dim', kelvin: 10_000, tint: 0, stops: -1.2 },
  { name: 'LED, magenta', kelvin: 6000, tint: -0.08, stops: 0.3 },
]

/** Simulates another light for a photograph. */
export const photographIn = (image: RgbaImage, { kelvin, tint, stops }: PlaceLight): RgbaImage =>
  relitPhoto(image, { lamp: lampColour(kelvin, tint), stops })

/** Camera of the rendered scenes besides its exposure: a phone that slightly raises contrast and saturation. */
const PHONE = { noise: 0.01, blur: 0, contrast: 0.15, saturation: 1.05 } as const

export const sceneLightOf = ({ kelvin, tint, stops }: PlaceLight) => ({
  light: { kelvin, tint, second: null, falloff: 0.1 },
  camera: { ...PHONE, exposure: stops },
})

/** A picture taken by the camera of the rendered scenes. */
export function sceneIn(image: RgbaImage, seed: number, of: PlaceLight): RgbaImage {
  const { width, height, data } = image
  const light = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) light.set(linearAt(data, pixel * 4), pixel * 3)
  const scene = sceneLightOf(of)
  return photograph({ width, height, light, view: PLAIN_VIEW }, seed, scene.light, scene.camera)
}
