import type { Phase, PhaseKind } from '../model/plan.ts'

/** Order of work in one session. */
const ORDER: readonly PhaseKind[] = [
  'bond-treatment',
  'chelate',
  'remove',
  'bleach',
  'soften',
  'prepigment',
  'pretone',
  'colour',
  'lengths',
  'lowlights',
  'smudge',
  'tone',
  'gloss',
  'finish',
]

export const inOrder = (phases: readonly Phase[]): Phase[] =>
  [...phases].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
