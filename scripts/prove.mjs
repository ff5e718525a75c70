// `npm run prove`: plays every random test at length, and what is too dear or too dependent on a quiet machine for the
// gate, one file after the other. Writes what it ran to docs/proof.json; run again, it goes on with the files that have
// not passed yet for this commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStage } from './run-stages.mjs'
import { ensureInstalled, environment, root } from './runtime.mjs'
import { vitest } from './stages.mjs'

const page = join(root, 'docs/proof.json')
const report = join(root, 'test-results/proof.json')

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Test files whose random tests play more cases in a proof, and those that only a proof runs. */
function filesToProve() {
  const files = git('ls-files', 'packages', 'apps').split('\n')
  const playsMore = (file) => file.endsWith('.test.ts') && /\bcases\(\{/.test(readFileSync(join(root, file), 'utf8'))
  return files.filter((file) => file.endsWith('.prove.ts') || (existsSync(join(root, file)) && playsMore(file)))
}

/** What was proved for this commit before; a proof of another commit counts for nothing. */
function proofSoFar(commit) {
  const former = existsSync(page) ? JSON.parse(readFileSync(page, 'utf8')) : null
  return former?.commit === commit ? former : { commit, seed: Number.parseInt(commit.slice(0, 7), 16), files: [] }
}

ensureInstalled()
mkdirSync(join(root, 'test-results'), { recursive: true })
const proof = proofSoFar(git('rev-parse', 'HEAD'))
const env = { ...environment, PROVE: '1', TEST_SEED: process.env.TEST_SEED ?? String(proof.seed) }
proof.seed = Number(env.TEST_SEED)

for (const file of filesToProve()) {
  if (proof.files.some((former) => former.file === file && former.passed)) continue
  const stage = vitest(file, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, file)
  const { passed, seconds } = await runStage({ ...stage, env })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, duration }) => ({ title, status, seconds: Math.round(duration / 1000) })),
  )
  proof.files = proof.files.filter((former) => former.file !== file)
  proof.files.push({ file, passed, seconds: Math.round(seconds), tests })
  writeFileSync(page, `${JSON.stringify(proof, null, 2)}\n`)
}
const failed = proof.files.filter(({ passed }) => !passed)
console.log(`\n${proof.files.length} files proved, ${failed.length} failed. Seed ${proof.seed}. See docs/proof.json.`)
process.exit(failed.length === 0 ? 0 : 1)
