import {
  type BrandNotation,
  declaredHead,
  type HeadToday,
  type MissingPiece,
  missingPieces,
  type OwnFormula,
  ownFormula,
  readFormula,
  type TypedFormula,
} from '@riflesso/colorimetry'
import type { LastHair } from '@riflesso/contract'

/** What is known of the hair today: from the last service, or as declared here; levels are null until then. */
export type HairToday = {
  readonly from: HeadToday | null
  readonly roots: number | null
  readonly lengths: number | null
  readonly hair: LastHair
}

/** The hair since the last service; nothing known without one. */
export const hairSince = (from: HeadToday | null, lastHair: LastHair | null): HairToday => ({
  from,
  roots: from && tenth(from.current.roots.level),
  lengths: from && tenth(from.current.lengths.level),
  hair: {
    hairType: from?.hairType ?? lastHair?.hairType ?? null,
    hairCondition: from?.condition ?? lastHair?.hairCondition ?? null,
  },
})

const tenth = (level: number): number => Math.round(10 * level) / 10

/** The head as the planner takes it; null while a level is missing. */
export function headOf({ from, roots, lengths, hair }: HairToday): HeadToday | null {
  if (roots === null || lengths === null) return null
  const { hairType, hairCondition: condition } = hair
  const isUnchanged =
    from !== null &&
    tenth(from.current.roots.level) === roots &&
    tenth(from.current.lengths.level) === lengths &&
    from.hairType === hairType
  return isUnchanged ? { ...from, condition } : declaredHead({ roots, lengths, hairType, condition })
}

export type JudgedText = TypedFormula & {
  /** What each phase lacks. */
  readonly missing: readonly (readonly MissingPiece[])[]
  /** Whether every word is understood and nothing is missing. */
  readonly isWhole: boolean
  /** Null until it is whole and the hair is known. */
  readonly judged: OwnFormula | null
}

/** A written formula as it is understood, and what comes of it on this head. */
export function judgeText(text: string, brand: BrandNotation | null, head: HeadToday | null): JudgedText {
  const typed = readFormula(text, brand)
  const missing = typed.phases.map(missingPieces)
  const isWhole = typed.unread.length === 0 && typed.phases.length > 0 && missing.every((each) => each.length === 0)
  return { ...typed, missing, isWhole, judged: isWhole && head ? ownFormula(typed.phases, head) : null }
}
