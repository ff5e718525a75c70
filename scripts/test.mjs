// `npm test`: installs if needed, then runs types, lint, build, unit and integration tests and end-to-end tests, and checks that
// every requirement has a test that passed. `npm test -- --changed [ref]` runs only the test files affected by changes since a
// commit (default HEAD).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditDependencies } from './audit.mjs'
import { failedTests } from './failed-tests.mjs'
import { requirementFaults, testsOfPlaywright, testsOfVitest } from './requirements.mjs'
import { minutes, printDurations, runLanes, runStage } from './run-stages.mjs'
import { ensureInstalled, environment, root } from './runtime.mjs'
import { slowestFiles } from './slowest-files.mjs'
import { installChromium, lint, playwright, routeTypes, types, unusedCode, vitest, webBuild } from './stages.mjs'

const SLOWEST_FILES = 20

const start = performance.now()
const [flag, ref = 'HEAD'] = process.argv.slice(2)
if (flag !== undefined && flag !== '--changed') {
  console.error('Usage: npm test [-- --changed [ref]]')
  process.exit(2)
}
const onlyChanged = flag === '--changed'

const reports = join(root, 'test-results')
const unitReport = join(reports, 'vitest.json')
const e2eReport = join(reports, 'playwright.json')
/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** @type {import('./run-stages.mjs').StageResult[]} */
const results = []
const counts = { passed: 0, failed: 0, skipped: 0 }

/**
 * Adds the tests of a report. A run that failed without a failed test or a report counts as one failure.
 *
 * @param {import('./run-stages.mjs').StageResult} result
 * @param {{ passed: number, failed: number, skipped: number } | null | undefined} tests
 */
function count(result, tests) {
  results.push(result)
  counts.passed += tests?.passed ?? 0
  counts.skipped += tests?.skipped ?? 0
  counts.failed += tests?.failed || (result.passed ? 0 : 1)
}

/** @param {import('./run-stages.mjs').StageResult} result */
function countStage(result) {
  results.push(result)
  counts[result.passed ? 'passed' : 'failed'] += 1
}

ensureInstalled()
results.push({ title: 'Installing dependencies', passed: true, seconds: (performance.now() - start) / 1000 })
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// The registry can be slow, so the audit runs in parallel with the other checks.
const auditing = onlyChanged ? null : auditDependencies()
countStage(await runStage(routeTypes))
const staticChecks = await runLanes([
  [types('apps/server'), types('tests'), types('packages'), types('apps/web/worker'), types('scripts'), lint],
  // The build writes the route types again: the web app is checked after it, not meanwhile.
  [webBuild, types('apps/web'), unusedCode],
  // Mostly waits for the network.
  [installChromium],
])
for (const result of staticChecks) countStage(result)

if (counts.failed > 0) {
  console.log('\nNot run, because a static check failed: unit, integration and end-to-end tests.')
} else {
  const unitResult = await runStage(
    vitest(
      'Unit and integration tests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...(onlyChanged ? [`--changed=${ref}`, '--passWithNoTests'] : []),
    ),
  )
  const unit = read(unitReport)
  count(unitResult, unit && { passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests })

  const e2eResult = await runStage(
    playwright(
      'End-to-end tests',
      { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
      '--reporter=list,json',
      ...(onlyChanged ? [`--only-changed=${ref}`, '--pass-with-no-tests'] : []),
    ),
  )
  const e2e = read(e2eReport)
  const stats = e2e?.stats
  count(e2eResult, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped })

  if (!onlyChanged) {
    console.error('\n▸ Requirements')
    const page = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
    const faults = requirementFaults(page, [...testsOfVitest(unit), ...testsOfPlaywright(e2e)])
    for (const fault of faults) console.error(fault)
    countStage({ title: 'Requirements', passed: faults.length === 0, seconds: 0 })
  }

  const failed = failedTests(unit, e2e, root)
  if (failed.length > 0) console.log('\nFailed tests')
  for (const { file, title, message } of failed) console.log(`  ${file}: ${title}\n    ${message}`)

  console.log(`\nThe ${SLOWEST_FILES} slowest files`)
  for (const { file, seconds } of slowestFiles(unit, e2e, root, SLOWEST_FILES))
    console.log(`${minutes(seconds).padStart(6)}  ${file}`)
}

const audit = await auditing
if (audit) counts[audit] += 1
printDurations(results, (performance.now() - start) / 1000)
if (!audit && !onlyChanged) console.log('\nDependencies were not audited: the registry did not answer.')
if (onlyChanged) console.log(`\nOnly tests affected by changes since ${ref} ran; requirements were not checked.`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed === 0 ? 0 : 1)
