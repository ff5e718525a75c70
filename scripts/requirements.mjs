// Checks docs/requirements.md against the reports of a test run. A test title ends with the ids of the requirements that it
// proves, such as '[R2-014]' or '[R2-014 R5-003]'.

const ROW = /^\| (R\d-\d{3}) \|/gm
const NOT_YET = /^- (R\d-\d{3}):/gm
const NOT_YET_HEADING = '\n## Not yet proven\n'
const IN_TITLE = /\[(R\d-\d{3}(?: R\d-\d{3})*)\]/g

/**
 * @typedef {{ title: string, outcome: string }} Test `outcome` is 'passed', 'failed' or 'skipped'
 * @typedef {{ testResults: { assertionResults: { title: string, status: string }[] }[] }} UnitReport
 * @typedef {{ suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite
 */

/** @param {Iterable<RegExpExecArray>} matches */
const first = (matches) => Array.from(matches, ([, id = '']) => id)

/**
 * The ids of the page's rows, and the ids that its last section lists as not yet proven.
 *
 * @param {string} page
 */
export function requirementsOf(page) {
  const [rows = '', notYet = ''] = page.split(NOT_YET_HEADING)
  return { ids: first(rows.matchAll(ROW)), notYet: first(notYet.matchAll(NOT_YET)) }
}

/** @type {Record<string, string>} */
const VITEST = { passed: 'passed', failed: 'failed' }

/**
 * Tests of a Vitest report; empty without a report.
 *
 * @param {UnitReport | null} report
 * @returns {Test[]}
 */
export function testsOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ title, outcome: VITEST[status] ?? 'skipped' })),
  )
}

/** @type {Record<string, string>} */
const PLAYWRIGHT = { expected: 'passed', flaky: 'passed', unexpected: 'failed' }

/**
 * Tests of a Playwright report, one entry for each browser.
 *
 * @param {Suite | null} report
 */
export function testsOfPlaywright(report) {
  /** @type {(suite: Suite) => Test[]} */
  const testsIn = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(testsIn),
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, outcome: PLAYWRIGHT[status] ?? 'skipped' })),
    ),
  ]
  return testsIn(report ?? {})
}

/** @param {Test[]} tests */
function outcomesById(tests) {
  /** @type {Map<string, string[]>} */
  const outcomes = new Map()
  for (const { title, outcome } of tests)
    for (const ids of first(title.matchAll(IN_TITLE)))
      for (const id of ids.split(' ')) outcomes.set(id, [...(outcomes.get(id) ?? []), outcome])
  return outcomes
}

/** @param {string} id @param {string[] | undefined} outcomes */
function problemOf(id, outcomes) {
  if (outcomes === undefined) return `${id}: no test title has it`
  if (outcomes.includes('failed')) return `${id}: a test that proves it failed`
  return outcomes.includes('passed') ? null : `${id}: every test that proves it was skipped`
}

/**
 * Inconsistencies between the page and the tests, one line each. Empty when every requirement has a test that passed.
 *
 * @param {string} page
 * @param {Test[]} tests
 */
export function requirementFaults(page, tests) {
  const { ids, notYet } = requirementsOf(page)
  const outcomes = outcomesById(tests)
  return [
    ...(ids.length === 0 ? ['the page has no rows'] : []),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id}: has two rows`),
    ...ids.filter((id) => !notYet.includes(id)).flatMap((id) => problemOf(id, outcomes.get(id)) ?? []),
    ...notYet.filter((id) => !ids.includes(id)).map((id) => `${id}: not yet proven, but without a row`),
    ...notYet.filter((id) => outcomes.has(id)).map((id) => `${id}: not yet proven, but a test title has it`),
    ...[...outcomes.keys()].filter((id) => !ids.includes(id)).map((id) => `${id}: in a title, but without a row`),
  ]
}
