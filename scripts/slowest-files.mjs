// Reads the reports of Vitest and Playwright for the time that each test file took.

const unitTimes = (report, root) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }))

function journeyTimes(report) {
  const secondsIn = ({ suites = [], specs = [] }) =>
    suites.reduce((sum, suite) => sum + secondsIn(suite), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration / 1000, 0)
  return (report?.suites ?? []).map((suite) => ({ file: `tests/${suite.file}`, seconds: secondsIn(suite) }))
}

/**
 * The test files that took longest, the slowest first. A file's time includes waiting for a processor.
 *
 * @param {object | null} unit Vitest's JSON report
 * @param {object | null} journeys Playwright's JSON report
 * @param {string} root folder that Vitest's file names start with
 * @param {number} count how many files to name
 * @returns {{ file: string, seconds: number }[]}
 */
export const slowestFiles = (unit, journeys, root, count) =>
  [...unitTimes(unit, root), ...journeyTimes(journeys)].toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
