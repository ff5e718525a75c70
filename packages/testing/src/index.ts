import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of every randomised test of this run. */
    testSeed: number
    /** Whether this is `npm run prove`, which runs many more random cases. */
    isProof: boolean
  }
}

/** Seed of every randomised test of this run. It is printed at the start and changes with each commit. */
export const testSeed: number = inject('testSeed')

/** Number of random cases: few in `npm test`, many in `npm run prove`. */
export const cases = (count: { readonly gate: number; readonly prove: number }): number =>
  inject('isProof') ? count.prove : count.gate
