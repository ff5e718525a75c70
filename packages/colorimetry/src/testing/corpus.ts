import found from './corpus.json' with { type: 'json' }
import { type Changes, situationWith } from './smallest-situation.ts'

/**
 * Situations that exposed a fault of the planner or of a test, or that are the only ones to detect a mutant of the planner, each
 * reduced to its simplest form. A failing random test prints a new one: add it to corpus.json together with the fix.
 */
export const CORPUS = found.map(({ fault, changes }: { fault: string; changes: Changes }) => ({
  fault,
  situation: situationWith(changes),
}))
