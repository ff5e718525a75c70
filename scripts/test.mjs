// `npm test`: installs what is missing, then types, lint, unit and integration tests, build, journeys in a browser, and
// whether every requirement has a test that passed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditDependencies } from './audit.mjs'
import { requirementFaults, testsOfPlaywright, testsOfVitest } from './requirements.mjs'
import { ensureBuilt, ensureInstalled, environment, findProgram, node, root, runStep } from './runtime.mjs'

const reports = join(root, 'test-results')
const tool = (name) => join(root, 'node_modules/.bin', name)
const counts = { passed: 0, failed: 0, skipped: 0 }

/** The system's Chromium, else the package manager's, else the one that Playwright brings. */
function ensureChromium() {
  const find = () =>
    process.env.CHROMIUM_PATH ??
    findProgram('chromium') ??
    findProgram('chromium-browser') ??
    findProgram('google-chrome')
  if (!find() && findProgram('apt-get') && process.getuid?.() === 0) {
    const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
    runStep('Updating the package lists', 'apt-get', ['update', '-q'], { env })
    runStep('Installing Chromium', 'apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  }
  const found = find()
  if (found) return { ...environment, CHROMIUM_PATH: found }
  runStep('Installing Chromium', node, [tool('playwright'), 'install', '--with-deps', 'chromium'])
  return environment
}

function report(file) {
  const path = join(reports, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function step(title, program, args, options) {
  const passed = runStep(title, program, args, { stdio: 'inherit', ...options })
  counts[passed ? 'passed' : 'failed'] += 1
  return passed
}

ensureInstalled()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

step('Route types', node, [tool('react-router'), 'typegen'], { cwd: join(root, 'apps/web') })
for (const project of ['packages', 'apps/server', 'apps/web', 'apps/web/worker', 'tests'])
  step(`Types: ${project}`, tool('tsc'), ['-p', project])
step('Lint', tool('biome'), ['check', '--error-on-warnings', '.'])
step('Unused code and dependencies', node, [tool('knip')])
const audit = auditDependencies()
if (audit) counts[audit] += 1

const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]
const unitPassed = runStep('Unit and integration tests', node, [tool('vitest'), ...vitest], { stdio: 'inherit' })
const unit = report('vitest.json')
counts.passed += unit?.numPassedTests ?? 0
counts.failed += unit ? unit.numFailedTests + (!unitPassed && unit.numFailedTests === 0 ? 1 : 0) : 1
counts.skipped += unit?.numPendingTests ?? 0

ensureBuilt()
const env = { ...ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') }
const playwright = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json']
const journeysPassed = runStep('Journeys in a browser', node, [tool('playwright'), ...playwright], {
  stdio: 'inherit',
  env,
})
const journeyReport = report('playwright.json')
const journeys = journeyReport?.stats
counts.passed += (journeys?.expected ?? 0) + (journeys?.flaky ?? 0)
counts.failed += journeys ? journeys.unexpected + (!journeysPassed && journeys.unexpected === 0 ? 1 : 0) : 1
counts.skipped += journeys?.skipped ?? 0

console.error('\n▸ Requirements')
const page = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
const faults = requirementFaults(page, [...testsOfVitest(unit), ...testsOfPlaywright(journeyReport)])
for (const fault of faults) console.error(fault)
counts[faults.length === 0 ? 'passed' : 'failed'] += 1

if (!audit) console.log('\nThe registry could not be asked for known weaknesses of dependencies.')
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed === 0 ? 0 : 1)
