// Lists the slowest test files of the Vitest and Playwright reports.

/**
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} UnitReport
 * @typedef {{ suites?: Suite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite
 * @typedef {{ suites: (Suite & { file: string })[] }} E2eReport
 */

/** @param {UnitReport | null} report @param {string} root */
const unitTimes = (report, root) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }))

/** @param {E2eReport | null} report */
function e2eTimes(report) {
  /** @type {(suite: Suite) => number} */
  const secondsIn = ({ suites = [], specs = [] }) =>
    suites.reduce((sum, suite) => sum + secondsIn(suite), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration / 1000, 0)
  return (report?.suites ?? []).map((suite) => ({ file: `tests/${suite.file}`, seconds: secondsIn(suite) }))
}

/**
 * The slowest test files, slowest first. The time is wall-clock time.
 *
 * @param {UnitReport | null} unit Vitest's JSON report
 * @param {E2eReport | null} e2e Playwright's JSON report
 * @param {string} root folder that Vitest's file names start with
 * @param {number} count maximum number of files
 * @returns {{ file: string, seconds: number }[]}
 */
export const slowestFiles = (unit, e2e, root, count) =>
  [...unitTimes(unit, root), ...e2eTimes(e2e)].toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
