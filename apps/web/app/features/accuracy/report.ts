type Figures = {
  /** Shares of 1. */
  readonly withinOne: number
  readonly insideBar: number
  /** In levels, like the bars. */
  readonly meanError: number
}

type Report = Figures & {
  /** Share of the heads of a family that are named so, as the mean of the five families. */
  readonly tones: { readonly balanced: number }
  /** Photographs, and the share of them that is read alike within half a level when taken again. */
  readonly repeated: { readonly heads: number; readonly withinHalf: number }
  readonly heads: number
  readonly refused: { readonly of: number; readonly count: number }
  readonly claimed: { readonly of: number; readonly count: number }
  readonly groups: readonly (Figures & { readonly name: string; readonly heads: number })[]
  /** Every head that was read: the level judged by eye, its colour, and the reading with its error bar. */
  readonly readings: readonly {
    readonly eye: number
    readonly read: number
    readonly bar: number
    readonly hex: string
  }[]
}

/** Figures that `npm run accuracy` writes for this page, inlined by the build. */
export const accuracy = import.meta.env.VITE_ACCURACY_REPORT as Report

const italian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 })

/** 0.76 → '76'. */
export const outOf100 = (share: number): string => String(Math.round(share * 100))

/** 0.79 → '0,79'. */
export const levels = (value: number): string => italian.format(value)
