import { execFileSync } from 'node:child_process'

/** Arbitrary seed for a tree without git history. */
const WITHOUT_GIT = 20_261_123

/**
 * Seed of a test run: `TEST_SEED` if set, to repeat a run; otherwise derived from the commit, so that randomised tests cover
 * new cases over time.
 *
 * @throws when `TEST_SEED` is not a whole number from 0 to 2^31 - 1
 */
export function seedOfRun(env: NodeJS.ProcessEnv): number {
  if (env.TEST_SEED === undefined) return seedOfCommit()
  const seed = env.TEST_SEED.trim() === '' ? Number.NaN : Number(env.TEST_SEED)
  if (!Number.isInteger(seed) || seed < 0 || seed > 2 ** 31 - 1) throw new Error('TEST_SEED must be a whole number')
  return seed
}

function seedOfCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number.parseInt(commit.slice(0, 7), 16)
  } catch {
    return WITHOUT_GIT
  }
}
