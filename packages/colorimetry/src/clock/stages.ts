import type { Phase, PhaseKind } from '../model/plan.ts'

/** Kinds of phases in the order of work; those of one stage process together on different zones. */
export const STAGES: readonly (readonly PhaseKind[])[] = [
  ['bond-treatment'],
  ['chelate'],
  ['remove', 'bleach'],
  ['soften'],
  ['prepigment'],
  ['pretone'],
  ['colour', 'lengths'],
  ['lowlights'],
  ['smudge', 'tone', 'gloss'],
  ['finish'],
]

const stageOf = ({ kind }: Phase): number => STAGES.findIndex((kinds) => kinds.includes(kind))

/** A phase of a session and its index there. */
export type Placed = { readonly index: number; readonly phase: Phase }

/** The phases of a session in groups that process together: of one stage, on different zones. */
export const sideBySide = (phases: readonly Phase[]): readonly (readonly Placed[])[] => {
  const groups: Placed[][] = []
  phases.forEach((phase, index) => {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isBeside =
      first !== undefined &&
      stageOf(first.phase) === stageOf(phase) &&
      group?.every((other) => !other.phase.zones.some((zone) => phase.zones.includes(zone)))
    if (isBeside) group?.push({ index, phase })
    else groups.push([{ index, phase }])
  })
  return groups
}
