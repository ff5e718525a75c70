import { LUMA } from '../../packages/vision/src/colour/lab.ts'
import { byteOfLinear } from '../../packages/vision/src/colour/srgb.ts'
import type { RgbaImage } from '../../packages/vision/src/image.ts'
import { clamp } from '../../packages/vision/src/numeric.ts'
import { normalDraw, seededRandom } from '../../packages/vision/src/random.ts'
import type { LinearColour } from '../../packages/vision/src/testing/hair/hair-colour.ts'
import type { Painting } from '../../packages/vision/src/testing/hair/painting.ts'

export type SceneLight = {
  /** Colour temperature of the lamp in kelvin, 2000 to 12000; 6504 is the neutral light of sRGB. */
  readonly kelvin: number
  /** Towards green (+) or magenta (-), as ln of the factor on green. */
  readonly tint: number
  /** A second lamp from one side, or null. */
  readonly second: { readonly kelvin: number; readonly fromLeft: boolean } | null
  /** Light fall-off towards the far side of the picture, 0 to 1. */
  readonly falloff: number
}

export type SceneCamera = {
  /** Stops over (+) or under (-) the right exposure. */
  readonly exposure: number
  /** Deviation of the noise in the middle greys, as a share of full scale; 0.01 is a good phone, 0.05 a bad one. */
  readonly noise: number
  /** Radius of the blur in pixels. */
  readonly blur: number
  /** Strength of the S-curve of the phone's processing, 0 none, 1 strong. */
  readonly contrast: number
  /** 1 = unchanged; filters go up to 1.5. */
  readonly saturation: number
}

/** Simulates the camera: lamp, exposure, blur, processing, noise, 8 bits. */
export function photograph(painting: Painting, seed: number, light: SceneLight, camera: SceneCamera): RgbaImage {
  const { width, height } = painting
  const lit = blurred(lightScene(painting, light, 2 ** camera.exposure), width, height, camera.blur)
  const random = seededRandom(seed ^ 0x6a42)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 3
    const grey = LUMA[0] * lit[at]! + LUMA[1] * lit[at + 1]! + LUMA[2] * lit[at + 2]!
    // Shot noise grows with the square root of the light; read noise remains in the dark.
    const grain = normalDraw(random) * camera.noise * (0.15 + Math.sqrt(clamp(grey, 0, 1)))
    for (let channel = 0; channel < 3; channel++) {
      const own = 0.5 * normalDraw(random) * camera.noise * (0.15 + Math.sqrt(clamp(lit[at + channel]!, 0, 1)))
      const value = grey + camera.saturation * (lit[at + channel]! - grey) + 0.5 * (grain + own)
      data[pixel * 4 + channel] = contrasted(byteOfLinear(value), camera.contrast)
    }
    data[pixel * 4 + 3] = 255
  }
  return { width, height, data }
}

/** Factors on linear R, G, B of a black body against the neutral light of sRGB, luminance kept. */
export function lampColour(kelvin: number, tint = 0): LinearColour {
  const neutral = blackBody(6504)
  const own = blackBody(clamp(kelvin, 2000, 12_000))
  const factors = [own[0] / neutral[0], (own[1] / neutral[1]) * Math.exp(tint), own[2] / neutral[2]] as const
  const luminance = LUMA[0] * factors[0] + LUMA[1] * factors[1] + LUMA[2] * factors[2]
  return [factors[0] / luminance, factors[1] / luminance, factors[2] / luminance]
}

/** Linear sRGB of a black body: chromaticity after Kim et al. (US patent 7024034, 2006), 1667 to 25000 K. */
function blackBody(kelvin: number): LinearColour {
  const t = 1000 / kelvin
  const x =
    kelvin < 4000
      ? -0.2661239 * t ** 3 - 0.234358 * t ** 2 + 0.8776956 * t + 0.17991
      : -3.0258469 * t ** 3 + 2.1070379 * t ** 2 + 0.2226347 * t + 0.24039
  const y =
    kelvin < 2222
      ? -1.1063814 * x ** 3 - 1.3481102 * x ** 2 + 2.18555832 * x - 0.20219683
      : kelvin < 4000
        ? -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867
        : 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483
  const bigX = x / y
  const bigZ = (1 - x - y) / y
  return [
    Math.max(0.01, 3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ),
    Math.max(0.01, -0.969266 * bigX + 1.8760108 + 0.041556 * bigZ),
    Math.max(0.01, 0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ),
  ]
}

function lightScene(painting: Painting, light: SceneLight, exposure: number): Float32Array {
  const { width, height, light: scene } = painting
  const out = new Float32Array(scene.length)
  const first = lampColour(light.kelvin, light.tint)
  const second = light.second ? lampColour(light.second.kelvin, light.tint) : first
  for (let column = 0; column < width; column++) {
    const across = (column + 0.5) / width
    const share = light.second ? (light.second.fromLeft ? 1 - across : across) : 0
    const strength = exposure * (1 - light.falloff * (across - 0.5))
    const lamp = [0, 1, 2].map((c) => strength * (first[c]! + (second[c]! - first[c]!) * share))
    for (let row = 0; row < height; row++) {
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) out[at + channel] = scene[at + channel]! * lamp[channel]!
    }
  }
  return out
}

/** A round blur as three passes of a box, each over rows and columns. */
function blurred(light: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.round(radius / 1.7)
  if (reach < 1) return light
  let from = light
  for (let pass = 0; pass < 2; pass++) {
    from = boxRows(from, width, height, 3, width * 3, reach)
    from = boxRows(from, height, width, width * 3, 3, reach)
  }
  return from
}

function boxRows(
  from: Float32Array,
  count: number,
  lines: number,
  step: number,
  next: number,
  reach: number,
): Float32Array {
  const out = new Float32Array(from.length)
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * next + channel
      const at = (i: number) => from[start + clamp(i, 0, count - 1) * step]!
      let sum = 0
      for (let i = -reach; i <= reach; i++) sum += at(i)
      for (let i = 0; i < count; i++) {
        out[start + i * step] = sum / (2 * reach + 1)
        sum += at(i + reach + 1) - at(i - reach)
      }
    }
  }
  return out
}

function contrasted(byte: number, strength: number): number {
  const t = byte / 255
  return byte + 255 * strength * 0.25 * (t * t * (3 - 2 * t) - t)
}
