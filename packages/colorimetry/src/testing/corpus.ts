import found from './corpus.json' with { type: 'json' }
import { type Changes, situationWith } from './smallest-situation.ts'

/**
 * Situations that exposed a fault of the planner or of a test, or that alone tell the planner from one with a fault put in
 * on purpose, each made as simple as it can be. A random test that fails prints the next one: add it to corpus.json
 * together with the fix.
 */
export const CORPUS = found.map(({ fault, changes }: { fault: string; changes: Changes }) => ({
  fault,
  situation: situationWith(changes),
}))
