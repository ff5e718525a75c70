/** Judges whether the light in front of a camera is sufficient and not excessive. */
export type FrameLight = 'dark' | 'bright' | 'good'

/** The same limits as for a photo (packages/vision, quality.ts): L* 52 of the brightest areas is a fifth of white in linear light. */
const DARK_BELOW = 0.2
const BURNT_SHARE = 0.12
/** Share of the brightest pixels that is ignored as specular highlights. */
const GLINTS = 0.02

/** Judges the light of a frame from its RGBA bytes. */
export function frameLight(data: Uint8ClampedArray): FrameLight {
  const lights: number[] = []
  let burnt = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.min(red, green, blue) >= 254) burnt++
    lights.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
  }
  if (burnt > BURNT_SHARE * lights.length) return 'bright'
  lights.sort((one, other) => one - other)
  const brightest = lights[Math.floor((1 - GLINTS) * (lights.length - 1))] ?? 0
  return brightest < DARK_BELOW ? 'dark' : 'good'
}

const linear = (byte: number): number => (byte / 255) ** 2.2
