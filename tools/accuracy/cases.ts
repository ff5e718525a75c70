import type { Lab, SeenTechnique } from '../../packages/colorimetry/src/index.ts'
import type { ToneFamily } from '../../packages/vision/src/measure/tone-family.ts'
import type { Baseline } from './baselines.ts'
import type { ColourError } from './compare.ts'
import type { EyeTone, Half } from './eye-labels.ts'
import type { OneStroke } from './one-stroke.ts'
import type { Condition } from './scene-list.ts'

/** Result for one rendered scene. */
export type SceneCase = {
  readonly kind: 'scene'
  readonly seed: number
  readonly condition: Condition
  /** Level of the true colour; null without hair. */
  readonly trueLevel: number | null
  readonly found: boolean
  /** Null if there is no hair or none was found. */
  readonly iou: number | null
  /** One stroke on the largest error; null where the mask had not failed. */
  readonly oneStroke: OneStroke | null
  readonly error: ColourError | null
  /** Half width of the reported 90 % interval. */
  readonly bar: number | null
  /** The same measurement inside the true mask: its error is not caused by the mask. */
  readonly withTrueMask: (ColourError & { readonly bar: number }) | null
  /** With a tapped grey card in the picture; only for unknown light. */
  readonly withCard: (ColourError & { readonly bar: number }) | null
  readonly baselines: Readonly<
    Record<Baseline, { readonly iou: number | null; readonly error: ColourError | null }>
  > | null
}

/** Result for a photograph with a mask drawn by eye. */
export type MaskCase = {
  readonly kind: 'mask'
  readonly file: string
  readonly found: boolean
  readonly iou: number | null
  /** ΔE00 between the colours measured in our mask and in the one drawn by eye. */
  readonly deltaE: number | null
  /** Whether the answer asks to check or mark the hair, or refuses. */
  readonly doubted: boolean
  /** One stroke on the largest error; null where the mask had not failed. */
  readonly oneStroke: OneStroke | null
  readonly baselines: Readonly<Record<Baseline, { readonly iou: number | null; readonly deltaE: number | null }>>
}

/** Result for a labelled photograph. */
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
  /** Distance of the level from the range judged by eye: 0 inside, negative below. */
  readonly outside: number | null
  readonly baselines: Readonly<Record<Baseline, number | null>>
}

/** Result for a photograph judged by eye, read like an upload. */
export type EyeCase = {
  readonly kind: 'eye'
  readonly photo: string
  readonly half: Half
  readonly found: boolean
  /** Whether the user is asked for a stroke before measuring. */
  readonly asked: boolean
  readonly level: number | null
  readonly bar: number | null
  readonly whiteShare: number | null
  readonly technique: SeenTechnique | null
}

/** The tone named for a photograph whose tone was judged by eye, and the second candidate. */
export type ToneCase = EyeTone & {
  readonly kind: 'tone'
  readonly named: ToneFamily | null
  readonly second: ToneFamily | null
}

/** The name of the colour read from a photograph whose hair was painted in a colour that no natural hair has. */
export type FantasyCase = {
  readonly kind: 'fantasy'
  readonly photo: string
  readonly hue: string
  /** Null where no hair was found. */
  readonly named: string | null
  readonly right: boolean
}

/** Result for a drawn picture without hair. */
export type DrawnCase = {
  readonly kind: 'drawn'
  readonly number: number
  readonly shows: string
  readonly found: boolean
  /** Whether the user is asked for a stroke before measuring. */
  readonly asked: boolean
}

/** Result for a path-traced scene. */
export type TracedCase = {
  readonly kind: 'traced'
  readonly scene: string
  readonly style: string
  readonly view: string
  /** Colour temperature of the lamp. */
  readonly lamp: number
  /** The renderer's melanin value, 0 to 1; null for dyed hair. */
  readonly melanin: number | null
  readonly trueLevel: number
  readonly found: boolean
  readonly iou: number | null
  readonly error: ColourError | null
  readonly bar: number | null
  readonly withTrueMask: ColourError | null
}

export type PairReading = { readonly level: number; readonly bar: number; readonly lab: Lab }

/**
 * Two pictures of one head; null where it was not found. 'phone' and 'any-light' are drawn heads, seen from the front and from behind
 * under one lamp.
 */
export type PairCase = {
  readonly kind: 'pair'
  readonly how: 'traced' | 'retaken' | 'phone' | 'any-light'
  readonly name: string
  /** Level of the true colour of drawn heads. */
  readonly trueLevel?: number
  readonly readings: readonly [PairReading | null, PairReading | null]
}

export type Case =
  | SceneCase
  | MaskCase
  | LabelCase
  | EyeCase
  | ToneCase
  | FantasyCase
  | DrawnCase
  | TracedCase
  | PairCase
