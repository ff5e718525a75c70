import type { PhaseKind } from '../model/plan.ts'
import type { TechniqueId } from '../model/technique-ids.ts'
import type { HairType } from '../model/vocabulary.ts'

/** Phases that leave pigment in the hair. */
const COLOURS: ReadonlySet<PhaseKind> = new Set(['colour', 'lengths', 'tone', 'smudge', 'lowlights'])

/** What was done at a visit. */
type Visit = { readonly kinds: readonly PhaseKind[]; readonly technique: TechniqueId | null }

/** The type of hair after a visit, by its type before; null if neither tells. Bleached hair stays bleached, permed hair permed. */
export function typeAfter(before: HairType | null, { kinds, technique }: Visit): HairType | null {
  if (before !== null && before !== 'naturale' && before !== 'colorati') return before
  if (kinds.includes('bleach')) return technique === null ? 'decolorati' : 'meches'
  return kinds.some((kind) => COLOURS.has(kind)) ? 'colorati' : before
}
