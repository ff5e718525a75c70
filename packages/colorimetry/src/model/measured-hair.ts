import type { Tone } from './vocabulary.ts'

/** CIELAB, D65 white, on the photo scale (display-referred sRGB). */
export type Lab = readonly [L: number, a: number, b: number]

/** One area of hair as measured in a photo. */
export type ZoneReading = {
  /** International level 1-10.9, to a tenth. */
  readonly level: number
  /** Half width of the 90 % interval around `level`; 0 where it was confirmed. */
  readonly levelError: number
  /** The first candidate; natural where the photo shows none. */
  readonly tone: Tone
  /** Radius of the 90 % interval of the tone in the (a*, b*) plane; null where the photo shows no tone; absent in old readings. */
  readonly toneError?: number | null | undefined
  /** The second candidate: a reflect as likely as natural, or natural besides a copper or red. */
  readonly alternativeTone?: Tone | null | undefined
  readonly lab: Lab
  /** '#RRGGBB'. */
  readonly hex: string
  /** The values of the photo, if a colourist confirmed level and tone; confirmed values have no error. */
  readonly read?: Pick<ZoneReading, 'level' | 'levelError' | 'tone' | 'hex'> | undefined
}

export type PaletteColour = {
  readonly hex: string
  /** Share of the measured hair, 0-1; the palette's shares add up to 1. */
  readonly share: number
  readonly level: number
}

/** The measurements that the planner uses. `vision` produces them; zones that the photo does not show are null. */
export type MeasuredHair = ZoneReading & {
  readonly palette: readonly PaletteColour[]
  readonly zones: {
    readonly roots: ZoneReading | null
    readonly lengths: ZoneReading | null
    readonly ends: ZoneReading | null
  }
  /** Share of white hair, 0-1, or null if the photo does not show it clearly. */
  readonly whiteShare: number | null
}
