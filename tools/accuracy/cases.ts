import type { Tone } from '../../packages/colorimetry/src/index.ts'
import type { SeenTechnique } from '../../packages/vision/src/index.ts'
import type { ColourError } from './compare.ts'
import type { Half } from './eye-labels.ts'
import type { OneStroke } from './one-stroke.ts'
import type { Rival } from './rivals.ts'
import type { Condition } from './scene-list.ts'

/** One rendered scene and what was found in it. */
export type SceneCase = {
  readonly kind: 'scene'
  readonly seed: number
  readonly condition: Condition
  /** Level of the true colour; null without hair. */
  readonly trueLevel: number | null
  readonly found: boolean
  /** Null where there is no hair, or none was found. */
  readonly iou: number | null
  /** One stroke on the largest error; null where the mask had not failed. */
  readonly oneStroke: OneStroke | null
  readonly error: ColourError | null
  /** Half width of the stated 90 % interval. */
  readonly bar: number | null
  /** The same measurement inside the true mask: what is left is not the mask's fault. */
  readonly withTrueMask: (ColourError & { readonly bar: number }) | null
  /** With a grey card held into the picture and tapped; only where the light is unknown. */
  readonly withCard: (ColourError & { readonly bar: number }) | null
  readonly rivals: Readonly<Record<Rival, { readonly iou: number | null; readonly error: ColourError | null }>> | null
}

/** A real photograph whose mask was drawn by eye. */
export type MaskCase = {
  readonly kind: 'mask'
  readonly file: string
  readonly found: boolean
  readonly iou: number | null
  /** ΔE00 between the colour read in our mask and in the one drawn by eye. */
  readonly deltaE: number | null
  /** One stroke on the largest error; null where the mask had not failed. */
  readonly oneStroke: OneStroke | null
  readonly rivals: Readonly<Record<Rival, { readonly iou: number | null; readonly deltaE: number | null }>>
}

/** A labelled photograph. */
export type LabelCase = {
  readonly kind: 'label'
  readonly file: string
  readonly hairPresent: boolean
  readonly found: boolean
  /** Shares of the labelled rectangles. */
  readonly hairInside: number | null
  readonly skinOutside: number | null
  readonly level: number | null
  readonly bar: number | null
  readonly eyeRange: readonly [low: number, high: number] | null
  /** How far the level lies outside the eye's range: 0 inside it, negative below. */
  readonly outside: number | null
  readonly rivals: Readonly<Record<Rival, number | null>>
}

/** A photograph judged by eye, read as an upload would be. */
export type EyeCase = {
  readonly kind: 'eye'
  readonly photo: string
  readonly half: Half
  readonly found: boolean
  /** Before anything is measured the user is asked for a stroke. */
  readonly asked: boolean
  readonly level: number | null
  readonly bar: number | null
  readonly tone: Tone | null
  readonly whiteShare: number | null
  readonly technique: SeenTechnique | null
}

/** A path-traced scene and what was found in it. */
export type TracedCase = {
  readonly kind: 'traced'
  readonly scene: string
  readonly style: string
  readonly view: string
  /** Colour temperature of the lamp. */
  readonly lamp: number
  /** The renderer's measure of natural colour, 0 to 1; null where the hair is dyed. */
  readonly melanin: number | null
  readonly trueLevel: number
  readonly found: boolean
  readonly iou: number | null
  readonly error: ColourError | null
  readonly bar: number | null
  readonly withTrueMask: ColourError | null
}

export type Case = SceneCase | MaskCase | LabelCase | EyeCase | TracedCase
