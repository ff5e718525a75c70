import { clamp, lengthOf, medianOf } from '../numeric.ts'
import type { LightEvidence } from './light.ts'
import { lightOnLine } from './light-line.ts'
import type { Surround } from './surround.ts'

/** Skin from the lightest to the darkest, also under warm lamps: Lab hue in degrees, chroma and lightness. */
const SKIN = { hue: [25, 82], chroma: [10, 48], lightness: [22, 86] } as const

/**
 * Skin of all people lies near ln(B/G) = -0.08 - 0.52 ln(R/G) in neutral light (fitted to published skin palettes); a lamp
 * moves it off that line. Wood and terracotta look alike, so the confidence stays low: it supports, it does not decide.
 */
export function skinLocus(surround: Surround): LightEvidence | null {
  const red: number[] = []
  const blue: number[] = []
  for (let sample = 0; sample < surround.count; sample++) {
    if (!isSkinLike(surround.lab, sample * 3)) continue
    const green = Math.max(1e-4, surround.linear[sample * 3 + 1]!)
    red.push(Math.log(Math.max(1e-4, surround.linear[sample * 3]!) / green))
    blue.push(Math.log(Math.max(1e-4, surround.linear[sample * 3 + 2]!) / green))
  }
  const share = red.length / surround.gridSize
  if (share < 0.015) return null
  const offset = medianOf(blue) + 0.08 + 0.52 * medianOf(red)
  // Towards red by d, a lamp takes about 1.1 d of blue: the offset changes by -0.58 d.
  const cast = lightOnLine(clamp(-offset / 0.58, -0.12, 0.8))
  const plausibleShare = share > 0.5 ? 0.3 : 1
  return { source: 'skin', cast, confidence: 0.3 * Math.min(1, share / 0.06) * plausibleShare }
}

function isSkinLike(lab: Float32Array, at: number): boolean {
  const lightness = lab[at]!
  if (lightness < SKIN.lightness[0] || lightness > SKIN.lightness[1]) return false
  const a = lab[at + 1]!
  const b = lab[at + 2]!
  const chroma = lengthOf(a, b)
  if (chroma < SKIN.chroma[0] || chroma > SKIN.chroma[1]) return false
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return hue > SKIN.hue[0] && hue < SKIN.hue[1]
}
