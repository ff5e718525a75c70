import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of every random test of this run. */
    testSeed: number
    /** Whether this run is `npm run prove`, which plays every random test at length. */
    isProof: boolean
  }
}

/** Seed of every random test of this run. It is printed at the start and changes with each commit. */
export const testSeed: number = inject('testSeed')

/** How many cases a random test plays: few each time the gate runs, many in `npm run prove`. */
export const cases = (count: { readonly gate: number; readonly prove: number }): number =>
  inject('isProof') ? count.prove : count.gate
