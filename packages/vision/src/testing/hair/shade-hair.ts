import { LUMA } from '../../colour/lab.ts'
import type { DyeTable } from './dye-table.ts'
import { ACCENT, ALONG, CHANNELS, SHADE, SHINE, type StrandCanvas } from './strand-canvas.ts'

/** Exponent from perceptual shade to light. */
const SHADE_POWER = 2.2
/** Measuring keeps the 25th to the 85th percentile of lightness; its median is the 55th of all. */
const LIT = 0.55

/** Reflected light on hair: one part as white as the lamp, one part coloured by passing through the fibre. */
const SHINE_WHITE = 0.035
const SHINE_COLOURED = 0.95

/**
 * Light of the dyed strands: linear sRGB, width × height × 3, not yet composited. The exposure is chosen so that the lit hair (which
 * a colourist judges, neither shine nor shadow) has the colour of the dye. `gloss` scales the shine, `lit` is the percentile of
 * lightness of lit hair.
 */
export function shadeHair(canvas: StrandCanvas, dye: DyeTable, gloss = 1, lit = LIT): Float32Array {
  const pixels = canvas.width * canvas.height
  const light = new Float32Array(pixels * 3)
  const ratios = new Float32Array(pixels)
  const exposure = exposureOf(canvas, dye, gloss, lit, ratios)
  const albedo = new Float32Array(3)
  for (let pixel = 0; pixel < pixels; pixel++) {
    if (canvas.cover[pixel]! <= 0) continue
    const at = pixel * CHANNELS
    // Strands were blended onto transparency: partly covered pixels have proportionally smaller values.
    const whole = 1 / canvas.cover[pixel]!
    writeAlbedo(dye, whole * canvas.values[at + ALONG]!, whole * canvas.values[at + ACCENT]!, albedo)
    const diffuse = exposure * (whole * canvas.values[at + SHADE]!) ** SHADE_POWER
    const shine = gloss * whole * canvas.values[at + SHINE]!
    for (let channel = 0; channel < 3; channel++) {
      light[pixel * 3 + channel] = albedo[channel]! * (diffuse + SHINE_COLOURED * shine) + SHINE_WHITE * shine
    }
  }
  return light
}

/** The factor on the shade that brings the lit pixels to the luminance of their dye. */
function exposureOf(canvas: StrandCanvas, dye: DyeTable, gloss: number, lit: number, ratios: Float32Array): number {
  const albedo = new Float32Array(3)
  const stride = Math.max(1, Math.floor((canvas.width * canvas.height) / 40_000))
  let exposure = 1
  // Shine does not scale with the exposure, so the factor is found in a few rounds.
  for (let round = 0; round < 4; round++) {
    let count = 0
    for (let pixel = 0; pixel < canvas.cover.length; pixel += stride) {
      if (canvas.cover[pixel]! < 0.9) continue
      const at = pixel * CHANNELS
      writeAlbedo(dye, canvas.values[at + ALONG]!, canvas.values[at + ACCENT]!, albedo)
      const luminance = LUMA[0] * albedo[0]! + LUMA[1] * albedo[1]! + LUMA[2] * albedo[2]!
      const shine = gloss * canvas.values[at + SHINE]!
      ratios[count++] =
        exposure * canvas.values[at + SHADE]! ** SHADE_POWER +
        shine * (SHINE_COLOURED + SHINE_WHITE / Math.max(0.002, luminance))
    }
    if (count === 0) return 1
    const sorted = ratios.subarray(0, count).sort()
    exposure /= Math.max(0.05, sorted[Math.floor((count - 1) * lit)]!)
  }
  return exposure
}

/** Linear sRGB of the dye at a place of the hair, mixed with the accent colour by `accent`. */
export function writeAlbedo(dye: DyeTable, along: number, accent: number, out: Float32Array): void {
  const step = Math.min(dye.steps - 1, Math.max(0, Math.round(along * (dye.steps - 1)))) * 3
  for (let channel = 0; channel < 3; channel++) {
    const base = dye.base[step + channel]!
    out[channel] = Math.max(0, base + (dye.accent[step + channel]! - base) * accent)
  }
}
