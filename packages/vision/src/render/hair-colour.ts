import type { Lab } from '@riflesso/colorimetry'
import { labOfHex, linearOfLab } from '../colour/lab.ts'

/** A colour as Lab (D65) or '#RRGGBB'. */
export type ColourInput = Lab | string

/** What the hair of a rendering is dyed with, from the scalp to the tips. */
export type HairColours = {
  readonly roots: ColourInput
  readonly lengths: ColourInput
  readonly ends: ColourInput
  /** Strands of another colour, and how many of all strands they are (0-1). */
  readonly highlights?: { readonly colour: ColourInput; readonly share: number }
}

export type LinearColour = readonly [r: number, g: number, b: number]

export function labOfInput(colour: ColourInput): Lab {
  return typeof colour === 'string' ? labOfHex(colour) : colour
}

export function linearOfInput(colour: ColourInput): LinearColour {
  const [r, g, b] = linearOfLab(labOfInput(colour))
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)]
}
