// Lists the failed tests of the Vitest and Playwright reports.

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const firstLine = (message = '') => message.replace(ANSI, '').trim().split('\n', 1).join()

/**
 * @typedef {{ title: string, status: string, failureMessages: string[] }} UnitTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: UnitTest[] }} UnitFile
 * @typedef {{ testResults: UnitFile[] }} UnitReport
 * @typedef {{ status: string, results: { error?: { message: string } }[] }} E2eTest
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, tests: E2eTest[] }[] }} Suite
 * @typedef {{ file: string, title: string, message: string }} Failure `title` is empty for a file that could not be loaded
 */

/** @type {(report: UnitReport | null, root: string) => Failure[]} */
const unitFailures = (report, root) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return [{ file, title: '', message: firstLine(message) }]
    return failed.map((test) => ({ file, title: test.title, message: firstLine(test.failureMessages[0]) }))
  })

/** @param {Suite | null} report */
function e2eFailures(report) {
  /** @type {(suite: Suite) => Failure[]} */
  const failuresIn = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(failuresIn),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          file: `tests/${file}`,
          title,
          message: firstLine(results.find(({ error }) => error)?.error?.message),
        })),
    ),
  ]
  return failuresIn(report ?? {})
}

/**
 * The failed tests, each with the first line of its error.
 *
 * @param {UnitReport | null} unit Vitest's JSON report
 * @param {Suite | null} e2e Playwright's JSON report
 * @param {string} root folder that Vitest's file names start with
 * @returns {Failure[]}
 */
export const failedTests = (unit, e2e, root) => [...unitFailures(unit, root), ...e2eFailures(e2e)]
