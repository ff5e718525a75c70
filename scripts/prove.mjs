// `npm run prove`: runs every randomised test with many more cases, and the tests that are too slow or too sensitive to load
// for `npm test`, one file at a time. Writes the results to docs/proof.json. A second run resumes with the files that have not
// yet passed for this commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStage } from './run-stages.mjs'
import { ensureInstalled, environment, root } from './runtime.mjs'
import { vitest } from './stages.mjs'

const page = join(root, 'docs/proof.json')
const report = join(root, 'test-results/proof.json')

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Test files with randomised tests, which run more cases here, and the `*.prove.ts` files, which only run here. */
function filesToProve() {
  const files = git('ls-files', 'packages', 'apps').split('\n')
  /** @param {string} file */
  const isRandomised = (file) => file.endsWith('.test.ts') && /\bcases\(\{/.test(readFileSync(join(root, file), 'utf8'))
  return files.filter((file) => file.endsWith('.prove.ts') || (existsSync(join(root, file)) && isRandomised(file)))
}

/**
 * @typedef {{ title: string, status: string, seconds: number }} ProvedTest
 * @typedef {{ file: string, passed: boolean, seconds: number, tests: ProvedTest[] }} ProvedFile
 * @typedef {{ commit: string, seed: number, files: ProvedFile[] }} Proof
 * @typedef {{ assertionResults: { title: string, status: string, duration: number }[] }} ReportedFile
 */

/**
 * Earlier results for this commit; results of another commit are discarded.
 *
 * @param {string} commit
 * @returns {Proof}
 */
function proofSoFar(commit) {
  const previous = existsSync(page) ? JSON.parse(readFileSync(page, 'utf8')) : null
  return previous?.commit === commit ? previous : { commit, seed: Number.parseInt(commit.slice(0, 7), 16), files: [] }
}

ensureInstalled()
mkdirSync(join(root, 'test-results'), { recursive: true })
const proof = proofSoFar(git('rev-parse', 'HEAD'))
const env = { ...environment, PROVE: '1', TEST_SEED: process.env.TEST_SEED ?? String(proof.seed) }
proof.seed = Number(env.TEST_SEED)

for (const file of filesToProve()) {
  if (proof.files.some((previous) => previous.file === file && previous.passed)) continue
  const stage = vitest(file, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, file)
  const { passed, seconds } = await runStage({ ...stage, env })
  /** @type {{ testResults: ReportedFile[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, duration }) => ({ title, status, seconds: Math.round(duration / 1000) })),
  )
  proof.files = proof.files.filter((previous) => previous.file !== file)
  proof.files.push({ file, passed, seconds: Math.round(seconds), tests })
  writeFileSync(page, `${JSON.stringify(proof, null, 2)}\n`)
}
const failed = proof.files.filter(({ passed }) => !passed)
console.log(`\n${proof.files.length} files proved, ${failed.length} failed. Seed ${proof.seed}. See docs/proof.json.`)
process.exit(failed.length === 0 ? 0 : 1)
