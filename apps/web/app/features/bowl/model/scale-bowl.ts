import { CORRECTOR } from '@riflesso/colorimetry'
import type { FormulaLine } from '@riflesso/consultation'

export const FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export const FACTOR_RANGE = { min: 0.5, max: 2 } as const

/** Resolution of a salon's scale. */
const STEP = 0.5

const rounded = (quantity: number): number => Math.max(STEP, Math.round(quantity / STEP) * STEP)

const quantityOf = ({ quantita_g, quantita_ml }: FormulaLine): number => quantita_g ?? quantita_ml ?? 0

/** Products mixed in a fixed ratio to the others. */
const isDeveloper = ({ ossidante_vol, rapporto_miscelazione }: FormulaLine): boolean =>
  ossidante_vol !== null && rapporto_miscelazione !== null

const withQuantity = (line: FormulaLine, quantity: number): FormulaLine =>
  line.quantita_g === null
    ? { ...line, quantita_ml: quantity }
    : {
        ...line,
        quantita_g: quantity,
        ...(line.gocce === undefined ? {} : { gocce: Math.round(quantity * CORRECTOR.drops.perGram) }),
      }

/** Base of the developer's ratio: everything weighed in grams. */
const weighed = (lines: readonly FormulaLine[]): number =>
  lines.reduce((sum, { quantita_g }) => sum + (quantita_g ?? 0), 0)

/** Nominal amount of a bowl: grams of its products without the developer, or millilitres if nothing is weighed. */
export const bowlSize = (lines: readonly FormulaLine[]): number =>
  weighed(lines) || lines.filter((line) => !isDeveloper(line)).reduce((sum, line) => sum + quantityOf(line), 0)

/**
 * The lines of a bowl multiplied by `factor`, in half grams. Products are rounded first and the developer is derived from
 * them, which keeps the mixing ratio.
 */
export function scaleBowl(lines: readonly FormulaLine[], factor: number): FormulaLine[] {
  const scaled = lines.map((line) =>
    isDeveloper(line) || quantityOf(line) === 0 ? line : withQuantity(line, rounded(quantityOf(line) * factor)),
  )
  const [before, after] = [weighed(lines), weighed(scaled)]
  return scaled.map((line) => {
    if (!isDeveloper(line)) return line
    return withQuantity(line, rounded(quantityOf(line) * (before === 0 ? factor : after / before)))
  })
}

/** The factor for a bowl of this many grams, clamped to the range that can be mixed accurately. */
export function factorFor(lines: readonly FormulaLine[], size: number): number {
  const whole = bowlSize(lines)
  const factor = whole === 0 ? 1 : size / whole
  return Math.min(FACTOR_RANGE.max, Math.max(FACTOR_RANGE.min, factor))
}
