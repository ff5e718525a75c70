import { execFileSync } from 'node:child_process'

/** Any number: used where there is no git history to take one from. */
const WITHOUT_GIT = 20_261_123

/**
 * The seed of a test run: `TEST_SEED` from the environment, which repeats a run, otherwise a number that changes with each
 * commit, so that over time the random tests cover more ground.
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
