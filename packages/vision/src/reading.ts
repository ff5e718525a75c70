import type { MeasuredHair, TechniqueId } from '@riflesso/colorimetry'

/** Faults of a photo; `consultation` words them in Italian with the remedy. */
export const QUALITY_CODES = [
  'good-light',
  'too-dark',
  'too-bright',
  'clipped',
  'blurred',
  'mixed-light',
  'colour-cast',
  'over-saturated',
  'no-colour',
  'little-hair',
  'low-resolution',
  'wet-look',
  'unsure-hair',
] as const
export type QualityCode = (typeof QUALITY_CODES)[number]

export type QualityNote = {
  readonly code: QualityCode
  /** info: nothing to do; warning: the error bar is wider; problem: another photo is recommended. */
  readonly severity: 'info' | 'warning' | 'problem'
}

/** Techniques that can be recognised in a photo. */
export const SEEN_TECHNIQUES = ['ombre', 'sombre', 'balayage'] as const satisfies readonly TechniqueId[]
export type SeenTechnique = (typeof SEEN_TECHNIQUES)[number]

/** The measured colour of the hair in one photo. */
export type Reading = MeasuredHair & {
  readonly hairFound: true
  /** Share of the picture that is hair, 0-1. */
  readonly hairShare: number
  /** L* difference between neighbouring strands. */
  readonly strandContrast: number
  /** 1 = one even colour, 0 = many. */
  readonly evenness: number
  /** Null when none is clear. */
  readonly technique: SeenTechnique | null
  /** The assumed light and its confidence; gains are multiplied onto linear R, G, B. */
  readonly light: {
    readonly gains: readonly [r: number, g: number, b: number]
    readonly confidence: number
    readonly source: 'white-point' | 'neutral' | 'skin' | 'statistics' | 'none'
  }
  readonly quality: readonly QualityNote[]
}

/** Whether the mask may not be hair at all: the user must mark the hair before the reading is used. */
export const needsHairMarks = ({ quality }: Pick<Reading, 'quality'>): boolean =>
  quality.some(({ code, severity }) => code === 'unsure-hair' && severity === 'problem')

/** The user's hints on the photo: coordinates 0-1 of the upright picture. */
export type PhotoHints = {
  readonly strokes: readonly {
    readonly kind: 'hair' | 'not-hair'
    readonly points: readonly (readonly [x: number, y: number])[]
    /** Brush radius as a share of the picture's long side. */
    readonly radius: number
  }[]
  /** A point of something white or grey (towel, cape). */
  readonly whitePoint: readonly [x: number, y: number] | null
  /** A point of a grey card (18 %) held beside the hair, which also gives the strength of the light. */
  readonly greyCard?: readonly [x: number, y: number] | null
}
