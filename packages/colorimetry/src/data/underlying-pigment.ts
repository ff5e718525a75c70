import type { Lab } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** Pigment exposed by lightening to a level (fondo di schiarimento), and the shade that neutralises it. */
export type UnderlyingPigment = {
  readonly level: number
  /** Photo scale [E]. */
  readonly lab: Lab
  /** Parts yellow : red : blue [S18]. */
  readonly parts: readonly [yellow: number, red: number, blue: number]
  /** Neutralising tone, main first [S18][S19][S20][S21][S22]. */
  readonly neutraliser: readonly [primary: ToneName, secondary: ToneName | null]
  /** Share of the neutraliser in a toner for a cool goal [E, worked cases 3 and 28]. */
  readonly share: number
  /** The same colour in sRGB. */
  readonly hex: string
  /** Reflects of the generic numbering that neutralise it; at 10 and above diluted, up to three parts of clear. */
  readonly codes: readonly string[]
  /** Values of other charts for this level. */
  readonly disputed: string | null
}

/** Charts differ by about one level; between two rows the deeper one applies, since violet on orange leaves orange [S19]. */
export const UNDERLYING_PIGMENT: readonly UnderlyingPigment[] = [
  {
    level: 1,
    lab: [10, 6, 3],
    parts: [3, 3, 3],
    neutraliser: ['VERDE', null],
    share: 0.25,
    hex: '#251818',
    codes: ['.7'],
    disputed: 'useless in practice',
  },
  {
    level: 2,
    lab: [16, 12, 7],
    parts: [3, 3, 2],
    neutraliser: ['VERDE', null],
    share: 0.25,
    hex: '#3B211E',
    codes: ['.7'],
    disputed: null,
  },
  {
    level: 3,
    lab: [22, 19, 13],
    parts: [3, 3, 1],
    neutraliser: ['VERDE', null],
    share: 0.25,
    hex: '#532922',
    codes: ['.7', '.17'],
    disputed: null,
  },
  {
    level: 4,
    lab: [28, 24, 21],
    parts: [3, 2, 1],
    neutraliser: ['VERDE', 'CENERE'],
    share: 0.25,
    hex: '#6A3223',
    codes: ['.7', '.17'],
    disputed: 'red [S20], red-orange [S18]',
  },
  {
    level: 5,
    lab: [36, 28, 33],
    parts: [3, 2, 0.5],
    neutraliser: ['CENERE', 'VERDE'],
    share: 1 / 3,
    hex: '#874020',
    codes: ['.1', '.17'],
    disputed: 'still red [S22], orange [S18][S20]',
  },
  {
    level: 6,
    lab: [45, 26, 44],
    parts: [3, 2, 0],
    neutraliser: ['CENERE', null],
    share: 1 / 3,
    hex: '#A1571F',
    codes: ['.1', '.11'],
    disputed: 'blue-violet [S18], yellow-orange [S20]',
  },
  {
    level: 7,
    lab: [56, 19, 51],
    parts: [3, 1, 0],
    neutraliser: ['IRISE', 'CENERE'],
    share: 1 / 3,
    hex: '#B97829',
    codes: ['.12', '.21'],
    disputed: 'orange [S22], yellow-orange and blue-violet [S18][S19]',
  },
  {
    level: 8,
    lab: [68, 9, 52],
    parts: [3, 0, 0],
    neutraliser: ['IRISE', null],
    share: 0.25,
    hex: '#CF9E45',
    codes: ['.2', '.21'],
    disputed: null,
  },
  {
    level: 9,
    lab: [79, 3, 41],
    parts: [2, 0, 0],
    neutraliser: ['IRISE', null],
    share: 0.25,
    hex: '#E2BF77',
    codes: ['.2'],
    disputed: null,
  },
  {
    level: 10,
    lab: [87, 0, 27],
    parts: [1, 0, 0],
    neutraliser: ['IRISE', null],
    share: 0.25,
    hex: '#EDD8A7',
    codes: ['.02', '.2'],
    disputed: null,
  },
  {
    level: 10.9,
    lab: [92, -1, 14],
    parts: [0.3, 0, 0],
    neutraliser: ['IRISE', null],
    share: 0.25,
    hex: '#F1E8CD',
    codes: ['.02'],
    disputed: null,
  },
]

/** Row for a level reached: the deeper of two neighbours (cautious, see above). */
export const underlyingPigment = (level: number): UnderlyingPigment => {
  const rows = UNDERLYING_PIGMENT.filter((row) => row.level <= level + 1e-9)
  const row = rows.at(-1) ?? UNDERLYING_PIGMENT[0]
  if (row === undefined) throw new RangeError(`no underlying pigment for level ${level}`)
  return row
}
