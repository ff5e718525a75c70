import type { Lab } from '@riflesso/colorimetry'
import { clamp } from '../numeric.ts'

/** The colour of a pixel in plain light, and its target colour. */
export type ColourPair = { readonly from: Lab; readonly to: Lab }

/** L* above which light on the hair is treated as shine. */
export type ShineLine = { readonly from: number }

/** Upper limit of the contrast gain: lightening dark hair amplifies its noise. */
const MAX_CONTRAST = 1.9
/** Where dark hair is lightened, L* more than this above plain light is compressed; otherwise the rim would glow. */
const PLAIN_ABOVE = 9
const HELD_BACK = 0.65
/** Share of a strand's difference in hue that is kept. */
const KEPT_HUE = 0.5

/**
 * Recolours one pixel of hair. Light from coloured hair has two parts: one passes through the dye and scales with the dye's lightness;
 * the other is reflected and keeps the lamp's colour and strength.
 */
export function repainted(pixel: Lab, { from, to }: ColourPair, shine: ShineLine): Lab {
  const dull = Math.min(pixel[0], shine.from)
  const contrast = Math.min(MAX_CONTRAST, scaleOf(to[0]) / scaleOf(from[0]))
  const above = (dull - from[0]) * contrast
  const held = contrast > 1 ? HELD_BACK * Math.max(0, above - PLAIN_ABOVE) : 0
  const body = clamp(to[0] + above - held, 0.5, 100)
  const lightness = lightnessOf(luminanceOf(body) + luminanceOf(pixel[0]) - luminanceOf(dull))
  const mirrored = lightness > body ? (lightness - body) / lightness : 0
  return [lightness, hueOf(1), hueOf(2)]

  function hueOf(channel: 1 | 2): number {
    // Shading scales a* and b* as it scales the cube root of light.
    const expected = from[channel] * (scaleOf(pixel[0]) / scaleOf(from[0]))
    const own = KEPT_HUE * (pixel[channel] - expected) * (mirrored > 0 ? 0.3 : 1)
    return to[channel] * (scaleOf(body) / scaleOf(to[0])) * (1 - 0.6 * mirrored) + own
  }
}

function scaleOf(lightness: number): number {
  return lightness + 16
}

function luminanceOf(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : (lightness * 27) / 24389
}

function lightnessOf(luminance: number): number {
  const y = clamp(luminance, 0, 1)
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27
}
