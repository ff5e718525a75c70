import type { Lab } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** What hair shows when it is lightened to a level (fondo di schiarimento), and the shade that neutralises it. */
export type UnderlyingPigment = {
  readonly level: number
  /** Photo scale [E]. */
  readonly lab: Lab
  /** Parts yellow : red : blue [S18]. */
  readonly parts: readonly [yellow: number, red: number, blue: number]
  /** Neutralising tone, main first [S18][S19][S20][S21][S22]. */
  readonly neutraliser: readonly [primary: ToneName, secondary: ToneName | null]
  /** Share of the toner that the neutraliser takes beside a cool goal [E, worked cases 3 and 28]. */
  readonly share: number
}

/** Charts differ by about one level; between two rows the deeper one counts, since violet on orange leaves orange [S19]. */
export const UNDERLYING_PIGMENT: readonly UnderlyingPigment[] = [
  { level: 1, lab: [10, 6, 3], parts: [3, 3, 3], neutraliser: ['VERDE', null], share: 0.25 },
  { level: 2, lab: [16, 12, 7], parts: [3, 3, 2], neutraliser: ['VERDE', null], share: 0.25 },
  { level: 3, lab: [22, 19, 13], parts: [3, 3, 1], neutraliser: ['VERDE', null], share: 0.25 },
  { level: 4, lab: [28, 24, 21], parts: [3, 2, 1], neutraliser: ['VERDE', 'CENERE'], share: 0.25 },
  { level: 5, lab: [36, 28, 33], parts: [3, 2, 0.5], neutraliser: ['CENERE', 'VERDE'], share: 1 / 3 },
  { level: 6, lab: [45, 26, 44], parts: [3, 2, 0], neutraliser: ['CENERE', null], share: 1 / 3 },
  { level: 7, lab: [56, 19, 51], parts: [3, 1, 0], neutraliser: ['IRISE', 'CENERE'], share: 1 / 3 },
  { level: 8, lab: [68, 9, 52], parts: [3, 0, 0], neutraliser: ['IRISE', null], share: 0.25 },
  { level: 9, lab: [79, 3, 41], parts: [2, 0, 0], neutraliser: ['IRISE', null], share: 0.25 },
  { level: 10, lab: [87, 0, 27], parts: [1, 0, 0], neutraliser: ['IRISE', null], share: 0.25 },
  { level: 10.9, lab: [92, -1, 14], parts: [0.3, 0, 0], neutraliser: ['IRISE', null], share: 0.25 },
]

/** Row for a level reached: the deeper of two neighbours (cautious, see above). */
export const underlyingPigment = (level: number): UnderlyingPigment => {
  const rows = UNDERLYING_PIGMENT.filter((row) => row.level <= level + 1e-9)
  const row = rows.at(-1) ?? UNDERLYING_PIGMENT[0]
  if (row === undefined) throw new RangeError(`no underlying pigment for level ${level}`)
  return row
}
