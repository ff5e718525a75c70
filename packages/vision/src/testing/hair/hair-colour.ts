import { type Lab, labFromHex } from '@riflesso/colorimetry'
import { linearOfLab } from '../../colour/lab.ts'

const BLACK: Lab = [0, 0, 0]

/** A colour as Lab (D65) or '#RRGGBB'; other text is black. */
export type ColourInput = Lab | string

/** Dye of rendered hair, from the scalp to the tips. */
export type HairColours = {
  readonly roots: ColourInput
  readonly lengths: ColourInput
  readonly ends: ColourInput
  /**
   * Strands of another colour, their share of all strands (0-1), and their start along the hair (0-1; default: a little off the scalp).
   */
  readonly highlights?: { readonly colour: ColourInput; readonly share: number; readonly from?: number }
}

export type LinearColour = readonly [r: number, g: number, b: number]

export function labOfInput(colour: ColourInput): Lab {
  return typeof colour === 'string' ? (labFromHex(colour) ?? BLACK) : colour
}

export function linearOfInput(colour: ColourInput): LinearColour {
  const [r, g, b] = linearOfLab(labOfInput(colour))
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)]
}
